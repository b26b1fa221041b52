"""Which packages the game is pinned to, and whether an interpreter has exactly those.

Reads the names of the folders in which pip notes what it installed: importlib.metadata would answer the
same ten times slower, and this is asked at every start. Does not install anything.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def read_pins(file: str) -> dict[str, str]:
    """Return {package: version} of a requirements file and of those it includes with `-r`."""
    pins: dict[str, str] = {}
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            text = line.partition("#")[0].strip()
            if text.startswith("-r "):
                pins.update(read_pins(os.path.join(os.path.dirname(file), text[3:].strip())))
            elif text:
                package, _equals, version = text.partition("==")
                pins[package.strip()] = version.strip()
    return pins


def find_missing(pins: dict[str, str], folders: Sequence[str] = sys.path) -> list[str]:
    """Return the pins that an interpreter with these import folders does not meet, as "package version".

    Where an `import pygame` would find the old pygame instead, pygame-ce counts as missing.
    """
    have: dict[str, str] = {}
    for folder in reversed(folders):  # the first on the path wins
        have.update(_read_installed(folder))
        if _holds_old_pygame(folder):
            have.pop("pygame_ce", None)
    return [f"{name} {version}" for name, version in pins.items() if have.get(_normalise(name)) != version]


def find_hiding(pins: dict[str, str], folder: str) -> str | None:
    """Return the package in this import folder that would be imported instead of its pin, if there is one."""
    packages = _read_installed(folder)
    if "pygame-ce" in pins and _holds_old_pygame(folder):
        return "pygame"
    return next((name for name in pins if packages.get(_normalise(name), pins[name]) != pins[name]), None)


def _holds_old_pygame(folder: str) -> bool:
    """Tell whether `pygame` in this folder is not, or not only, pygame-ce: both unpack to that name."""
    if not os.path.isfile(os.path.join(folder, "pygame", "__init__.py")):
        return False
    packages = _read_installed(folder)
    return "pygame" in packages or "pygame_ce" not in packages


def _read_installed(folder: str) -> dict[str, str]:
    """Return {package: version} as pip noted it in one import folder."""
    try:
        entries = os.listdir(folder or ".")
    except OSError:
        return {}
    packages = {}
    for entry in entries:
        stem, _dot, kind = entry.rpartition(".")
        package, dash, rest = stem.partition("-")
        if kind in ("dist-info", "egg-info") and dash:
            packages[_normalise(package)] = rest.partition("-")[0]
    return packages


def _normalise(package: str) -> str:
    return package.lower().replace("-", "_").replace(".", "_")


if __name__ == "__main__":  # making.py asks this of the interpreter in .venv
    sys.exit(", ".join(find_missing(read_pins(sys.argv[1]))) or 0)
