"""Entries: what a record is made of, as frozen values.

Holds docs/design.md, rule 6 (a saved match is a header and moves). Does not know its text: that is `game.record_text`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone

from game.cards import Card
from game.language import gettext as _
from game.moves import Move
from game.quoting import shorten
from game.rules import Rules
from game.seat_names import find_name_fault

HUMAN = "human"
"""The level of a seat whose moves a person makes."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; `line` counts from 1, the message is fit to show."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(_("line {line}: {sentence}").format(line=line, sentence=sentence))
        self.line = line


class NewerRecordError(RecordError):
    """A record of a newer version of the game: nothing is wrong with it, but it can't be read here."""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who sits where: `level` names a temperament of `game.players`, or is `HUMAN`.

    Raises ValueError for a name that can't be shown, or a level that is not one word.
    """

    name: str
    level: str

    def __post_init__(self) -> None:
        fault = find_name_fault(self.name)
        if fault is not None:
            raise ValueError(fault)
        if self.level.split() != [self.level]:
            raise ValueError(_("A level is one word, not “{level}”.").format(level=shorten(self.level)))


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that was made: in which round, by which seat, and where it stood in the text (0: nowhere)."""

    round_number: int
    seat: int
    move: Move
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it can be dealt and played again. Raises ValueError for a seed below 0 or of over 40 digits.

    `id` is random and made once, when the match begins; `began` is that day (UTC, YYYY-MM-DD). Both are empty in
    records of version 1.
    """

    rules: Rules
    seed: int
    seats: tuple[SeatEntry, ...]
    entries: tuple[Entry, ...] = ()
    decks: tuple[tuple[Card, ...], ...] = ()
    id: str = ""
    began: str = ""

    @classmethod
    def begin(
        cls, rules: Rules, seed: int, seats: Sequence[SeatEntry], decks: Sequence[Sequence[Card]] = ()
    ) -> Record:
        """Return the record of a match that begins now: with an id of its own, the day, and no moves."""
        forced = tuple(tuple(deck) for deck in decks)
        day = datetime.now(timezone.utc).date().isoformat()
        return cls(rules, seed, tuple(seats), (), forced, secrets.token_hex(8), day)

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 10**40:
            sentence = _("A seed is a whole number from 0, of at most 40 digits, not {seed}.")
            raise ValueError(sentence.format(seed=self.seed))

    @property
    def version(self) -> int:
        """The version of the text of this record: 1 without an id, else 2."""
        return 2 if self.id else 1

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone, in order."""
        return tuple(entry.move for entry in self.entries)
