"""The match under way as one file on disk, and the folders where matches go when they are no longer under way.

Holds DESIGN's rule that a saved match is its record. A finished match moves to `finished`, one given up for a
new one to `abandoned`, one that can't be read to `damaged`: nothing a person played is ever overwritten. Does not
know when a match is over; whoever plays it says so.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.entries import HUMAN
from game.language import gettext as _
from game.players import LEVELS, explain_unknown_level
from game.record import Record, RecordError, dumps, loads
from storage.atomic import StorageError, cannot_write, move, sweep, write_text
from storage.folders import find_match_folder, is_there
from storage.lock import Lock

LARGEST = 8 * 1024 * 1024
"""Four times what eight seats can write who play eleven rounds of 1000 turns each."""
MOST_KEPT = 500
"""How many files each folder of past matches holds (some 20 KB each); the oldest make room."""


class SavedMatchError(Exception):
    """A saved match that can't be gone on with; the message names file and line and is fit to show."""


class AlreadyOpen(Exception):
    """Another window holds the saved match; the message says what to do."""


class SavedMatch:
    """The match under way, held by one process at a time until `close` or the end of the process.

    `fault` is a sentence as long as the newest state of the match is not on disk (a full disk, a folder that
    can't be written), and None when all is well; every `keep` tries again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Take hold of the match in `folder`. Raises AlreadyOpen while another process has it."""
        self.folder = folder or find_match_folder()
        self.file = self.folder / "match.txt"
        self.fault: str | None = None
        self._lock = Lock(self.folder / "match.lock")
        self._kept: Record | None = None
        try:
            if not self._lock.take():
                raise AlreadyOpen(
                    _("Three-Thirteen is open in another window already: play there, or close that window first.")
                )
            sweep(self.file)
        except OSError as error:
            self.fault = str(cannot_write(self.folder, error))

    def close(self) -> None:
        """Let another window have the match."""
        self._lock.release()

    def load(self) -> Record | None:
        """Return the match to go on with, every move checked, or None. Raises SavedMatchError."""
        if not is_there(self.file):
            return None
        self._kept = _read(self.file)
        return self._kept

    def keep(self, record: Record) -> None:
        """Put `record` on disk before returning, or say in `fault` why that failed; never raises for it.

        A record that is not a later state of the match on disk first moves that one out of its way.
        """
        try:
            if not self._continues(record):
                self.set_aside()
            write_text(self.file, dumps(record))
        except StorageError as error:
            self.fault = str(error)
            return
        self.fault = None
        self._kept = record

    def finish(self, record: Record) -> Path | None:
        """Keep `record` among the finished matches and return its file; None, with a `fault`, if that failed."""
        self.keep(record)
        if self.fault is not None:
            return None
        return self._move_to("finished", f"seed-{record.seed}")

    def set_aside(self) -> Path | None:
        """Move the match on disk, if any, to the abandoned or the damaged ones. Raises StorageError."""
        if not is_there(self.file):
            return None
        try:
            record = self._kept or _read(self.file)
        except SavedMatchError:
            return self._move(self.file, "damaged", "match")
        return self._move(self.file, "abandoned", f"seed-{record.seed}")

    def _continues(self, record: Record) -> bool:
        kept = self._kept
        if kept is None or replace(kept, entries=()) != replace(record, entries=()):
            return False
        return len(record.entries) >= len(kept.entries) - 1  # one less when a card was put back

    def _move_to(self, kind: str, name: str) -> Path | None:
        try:
            return self._move(self.file, kind, name)
        except StorageError as error:
            self.fault = str(error)
            return None

    def _move(self, file: Path, kind: str, name: str) -> Path:
        target = _find_free_name(self.folder / kind, f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}")
        move(file, target)
        self._kept = None
        _make_room(self.folder / kind)
        return target


def _read(file: Path) -> Record:
    """Return the record in `file`, fit to go on with. Raises SavedMatchError."""
    try:
        with open(file, "rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        sentence = _("The saved match {file} can’t be read ({reason}).")
        raise SavedMatchError(sentence.format(file=file, reason=error.strerror)) from error
    if len(content) > LARGEST:
        raise SavedMatchError(_("The saved match {file} is too large to be one.").format(file=file))
    try:
        text = content.decode("utf-8")
        record = loads(text)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _damaged(file, RecordError(line, _("here is a character that is not UTF-8."))) from error
    except RecordError as error:
        raise _damaged(file, error) from error
    _check_levels(file, text, record)
    return record


def _check_levels(file: Path, text: str, record: Record) -> None:
    for number, seat in enumerate(record.seats):
        if seat.level not in LEVELS and seat.level != HUMAN:
            starts = [line.split()[:2] for line in text.splitlines()]
            line = starts.index(["seat", str(number)]) + 1
            raise _damaged(file, RecordError(line, explain_unknown_level(seat.level)))


def _damaged(file: Path, error: RecordError) -> SavedMatchError:
    form = _("The saved match can’t be gone on with: {file}, {fault}")
    return SavedMatchError(form.format(file=file, fault=error))


def _find_free_name(folder: Path, name: str) -> Path:
    free = folder / f"{name}.txt"
    number = 1
    while os.path.lexists(free):
        number += 1
        free = folder / f"{name}-{number}.txt"
    return free


def _make_room(folder: Path) -> None:
    with suppress(OSError):
        for surplus in sorted(folder.glob("*.txt"))[:-MOST_KEPT]:
            surplus.unlink()
