"""Match: the mid-end between whoever chooses moves and the engine; it holds the steps so far.

Holds docs/rules.md, "Taking back". Players are handed in by seat; chance comes to them by seat and level, never by
a name on the screen. Does not know files (a `keep` is handed in), nor screens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from game.cards import Card
from game.deals import open_stream
from game.engine import IllegalMove, Step, new_match
from game.entries import HUMAN
from game.history import History
from game.language import gettext as _
from game.moves import DrawDiscard, Move
from game.players.protocol import Player, Thinker
from game.record import Entry, Record, SeatEntry
from game.rules import Rules
from game.slices import Slices, finish
from game.state import State
from game.view import View, view_of


class Match:
    """A match under way: its history so far, with the newest move made last.

    `players` holds a Player for each seat that is not a person's. `keep` is called with the record after every
    change, before the call that made it returns: what it has seen is never lost.
    """

    def __init__(
        self,
        record: Record,
        players: Mapping[int, Player],
        keep: Callable[[Record], None] = lambda record: None,
    ) -> None:
        """Replay `record` and go on from its end. Raises RecordError for a move that is not legal."""
        self._history = History.of(record)
        self._players = players
        self._keep = keep

    @classmethod
    def begin(
        cls,
        rules: Rules,
        seed: int,
        seats: Sequence[SeatEntry],
        players: Mapping[int, Player],
        keep: Callable[[Record], None] = lambda record: None,
        decks: Sequence[Sequence[Card]] = (),
    ) -> Match:
        """Deal a new match and keep its record. Raises DeckError for a forced deck that does not fit."""
        new_match(rules, seed, decks)
        forced = tuple(tuple(deck) for deck in decks)
        match = cls(Record(rules, seed, tuple(seats), (), forced), players, keep)
        keep(match.record)
        return match

    @property
    def record(self) -> Record:
        """The match so far as a record."""
        return self._history.made

    @property
    def state(self) -> State:
        """The truth now."""
        return self._history.state

    @property
    def last_step(self) -> Step:
        """The newest step: the first deal, or what the last move did."""
        return self._history.last_step

    @property
    def is_over(self) -> bool:
        """Whether the last round is scored."""
        return self.state.phase == "over"

    def is_human(self, seat: int) -> bool:
        """Tell whether a person chooses for `seat`."""
        return self.record.seats[seat].level == HUMAN

    def view(self, seat: int) -> View:
        """Return what `seat` may know now."""
        return view_of(self.state, seat)

    def play(self, move: Move) -> Step:
        """Make `move` for the seat to move and keep the record. Raises IllegalMove."""
        before = self.state
        self._history = self._history.play(Entry(before.round_number, before.to_move, move))
        self._keep(self.record)
        return self.last_step

    def choose(self) -> Move:
        """Ask the player to move for its choice: the same for the same record, however often it is asked."""
        return finish(self.think())

    def think(self) -> Slices[Move]:
        """Ask as `choose` does, but yield between slices of work where the player knows how to; return the choice."""
        state = self.state
        seat = state.to_move
        player, view = self._players[seat], self.view(seat)
        rng = open_choice_stream(state, name_choice_stream(self.record, seat))
        if isinstance(player, Thinker):
            return (yield from player.think(view, rng))
        return player.choose(view, rng)

    @property
    def can_undo(self) -> bool:
        """Whether the last move was a person's taking of the top discard, which may be put back."""
        entries = self.record.entries
        return bool(entries) and isinstance(entries[-1].move, DrawDiscard) and self.is_human(entries[-1].seat)

    def undo(self) -> State:
        """Put the card just taken back on the discard pile; the record forgets the move. Raises IllegalMove."""
        if not self.can_undo:
            raise IllegalMove(_("Only a card just taken from the discard pile can be put back."))
        self._history = self._history.back()
        self._keep(self.record)
        return self.state


def name_choice_stream(record: Record, seat: int) -> str:
    """Return what tells the chance of `seat` from that of others: its level; in version 1 it was its name."""
    entry = record.seats[seat]
    return entry.level if record.version > 1 else entry.name


def open_choice_stream(state: State, level: str) -> Random:
    """Return the random stream for the choice to be made now; it hangs on nothing earlier rounds did."""
    seat = state.to_move
    return open_stream(state.seed, "player", seat, level, state.round_number, state.turns[seat], state.phase)
