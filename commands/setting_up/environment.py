"""The .venv beside main.py: where it lies, and whether it was finished for the pins of today.

Does not make it, nor start anything in it.
"""

from __future__ import annotations

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
"""The folder of main.py."""
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def stamp_of(requirements: str) -> str:
    """Return the file in .venv that says for which pins it was finished."""
    return os.path.join(VENV, requirements + ".stamp")


def is_finished(requirements: str, pins: dict[str, str]) -> bool:
    """Tell whether .venv was finished for exactly these pins and still has its interpreter."""
    try:
        with open(stamp_of(requirements), encoding="utf-8") as stamp:
            return stamp.read() == describe(pins) and os.path.exists(PYTHON)
    except (OSError, UnicodeDecodeError):
        return False


def describe(pins: dict[str, str]) -> str:
    """Return what the stamp holds: a line per pin, so that any change of a version shows."""
    return "".join(f"{package}=={version}\n" for package, version in sorted(pins.items()))


def is_running_in_venv() -> bool:
    """Tell whether this interpreter is the one in .venv."""
    return os.path.realpath(sys.prefix) == os.path.realpath(VENV)
