"""Chair: all that whoever sits at one seat of a match may ask for, and no more.

Holds docs/design.md, rule 5 (nobody peeks), by type: the match, its state and its record stay inside; what comes out
is what the seat may know, and what everybody at the table may. Does not know files, screens or time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.cards import Card
from game.engine import IllegalMove, Step
from game.entries import HUMAN, Record, SeatEntry
from game.events import Event, MatchEnded, RoundScored, seen_by
from game.language import gettext as _
from game.legal import why_not
from game.match import Match
from game.moves import Move
from game.players import make_player
from game.players.protocol import Player, Thinker
from game.rules import Rules
from game.slices import Slices, Work
from game.view import View

__all__ = ["Chair", "IllegalMove", "deal", "sit_down"]

HINT_LEVEL = "hard"
"""The level of the computer player that is asked for a hint: the strongest."""


class Chair:
    """One seat of a match: what it sees, its own moves, and the computer players' turns, which it may watch.

    Everything a seat sees is a frozen value; a move or a take-back changes the match and keeps its record.
    """

    def __init__(self, match: Match, seat: int = 0) -> None:
        self._match = match
        self._view: View | None = None
        self._thought: Work[Move] | None = None
        """The computer player to move at its work, or done with it."""
        self.seat = seat

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._match.record.rules

    @property
    def seed(self) -> int:
        """The number that the match is dealt from, and can be dealt from again."""
        return self._match.record.seed

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """Name and level of every seat, clockwise from seat 0."""
        return self._match.record.seats

    @property
    def view(self) -> View:
        """What this seat may know now."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    @property
    def is_fresh(self) -> bool:
        """Whether no move was made since the first deal."""
        return not self._match.record.entries

    @property
    def is_over(self) -> bool:
        """Whether the last round is scored."""
        return self._match.is_over

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.view.to_move

    @property
    def is_to_move(self) -> bool:
        """Whether this seat is to move."""
        return not self.is_over and self.to_move == self.seat

    @property
    def latest(self) -> tuple[Event, ...]:
        """What the newest move, or the first deal, showed to this seat."""
        return self._seen(self._match.last_step)

    @property
    def just_scored(self) -> RoundScored | None:
        """The end of the round that the newest move brought about; None when it ended none."""
        return next((event for event in self.latest if isinstance(event, RoundScored)), None)

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points of every scored round: one row a round, one number a seat."""
        return self._match.state.points

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, and none on a tie that nobody wins."""
        ended = (event for event in self.latest if isinstance(event, MatchEnded))
        return next((event.winners for event in ended), ())

    @property
    def taken(self) -> Card | None:
        """The card that this seat has taken from the discard pile in the turn under way."""
        return self._match.state.taken if self.is_to_move else None

    def why_not(self, move: Move) -> str | None:
        """Return a sentence that says why this seat may not make `move` now; None when it may."""
        if not self.is_over and not self.is_to_move:
            return _("It is another seat’s turn.")
        return why_not(self._match.state, move)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make `move` for this seat and return what happened. Raises IllegalMove, also out of turn."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self._play(move)

    @property
    def can_take_back(self) -> bool:
        """Whether the card just taken from the discard pile may be put back (docs/rules.md, "Taking back")."""
        return self.is_to_move and self._match.can_undo

    def take_back(self) -> Card | None:
        """Put the card just taken back on the discard pile and return it. Raises IllegalMove."""
        taken = self.taken
        self._match.undo()
        self._forget()
        return taken

    def hint(self) -> Slices[Move]:
        """Think about this seat's move as the strongest computer player would; yield between slices of work.

        It sees the View of this seat and nothing else, and is given no chance: the same view gives the same move.
        """
        player, view, rng = make_player(HINT_LEVEL), self.view, Random(0)
        if isinstance(player, Thinker):
            return (yield from player.think(view, rng))
        return player.choose(view, rng)

    @property
    def awaits_other(self) -> bool:
        """Whether a computer player is to move."""
        return not self.is_over and not self._match.is_human(self.to_move)

    def let_other_think(self) -> bool:
        """Let the computer player to move work for one slice; return whether it has chosen its move."""
        if self._thought is None:
            self._thought = Work(self._match.think())
        return self._thought.result is not None or self._thought.step()

    def play_other(self) -> tuple[Event, ...]:
        """Make the move that the computer player has chosen and return what this seat sees of it.

        Thinks to the end first where `let_other_think` has not come there yet. Raises IllegalMove.
        """
        while not self.let_other_think():
            pass
        assert self._thought is not None and self._thought.result is not None
        return self._play(self._thought.result)

    def deal_again(self, keep: Callable[[Record], None]) -> Chair:
        """Return this seat of a new match with the same rules, seats and cards; `keep` is handed its record at once."""
        record = self._match.record
        return deal(Record.begin(record.rules, record.seed, record.seats, record.decks), keep, self.seat)

    def _play(self, move: Move) -> tuple[Event, ...]:
        step = self._match.play(move)
        self._forget()
        return self._seen(step)

    def _seen(self, step: Step) -> tuple[Event, ...]:
        return tuple(seen_by(event, self.seat) for event in step.events)

    def _forget(self) -> None:
        """Drop what was true before the newest move."""
        self._view = self._thought = None


def sit_down(
    record: Record,
    keep: Callable[[Record], None] = lambda record: None,
    seat: int = 0,
    players: Mapping[int, Player] | None = None,
) -> Chair:
    """Return a seat of the match of `record`, gone on with from its end, with computer players of its levels.

    `keep` is handed the record after every change; `players` stand in for those of the levels. Raises RecordError for
    a move that is not legal and LevelError for an unknown level.
    """
    if players is None:
        levels = enumerate(entry.level for entry in record.seats)
        players = {number: make_player(level) for number, level in levels if level != HUMAN}
    return Chair(Match(record, players, keep), seat)


def deal(record: Record, keep: Callable[[Record], None], seat: int = 0) -> Chair:
    """Return a seat of a new match, dealt as `record` says and kept at once. Raises LevelError for an unknown level."""
    chair = sit_down(record, keep, seat)
    keep(record)
    return chair
