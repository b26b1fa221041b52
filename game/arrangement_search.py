"""The best arrangement of a hand in full: exact under every switch, by what to do with the lowest card left.

Holds docs/rules.md, "Melds" and "Scoring" (the true minimum, both limits on wilds), and the order among equals that
game.melds promises. Does not know seats or turns. Slower than game.least_points, which knows points alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.cards import JOKER_FACE, Card
from game.meld_checks import text_order, top_place
from game.meld_cores import Core, find_cores, find_lowest, find_wild_sets
from game.rules import Rules, is_wild

POINT, CARD, MELD, WILD = 1 << 24, 1 << 16, 1 << 8, 1
"""What a cost is made of, the weightiest first: points, cards left over, melds, wilds standing for others."""

_NEVER = 1 << 60
_USED = 15

Shape = tuple[tuple[str, ...], ...]
"""Melds as texts, sorted: naturals, then `*` for each wild standing for another."""

Costs = dict[int, int]
"""Least cost by wilds used: 16 times the cards of the wild rank standing for themselves, plus those for others."""


class ArrangementSearch:
    """Finds the least cost of one hand and the first of the shapes that have it.

    The lowest natural still held is left over or starts a meld; what then remains is solved once and remembered
    for the length of this search. Cards of the wild rank come last: what the runs have not taken for itself makes
    sets, the rest and the jokers are the wilds that stand for others or are left over.
    """

    def __init__(self, cards: Sequence[Card], wild_rank: int, rules: Rules) -> None:
        prices = [price * POINT + CARD for price in rules.face_points_table(wild_rank)]
        self._wild_prices = prices[wild_rank - 1], prices[JOKER_FACE]
        self._prices = prices
        self._wild_faces = sum(15 << 4 * face for face in range(wild_rank - 1, JOKER_FACE, 13))
        self._jokers = sum(card.is_joker for card in cards)
        self._wilds = sum(is_wild(card, wild_rank) for card in cards)
        self._limit = min(rules.wilds_allowed, self._wilds)
        self._wilds_alone = rules.wild_only_melds and self._limit >= 3
        self._meld_rules = wild_rank, self._limit, top_place(rules)
        self._cards = sum(1 << 4 * card.face for card in cards if not card.is_joker)
        self._costs: dict[int, Costs] = {0: {0: 0}}
        self._shapes: dict[tuple[int, int], Shape] = {(0, 0): ()}

    def count_points(self) -> int:
        """Return the least deadwood points."""
        return self._least_cost() // POINT

    def count_deadwood(self) -> int:
        """Return how many cards are left over where the points are least."""
        return self._least_cost() % POINT // CARD

    def find_shape(self) -> Shape:
        """Return the melds of the best arrangement."""
        least = self._least_cost()
        return min(
            tuple(sorted((*self._find_shape(self._cards, used), *(("*",) * size for size in sizes))))
            for cost, used, alone, melds in self._end()
            if cost == least
            for sizes in _split(alone, melds, self._limit)
        )

    def _least_cost(self) -> int:
        return min(ending[0] for ending in self._end())

    def _end(self) -> Iterator[tuple[int, int, int, int]]:
        """Yield ways to treat the wilds left: full cost, wilds used before, wilds alone, in how many melds."""
        for used, cost in self._find_costs(self._cards).items():
            left = self._wilds - (used >> 4) - (used & _USED)
            for alone in (0, *range(3, left + 1)) if self._wilds_alone else (0,):
                melds = -(-alone // self._limit) if alone else 0
                if alone >= 3 * melds:
                    price = self._price_wilds(left - alone, used >> 4)
                    yield cost + price + melds * MELD + alone * WILD, used, alone, melds

    def _price_wilds(self, left: int, standing: int) -> int:
        """Return the cost of wilds left over: the cheaper kind, as far as it goes, then the other."""
        kinds = zip(self._wild_prices, (self._wilds - self._jokers - standing, self._jokers), strict=True)
        (cheap, count), (dear, _rest) = sorted(kinds)
        return min(left, count) * cheap + max(0, left - count) * dear

    def _find_costs(self, cards: int) -> Costs:
        known = self._costs.get(cards)
        if known is not None:
            return known
        rest, price = self._leave(cards)
        costs = {used: cost + price for used, cost in self._find_costs(rest).items()}
        for core in self._find_cores(cards):
            self._add_core(costs, core, self._find_costs(cards - core.cards))
        self._costs[cards] = costs
        return costs

    def _leave(self, cards: int) -> tuple[int, int]:
        """Return what remains when the lowest natural is left over, and its cost; of the wild rank all are left."""
        naturals = cards & ~self._wild_faces
        if not naturals:
            return 0, 0
        lowest = find_lowest(naturals)
        return cards - (1 << 4 * lowest), self._prices[lowest]

    def _find_cores(self, cards: int) -> tuple[Core, ...]:
        naturals = cards & ~self._wild_faces
        if not naturals:
            return find_wild_sets(cards, self._limit)
        return find_cores(cards, find_lowest(naturals), *self._meld_rules)

    def _add_core(self, costs: Costs, core: Core, rest: Costs) -> None:
        """Lower `costs` where a meld of the core beside the rest costs less."""
        for used, cost in rest.items():
            spare = self._wilds - (used >> 4) - (used & _USED) - core.standing
            used += core.standing << 4
            cost += MELD
            for others in range(core.fewest, min(core.most, spare) + 1):
                if cost + others * WILD < costs.get(used + others, _NEVER):
                    costs[used + others] = cost + others * WILD

    def _find_shape(self, cards: int, used: int) -> Shape:
        """Return the first of the shapes of least cost that use just these wilds.

        Of two such shapes the one that comes first also does so beside any further melds, for equal costs mean as
        many melds: so each part can be chosen on its own.
        """
        known = self._shapes.get((cards, used))
        if known is None:
            known = self._shapes[cards, used] = min(self._list_shapes(cards, used))
        return known

    def _list_shapes(self, cards: int, used: int) -> Iterator[Shape]:
        least = self._find_costs(cards)[used]
        rest, price = self._leave(cards)
        if self._find_costs(rest).get(used, _NEVER) + price == least:
            yield self._find_shape(rest, used)
        for core in self._find_cores(cards):
            rest = cards - core.cards
            costs = self._find_costs(rest)
            for others in range(core.fewest, min(core.most, used & _USED) + 1):
                before = used - (core.standing << 4) - others
                if costs.get(before, _NEVER) + MELD + others * WILD == least:
                    meld = (*core.texts, *("*",) * others)
                    yield tuple(sorted((*self._find_shape(rest, before), meld)))


def deal_out(cards: Sequence[Card], shape: Shape, wild_rank: int, rules: Rules) -> list[list[Card]]:
    """Return the physical cards of each meld of a shape: the dearest wilds are used, and go out in text order."""
    left: dict[str, list[Card]] = {}
    for card in sorted(cards, key=text_order):
        left.setdefault(card.plain, []).append(card)
    groups = [[left[text].pop(0) for text in meld if text != "*"] for meld in shape]
    wilds = [card for twins in left.values() for card in twins if is_wild(card, wild_rank)]
    wilds.sort(key=lambda card: (-rules.points(card, wild_rank), *text_order(card)))
    used = iter(sorted(wilds[: sum(meld.count("*") for meld in shape)], key=text_order))
    for meld, group in zip(shape, groups, strict=True):
        group.extend(next(used) for _wild in range(meld.count("*")))
    return groups


def _split(total: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to split wilds into melds of their own, three to `most` each."""
    if parts == 0:
        yield ()
        return
    for size in range(max(3, total - most * (parts - 1)), min(most, total - 3 * (parts - 1)) + 1):
        for rest in _split(total - size, parts - 1, most):
            yield (size, *rest)
