"""The match under way as one file on disk, and the folders where matches go when they are no longer under way.

Holds docs/design.md, rule 6 (a saved match is its record). A finished match is kept in `finished`, one given up for a
new one in `abandoned`, one that can't be read in `damaged`, one of a newer version in `newer`: nothing a person played
is ever overwritten or deleted. Does not know when a match ends; whoever plays it says so.
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
from game.record import NewerRecordError, Record, RecordError, dumps, is_over, loads
from storage.atomic import StorageError, cannot_write, move, remove, sweep, write_text
from storage.folders import find_match_folder, is_there
from storage.lock import Lock

LARGEST = 8 * 1024 * 1024
"""Four times what eight seats can write who play eleven rounds of 1000 turns each."""


class SavedMatchError(Exception):
    """A saved match that can't be gone on with; the message names file and line and is fit to show."""


class NewerMatchError(SavedMatchError):
    """A saved match of a newer version of the game: it stays where it is until a new match begins."""


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
        self._is_filed = False
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
        """Return the match to go on with, every move checked, or None. Raises SavedMatchError, NewerMatchError too."""
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
            self._is_filed = False
        except StorageError as error:
            self.fault = str(error)
            return
        self.fault = None
        self._kept = record

    def finish(self, record: Record) -> Path | None:
        """Put the match that is over among the finished ones, once; return its file, or None, with a `fault`.

        It goes on lying where it was, so that its end can be looked at after a power cut too, until `clear`.
        """
        folder = self.folder / "finished"
        name = f"seed-{record.seed}" + (f"-{record.id}" if record.id else "")
        text = dumps(record)
        filed = _find_filed(folder, name, text)
        try:
            if filed is None:
                filed = _find_free_name(folder, f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}")
                write_text(filed, text)
        except StorageError as error:
            self.fault = str(error)
            return None
        self._is_filed = True
        return filed

    def clear(self) -> None:
        """Let no match wait any longer; one that is not among the finished is set aside. Tells in `fault`."""
        try:
            self.set_aside()
        except StorageError as error:
            self.fault = str(error)

    def set_aside(self) -> Path | None:
        """Move the match on disk, if any, where it belongs. Raises StorageError.

        One that is over goes to the finished ones, or just goes when it is there already; one under way goes to
        the abandoned; one that can't be read to the damaged, or to the newer ones.
        """
        if not is_there(self.file):
            return None
        if self._is_filed:
            remove(self.file)
            self._forget()
            return None
        try:
            record = self._kept or _read(self.file)
        except NewerMatchError:
            return self._move("newer", "match")
        except SavedMatchError:
            return self._move("damaged", "match")
        return self._move("finished" if is_over(record) else "abandoned", f"seed-{record.seed}")

    def _continues(self, record: Record) -> bool:
        """Tell whether the match on disk is `record` at an earlier moment, or, of the same match, at a later one."""
        kept = self._kept
        if kept is None or replace(kept, entries=()) != replace(record, entries=()):
            return False
        shorter, longer = sorted((kept.entries, record.entries), key=len)
        if longer[: len(shorter)] != shorter:
            return False
        is_put_back = len(record.entries) == len(kept.entries) - 1
        return bool(record.id) or longer is record.entries or is_put_back

    def _move(self, kind: str, name: str) -> Path:
        target = _find_free_name(self.folder / kind, f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}")
        move(self.file, target)
        self._forget()
        return target

    def _forget(self) -> None:
        self._kept, self._is_filed = None, False


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
    except NewerRecordError as error:
        form = _("The saved match is newer than this game: {file}, {fault}")
        raise NewerMatchError(form.format(file=file, fault=error)) from error
    except RecordError as error:
        raise _damaged(file, error) from error
    _check_levels(file, text, record)
    return record


def _check_levels(file: Path, text: str, record: Record) -> None:
    """Refuse seats that nobody in this window could play for: the person sits at seat 0, computer players elsewhere."""
    for number, seat in enumerate(record.seats):
        fault = _find_level_fault(number, seat.level)
        if fault is not None:
            starts = [line.split()[:2] for line in text.splitlines()]
            raise _damaged(file, RecordError(starts.index(["seat", str(number)]) + 1, fault))


def _find_level_fault(number: int, level: str) -> str | None:
    if number == 0:
        return None if level == HUMAN else _("seat 0 is the person’s: its level must be “human”.")
    if level == HUMAN:
        return _("seat {number} must be a computer player’s: the person sits at seat 0.").format(number=number)
    return None if level in LEVELS else explain_unknown_level(level)


def _find_filed(folder: Path, name: str, text: str) -> Path | None:
    """Return the file that already holds this finished match, or None."""
    for file in sorted(folder.glob(f"*-{name}*.txt")):
        with suppress(OSError, UnicodeDecodeError):
            if file.read_text(encoding="utf-8") == text:
                return file
    return None


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
