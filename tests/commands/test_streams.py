"""Standard streams that are closed or full: the commands end with a status and at most one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="NOT RUN: written for a POSIX shell")


def call(line: str) -> subprocess.CompletedProcess[str]:
    """Run a shell's line in which `$GAME` starts the game."""
    game = f"'{sys.executable}' '{ROOT / 'main.py'}'"
    return subprocess.run(["sh", "-c", line.replace("$GAME", game)], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", ["--json -", "-"])
def test_closed_stdin_is_told(arguments: str) -> None:
    """Asked to read what is not there, `score` says so."""
    done = call(f"$GAME score {arguments} <&-")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Standard input is closed: write hands to it, one a line, such as 4H 5H 6H KS.\n"


def test_stdin_that_can_not_be_read_is_told() -> None:
    """A standard input that is only for writing is told with the system's reason."""
    done = call("$GAME score --json - 0> /dev/null")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Standard input can’t be read (")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="NOT RUN: no device that is always full here")
@pytest.mark.parametrize("command", ["score 4H", "score --json - < in", "simulate --matches 2 --seats steady,steady"])
def test_full_disk_is_told(command: str, tmp_path: Path) -> None:
    """An answer that can't be written is one sentence and no traceback, also not at the very end."""
    (tmp_path / "in").write_text('{"hand": "4H"}\n', encoding="utf-8")
    (tmp_path / "c.yaml").write_text("rules:\n  last_round: 1\n", encoding="utf-8")
    done = call(f"cd '{tmp_path}'; $GAME {command} --config c.yaml > /dev/full")
    assert (done.returncode, done.stderr) == (2, "The answer cannot be written (No space left on device).\n")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_output_is_no_fault(closed: str) -> None:
    """Who closes stdout or stderr wants to hear nothing there."""
    done = call(f"$GAME score 4H {closed}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (done.stdout == "") == closed.startswith(">")
