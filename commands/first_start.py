"""The first start: finds an interpreter that has the pinned packages, and goes on in it.

In this order: the running one, when it has them all; the .venv beside main.py, when it was finished for the
same pins; else that .venv is made, which environment.py knows how to do. A frozen or installed game has no
requirements.txt beside it and never gets here. Does not know what the packages are for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from commands.refusal import Refusal
from commands.requirements import find_missing, read_pins
from game.language import gettext as _

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def enter_environment(requirements: str = "requirements.txt") -> None:
    """Start this very command again in .venv, when it lacks packages here and .venv is ready; else return."""
    pins = _pins(requirements)
    if not is_running_in_venv() and find_missing(pins) and is_finished(requirements, pins):
        _start_again()


def set_up(requirements: str = "requirements.txt") -> None:
    """Return only where every pinned package is there; make .venv and start again in it where not.

    Raises Refusal with what to do where that is impossible.
    """
    pins = _pins(requirements)
    if find_missing(pins):
        from commands import environment

        environment.make(requirements, pins)
        _start_again()


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


@contextmanager
def explain_damage() -> Iterator[None]:
    """Turn a package that is noted as installed and yet can't be imported into a Refusal.

    What is missing of the game itself stays a traceback: that is no matter of the environment.
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").partition(".")[0] in ("game", "storage", "commands", "ui"):
            raise
        wanted = ["--force-reinstall", "-r", os.path.join(ROOT, "requirements.txt")]
        raise Refusal(
            _("A package is damaged ({error}): run {command} and start again.").format(
                error=error, command=_as_typed([sys.executable, "-m", "pip", "install", *wanted])
            )
        ) from error


def _as_typed(command: list[str]) -> str:
    """Return the command as it can be pasted into this system's shell, whatever the paths in it hold."""
    if os.name == "nt":
        import subprocess

        return subprocess.list2cmdline(command)
    import shlex

    return shlex.join(command)


def _pins(requirements: str) -> dict[str, str]:
    file = os.path.join(ROOT, requirements)
    if getattr(sys, "frozen", False) or not os.path.isfile(file):
        return {}
    return read_pins(file)


def is_running_in_venv() -> bool:
    """Tell whether this interpreter is the one in .venv."""
    return os.path.realpath(sys.prefix) == os.path.realpath(VENV)


def _start_again() -> None:
    command = [PYTHON, *sys.orig_argv[1:]]
    print(end="", flush=True)
    if os.name == "nt":  # there execv returns to the shell at once, with the game still running
        import subprocess

        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)
