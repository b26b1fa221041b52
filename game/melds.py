"""Melds and deadwood: the one door to what a hand is worth.

Holds docs/rules.md, "Melds", "Going out" (a complete hand) and "Scoring". Does not know seats, turns or the stock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.arrangement_search import ArrangementSearch, deal_out
from game.cards import Card
from game.language import gettext as _
from game.least_points import UNKNOWN, WILD_PLACE, PointCounter
from game.meld_checks import is_meld, meld_kind, order_meld, text_order
from game.rules import Rules

__all__ = [
    "Arrangement",
    "best_arrangement",
    "can_go_out",
    "is_meld",
    "least_points",
    "meld_kind",
    "order_meld",
    "points_after_best_discard",
    "points_after_each_discard",
]

MOST_CARDS = 14
"""Thirteen dealt in the last round, and one drawn."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand split into melds, each in the order of `order_meld`, and deadwood, with the deadwood's points."""

    melds: tuple[tuple[Card, ...], ...]
    deadwood: tuple[Card, ...]
    points: int


def best_arrangement(cards: Iterable[Card], wild_rank: int, rules: Rules) -> Arrangement:
    """Return the arrangement with least points; the order of `cards` never matters.

    Among equals: fewest deadwood cards, then fewest melds, then fewest wilds standing for others, then text
    order. For that each meld is written as its naturals (in a set in text order, in a run low to high), then one
    `*` for each wild standing for another; the melds so written, sorted card by card, must come first. Wilds then
    go out in text order to the melds in that order, twins by copy. The deadwood comes in text order.
    Takes 0 to 14 cards, any number of copies and jokers, marked or unmarked. Raises ValueError for more cards, or a
    wild rank that is none; so does every door of this module.

    >>> from game.cards import cards_text, parse_hand
    >>> best = best_arrangement(parse_hand("JD KC 6D 2S 2D 6C"), 6, Rules())
    >>> [cards_text(meld) for meld in best.melds], cards_text(best.deadwood), best.points
    (['JD 6D 6C'], '2D 2S KC', 14)
    """
    hand = _take_hand(cards, wild_rank)
    shape = ArrangementSearch(hand, wild_rank, rules).find_shape()
    groups = deal_out(hand, shape, wild_rank, rules)
    melds = tuple(order_meld(group, wild_rank, rules) for group in groups)
    left = list(hand)
    for card in (card for meld in melds for card in meld):
        left.remove(card)
    deadwood = tuple(sorted(left, key=text_order))
    return Arrangement(melds, deadwood, sum(rules.points(card, wild_rank) for card in deadwood))


def least_points(cards: Iterable[Card], wild_rank: int, rules: Rules) -> int:
    """Return the least deadwood points of the hand as it stands: the fast door, exact under every switch."""
    hand = _take_hand(cards, wild_rank)
    counter = _find_counter(wild_rank, rules)
    weight = counter.weigh(hand)
    if weight >> WILD_PLACE > rules.wilds_allowed:
        return ArrangementSearch(hand, wild_rank, rules).count_points()
    return _add_wilds(counter.count(weight), hand, wild_rank, rules)


def can_go_out(cards: Iterable[Card], wild_rank: int, rules: Rules) -> bool:
    """Tell whether all cards lie in melds with nothing left over.

    Not the same as no points: a joker left over costs nothing where `joker_points` is 0.

    >>> from game.cards import parse_hand
    >>> [can_go_out(parse_hand(text), 9, Rules(joker_points=0)) for text in ("JK JK", "JK 4H 4C")]
    [False, True]
    """
    hand = _take_hand(cards, wild_rank)
    if least_points(hand, wild_rank, rules):
        return False
    if rules.joker_points and rules.wild_points:
        return True
    return ArrangementSearch(hand, wild_rank, rules).count_deadwood() == 0


def points_after_each_discard(cards: Iterable[Card], wild_rank: int, rules: Rules) -> tuple[int, ...]:
    """Return for each card of the hand, in the order given, the least points of the others without it.

    Much cheaper than a call for each: twins share, and so do all cards that one arrangement leaves over.

    >>> from game.cards import parse_hand
    >>> points_after_each_discard(parse_hand("4H 5H 6H 6S KD"), 9, Rules())
    (27, 26, 25, 10, 6)
    """
    hand = _take_hand(cards, wild_rank)
    counter = _find_counter(wild_rank, rules)
    weight = counter.weigh(hand)
    places = {card.face: at for at, card in enumerate(hand)}
    if weight >> WILD_PLACE > rules.wilds_allowed:
        known = {face: least_points(_without(hand, at), wild_rank, rules) for face, at in places.items()}
    else:
        whole = counter.search(weight)
        known = {
            face: _add_wilds(counter.count_discard(weight, face, whole), _without(hand, at), wild_rank, rules)
            for face, at in places.items()
        }
    return tuple([known[card.face] for card in hand])


def points_after_best_discard(cards: Iterable[Card], wild_rank: int, rules: Rules) -> int:
    """Return the least points of the hand after one discard, whichever it is: faster than to ask for each.

    For players who weigh many draws. Raises ValueError for no cards.

    >>> from game.cards import parse_hand
    >>> points_after_best_discard(parse_hand("4H 5H 6H 6S KD"), 9, Rules())
    6
    """
    hand = _take_hand(cards, wild_rank)
    counter = _find_counter(wild_rank, rules)
    weight = counter.weigh(hand)
    if weight >> WILD_PLACE > rules.wilds_allowed or not hand:
        return min(points_after_each_discard(hand, wild_rank, rules))
    whole = counter.search(weight)
    places = {card.face: at for at, card in enumerate(hand)}
    best = UNKNOWN
    doubtful = []
    for bound, face in sorted([(counter.bound_discard(face, whole), face) for face in places]):
        if bound >= best:
            break
        if counter.leaves_over(face, whole):
            best = min(best, _add_wilds(bound, _without(hand, places[face]), wild_rank, rules))
        else:
            doubtful.append((bound, face))
    for bound, face in doubtful:
        if bound < best:
            points = counter.count(weight - counter.weights[face], best)
            best = min(best, _add_wilds(points, _without(hand, places[face]), wild_rank, rules))
    return best


def _take_hand(cards: Iterable[Card], wild_rank: int) -> tuple[Card, ...]:
    hand = tuple(cards)
    if len(hand) > MOST_CARDS:
        raise ValueError(_("A hand has at most {most} cards, not {count}.").format(most=MOST_CARDS, count=len(hand)))
    if not 1 <= wild_rank <= 13:
        raise ValueError(_("A wild rank is a number from 1 to 13, not {rank}.").format(rank=wild_rank))
    return hand


def _without(hand: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    return hand[:at] + hand[at + 1 :]


_COUNTERS: dict[tuple[int, int], tuple[Rules, PointCounter]] = {}


def _find_counter(wild_rank: int, rules: Rules) -> PointCounter:
    """Return the counter for these very rules: to hash all their keys would take as long as a count.

    The rules are kept beside it, so that no others can come by the same identity.
    """
    found = _COUNTERS.get((id(rules), wild_rank))
    if found is None:
        if len(_COUNTERS) >= 128:
            _COUNTERS.clear()
        found = _COUNTERS[id(rules), wild_rank] = rules, PointCounter(wild_rank, rules)
    return found[1]


def _add_wilds(points: int, hand: tuple[Card, ...], wild_rank: int, rules: Rules) -> int:
    """Add the points of wilds where there is no meld to join: nothing but wilds, or one wild and no meld."""
    wilds = [card for card in hand if card.rank is None or card.rank == wild_rank]
    if len(wilds) == len(hand):
        alone = rules.wild_only_melds or not all(card.is_joker for card in hand)
        return 0 if len(hand) >= 3 and alone else sum(rules.points(card, wild_rank) for card in hand)
    if len(wilds) != 1 or not points:
        return points
    prices = rules.face_points_table(wild_rank)
    total = sum([prices[card.face] for card in hand])
    return total if points + prices[wilds[0].face] == total else points
