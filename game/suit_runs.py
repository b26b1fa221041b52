"""Runs inside one suit: a table of the least points that a suit's cards leave over, by wilds used.

Holds docs/rules.md, "Melds" (runs and wilds, the ace above the king) for points alone. Does not know sets or other
suits, nor limits on wilds: here wilds are a mere number.

A suit's cards are one whole number, its content: four bits a rank, the ace lowest, say how many copies there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

ROOM = 20_000
"""How many contents one table keeps before it starts afresh: a few megabytes."""

_WINDOW = 0xFFFFF
_PRESENT = 0x11111


@cache
def _find_starts(wilds: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """Return by which of five places in a row are held: runs from the first, as naturals and wilds they need."""
    runs = []
    for chosen in range(1, 32, 2):
        need = max(3, chosen.bit_length()) - chosen.bit_count()
        if need <= wilds:
            runs.append((_spread(chosen), need))
    return {_spread(held): tuple(run for run in runs if run[0] & _spread(held) == run[0]) for held in range(1, 32, 2)}


def _spread(bits: int) -> int:
    return sum(1 << 4 * place for place in range(5) if bits >> place & 1)


class SuitRuns(dict[int, tuple[int, ...]]):
    """For each content the least points left over with at most 0, 1, … `wilds` wilds; filled when first asked.

    `prices` are the points of ranks 1 … 13. Longer runs than five need no look: they fall into shorter ones that
    need no more wilds.

    >>> SuitRuns(1, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))[0x1011]  # A 2 4
    (7, 0)
    """

    def __init__(self, wilds: int, prices: Sequence[int], aces_high: bool = False) -> None:
        super().__init__()
        self._wilds = wilds
        self._prices = (*prices, prices[0])
        self._starts = _find_starts(wilds)
        self._places: dict[int, tuple[int, ...]] = SuitRuns(wilds, prices) if aces_high else self
        self[0] = (0,) * (wilds + 1)

    def __missing__(self, content: int) -> tuple[int, ...]:
        if len(self) > ROOM:
            self.clear()
            self[0] = (0,) * (self._wilds + 1)
        found = self[content] = self._cover(content) if self._places is self else self._lift_aces(content)
        return found

    def _lift_aces(self, content: int) -> tuple[int, ...]:
        """Try every number of aces above the king, the place 14."""
        lifted = [self._places[content + aces * ((1 << 52) - 1)] for aces in range((content & 15) + 1)]
        return lifted[0] if len(lifted) == 1 else tuple(map(min, *lifted))

    def _cover(self, content: int) -> tuple[int, ...]:
        """Leave the lowest card over, or let it start a run."""
        shift = (content & -content).bit_length() - 1 & ~3
        price = self._prices[shift >> 2]
        best = [points + price for points in self[content - (1 << shift)]]
        held = content >> shift & _WINDOW
        held |= held >> 1
        for naturals, need in self._starts[(held | held >> 2) & _PRESENT]:
            rest = self[content - (naturals << shift)]
            for wilds in range(need, len(best)):
                points = rest[wilds - need]
                if points < best[wilds]:
                    best[wilds] = points
        return tuple(best)
