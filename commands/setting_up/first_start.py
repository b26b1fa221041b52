"""The first start: finds an interpreter that has the pinned packages, and goes on in it.

In this order: the running one, when it has them all; the .venv beside main.py, when it was finished for the
same pins; else that .venv is made, which `making` knows how to do. A frozen or installed game has no
requirements.txt beside it and never gets here. Does not know what the packages are for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from commands.refusal import Refusal
from commands.setting_up.environment import PYTHON, ROOT, is_finished, is_running_in_venv
from commands.setting_up.requirements import find_missing, read_pins
from game.language import gettext as _


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
        from commands.setting_up.making import make_environment

        make_environment(requirements, pins)
        _start_again()


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


def _start_again() -> None:
    command = [PYTHON, *sys.orig_argv[1:]]
    print(end="", flush=True)
    if os.name == "nt":  # there execv returns to the shell at once, with the game still running
        import subprocess

        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)
