"""Entries: what a record is made of, as frozen values.

Holds DESIGN's rule that a saved match is a header and moves. Does not know its text: that is `game.record_text`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.cards import Card
from game.language import gettext as _
from game.moves import Move
from game.rules import Rules

HUMAN = "human"
"""The level of a seat whose moves a person makes."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; `line` counts from 1, the message is fit to show."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(_("line {line}: {sentence}").format(line=line, sentence=sentence))
        self.line = line


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who sits where: `level` names a temperament of `game.players`, or is `HUMAN`.

    Raises ValueError for a name or level that a line of a record could not hold.
    """

    name: str
    level: str

    def __post_init__(self) -> None:
        if self.name.splitlines() != [self.name] or self.name.strip() != self.name:
            sentence = _("A seat’s name is one line without blanks around it, not “{name}”.")
            raise ValueError(sentence.format(name=self.name))
        if self.level.split() != [self.level]:
            raise ValueError(_("A level is one word, not “{level}”.").format(level=self.level))


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that was made: in which round, by which seat, and where it stood in the text (0: nowhere)."""

    round_number: int
    seat: int
    move: Move
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it can be dealt and played again. Raises ValueError for a seed below 0 or of over 40 digits."""

    rules: Rules
    seed: int
    seats: tuple[SeatEntry, ...]
    entries: tuple[Entry, ...] = ()
    decks: tuple[tuple[Card, ...], ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 10**40:
            sentence = _("A seed is a whole number from 0, of at most 40 digits, not {seed}.")
            raise ValueError(sentence.format(seed=self.seed))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone, in order."""
        return tuple(entry.move for entry in self.entries)
