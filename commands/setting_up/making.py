"""Makes or mends the .venv beside main.py, and says in a sentence what to do where it can't.

One process at a time, by a lock that dies with its holders. The lock file reads "unfinished" while the work
goes on: who finds that word after a power cut starts from an empty .venv. Does not know when it is needed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TextIO

from commands.refusal import Refusal
from commands.setting_up.environment import PYTHON, ROOT, VENV, describe, is_running_in_venv, stamp_of
from commands.setting_up.requirements import find_hiding
from game.language import gettext as _

LOCK = VENV + ".lock"
# How soon pip gives up; settings of one's own, such as PIP_RETRIES, outrank these.
PATIENCE = {
    "PIP_RETRIES": "0",
    "PIP_DEFAULT_TIMEOUT": "5",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
}
OFFLINE = ("No matching distribution", "ConnectionPool", "timed out", "Temporary failure")


def make_environment(requirements: str, pins: dict[str, str]) -> None:
    """Leave .venv with exactly these pins, and stamped; raise Refusal where that can't be done."""
    _refuse_what_hides(pins)
    if os.path.lexists(VENV) and not os.path.isdir(VENV):
        raise Refusal(
            _("{file} is in the place of the folder that the packages go to: delete that file and start again.").format(
                file=VENV
            )
        )
    try:
        with _locked() as lock:
            _mend(requirements, pins, lock)
            with open(stamp_of(requirements), "w", encoding="utf-8") as stamp:
                stamp.write(describe(pins))
    except OSError as error:
        raise Refusal(
            _(
                "Nothing can be written to {folder} ({reason}): copy the game to a folder of your own, or "
                "start it in an environment that has requirements.txt installed."
            ).format(folder=ROOT, reason=error.strerror)
        ) from error


def _refuse_what_hides(pins: dict[str, str]) -> None:
    for folder in filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)):
        if package := find_hiding(pins, folder):
            raise Refusal(
                _(
                    "PYTHONPATH names {folder}, where an old {package} stands in the way of the one that the "
                    "game needs: unset PYTHONPATH and start again."
                ).format(folder=folder, package=package)
            )


def _mend(requirements: str, pins: dict[str, str], lock: TextIO) -> None:
    was_cut_short = lock.read() != ""
    if not was_cut_short and not _find_missing_inside(requirements):
        return
    afresh = was_cut_short or not _has_pip()
    if afresh:
        _refuse_incomplete_python()
    _say(
        _("Fetching {packages} into {folder}; this happens once and takes some seconds.").format(
            packages=", ".join(pins), folder=VENV
        )
    )
    _note(lock, "unfinished")
    try:
        _fill(requirements, afresh)
    except Refusal:
        _note(lock, "")
        raise
    _note(lock, "")


def _fill(requirements: str, afresh: bool) -> None:
    """Install into .venv, emptied first if `afresh`; one that still lacks something is made anew, once."""
    if afresh:
        _create()
    _install(requirements)
    missing = _find_missing_inside(requirements)
    if missing and not afresh:
        _fill(requirements, afresh=True)
    elif missing:
        raise Refusal(
            _("{folder} still lacks {missing}: delete that folder and start again.").format(
                folder=VENV, missing=missing
            )
        )


def _refuse_incomplete_python() -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Refusal(
            _(
                "This Python can’t make an environment because its venv module is incomplete: install it "
                "(on Debian and Ubuntu: sudo apt install python3-venv) and start again."
            )
        )


def _create() -> None:
    made = _call([_find_lasting_python(), "-m", "venv", "--clear", VENV])
    if made.returncode:
        raise Refusal(
            _("Python could not make {folder} ({reason}): delete that folder and start again.").format(
                folder=VENV, reason=_last_line(made.stdout + made.stderr)
            )
        )


def _find_lasting_python() -> str:
    """Return the running interpreter, or the one behind it when it lies in the .venv about to be emptied."""
    if not is_running_in_venv():
        return sys.executable
    if os.name == "nt":  # a .venv holds a copy there, elsewhere a link
        return str(getattr(sys, "_base_executable", sys.executable))
    return os.path.realpath(sys.executable)


def _install(requirements: str) -> None:
    wanted = ["--quiet", "--only-binary", ":all:", "--requirement", os.path.join(ROOT, requirements)]
    done = _call([PYTHON, "-m", "pip", "install", *wanted], {**PATIENCE, **os.environ, "PIP_USER": "0"})
    if done.returncode:
        raise Refusal(_explain(done.stdout + done.stderr))


def _explain(output: str) -> str:
    """Turn what pip printed into what to do: without a network it says that there is no such package."""
    reason = _last_line(output).removeprefix("ERROR: ")
    if not any(sign in output for sign in OFFLINE):
        return _("pip could not install the packages ({reason}); mend that and start again.").format(
            reason=reason
        )
    return _(
        "The packages could not be fetched ({reason}): connect this computer to the internet and start "
        "again, with a Python from 3.10 to 3.14 (this is {version})."
    ).format(reason=reason, version="{}.{}".format(*sys.version_info))


def _find_missing_inside(requirements: str) -> str:
    """Ask the interpreter in .venv itself what it lacks; an empty text means nothing."""
    check = os.path.join(ROOT, "commands", "setting_up", "requirements.py")
    asked = _call([PYTHON, check, os.path.join(ROOT, requirements)])
    return (_last_line(asked.stderr) or "a Python that runs") if asked.returncode else ""


def _has_pip() -> bool:
    return _call([PYTHON, "-m", "pip", "--version"]).returncode == 0


def _call(command: list[str], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; one that outlives us keeps the lock: it inherits it, and is not killed."""
    try:
        with subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            close_fds=False,
            text=True,
            errors="replace",
        ) as process:
            output, faults = process.communicate()
    except OSError as error:  # no such interpreter: a half-made .venv
        return subprocess.CompletedProcess(command, 127, "", str(error))
    return subprocess.CompletedProcess(command, process.returncode, output, faults)


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
    with open(LOCK, "a+", encoding="utf-8") as lock:
        _wait_for(lock)
        os.set_inheritable(lock.fileno(), True)
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
