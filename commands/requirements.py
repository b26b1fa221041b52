"""Which packages the game is pinned to, and whether an interpreter has exactly those.

Reads the names of the folders in which pip notes what it installed: importlib.metadata would answer the
same ten times slower, and this is asked at every start. Does not install anything.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from gettext import gettext as _


def read_pins(file: str) -> dict[str, str]:
    """Return {normalised package: version} of a requirements file and those it includes with `-r`."""
    pins: dict[str, str] = {}
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            text = line.partition("#")[0].strip()
            if text.startswith("-r "):
                pins.update(read_pins(os.path.join(os.path.dirname(file), text[3:].strip())))
            elif text:
                package, _equals, version = text.partition("==")
                pins[_normalise(package)] = version
    return pins


def find_fault(pins: dict[str, str], folders: Sequence[str] = sys.path) -> str | None:
    """Say in a sentence why an interpreter with these import folders can't run the game; None when it can."""
    found = [(folder, _installed(folder)) for folder in folders]
    for folder, packages in found:
        if os.path.isfile(os.path.join(folder, "pygame", "__init__.py")):
            if "pygame" in packages or "pygame_ce" not in packages:
                return _(
                    "The old pygame in {folder} stands in the way of pygame-ce: uninstall “pygame” there "
                    "(or unset PYTHONPATH) and start again."
                ).format(folder=folder)
            break
    have: dict[str, str] = {}
    for _folder, packages in reversed(found):
        have.update(packages)
    wrong = [f"{package} {version}" for package, version in pins.items() if have.get(package) != version]
    if not wrong:
        return None
    return _("Missing here: {packages}.").format(packages=", ".join(wrong))


def _installed(folder: str) -> dict[str, str]:
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
    return package.strip().lower().replace("-", "_").replace(".", "_")


if __name__ == "__main__":  # environment.py asks this of the interpreter in .venv
    print(find_fault(read_pins(sys.argv[1])) or "")
