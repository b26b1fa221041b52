"""Traits: what a player may weigh in a hand between two turns, each as one number of about 0 to 2.

Holds no rule and no opinion: how much a trait is worth is in `weights`. Knows the view, the hand and the card just
thrown; every trait is exact or a count.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.cards import JOKER_FACE, Card
from game.events import Discarded, Drew
from game.players.outlook import NEVER, Outlook, ponder
from game.players.outs import find_outs, find_partners
from game.rules import cards_dealt, is_wild
from game.slices import Slices
from game.view import View

PILE_WILD = 0.05
"""How likely a wild lies on the pile, measured by a natural."""

PILE = (
    (0.02, 0.06, 0.10, 0.16, 0.21, 0.33, 0.48, 0.72, 1.0, 1.32, 2.65),
    (0.01, 0.22, 0.31, 0.51, 0.65, 0.86, 1.05, 1.33, 1.6, 1.91, 1.7),
    (0.01, 0.4, 0.6, 0.77, 0.98, 1.3, 1.35, 1.56, 1.6, 1.55, 1.25),
    (0.01, 0.85, 1.0, 1.3, 1.28, 1.45, 1.4, 1.3, 1.43, 1.3, 0.93),
)
"""How likely a card is to be thrown in turns 1, 2, 3 and later: a wild, then naturals of 1 … 10 points.

Counted in matches of players who keep low cards; 1 is a card drawn by chance.
"""


class Traits(NamedTuple):
    """What may be weighed in a hand before its next draw, each trait about 0 to 2; the weights stand in this order."""

    one: float
    """1: what a hand costs whatever it holds."""
    first_turn: float
    """1 in the first turn of the round, else 0."""
    points: float
    """The points of the best arrangement, over 30."""
    likely: float
    """The points expected after the next turn, cards thrown by chance, over 30."""
    improves: float
    """How likely a card from the stock makes a meld."""
    wilds: float
    """How many wilds it holds, over 4."""
    outs: float
    """The unseen cards that make a meld of two loose cards, over all that may come."""
    outs_points: float
    """The same, each times the points of the loose card, over 10."""
    partners: float
    """The unseen cards that go with a loose card, over all that may come, over 2."""
    partners_points: float
    """The same, each times the points of the loose card, over 20."""
    most_known: float
    """The largest part of a hand of the others that everybody knows."""
    next_known: float
    """The part of the next player's hand that everybody knows."""
    all_known: float
    """The mean part of the hands of the others that everybody knows."""
    stock: float
    """The cards in the stock, over 80."""
    lonely: float
    """How many loose cards no unseen card would join to another, over 5."""
    lonely_points: float
    """The points of those, over 30."""
    second_dearest: float
    """What the second dearest card that could go would save, over 10."""
    thrown_held_next: float
    """How many cards of the thrown one's rank the next player is known to hold, over 2."""
    likely_pile: float
    """As `likely`, with cards thrown as players who keep low cards throw them."""
    haste: float
    """1 over the number of this seat's turns."""
    out_chance: float
    """How likely the hand is complete after the next turn."""
    few_loose: float
    """1 over the number of loose cards; 0 for none."""
    thrown_lately: float
    """The mean points of the others' last throws, over 10."""
    taken: float
    """How many discards the others have taken, over their number."""
    paired: float
    """How many loose cards an unseen card joins to another, over 6."""
    unpaired: float
    """How many loose cards none does, over 5."""
    two_loose: float
    """1 with at most two loose cards, else 0."""
    thrown_points: float
    """The points of the thrown card, at most 10, over 10."""
    thrown_unseen: float
    """The unseen neighbours in suit of the thrown card, over 8."""
    at_most_5: float
    """How likely a card from the stock leaves at most 5 points."""
    at_most_10: float
    """How likely a card from the stock leaves at most 10 points."""
    average: float
    """The points expected after a draw from the stock, over 30."""


TRAITS = Traits._fields
"""The names of the traits, in the order of the weights."""


@dataclass(frozen=True)
class Situation:
    """What does not depend on the card to throw: the view, and all that is counted once a turn."""

    view: View

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """How many cards of each face may come."""
        return self.view.unseen_faces

    @cached_property
    def hidden(self) -> int:
        """How many cards may come."""
        return max(1, sum(self.unseen))

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """The points of each face."""
        return self.view.rules.face_points_table(self.view.wild_rank)

    @cached_property
    def natural_unseen(self) -> tuple[int, ...]:
        """The unseen cards that are not wild."""
        return tuple(0 if self.is_wild(face) else count for face, count in enumerate(self.unseen))

    @cached_property
    def pile_odds(self) -> tuple[float, ...]:
        """How likely each face is to be thrown before the next turn, in no unit."""
        row = PILE[min(self.view.turn, len(PILE) - 1)]
        return tuple(
            count * row[0 if self.is_wild(face) else max(1, min(10, self.prices[face]))]
            for face, count in enumerate(self.unseen)
        )

    @cached_property
    def even_odds(self) -> tuple[float, ...]:
        """The same as if naturals were thrown by chance."""
        return tuple(count * (PILE_WILD if self.is_wild(face) else 1.0) for face, count in enumerate(self.unseen))

    @cached_property
    def others(self) -> tuple[float, ...]:
        """The traits of the others: cards known (most, next player's, all), last throws, cards taken."""
        view = self.view
        size = cards_dealt(view.round_number)
        seats = [seat for seat in range(view.players) if seat != view.seat]
        known = [len(view.known[seat]) / size for seat in seats]
        following = len(view.known[view.rules.next_seat(view.seat)]) / size
        thrown, taken = self._follow(seats)
        lately = sum(thrown) / len(thrown) if thrown else 1.0
        return max(known), following, sum(known) / len(known), lately, taken / len(seats)

    def _follow(self, seats: list[int]) -> tuple[list[float], int]:
        last: dict[int, float] = {}
        taken = 0
        for event in self.view.history:
            if isinstance(event, Discarded) and event.seat in seats:
                face = event.card.face
                last[event.seat] = 1.5 if self.is_wild(face) else min(10, self.prices[face]) / 10
            elif isinstance(event, Drew) and event.seat in seats and event.source == "discard":
                taken += 1
        return list(last.values()), taken

    def is_wild(self, face: int) -> bool:
        """Tell whether a face is wild in this round."""
        return face == JOKER_FACE or face % 13 + 1 == self.view.wild_rank

    def look(self, hand: tuple[Card, ...]) -> Slices[Outlook]:
        """Look ahead from a hand in this situation, in slices."""
        return ponder(hand, self.unseen, self.view.wild_rank, self.view.rules)


def weigh_hand(situation: Situation, hand: tuple[Card, ...], outlook: Outlook, thrown: Card | None) -> Traits:
    """Return the traits of `hand` before its next draw; `thrown` has just left it."""
    view = situation.view
    loose = _find_loose(situation, hand, outlook)
    likely, likely_pile, average, out_chance = _weigh_draws(situation, outlook)
    improves, at_most_5, at_most_10 = _count_gains(situation, outlook)
    outs, outs_points, partners, partners_points, lonely, lonely_points, paired = _weigh_loose(situation, loose)
    most, following, everybody, lately, taken = situation.others
    held_next, thrown_points, thrown_unseen = _weigh_thrown(situation, thrown)
    wilds = sum(is_wild(card, view.wild_rank) for card in hand)
    turn = max(1, view.turn)
    return Traits(
        one=1.0,
        first_turn=float(turn == 1),
        points=outlook.points / 30,
        likely=likely / 30,
        improves=improves,
        wilds=wilds / 4,
        outs=outs,
        outs_points=outs_points / 10,
        partners=partners / 2,
        partners_points=partners_points / 20,
        most_known=most,
        next_known=following,
        all_known=everybody,
        stock=view.stock_count / 80,
        lonely=lonely / 5,
        lonely_points=lonely_points / 30,
        second_dearest=_second_dearest(situation, hand, outlook) / 10,
        thrown_held_next=held_next / 2,
        likely_pile=likely_pile / 30,
        haste=1 / turn,
        out_chance=out_chance,
        few_loose=1 / len(loose) if loose else 0.0,
        thrown_lately=lately,
        taken=taken,
        paired=paired / 6,
        unpaired=(len(loose) - paired) / 5,
        two_loose=float(len(loose) <= 2),
        thrown_points=thrown_points,
        thrown_unseen=thrown_unseen / 8,
        at_most_5=at_most_5,
        at_most_10=at_most_10,
        average=average / 30,
    )


def _find_loose(situation: Situation, hand: tuple[Card, ...], outlook: Outlook) -> list[int]:
    """Return the faces of the naturals that a best arrangement leaves over."""
    if not outlook.points:
        return []
    return [
        card.face
        for card in hand
        if not situation.is_wild(card.face)
        and 2 * (outlook.points - outlook.without[card.face]) > situation.prices[card.face]
    ]


def _second_dearest(situation: Situation, hand: tuple[Card, ...], outlook: Outlook) -> int:
    """Return what the second dearest of the cards that could go would save."""
    saved = []
    for face in {card.face for card in hand if not situation.is_wild(card.face)}:
        gain = outlook.points - outlook.without[face]
        twins = sum(card.face == face for card in hand) > 1 and gain == situation.prices[face]
        saved += [gain, gain] if twins else [gain]
    return max(0, sorted([0, 0, *saved])[-2])


def _weigh_draws(situation: Situation, outlook: Outlook) -> tuple[float, float, float, float]:
    """Return the points expected when pile, then stock, are at hand (two views of the pile), from the stock alone, and
    the chance to be complete after the next turn.
    """
    total = complete = 0
    for count, points in zip(situation.unseen, outlook.drawn, strict=True):
        if count:
            total += count * points
            complete += count * (points == 0)
    average = total / situation.hidden
    likely, out_by_pile = _expect_pile(situation.even_odds, outlook, average)
    likely_pile, _chance = _expect_pile(situation.pile_odds, outlook, average)
    return likely, likely_pile, average, 1 - (1 - complete / situation.hidden) * (1 - out_by_pile)


def _expect_pile(odds: Iterable[float], outlook: Outlook, average: float) -> tuple[float, float]:
    weight = total = complete = 0.0
    for odd, points in zip(odds, outlook.drawn, strict=True):
        if points != NEVER:
            weight += odd
            total += odd * min(points, average)
            if not points:
                complete += odd
    return (total / weight, complete / weight) if weight else (average, 0.0)


def _count_gains(situation: Situation, outlook: Outlook) -> tuple[float, float, float]:
    """Return how likely a stock draw makes a meld, leaves at most 5, and at most 10 points."""
    lowest = min(outlook.without.values())
    gains = five = ten = 0
    for face, (count, points) in enumerate(zip(situation.unseen, outlook.drawn, strict=True)):
        if count:
            gains += count * (points < outlook.points and points < lowest + situation.prices[face])
            five += count * (points <= 5)
            ten += count * (points <= 10)
    return gains / situation.hidden, five / situation.hidden, ten / situation.hidden


def _weigh_loose(situation: Situation, loose: list[int]) -> tuple[float, float, float, float, int, int, int]:
    """Return the outs among loose cards, the partners still to come, and who is lonely or paired."""
    high, unseen, prices = situation.view.rules.aces_high, situation.natural_unseen, situation.prices
    outs = outs_points = partners = partners_points = 0.0
    lonely = lonely_points = paired = 0
    for place, face in enumerate(loose):
        thirds = frozenset[int]().union(
            *(find_outs(face, other, high) for at, other in enumerate(loose) if at != place)
        )
        count = sum([unseen[third] for third in thirds]) / situation.hidden
        near = sum([unseen[partner] for partner in find_partners(face, high)]) / situation.hidden
        outs, outs_points = outs + count, outs_points + count * prices[face]
        partners, partners_points = partners + near, partners_points + near * prices[face]
        paired += count > 0
        if not thirds:
            lonely, lonely_points = lonely + 1, lonely_points + prices[face]
    return outs, outs_points, partners, partners_points, lonely, lonely_points, paired


def _weigh_thrown(situation: Situation, thrown: Card | None) -> tuple[int, float, int]:
    """Return how many of the thrown card's rank the next player is known to hold, its points, its unseen neighbours."""
    if thrown is None:
        return 0, 0.0, 0
    if situation.is_wild(thrown.face):
        return 0, 1.5, 0
    view = situation.view
    held = sum(card.rank == thrown.rank for card in view.known[view.rules.next_seat(view.seat)])
    neighbours = find_partners(thrown.face, view.rules.aces_high) - set(range(thrown.face % 13, 52, 13))
    unseen = sum(situation.natural_unseen[face] for face in neighbours)
    return held, min(10, situation.prices[thrown.face]) / 10, unseen
