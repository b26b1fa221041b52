"""Melds and deadwood: the one door to what a hand is worth.

Holds RULES.md, "Melds", "Going out" (a complete hand) and "Scoring". Does not know seats, turns or the stock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.arrangement_search import POINT, ArrangementSearch, deal_out
from game.cards import Card
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
    "points_after_each_discard",
]


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
    Takes 0 to 14 cards, any number of copies and jokers.

    >>> from game.cards import cards_text, parse_hand
    >>> best = best_arrangement(parse_hand("JD KC 6D 2S 2D 6C"), 6, Rules())
    >>> [cards_text(meld) for meld in best.melds], cards_text(best.deadwood), best.points
    (['6C 6D KC'], '2D 2S JD', 14)
    """
    hand = tuple(cards)
    shape = ArrangementSearch(hand, wild_rank, rules).best()
    groups = deal_out(hand, shape, wild_rank, rules)
    melds = tuple(order_meld(group, wild_rank, rules) for group in groups)
    melded = {card for meld in melds for card in meld}
    deadwood = tuple(sorted((card for card in hand if card not in melded), key=text_order))
    return Arrangement(melds, deadwood, sum(rules.points(card, wild_rank) for card in deadwood))


def least_points(cards: Iterable[Card], wild_rank: int, rules: Rules) -> int:
    """Return the least deadwood points of the hand as it stands: the fast door, exact under every switch."""
    return ArrangementSearch(tuple(cards), wild_rank, rules).cost() // POINT


def can_go_out(cards: Iterable[Card], wild_rank: int, rules: Rules) -> bool:
    """Tell whether all cards lie in melds with nothing left over.

    Not the same as no points: a joker left over may cost nothing when `joker_points` is 0.
    """
    return ArrangementSearch(tuple(cards), wild_rank, rules).cost() & ~0xFFFF == 0


def points_after_each_discard(cards: Iterable[Card], wild_rank: int, rules: Rules) -> tuple[int, ...]:
    """Return for each card of the hand, in the order given, the least points of the others without it."""
    hand = tuple(cards)
    known: dict[str, int] = {}
    for index, card in enumerate(hand):
        if card.plain not in known:
            known[card.plain] = least_points(hand[:index] + hand[index + 1 :], wild_rank, rules)
    return tuple(known[card.plain] for card in hand)
