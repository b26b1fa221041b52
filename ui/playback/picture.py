"""Picture: what has landed on the screen so far, as one frozen value that follows the events.

Holds docs/design.md, rule 3: the picture lags the truth, and labels are read from here. An event changes it twice, when
its card is lifted and when it lands. Knows only what seat 0 may know; does not know where anything lies.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.cards import Card
from game.events import Dealt, Discarded, Drew, Event, RoundScored, StockTurned, WentOut
from game.rules import Rules, cards_dealt
from game.view import View

ME = 0
"""The seat of the person before the screen."""


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """What a seat did in its latest turn: `took` is None from the stock, `threw` None before the discard."""

    source: Literal["stock", "discard"]
    took: Card | None = None
    threw: Card | None = None


@dataclass(frozen=True, slots=True)
class PutBack:
    """A seat put the card it had taken back on the discard pile; the record knows nothing of it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Picture:
    """What the table shows; rows have one entry a seat, piles have their top card last."""

    rules: Rules
    round_number: int
    wild_rank: int
    dealer: int
    to_move: int
    phase: Literal["deal", "draw", "discard", "over"]
    hand: tuple[Card, ...]
    """The own cards, those still on their way included."""
    counts: tuple[int, ...]
    """Cards landed in each hand."""
    stock: int
    discards: tuple[Card, ...]
    totals: tuple[int, ...]
    actions: tuple[TurnTaken | None, ...]
    out_seat: int | None = None
    laid: tuple[tuple[Card, ...], ...] | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def my_turn(self) -> bool:
        """Whether the picture has come to the own turn."""
        return self.turn == ME

    @property
    def turn(self) -> int | None:
        """Whose turn the picture shows; None during a deal and after the round."""
        return self.to_move if self.phase in ("draw", "discard") else None


Shown = Event | PutBack


def picture_of(view: View) -> Picture:
    """Return the picture in which everything seat 0 sees has landed."""
    shown = before_deal(view)
    for event in view.history:
        shown = land(lift(shown, event), event)
    return replace(
        shown,
        hand=view.hand,
        counts=view.hand_sizes,
        totals=view.scores,
        phase="over" if view.phase == "over" else shown.phase,
    )


def lift(picture: Picture, event: Shown, hand: tuple[Card, ...] = ()) -> Picture:
    """Return the picture at the moment the event's card leaves its place; a deal clears the table for `hand`."""
    match event:
        case Dealt():
            return _clear_table(picture, event, hand)
        case Drew(seat=seat, source=source, card=card):
            drawn = replace(picture, phase="discard", to_move=seat)
            if source == "stock":
                return _hold(take_from_stock(drawn), seat, card)
            return _hold(replace(drawn, discards=picture.discards[:-1]), seat, card)
        case Discarded(seat=seat, card=card) | PutBack(seat=seat, card=card):
            return _count(replace(picture, hand=_without(picture, seat, card)), seat, -1)
        case WentOut(seat=seat, melds=melds):
            ends = not picture.rules.final_turn
            return replace(picture, out_seat=seat, laid=melds, phase="over" if ends else picture.phase)
        case RoundScored():
            # Before anything is counted: the last discard has landed, and nobody's turn follows it.
            return replace(picture, phase="over")
    return picture


def land(picture: Picture, event: Shown) -> Picture:
    """Return the picture when the event's card has arrived and its consequences show."""
    match event:
        case Dealt(up=up):
            full = cards_dealt(picture.round_number)
            players = picture.players
            stock = picture.rules.deck_size - players * full - 1
            return replace(picture, discards=(up,), counts=(full,) * players, stock=stock, phase="draw")
        case Drew(seat=seat, source=source, card=card):
            action = TurnTaken(source, card.unmarked if card is not None and source == "discard" else None)
            return _count(_act(picture, seat, action), seat, 1)
        case Discarded(seat=seat, card=card):
            return _pass_on(picture, seat, card)
        case PutBack(seat=seat, card=card):
            back = replace(picture, discards=(*picture.discards, card.unmarked), phase="draw")
            return _act(back, seat, None)
        case StockTurned(count=count):
            return replace(picture, stock=count, discards=picture.discards[-1:])
        case RoundScored(totals=totals):
            return replace(picture, totals=totals)
    return picture


def deal_one(picture: Picture, seat: int) -> Picture:
    """Return the picture with one more dealt card landed at `seat`."""
    return _count(picture, seat, 1)


def take_from_stock(picture: Picture) -> Picture:
    """Return the picture with the next card taken off the stock."""
    return replace(picture, stock=max(0, picture.stock - 1))


def before_deal(view: View) -> Picture:
    """Return the picture of a cleared table, all cards in the stock, before the round of `view` is dealt."""
    seats = view.players
    return Picture(
        rules=view.rules,
        round_number=view.round_number,
        wild_rank=view.wild_rank,
        dealer=view.dealer,
        to_move=view.rules.next_seat(view.dealer),
        phase="draw",
        hand=(),
        counts=(0,) * seats,
        stock=view.rules.deck_size,
        discards=(),
        totals=view.scores,
        actions=(None,) * seats,
    )


def _clear_table(picture: Picture, deal: Dealt, hand: tuple[Card, ...]) -> Picture:
    seats = picture.players
    return replace(
        picture,
        round_number=deal.round_number,
        wild_rank=deal.wild_rank,
        dealer=deal.dealer,
        to_move=picture.rules.next_seat(deal.dealer),
        phase="deal",
        hand=hand,
        counts=(0,) * seats,
        stock=picture.rules.deck_size,
        discards=(),
        actions=(None,) * seats,
        out_seat=None,
        laid=None,
    )


def _hold(picture: Picture, seat: int, card: Card | None) -> Picture:
    if seat != ME or card is None:
        return picture
    return replace(picture, hand=(*picture.hand, card))


def _without(picture: Picture, seat: int, card: Card) -> tuple[Card, ...]:
    return tuple(held for held in picture.hand if held != card) if seat == ME else picture.hand


def _count(picture: Picture, seat: int, by: int) -> Picture:
    counts = tuple(count + by * (other == seat) for other, count in enumerate(picture.counts))
    return replace(picture, counts=counts)


def _act(picture: Picture, seat: int, action: TurnTaken | None) -> Picture:
    actions = tuple(action if other == seat else old for other, old in enumerate(picture.actions))
    return replace(picture, actions=actions)


def _pass_on(picture: Picture, seat: int, card: Card) -> Picture:
    last = picture.actions[seat] or TurnTaken("stock")
    thrown = _act(picture, seat, replace(last, threw=card.unmarked))
    return replace(
        thrown,
        discards=(*picture.discards, card.unmarked),
        to_move=picture.rules.next_seat(seat),
        phase="draw",
    )
