"""Hand order: the order the player keeps the own hand in, and the melds that lie in it side by side.

Holds docs/design.md, rule 4 (the order is a matter of the screen): a draw never reshuffles it, the drawn card stands
apart at the end until it is moved. The state of the match does not know it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from game.cards import SUITS, Card, NotationError, cards_text, parse_hand
from game.melds import best_arrangement, meld_kind, order_meld
from game.rules import Rules, is_wild

SortBy = Literal["rank", "suit", "melds"]
SORTS: tuple[SortBy, ...] = ("rank", "suit", "melds")


class Group(NamedTuple):
    """A meld that lies side by side in the row: its first place, the place after its last, what it is."""

    start: int
    stop: int
    kind: Literal["set", "run"]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.stop - self.start


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The own hand from left to right; `apart` is the card just drawn, while it still stands aside at the end."""

    cards: tuple[Card, ...] = ()
    apart: Card | None = None

    def follow(self, hand: Iterable[Card]) -> HandOrder:
        """Return the order for the hand as it is now: what is gone closes up, what is new comes last."""
        held = list(hand)
        kept = tuple(card for card in self.cards if card in held)
        fresh = tuple(card for card in held if card not in kept)
        if fresh:
            return HandOrder((*kept, *fresh), fresh[-1] if kept and len(fresh) == 1 else None)
        return HandOrder(kept, self.apart if self.apart in kept else None)

    def move(self, moved: Sequence[Card], place: int) -> HandOrder:
        """Return the order with `moved` (kept in their own order) put together at `place` of the other cards."""
        block = tuple(card for card in self.cards if card in moved)
        rest = tuple(card for card in self.cards if card not in moved)
        apart = None if self.apart in block else self.apart
        return HandOrder((*rest[:place], *block, *rest[place:]), apart)

    def set_apart(self, drawn: Card | None) -> HandOrder:
        """Return the same order with the card just drawn standing apart, if it still lies at the end."""
        return replace(self, apart=drawn if self.cards[-1:] == (drawn,) else None)

    def settle(self) -> HandOrder:
        """Return the same order with no card standing apart."""
        return replace(self, apart=None)

    def sort(self, by: SortBy, wild_rank: int, rules: Rules) -> HandOrder:
        """Return the hand sorted; wild cards come last, by melds the best arrangement first, then its deadwood."""
        if by == "melds":
            return HandOrder(_by_melds(self.cards, wild_rank, rules))
        key = _rank_key if by == "rank" else _suit_key
        return HandOrder(tuple(sorted(self.cards, key=lambda card: (is_wild(card, wild_rank), *key(card)))))

    def __str__(self) -> str:
        return cards_text(self.cards)


def read_order(text: str) -> HandOrder:
    """Read an order as `str(order)` wrote it; anything unreadable is no order at all.

    >>> str(read_order("7H KS 7H'")), str(read_order("lost"))
    ("7H KS 7H'", '')
    """
    try:
        return HandOrder(parse_hand(text))
    except NotationError:
        return HandOrder()


def find_groups(cards: Sequence[Card], wild_rank: int, rules: Rules) -> tuple[Group, ...]:
    """Return the melds that lie side by side in `cards`, so chosen that the fewest points stay outside.

    Among equals fewer cards stay outside, then fewer melds are made.
    """
    best: list[tuple[int, int, int, tuple[Group, ...]]] = [(0, 0, 0, ())]
    for stop in range(1, len(cards) + 1):
        points, loose, melds, groups = best[stop - 1]
        choice = (points + rules.points(cards[stop - 1], wild_rank), loose + 1, melds, groups)
        for start in range(stop - 2):
            kind = meld_kind(cards[start:stop], wild_rank, rules)
            if kind is not None:
                points, loose, melds, groups = best[start]
                choice = min(choice, (points, loose, melds + 1, (*groups, Group(start, stop, kind))))
        best.append(choice)
    return best[-1][3]


def _by_melds(cards: Sequence[Card], wild_rank: int, rules: Rules) -> tuple[Card, ...]:
    found = best_arrangement(cards, wild_rank, rules)
    melds = [card for meld in found.melds for card in order_meld(meld, wild_rank, rules)]
    rest = [card for card in cards if card not in melds]
    return (*melds, *sorted(rest, key=lambda card: (is_wild(card, wild_rank), *_rank_key(card))))


def _rank_key(card: Card) -> tuple[int, int, int]:
    return card.rank or 14, SUITS.index(card.suit) if card.suit else 4, card.copy


def _suit_key(card: Card) -> tuple[int, int, int]:
    # Hearts and clubs in the middle: red and black alternate, so that two suits are never mistaken for one.
    return "SHCD".index(card.suit) if card.suit else 4, card.rank or 14, card.copy
