"""The lock: one holder at a time, and free again however the holder ends."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from storage.folders import find_program_folder
from storage.lock import Lock

HOLD = """
import sys, time
from pathlib import Path
from storage.lock import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


def test_lock_has_one_holder(tmp_path: Path) -> None:
    """A second lock on the same file waits its turn, and gets it after the release."""
    first, second = Lock(tmp_path / "a" / "lock"), Lock(tmp_path / "a" / "lock")
    assert first.take()
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()
    second.release()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_lock_dies_with_its_process(tmp_path: Path) -> None:
    """A holder that is killed outright leaves the lock free."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path / "lock")],
        cwd=find_program_folder(),
        stdout=subprocess.PIPE,
        text=True,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        lock = Lock(tmp_path / "lock")
        assert not lock.take()
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        assert lock.take()
        lock.release()
