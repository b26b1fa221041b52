"""Events: what happened, as facts that a screen can animate and a history can keep.

Holds the public half of docs/rules.md, "A turn" and "Scoring". Does not know how a fact came about.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.cards import Card
from game.melds import Arrangement


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt; `up` is the first card of the discard pile."""

    round_number: int
    dealer: int
    wild_rank: int
    up: Card


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew; `card` is None for an eye that could not see it."""

    seat: int
    source: Literal["stock", "discard"]
    card: Card | None


@dataclass(frozen=True, slots=True)
class StockTurned:
    """The stock was empty: `count` discards were shuffled into a new one, the top discard stayed."""

    count: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded `card` face up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat laid its whole hand face up in `melds`, after the discard that went before."""

    seat: int
    melds: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round ended: per seat its arrangement, its points in this round and its total so far.

    `out_seat` is None when the turn limit ended the round.
    """

    round_number: int
    wild_rank: int
    out_seat: int | None
    arrangements: tuple[Arrangement, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last round was scored: totals per seat, and the seats that win (none on a tie under `ties: nobody`)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = Dealt | Drew | StockTurned | Discarded | WentOut | RoundScored | MatchEnded


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` sees it (None: as everybody does): no hidden card, no way to tell twins apart."""
    match event:
        case Drew(seat=drawer, source="stock", card=card):
            return event if drawer == seat or card is None else replace(event, card=None)
        case Drew(seat=drawer, card=Card() as card) if drawer != seat:
            return replace(event, card=card.unmarked)
        case Discarded(seat=thrower, card=card) if thrower != seat:
            return replace(event, card=card.unmarked)
        case Dealt(up=up):
            return replace(event, up=up.unmarked)
        case WentOut(melds=melds):
            return replace(event, melds=tuple(tuple(card.unmarked for card in meld) for meld in melds))
    return event
