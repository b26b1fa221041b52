"""What a meld is: reads a group of cards as a set or a run, and lays it in order.

Holds docs/rules.md, "Melds": sets, runs, wilds, the ace above the king, and both limits on wilds. Does not know
hands, points or which melds are best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from game.cards import SUITS, Card, cards_text
from game.language import gettext as _
from game.rules import Rules, is_wild

ACE_ABOVE_KING = 14
"""The place above the king, open to aces only when they are high as well."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How a group is read: its kind, how many wilds stand for others, and a run's suit and lowest place."""

    kind: Literal["set", "run"]
    wilds: int
    suit: str = ""
    low: int = 0


def top_place(rules: Rules) -> int:
    """Return the highest place of a run: 13 for the king, 14 where aces are high as well."""
    return ACE_ABOVE_KING if rules.aces_high else 13


def rank_at(place: int) -> int:
    """Return the rank of a run's place: its own number, and 1 for the ace above the king."""
    return 1 if place == ACE_ABOVE_KING else place


def read_meld(cards: Iterable[Card], wild_rank: int, rules: Rules) -> Reading | None:
    """Return the reading with fewest wilds standing for others, or None for a group that is no meld.

    A group that is a set and a run with equally many (7H and two jokers) reads as a set: that names a rank
    and leaves open what the wilds are. Both limits on wilds are easiest to keep with the fewest, so a group
    that breaks them in this reading breaks them in every one.
    """
    group = tuple(cards)
    if len(group) < 3:
        return None
    found = [reading for reading in (_read_set(group, wild_rank), _read_run(group, wild_rank, rules)) if reading]
    best = min(found, key=lambda reading: reading.wilds, default=None)
    if best is None or best.wilds > rules.wilds_allowed:
        return None
    return best if rules.wild_only_melds or best.wilds < len(group) else None


def is_meld(cards: Iterable[Card], wild_rank: int, rules: Rules) -> bool:
    """Tell whether the cards make one meld together; their order does not matter.

    >>> from game.cards import parse_hand
    >>> [is_meld(parse_hand(text), 9, Rules()) for text in ("7H 8H 9S", "5C 7C 9S 9D", "KC AC 2C", "6S 6S JK")]
    [True, True, False, True]
    """
    return read_meld(cards, wild_rank, rules) is not None


def meld_kind(cards: Iterable[Card], wild_rank: int, rules: Rules) -> Literal["set", "run"] | None:
    """Return what the meld is called, or None for no meld.

    A group that could be either is called after the reading with fewer wilds standing for others, and a set
    when they are equal.
    """
    reading = read_meld(cards, wild_rank, rules)
    return reading.kind if reading else None


def order_meld(cards: Iterable[Card], wild_rank: int, rules: Rules) -> tuple[Card, ...]:
    """Return the meld as laid on the table. Raises ValueError for cards that are no meld.

    A set: naturals, then wilds, each by suit (S H D C), jokers last. A run: low to high with wilds in their places,
    standing above the naturals rather than below where both would do.

    >>> from game.cards import parse_hand
    >>> [cards_text(order_meld(parse_hand(text), 3, Rules())) for text in ("JK 8H 7H", "KS JK QS", "6D 3S 3C 4D")]
    ['7H 8H JK', 'JK QS KS', '4D 3C 6D 3S']
    """
    group = tuple(cards)
    reading = read_meld(group, wild_rank, rules)
    if reading is None:
        raise ValueError(_("{cards} is no meld.").format(cards=cards_text(group)))
    if reading.kind == "set":
        return tuple(sorted(group, key=lambda card: (is_wild(card, wild_rank), *_by_suit(card))))
    return _lay_run(group, reading)


def text_order(card: Card) -> tuple[str, int]:
    """Sort key: the card's text, twins by copy."""
    return card.plain, card.copy


def _by_suit(card: Card) -> tuple[int, str, int]:
    return SUITS.index(card.suit) if card.suit else len(SUITS), *text_order(card)


def _read_set(group: Sequence[Card], wild_rank: int) -> Reading | None:
    naturals = [card for card in group if not is_wild(card, wild_rank)]
    ranks = {card.rank for card in naturals}
    if len(ranks) > 1:
        return None
    standing = len(naturals) if naturals else sum(card.rank == wild_rank for card in group)
    return Reading("set", len(group) - standing)


def _read_run(group: Sequence[Card], wild_rank: int, rules: Rules) -> Reading | None:
    naturals = [card for card in group if not is_wild(card, wild_rank)]
    suits = {card.suit for card in naturals}
    if len(suits) != 1:
        return None
    suit = str(naturals[0].suit)
    ranks = Counter(card.rank for card in naturals)
    own = sum(card.rank == wild_rank and card.suit == suit for card in group)
    best: Reading | None = None
    for low in range(1, top_place(rules) - len(group) + 2):
        places = Counter(rank_at(place) for place in range(low, low + len(group)))
        if any(places[rank or 0] < count for rank, count in ranks.items()):
            continue
        wilds = len(group) - len(naturals) - min(own, places[wild_rank])
        if best is None or wilds <= best.wilds:
            best = Reading("run", wilds, suit, low)
    return best


def _lay_run(group: Sequence[Card], reading: Reading) -> tuple[Card, ...]:
    rest = sorted(group, key=text_order)
    places = range(reading.low, reading.low + len(group))
    laid: dict[int, Card] = {}
    for place in places:
        fitting = [card for card in rest if (card.rank, card.suit) == (rank_at(place), reading.suit)]
        if fitting:
            laid[place] = fitting[0]
            rest.remove(fitting[0])
    wilds = iter(rest)
    return tuple(laid.get(place) or next(wilds) for place in places)
