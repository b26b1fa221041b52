"""View: all that one seat may know at one moment, and its legal moves.

Holds docs/design.md, rule 5 (nobody peeks): no field tells the order of the stock or a hidden card, and outside the
own hand every card is copy 1, for nobody can tell twins apart by sight. Does not know who looks through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from game.cards import PLAIN, Card
from game.events import Event
from game.legal import legal_moves
from game.moves import Move
from game.rules import Rules
from game.state import State


@dataclass(frozen=True)
class View:
    """What `seat` knows; piles have their top card last, rows have one entry a seat, clockwise from seat 0."""

    seat: int
    players: int
    to_move: int
    rules: Rules
    round_number: int
    wild_rank: int
    hand: tuple[Card, ...]
    phase: Literal["draw", "discard", "waiting", "over"]
    discards: tuple[Card, ...]
    history: tuple[Event, ...]
    """What everybody saw in this round, oldest first, its deal included."""
    known: tuple[tuple[Card, ...], ...]
    """Per seat the cards everybody knows it holds."""
    laid: tuple[tuple[Card, ...], ...] | None
    """The melds of the seat that went out."""
    turn: int
    """How many turns this seat has begun in this round, this one included."""
    hand_sizes: tuple[int, ...]
    stock_count: int
    scores: tuple[int, ...]
    """Totals of the rounds scored so far."""
    dealer: int
    out_seat: int | None
    turns_left: int | None
    """None until someone is out; then 1 until this seat's last discard, then 0."""
    legal_moves: tuple[Move, ...]
    """Empty unless this seat is to move."""

    @cached_property
    def unseen(self) -> Mapping[tuple[int | None, str | None], int]:
        """How many cards of each (rank, suit) may be in the stock or hidden in others' hands; jokers: (None, None).

        Faces of which all copies are accounted for stand at 0.
        """
        counts = dict(zip(map(_name, PLAIN), self._count_unseen(), strict=True))
        return MappingProxyType(counts)

    @cached_property
    def unseen_faces(self) -> tuple[int, ...]:
        """The same counts as `unseen`, indexed by `Card.face` 0 … 52: the fast door for players."""
        return tuple(self._count_unseen())

    def _count_unseen(self) -> list[int]:
        counts = [self.rules.deck_count] * 52 + [self.rules.jokers]
        for card in self._seen_cards():
            counts[card.face] -= 1
        return counts

    def _seen_cards(self) -> Iterable[Card]:
        yield from self.hand
        yield from self.discards
        for seat, cards in enumerate(self.known):
            if seat != self.seat:
                yield from cards


def view_of(state: State, seat: int) -> View:
    """Return what `seat` may know of `state`."""
    moving = seat == state.to_move and state.phase != "over"
    return View(
        seat=seat,
        players=state.rules.players,
        to_move=state.to_move,
        rules=state.rules,
        round_number=state.round_number,
        wild_rank=state.wild_rank,
        hand=state.hands[seat],
        phase=state.phase if moving or state.phase == "over" else "waiting",
        discards=tuple(card.unmarked for card in state.discards),
        history=state.history,
        known=state.known,
        laid=state.laid and tuple(tuple(card.unmarked for card in meld) for meld in state.laid),
        turn=state.turns[seat],
        hand_sizes=tuple(map(len, state.hands)),
        stock_count=len(state.stock),
        scores=state.totals,
        dealer=state.dealer,
        out_seat=state.out_seat,
        turns_left=_count_turns_left(state, seat),
        legal_moves=legal_moves(state) if moving else (),
    )


def _count_turns_left(state: State, seat: int) -> int | None:
    if state.out_seat is None:
        return None
    return int(state.phase != "over" and state.rules.last_turn_is_ahead(seat, state.to_move, state.out_seat))


def _name(card: Card) -> tuple[int | None, str | None]:
    return card.rank, card.suit
