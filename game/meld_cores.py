"""Cores of melds: which naturals could make a meld together, and how many wilds would go with them.

Holds docs/rules.md, "Melds", with the limit on the wilds of a meld. Does not know hands, points, or which meld is best.
Cards are one number, four bits a face, as many as there are copies; jokers are no naturals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.cards import PLAIN
from game.meld_checks import ACE_ABOVE_KING, rank_at

ROOM = 1 << 13
"""How many answers each finder remembers: below ten megabytes in all."""


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


def find_cores(cards: int, lowest: int, wild_rank: int, limit: int, top: int) -> tuple[Core, ...]:
    """Return every core that holds the face `lowest`, the lowest of `cards` that is not of the wild rank.

    `limit` is the most wilds a meld may use for others, `top` the highest place of a run (13 or 14).
    """
    rank = sum(15 << 4 * face for face in range(lowest, 52, 13))
    suit = lowest - lowest % 13
    held = cards >> 4 * suit & (1 << 52) - 1
    return _find_sets(cards & rank, limit) + _find_runs(held, suit, lowest - suit + 1, wild_rank, limit, top)


@lru_cache(maxsize=ROOM)
def find_wild_sets(cards: int, limit: int) -> tuple[Core, ...]:
    """Return sets of the wild rank standing for itself: as many as you like of `cards`, the first in text order."""
    by_text = sorted(_list_faces(cards), key=lambda face: PLAIN[face].plain)
    groups = [by_text[:size] for size in range(1, len(by_text) + 1)]
    return tuple(_set_of(group, len(group), limit) for group in groups if len(group) + limit >= 3)


@lru_cache(maxsize=ROOM)
def _find_sets(cards: int, limit: int) -> tuple[Core, ...]:
    """Return the sets with the lowest among the cards of one rank, down to one natural with wilds."""
    held = Counter(_list_faces(cards))
    cores = []
    for taken in product(*(range(count + 1) for count in held.values())):
        faces = list(Counter(dict(zip(held, taken, strict=True))).elements())
        if taken[0] and len(faces) + limit >= 3:
            cores.append(_set_of(faces, 0, limit))
    return tuple(cores)


def _set_of(faces: list[int], standing: int, limit: int) -> Core:
    texts = tuple(sorted(PLAIN[face].plain for face in faces))
    return Core(_sum_faces(faces), standing, max(0, 3 - len(faces)), limit, texts)


@lru_cache(maxsize=ROOM)
def _find_runs(held: int, suit: int, rank: int, wild_rank: int, limit: int, top: int) -> tuple[Core, ...]:
    """Return the runs with `rank` among the cards of one suit; of two naturals or more, as one makes a set as well."""
    cores = []
    for places in _find_chains(held, rank, limit, top):
        fewest = max(3, places[-1] - places[0] + 1) - len(places)
        most = min(limit, top - len(places))
        if fewest <= most:
            faces = [suit + rank_at(place) - 1 for place in places]
            standing = faces.count(suit + wild_rank - 1)
            texts = tuple(PLAIN[face].plain for face in faces)
            cores.append(Core(_sum_faces(faces), standing, fewest, most, texts))
    return tuple(cores)


def _find_chains(held: int, rank: int, limit: int, top: int) -> Iterator[tuple[int, ...]]:
    """Yield two or more held places, low to high, with `rank` among them; an ace may be at either end."""
    places = [place for place in range(1, top + 1) if held >> 4 * (rank_at(place) - 1) & 15]
    highest_start = top if rank == 1 else rank
    for start in places:
        if start <= highest_start:
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


def _list_faces(cards: int) -> list[int]:
    """Return the faces of the cards in rising order, twins as often as they are there."""
    return [face for face in range(52) for _copy in range(cards >> 4 * face & 15)]


def _sum_faces(faces: list[int]) -> int:
    return sum(1 << 4 * face for face in faces)
