"""The venv that a build happens in: made once, made anew when the pins change, and apart from the game's own .venv.

Nothing is ever installed into the Python that started the build. Does not know what the packages are for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PINS = (HERE.parent / "requirements.txt", HERE / "requirements.txt")


class BuildError(Exception):
    """What stands in the way of a build; the message is a sentence that says what to do."""


def prepare(folder: Path) -> Path:
    """Return the interpreter of the venv in `folder`, which has exactly the pinned packages.

    Raises BuildError where the venv or the packages are not to be had.
    """
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp, wanted = folder / "pins.stamp", "".join(file.read_text(encoding="utf-8") for file in PINS) + sys.version
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and python.exists():
        return python
    if not find_spec("ensurepip"):
        raise BuildError("This Python can't make a venv: install it (on Debian: sudo apt install python3-venv).")
    print(f"Fetching what a build needs into {folder}; this happens once.", flush=True)
    venv.create(folder, clear=True, with_pip=True)
    quietly = ["--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    try:
        call([python, "-m", "pip", "install", *quietly, "-r", PINS[1]], "fetching packages")
    except BuildError as error:
        raise BuildError(f"{error} Is this computer connected to the internet?") from error
    stamp.write_text(wanted, encoding="utf-8")
    return python


def call(command: Sequence[str | Path], doing: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a command to its end. Raises BuildError, which names what it was `doing`, when it fails."""
    status = subprocess.run([str(word) for word in command], env=environment, check=False).returncode
    if status:
        raise BuildError(f"The build stopped while {doing}: what stands above says why.")
