"""Sets of one rank: which of a rank's cards may make a set, and what that saves.

Holds docs/rules.md, "Melds" (sets) for points alone. Does not know runs, nor limits on wilds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

ROOM = 20_000
"""How many rank contents are kept before a table starts afresh."""

Way = tuple[int, int, int]
"""Naturals of a set (four bits a face, as in a hand), their points, and how many wilds it needs."""


class RankSets(dict[int, tuple[Way, ...]]):
    """For the cards of one rank in a hand: every way to make a set with 0 or 1 wild, the most points first.

    `prices` are the points of ranks 1 … 13; with `wilds` False a set needs three naturals. One natural with two
    wilds is as well a run, and two sets of a rank are as well one: both are left out.

    >>> sets = RankSets((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), wilds=True)
    >>> [(hex(naturals), points, wilds) for naturals, points, wilds in sets[0x20 + (1 << 56)]]  # 2S 2S' 2H
    [('0x100000000000020', 6, 0), ('0x20', 4, 1), ('0x100000000000010', 4, 1)]
    """

    def __init__(self, prices: Sequence[int], wilds: bool) -> None:
        super().__init__()
        self._prices = prices
        self._fewest = 2 if wilds else 3

    def __missing__(self, content: int) -> tuple[Way, ...]:
        if len(self) > ROOM:
            self.clear()
        lowest = ((content & -content).bit_length() - 1) // 4
        shift = 4 * (lowest % 13)
        price = self._prices[lowest % 13]
        ways = []
        for taken in product(*(range(content >> shift + 52 * suit & 15, -1, -1) for suit in range(4))):
            size = sum(taken)
            if size >= self._fewest:
                naturals = sum(count << shift + 52 * suit for suit, count in enumerate(taken))
                ways.append((naturals, price * size, max(0, 3 - size)))
        ways.sort(key=lambda way: -way[1])
        found = self[content] = tuple(ways)
        return found
