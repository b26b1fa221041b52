"""Prints the figures, one section after another: `python3 -m tests.bench [--long] [--json] [SECTION …]`."""

from __future__ import annotations

import gc
import importlib
import json
import pkgutil
import platform
import sys
from argparse import ArgumentParser
from dataclasses import asdict
from types import ModuleType

import tests.bench
from tests import set_up


def find_sections() -> dict[str, ModuleType]:
    """Return every module of this package that measures something, by name."""
    names = [found.name for found in pkgutil.iter_modules(tests.bench.__path__) if found.name != "__main__"]
    modules = {name: importlib.import_module(f"tests.bench.{name}") for name in names}
    return {name: module for name, module in modules.items() if hasattr(module, "measure")}


def run_section(module: ModuleType, long: bool, aloud: bool) -> list[dict[str, object]]:
    """Measure one section with the garbage collector at rest and return its figures."""
    if aloud:
        print(f"== {module.TITLE}", flush=True)
    figures = []
    gc.collect()
    gc.disable()
    try:
        for figure in module.measure(long):
            figures.append(asdict(figure))
            if aloud:
                print(figure, flush=True)
    finally:
        gc.enable()
    return figures


def main(arguments: list[str]) -> int:
    """Measure the sections asked for (all without any) and return the exit status: 2 for an unknown section."""
    sections = find_sections()
    parser = ArgumentParser("python3 -m tests.bench", description="Measures the game.")
    parser.add_argument("--long", action="store_true", help="also what takes minutes: tournaments, more hands")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(sections))
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.sections if name not in sections]
    if unknown:
        parser.error(f"there is no section {unknown[0]}; there are: {', '.join(sections)}")
    chosen = {name: module for name, module in sections.items() if name in (asked.sections or sections)}
    measured = {name: run_section(module, asked.long, not asked.json) for name, module in chosen.items()}
    if asked.json:
        print(json.dumps({"python": platform.python_version(), "sections": measured}, indent=1))
    return 0


if __name__ == "__main__":
    set_up()
    sys.exit(main(sys.argv[1:]))
