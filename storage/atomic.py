"""Writes a text so that after a power cut either the old file is there or the new one, never half of one.

Holds docs/design.md, rule 6, on writes (new file, fsync, rename). Does not know what the texts say.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from game.language import gettext as _

UNFINISHED = ".new"
_PATIENCE = (0.01, 0.05, 0.2)


class StorageError(Exception):
    """A file that can't be written or moved; the message is one sentence, fit to show a player."""


def write_text(file: Path, text: str) -> None:
    """Put `text` in the place of `file`, making its folder where needed. Raises StorageError.

    Where `file` is a link, what it points to is replaced and the link stays.
    """
    target = Path(os.path.realpath(file))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        new = _write_beside(target, text)
        try:
            _replace(new, target)
        except OSError:
            new.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise cannot_write(file, error) from error
    _sync_folder(target.parent)


def move(file: Path, target: Path) -> None:
    """Rename `file` to `target`, making the folder of `target` where needed. Raises StorageError."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, target)
    except OSError as error:
        raise cannot_write(target, error) from error
    _sync_folder(target.parent)


def remove(file: Path) -> None:
    """Take `file` away, if it is there. Raises StorageError."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(file, error) from error
    _sync_folder(file.parent)


def sweep(file: Path) -> None:
    """Remove what writes of `file` left behind when they were cut short."""
    for leftover in file.parent.glob(f".{file.name}.*{UNFINISHED}"):
        with suppress(OSError):
            leftover.unlink()


def cannot_write(file: Path, error: OSError) -> StorageError:
    """Return the error that says which file could not be written and why."""
    reason = error.strerror or type(error).__name__
    return StorageError(
        _("{file} can’t be written ({reason}): make room on the disk, or allow writing there.").format(
            file=file, reason=reason
        )
    )


def _write_beside(target: Path, text: str) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=UNFINISHED, dir=target.parent)
    new = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    return new


def _replace(new: Path, target: Path) -> None:
    if sys.platform == "win32":  # a virus scanner may hold the old file open for a moment
        for pause in _PATIENCE:
            with suppress(PermissionError):
                return os.replace(new, target)
            time.sleep(pause)
    os.replace(new, target)


def _sync_folder(folder: Path) -> None:
    """Make the new name last; file systems and platforms that can't do this for folders are let be."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
