"""Cores of melds: which naturals could make a meld together, and how many wilds would go with them.

Holds RULES.md, "Melds", with the limit on the wilds of a meld. Does not know hands, points, or which meld is best.
Cards are one number, four bits a face, as many as there are copies; jokers are no naturals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.cards import PLAIN
from game.meld_checks import ACE_ABOVE_KING, rank_at


@dataclass(frozen=True, slots=True)
class Core:
    """The naturals of a possible meld, with their texts as laid (a set's in text order).

    `standing` counts those of the wild rank, which stand for themselves here; `fewest` … `most` is how many wilds
    standing for others make it a meld.
    """

    cards: int
    standing: int
    fewest: int
    most: int
    texts: tuple[str, ...]


def find_lowest(cards: int) -> int:
    """Return the lowest face there is."""
    return ((cards & -cards).bit_length() - 1) // 4


def find_cores(cards: int, wild_rank: int, limit: int, top: int) -> tuple[Core, ...]:
    """Return every core that holds the lowest face of `cards`.

    `limit` is the most wilds a meld may use for others, `top` the highest place of a run (13 or 14).
    """
    lowest = find_lowest(cards)
    rank = sum(15 << 4 * face for face in range(lowest, 52, 13))
    suit = (1 << 4 * (lowest - lowest % 13 + 13)) - 1
    return _find_sets(cards & rank, wild_rank, limit) + _find_runs(cards & suit, wild_rank, limit, top)


@lru_cache(maxsize=1 << 14)
def _find_sets(cards: int, wild_rank: int, limit: int) -> tuple[Core, ...]:
    """Return the sets among the cards of one rank, down to one natural with wilds."""
    lowest = find_lowest(cards)
    faces = range(lowest, 52, 13)
    counts = [cards >> 4 * face & 15 for face in faces]
    cores = []
    for taken in product(range(1, counts[0] + 1), *(range(count + 1) for count in counts[1:])):
        group = [face for face, count in zip(faces, taken, strict=True) for _copy in range(count)]
        fewest = max(0, 3 - len(group))
        if fewest <= limit:
            standing = len(group) if lowest % 13 + 1 == wild_rank else 0
            texts = tuple(sorted(PLAIN[face].plain for face in group))
            cores.append(Core(_sum_faces(group), standing, fewest, limit, texts))
    return tuple(cores)


@lru_cache(maxsize=1 << 14)
def _find_runs(cards: int, wild_rank: int, limit: int, top: int) -> tuple[Core, ...]:
    """Return the runs among the cards of one suit; of two naturals or more, for one with wilds is a set as well."""
    rank = find_lowest(cards) % 13 + 1
    suit = find_lowest(cards) - rank + 1
    cores = []
    for places in _find_chains(cards >> 4 * suit, rank, limit, top):
        fewest = max(3, places[-1] - places[0] + 1) - len(places)
        most = min(limit, top - len(places))
        if fewest <= most:
            faces = [suit + rank_at(place) - 1 for place in places]
            standing = sum(rank_at(place) == wild_rank for place in places)
            texts = tuple(PLAIN[face].plain for face in faces)
            cores.append(Core(_sum_faces(faces), standing, fewest, most, texts))
    return tuple(cores)


def _find_chains(held: int, rank: int, limit: int, top: int) -> Iterator[tuple[int, ...]]:
    """Yield two or more held places of a suit, low to high, that hold `rank`; an ace may be at either end."""
    places = [place for place in range(1, top + 1) if held >> 4 * (rank_at(place) - 1) & 15]
    lifted = rank == 1 and top == ACE_ABOVE_KING
    for start in places if lifted else (rank,):
        for chain in _climb(places, (start,), limit):
            at_both_ends = chain[0] == 1 and chain[-1] == ACE_ABOVE_KING
            if len(chain) > 1 and rank in map(rank_at, chain) and (not at_both_ends or held & 15 > 1):
                yield chain


def _climb(places: list[int], chain: tuple[int, ...], limit: int) -> Iterator[tuple[int, ...]]:
    """Yield the chain and every one that goes on from it with no more gaps than `limit`."""
    yield chain
    for place in places:
        if place > chain[-1] and place - chain[0] - len(chain) <= limit:
            yield from _climb(places, (*chain, place), limit)


def _sum_faces(faces: list[int]) -> int:
    return sum(1 << 4 * face for face in faces)
