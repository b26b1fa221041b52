"""A lock that one process holds and that dies with it, however it dies.

Keeps two windows from writing one saved match in turns. Does not know what it guards.
"""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import IO

_HELD_ELSEWHERE = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Lock:
    """An open file with the operating system's lock on it; the file itself stays behind and means nothing."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._stream: IO[bytes] | None = None

    def take(self) -> bool:
        """Take the lock unless another process, or another Lock, holds it; say whether it is ours now.

        Raises OSError where the file can't be made. Where the file system knows no locks this succeeds.
        """
        if self._stream is not None:
            return True
        self._file.parent.mkdir(parents=True, exist_ok=True)
        stream = open(self._file, "ab")  # noqa: SIM115
        try:
            _lock(stream)
        except OSError as error:
            if error.errno in _HELD_ELSEWHERE:
                stream.close()
                return False
        self._stream = stream
        return True

    def release(self) -> None:
        """Let others have the lock; nothing happens when it is not held."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None


def _lock(stream: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        stream.seek(0)
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
