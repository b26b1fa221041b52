"""State: the whole truth of a match at one moment, frozen, and the audit that names what is broken in it.

Holds the invariant of docs/rules.md, "Running out of stock": hands + stock + discard pile = the deck.
Does not know how one state follows from another: that is `game.engine`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from game.cards import Card
from game.events import Event
from game.rules import Rules, cards_dealt

Phase = Literal["draw", "discard", "over"]


@dataclass(frozen=True, slots=True)
class State:
    """Everything that decides how the match goes on; piles have their top card last, seats count clockwise."""

    rules: Rules
    seed: int
    decks: tuple[tuple[Card, ...], ...]
    """Forced decks, one for each round played, as far as there are any."""
    round_number: int
    dealer: int
    to_move: int
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    taken: Card | None
    """The card taken from the discard pile in the turn under way."""
    turns: tuple[int, ...]
    """How many turns each seat has begun in this round."""
    out_seat: int | None
    laid: tuple[tuple[Card, ...], ...] | None
    """The melds of the seat that went out."""
    known: tuple[tuple[Card, ...], ...]
    """Per seat the faces everybody knows it holds, without marks."""
    stock_turns: int
    points: tuple[tuple[int, ...], ...]
    """One row a scored round, one number a seat."""
    history: tuple[Event, ...]
    """What everybody saw in this round, oldest first."""

    @property
    def wild_rank(self) -> int:
        """The rank 1 … 13 that is wild in this round."""
        return cards_dealt(self.round_number)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all scored rounds, per seat."""
        return tuple(sum(row[seat] for row in self.points) for seat in range(self.rules.players))

    @property
    def stock_can_be_drawn(self) -> bool:
        """Whether the stock holds a card, or could be turned into one that does."""
        return bool(self.stock) or len(self.discards) > 1


def audit(state: State) -> tuple[str, ...]:
    """Name every broken invariant of `state`; the empty tuple means that all is well."""
    return tuple(
        fault
        for fault, broken in (
            ("hands, stock and discard pile are not the deck", _cards_are_wrong(state)),
            ("a hand has the wrong number of cards", _hand_sizes_are_wrong(state)),
            ("the discard pile is empty before a draw", state.phase == "draw" and not state.discards),
            ("the taken card is not in the hand", _taken_is_elsewhere(state)),
            ("a seat has had two turns more than another", max(state.turns) - min(state.turns) > 1),
            ("a seat is known to hold what it does not", _known_is_wrong(state)),
            ("somebody went out without laid melds", (state.out_seat is None) != (state.laid is None)),
            ("a scored round lacks a seat", any(len(row) != state.rules.players for row in state.points)),
        )
        if broken
    )


def _cards_are_wrong(state: State) -> bool:
    cards = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    return len(cards) != state.rules.deck_size or set(cards) != set(state.rules.deck)


def _hand_sizes_are_wrong(state: State) -> bool:
    full = cards_dealt(state.round_number)
    mover = state.to_move if state.phase == "discard" else None
    return any(len(hand) != full + (seat == mover) for seat, hand in enumerate(state.hands))


def _taken_is_elsewhere(state: State) -> bool:
    if state.taken is None:
        return False
    return state.phase != "discard" or state.taken not in state.hands[state.to_move]


def _known_is_wrong(state: State) -> bool:
    return any(
        Counter(known) - Counter(card.unmarked for card in hand)
        for known, hand in zip(state.known, state.hands, strict=True)
    )
