"""The best arrangement of a hand in full: which melds, by search over the lowest card not yet placed.

Holds RULES.md, "Melds" and "Scoring" (the true minimum), and the order among equals of INTERFACE.md. Does not
know seats or turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from game.cards import PLAIN, Card
from game.meld_checks import ACE_ABOVE_KING, rank_at, text_order, top_place
from game.rules import Rules, is_wild

POINT, CARD, MELD = 1 << 24, 1 << 16, 1 << 8
NEVER = 1 << 60
Shape = tuple[tuple[str, ...], ...]
Costs = dict[int, int]


@dataclass(frozen=True, slots=True)
class Core:
    """The naturals of a possible meld and how many wilds standing for others it takes."""

    removed: int
    standing: int
    fewest: int
    most: int
    texts: tuple[str, ...]


class ArrangementSearch:
    def __init__(self, cards: Sequence[Card], wild_rank: int, rules: Rules) -> None:
        prices = rules.face_points_table(wild_rank)
        self.wild_rank = wild_rank
        self.top = top_place(rules)
        self.pure = rules.wild_only_melds
        self.ranked = sum(card.rank == wild_rank for card in cards)
        self.jokers = sum(card.is_joker for card in cards)
        self.pool = self.ranked + self.jokers
        self.limit = min(rules.wilds_allowed, self.pool)
        self.prices = [0 if PLAIN[f].rank == wild_rank else prices[f] * POINT + CARD for f in range(52)]
        wild_card = next(card for card in PLAIN if card.rank == wild_rank)
        self.ranked_price = prices[wild_card.face] * POINT + CARD
        self.joker_price = prices[52] * POINT + CARD
        self.content = sum(1 << 4 * card.face for card in cards if not card.is_joker)
        self.tables: dict[int, Costs] = {0: {0: 0}}
        self.cores: dict[int, tuple[Core, ...]] = {}
        self.shapes: dict[tuple[int, int], Shape] = {(0, 0): ()}

    def table(self, content: int) -> Costs:
        known = self.tables.get(content)
        if known is not None:
            return known
        low = _lowest(content)
        price = self.prices[low]
        costs = {key: cost + price for key, cost in self.table(content - (1 << 4 * low)).items()}
        self.cores[content] = cores = tuple(self._find_cores(content, low))
        for core in cores:
            rest = self.table(content - core.removed)
            for key, cost in rest.items():
                used = (key >> 4) + (key & 15) + core.standing
                for others in range(core.fewest, min(core.most, self.pool - used) + 1):
                    total = key + (core.standing << 4) + others
                    paid = cost + MELD + others
                    if paid < costs.get(total, paid + 1):
                        costs[total] = paid
        self.tables[content] = costs
        return costs

    def shape(self, content: int, key: int) -> Shape:
        known = self.shapes.get((content, key))
        if known is not None:
            return known
        goal = self.table(content)[key]
        low = _lowest(content)
        found: list[Shape] = []
        rest = content - (1 << 4 * low)
        if self.table(rest).get(key, NEVER) + self.prices[low] == goal:
            found.append(self.shape(rest, key))
        for core in self.cores[content]:
            rest = content - core.removed
            costs = self.table(rest)
            for others in range(core.fewest, core.most + 1):
                before = key - (core.standing << 4) - others
                if (key & 15) >= others and costs.get(before, NEVER) + MELD + others == goal:
                    meld = core.texts + ("*",) * others
                    found.append(tuple(sorted((*self.shape(rest, before), meld))))
        best = self.shapes[content, key] = min(found)
        return best

    def endings(self) -> Iterator[tuple[int, int, int, int]]:
        for key, cost in self.table(self.content).items():
            free = self.pool - (key >> 4) - (key & 15)
            ranked = self.ranked - (key >> 4)
            for pure in (0, *range(3, free + 1)) if self.pure and self.limit >= 3 else (0,):
                melds = -(-pure // self.limit) if pure else 0
                if melds * 3 > pure:
                    continue
                yield cost + melds * MELD + pure + self._left_over(free - pure, ranked), key, pure, melds

    def _left_over(self, left: int, ranked: int) -> int:
        """Cost of `left` wilds as deadwood, the cheapest of `ranked` and all jokers."""
        kinds = sorted(((self.ranked_price, ranked), (self.joker_price, self.jokers)))
        first = min(left, kinds[0][1])
        return first * kinds[0][0] + (left - first) * kinds[1][0]

    def count_points(self) -> int:
        """Return the least deadwood points."""
        return self.cost() // POINT

    def count_deadwood(self) -> int:
        """Return how many cards are left over where the points are least."""
        return self.cost() % POINT // CARD

    def cost(self) -> int:
        return min(ending[0] for ending in self.endings())

    def best(self) -> Shape:
        """Return the best arrangement's melds as texts, sorted."""
        goal = self.cost()
        return min(
            tuple(sorted((*self.shape(self.content, key), *(("*",) * size for size in split))))
            for total, key, pure, melds in self.endings()
            if total == goal
            for split in _split(pure, melds, self.limit)
        )

    def _find_cores(self, content: int, low: int) -> Iterator[Core]:
        yield from self._find_sets(content, low)
        rank = low % 13 + 1
        suit = low - rank + 1
        yield from self._climb(content, suit, (rank,), 0)
        if rank == 1 and self.top == ACE_ABOVE_KING:
            yield from self._descend(content, suit, (ACE_ABOVE_KING,), 0)

    def _find_sets(self, content: int, low: int) -> Iterator[Core]:
        faces = range(low, 52, 13)
        counts = [content >> 4 * face & 15 for face in faces]
        for taken in product(range(1, counts[0] + 1), *(range(count + 1) for count in counts[1:])):
            size = sum(taken)
            removed = sum(count << 4 * face for count, face in zip(taken, faces, strict=True))
            texts = sorted(PLAIN[face].plain for count, face in zip(taken, faces, strict=True) for _ in range(count))
            fewest = max(0, 3 - size)
            if fewest <= self.limit:
                standing = size if low % 13 + 1 == self.wild_rank else 0
                yield Core(removed, standing, fewest, self.limit, tuple(texts))

    def _climb(self, content: int, suit: int, places: tuple[int, ...], gaps: int) -> Iterator[Core]:
        """Runs that go up from the last of `places`."""
        if len(places) > 1:
            yield from self._run(suit, places)
        for place in range(places[-1] + 1, self.top + 1):
            more = gaps + place - places[-1] - 1
            if more > self.limit:
                break
            if self._has(content, suit, place, places):
                yield from self._climb(content, suit, (*places, place), more)

    def _descend(self, content: int, suit: int, places: tuple[int, ...], gaps: int) -> Iterator[Core]:
        if len(places) > 1:
            yield from self._run(suit, places)
        for place in range(places[0] - 1, 0, -1):
            more = gaps + places[0] - place - 1
            if more > self.limit:
                break
            if self._has(content, suit, place, places):
                yield from self._descend(content, suit, (place, *places), more)

    def _has(self, content: int, suit: int, place: int, places: tuple[int, ...]) -> bool:
        rank = rank_at(place)
        used = rank == 1 and (1 in places) + (ACE_ABOVE_KING in places)
        return content >> 4 * (suit + rank - 1) & 15 > used

    def _run(self, suit: int, places: tuple[int, ...]) -> Iterator[Core]:
        span = places[-1] - places[0] + 1
        fewest = max(span, 3) - len(places)
        most = min(self.limit, self.top - len(places))
        if fewest <= most:
            faces = [suit + rank_at(place) - 1 for place in places]
            standing = sum(face % 13 + 1 == self.wild_rank for face in faces)
            removed = sum(1 << 4 * face for face in faces)
            yield Core(removed, standing, fewest, most, tuple(PLAIN[face].plain for face in faces))


def _split(total: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    if parts == 0:
        yield ()
        return
    for size in range(max(3, total - most * (parts - 1)), min(most, total - 3 * (parts - 1)) + 1):
        for rest in _split(total - size, parts - 1, most):
            yield (size, *rest)


def _lowest(content: int) -> int:
    return ((content & -content).bit_length() - 1) // 4


def deal_out(cards: Sequence[Card], shape: Shape, wild_rank: int, rules: Rules) -> list[list[Card]]:
    """Return the groups of physical cards of a shape: the dearest wilds are used first, then by text."""
    pools: dict[str, list[Card]] = {}
    for card in sorted(cards, key=text_order):
        pools.setdefault(card.plain, []).append(card)
    groups = [[pools[text].pop(0) for text in meld if text != "*"] for meld in shape]
    free = [card for pool in pools.values() for card in pool if is_wild(card, wild_rank)]
    free.sort(key=lambda card: (-rules.points(card, wild_rank), *text_order(card)))
    used = iter(sorted(free[: sum(meld.count("*") for meld in shape)], key=text_order))
    for meld, group in zip(shape, groups, strict=True):
        group.extend(next(used) for _ in range(meld.count("*")))
    return groups
