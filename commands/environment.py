"""Makes or mends the .venv beside main.py, and says in a sentence what to do where it can't.

One process at a time, by a lock that dies with its holder. The lock file reads "unfinished" while the work
goes on: who finds that word after a power cut starts from an empty .venv. Does not know when it is needed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext as _
from importlib.util import find_spec
from typing import TextIO

from commands.first_start import PYTHON, ROOT, VENV, describe, is_finished, stamp_of
from commands.refusal import Refusal

LOCK = VENV + ".lock"
OFFLINE = ("NewConnectionError", "Failed to establish", "timed out", "ProxyError", "ConnectionError")


def make(requirements: str, pins: dict[str, str]) -> None:
    """Leave .venv with exactly these pins, and stamped; raise Refusal where that can't be done."""
    with _locked() as lock:
        if is_finished(requirements, pins) and not _find_fault_inside(requirements):
            return
        broken = lock.read() != ""
        _note(lock, "unfinished")
        try:
            _build(requirements, pins, afresh=broken or not _has_pip())
        except Refusal:
            _note(lock, "")
            raise
        with open(stamp_of(requirements), "w", encoding="utf-8") as stamp:
            stamp.write(describe(pins))
        _note(lock, "")


def _build(requirements: str, pins: dict[str, str], *, afresh: bool) -> None:
    _say(
        _("First start: fetching {packages} into {folder}, once; this takes some seconds.").format(
            packages=", ".join(pins), folder=VENV
        )
    )
    if afresh:
        _create()
    _install(requirements)
    fault = _find_fault_inside(requirements)
    if fault and not afresh:
        _build(requirements, pins, afresh=True)
    elif fault:
        raise Refusal(fault)


def _create() -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Refusal(
            _(
                "This Python can't make an environment because its venv module is incomplete: install it "
                "(on Debian and Ubuntu: sudo apt install python3-venv) and start again."
            )
        )
    made = _call([sys.executable, "-m", "venv", "--clear", VENV])
    if made.returncode:
        raise Refusal(
            _("Python could not make {folder} ({reason}): delete that folder and start again.").format(
                folder=VENV, reason=_last_line(made.stdout + made.stderr)
            )
        )


def _install(requirements: str) -> None:
    patience = [] if "PIP_DEFAULT_TIMEOUT" in os.environ else ["--timeout", "5"]
    quiet = ["--quiet", "--retries", "0", "--disable-pip-version-check", "--no-input", *patience]
    wanted = ["--only-binary", ":all:", "--requirement", os.path.join(ROOT, requirements)]
    done = _call([PYTHON, "-m", "pip", "install", *quiet, *wanted])
    if done.returncode:
        raise Refusal(_explain(done.stdout + done.stderr))


def _explain(output: str) -> str:
    """Turn what pip printed into what to do: pip itself blames the package when the network is away."""
    if any(sign in output for sign in OFFLINE):
        return _("The packages can't be fetched without a network: connect once and start again.")
    return _(
        "pip could not fetch the packages ({reason}): are you online, and is this one of Python 3.10 to 3.14 "
        "(here {version})? Then start again."
    ).format(reason=_last_line(output), version="{}.{}".format(*sys.version_info))


def _find_fault_inside(requirements: str) -> str:
    """Ask the interpreter in .venv itself what is wrong with it; an empty text means nothing."""
    check = os.path.join(ROOT, "commands", "requirements.py")
    asked = _call([PYTHON, check, os.path.join(ROOT, requirements)])
    return _last_line(asked.stdout + asked.stderr)


def _has_pip() -> bool:
    return os.path.exists(PYTHON) and _call([PYTHON, "-m", "pip", "--version"]).returncode == 0


def _call(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL)


def _last_line(output: str) -> str:
    lines = output.strip().splitlines()
    return lines[-1].strip() if lines else ""


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _note(lock: TextIO, word: str) -> None:
    lock.seek(0)
    lock.truncate()
    lock.write(word)
    lock.flush()


@contextmanager
def _locked() -> Iterator[TextIO]:
    try:
        lock = open(LOCK, "a+", encoding="utf-8")  # noqa: SIM115
    except OSError as error:
        raise Refusal(
            _(
                "Nothing can be written to {folder} ({reason}): copy the game to a folder of your own, or "
                "start it in an environment that has requirements.txt installed."
            ).format(folder=ROOT, reason=error.strerror)
        ) from None
    with lock:
        _wait_for(lock)
        lock.seek(0)
        yield lock


def _wait_for(lock: TextIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                return msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                continue
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)
