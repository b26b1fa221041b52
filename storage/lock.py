"""A lock that one process holds and that dies with it, however it dies.

Keeps two windows from writing one saved match in turns. Does not know what it guards.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_HELD_ELSEWHERE = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Lock:
    """An open file with the operating system's lock on it; the file itself stays behind and means nothing."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock unless another process, or another Lock, holds it; say whether it is ours now.

        Raises OSError where the file can't be made. Where the file system knows no locks this succeeds.
        """
        if self._handle is not None:
            return True
        self._file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError as error:
            if error.errno in _HELD_ELSEWHERE:
                os.close(handle)
                return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Let others have the lock; nothing happens when it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __del__(self) -> None:
        self.release()


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
