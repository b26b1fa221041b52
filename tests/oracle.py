"""The oracle: least points and the best arrangement by trying everything, slow and obviously right.

Holds docs/rules.md, "Melds" and "Scoring", word by word: a wild is tried as itself and as another, a hand is split in
every way. Shares nothing with the solvers of game/ but cards and the rules' words; for hands up to 9 cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from game.cards import Card
from game.rules import Rules

Key = tuple[int, int, int, int, tuple[tuple[str, ...], ...], tuple[str, ...]]


def wilds_standing(cards: Sequence[Card], wild_rank: int, rules: Rules) -> int | None:
    """Return the fewest wilds that stand for others when the cards are one meld, or None for no meld."""
    group = tuple(sorted((card.unmarked for card in cards), key=str))
    limit = 99 if rules.max_wilds_per_meld == "none" else rules.max_wilds_per_meld
    return _fewest_standing(group, wild_rank, rules.aces == "high_or_low", rules.wild_only_melds, limit)


@lru_cache(maxsize=200_000)
def _fewest_standing(
    group: tuple[Card, ...], wild_rank: int, aces_high: bool, wild_only: bool, limit: int
) -> int | None:
    if len(group) < 3:
        return None
    counts = [
        sum(others)
        for others in product((False, True), repeat=len(group))
        if _may_stand(group, others, wild_rank)
        and sum(others) <= limit
        and (wild_only or not all(others))
        and _fits([card for card, other in zip(group, others, strict=True) if not other], len(group), aces_high)
    ]
    return min(counts, default=None)


def _may_stand(group: Sequence[Card], others: Sequence[bool], wild_rank: int) -> bool:
    """Only wilds stand for others, and a joker never stands for itself."""
    return all(
        card.rank is None or card.rank == wild_rank if other else card.rank is not None
        for card, other in zip(group, others, strict=True)
    )


def _fits(naturals: Sequence[Card], size: int, aces_high: bool) -> bool:
    if len({card.rank for card in naturals}) <= 1:
        return True
    if len({card.suit for card in naturals}) > 1:
        return False
    track = [*range(1, 14), 1] if aces_high else [*range(1, 14)]
    held = Counter(card.rank for card in naturals)
    return any(not held - Counter(track[low : low + size]) for low in range(len(track) - size + 1))


def least_points(cards: Sequence[Card], wild_rank: int, rules: Rules) -> int:
    """Return the least points over every way to split the hand."""
    return min(
        sum(rules.points(card, wild_rank) for card in deadwood)
        for _melds, deadwood in split_every_way(cards, wild_rank, rules)
    )


def can_go_out(cards: Sequence[Card], wild_rank: int, rules: Rules) -> bool:
    """Tell whether some way to split the hand leaves no card over."""
    return any(not deadwood for _melds, deadwood in split_every_way(cards, wild_rank, rules))


def best_key(cards: Sequence[Card], wild_rank: int, rules: Rules) -> Key:
    """Return the smallest `arrangement_key` over every way to split the hand."""
    return min(
        arrangement_key(melds, deadwood, wild_rank, rules)
        for melds, deadwood in split_every_way(cards, wild_rank, rules)
    )


def arrangement_key(melds: Sequence[Sequence[Card]], deadwood: Sequence[Card], wild_rank: int, rules: Rules) -> Key:
    """Return what arrangements are compared by: points, cards left, melds, wilds for others, texts."""
    points = sum(rules.points(card, wild_rank) for card in deadwood)
    written = sorted(_write(meld, wild_rank, rules) for meld in melds)
    standing = sum(texts.count("*") for texts, _wilds in written)
    shape = tuple(texts for texts, _wilds in written)
    handed = tuple(wild for _texts, wilds in written for wild in wilds)
    return points, len(deadwood), len(melds), standing, shape, handed


def _write(meld: Sequence[Card], wild_rank: int, rules: Rules) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write the naturals and a `*` per wild standing for another; and the texts of those wilds."""
    fewest = wilds_standing(meld, wild_rank, rules)
    found = []
    for others in product((False, True), repeat=len(meld)):
        if sum(others) != fewest or not _may_stand(meld, others, wild_rank):
            continue
        naturals = [card for card, other in zip(meld, others, strict=True) if not other]
        if _fits(naturals, len(meld), rules.aces == "high_or_low"):
            wilds = tuple(sorted(card.plain for card, other in zip(meld, others, strict=True) if other))
            found.append((_lay_out(naturals, len(meld), rules) + ("*",) * sum(others), wilds))
    return min(found)


def _lay_out(naturals: Sequence[Card], size: int, rules: Rules) -> tuple[str, ...]:
    """Texts of the naturals: a set in text order, a run low to high with the ace where it must stand."""
    if len({card.rank for card in naturals}) <= 1:
        return tuple(sorted(card.plain for card in naturals))
    ranks = sorted((card.rank or 0, card.plain) for card in naturals)
    if ranks[0][0] == 1 and (ranks[-1][0] > size or ranks[1][0] == 1):
        ranks = [*ranks[1:], ranks[0]]
    return tuple(text for _rank, text in ranks)


def split_every_way(
    cards: Sequence[Card], wild_rank: int, rules: Rules
) -> Iterator[tuple[list[tuple[Card, ...]], list[Card]]]:
    """Yield every split of the hand into melds and deadwood."""
    if not cards:
        yield [], []
        return
    first, rest = cards[0], cards[1:]
    for chosen in product((False, True), repeat=len(rest)):
        group = (first, *(card for card, taken in zip(rest, chosen, strict=True) if taken))
        others = [card for card, taken in zip(rest, chosen, strict=True) if not taken]
        if len(group) == 1 or wilds_standing(group, wild_rank, rules) is not None:
            for melds, deadwood in split_every_way(others, wild_rank, rules):
                if len(group) == 1:
                    yield melds, [first, *deadwood]
                else:
                    yield [group, *melds], deadwood
