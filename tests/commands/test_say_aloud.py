"""Saying aloud: a stand-in for zenity tells when a window would have opened, and with which words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from commands import say_aloud

ROOT = Path(__file__).parents[2]
CODE = "from commands.say_aloud import say_aloud; say_aloud('No luck: 5 < 6.', lambda text: print('last:', text))"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="NOT RUN: windows of other systems")


class Desk:
    """A desktop whose only program is a zenity that writes down what it is told to show."""

    def __init__(self, folder: Path, status: int = 0) -> None:
        self._note = folder / "shown"
        program = folder / "zenity"
        program.write_text(f'#!/bin/sh\necho "$*" > "{self._note}"\nexit {status}\n', encoding="utf-8")
        program.chmod(0o755)
        self.environment = {"PATH": str(folder), "DISPLAY": ":0", "PYTHONPATH": str(ROOT)}

    def say(self, errors: int, leader: bool = False) -> str:
        """Say a sentence with stderr going to `errors`; return what was printed to stdout."""
        return subprocess.run(
            [sys.executable, "-c", CODE],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            check=True,
            start_new_session=leader,
        ).stdout

    @property
    def shown(self) -> str:
        return self._note.read_text(encoding="utf-8") if self._note.exists() else ""


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desktop on which nothing was shown yet."""
    return Desk(tmp_path)


def test_a_double_click_gets_a_window(desk: Desk) -> None:
    """With stderr going nowhere the sentence is shown, letter by letter as it is."""
    desk.say(subprocess.DEVNULL)
    assert desk.shown == "--error --no-markup --title Three-Thirteen --text No luck: 5 < 6.\n"


def test_a_program_that_reads_gets_no_window(desk: Desk) -> None:
    """Who reads stderr through a pipe has the sentence already."""
    assert desk.say(subprocess.PIPE) == ""
    assert desk.shown == ""


def test_a_file_somebody_keeps_gets_no_window(desk: Desk, tmp_path: Path) -> None:
    """Who sends stderr to a file reads it there; the log of a desktop session nobody does."""
    desk.environment["HOME"] = str(tmp_path)
    with open(tmp_path / "log", "wb") as log:
        desk.say(log.fileno())
    assert desk.shown == ""
    with open(tmp_path / ".xsession-errors", "wb") as log:
        desk.say(log.fileno())
    assert desk.shown != ""


@pytest.mark.parametrize("leader", [False, True])
def test_a_terminal_that_vanishes_is_not_enough(desk: Desk, leader: bool) -> None:
    """At a shell's terminal the sentence is read; a terminal opened for the game alone closes with it."""
    ours, theirs = os.openpty()
    try:
        desk.say(theirs, leader)
        assert os.read(ours, 100) == b"No luck: 5 < 6.\r\n"
    finally:
        os.close(ours)
        os.close(theirs)
    assert bool(desk.shown) == leader


def test_without_a_program_for_it_there_is_a_last_resort(tmp_path: Path) -> None:
    """A program that fails, and a display that is missing, leave the sentence to the last resort."""
    desk = Desk(tmp_path, status=5)
    assert desk.say(subprocess.DEVNULL) == "last: No luck: 5 < 6.\n"
    del desk.environment["DISPLAY"]
    assert desk.say(subprocess.DEVNULL) == "last: No luck: 5 < 6.\n"


def test_a_windowed_program_without_a_stderr_does_not_stumble(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Where there is no stderr at all, the window is the only place, and nothing is printed."""
    shown: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(say_aloud, "is_read", lambda: False)
    monkeypatch.setattr(say_aloud, "show", lambda sentence: bool(shown.append(sentence)) or True)
    say_aloud.say_aloud("No luck.")
    assert shown == ["No luck."]
    assert capfd.readouterr().err == ""
