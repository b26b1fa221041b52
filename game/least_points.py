"""Least points of a hand, fast: runs come from the suits' tables, sets are tried where they can pay.

Holds docs/rules.md, "Scoring" (the true minimum), where wilds are a mere number: no limit on the wilds of a meld, or
none that the hand can reach. Does not say which melds, and does not price wilds left over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cards import JOKER_FACE, Card
from game.rank_sets import RankSets, Way
from game.rules import Rules
from game.suit_runs import SuitRuns

WILD_PLACE = 208
"""In a hand as a number the bits from here on count the wilds."""

UNKNOWN = 1 << 60
"""More points than any hand has."""

_SUIT = (1 << 52) - 1
_NATURALS = (1 << WILD_PLACE) - 1
_RANKS = 0x1111111111111
_RANK_IN_SUITS = 15 * (1 | 1 << 52 | 1 << 104 | 1 << 156)

Points = tuple[int, ...]
"""Least points left over with at most 0, 1, … wilds."""


@lru_cache(maxsize=32)
def _suit_runs(wilds: int, prices: Points, aces_high: bool) -> SuitRuns:
    return SuitRuns(wilds, prices, aces_high)


@lru_cache(maxsize=8)
def _rank_sets(prices: Points, wilds: bool) -> RankSets:
    return RankSets(prices, wilds)


def forget_tables() -> None:
    """Let go of all tables that no counter uses yet; each counter made from now on starts with empty ones."""
    _suit_runs.cache_clear()
    _rank_sets.cache_clear()


class PointCounter:
    """Counts the least points of naturals left over, for one wild rank under one set of rules.

    A hand is one number: four bits a face, and on top how many wilds. A wild costs nothing here: as soon as there
    is any meld, a spare wild joins it (a run that is too long already falls into two). What wilds cost in a hand
    without a meld is for the caller to add.
    """

    def __init__(self, wild_rank: int, rules: Rules) -> None:
        places = [WILD_PLACE if face % 13 + 1 == wild_rank else 4 * face for face in range(52)]
        self.weights = tuple(1 << place for place in (*places, WILD_PLACE))
        self._prices = tuple(rules.face_value(rank) for rank in range(1, 14))
        self._aces_high = rules.aces_high
        self._tables: dict[int, tuple[SuitRuns, RankSets]] = {}

    def weigh(self, cards: Sequence[Card]) -> int:
        """Return the hand as a number; take a card out by subtracting its face's weight.

        >>> from game.cards import parse_hand
        >>> counter = PointCounter(6, Rules())
        >>> counter.count(counter.weigh(parse_hand("JD KC 6D 2S 2D 6C")))
        14
        """
        weights = self.weights
        return sum([weights[card.face] for card in cards])

    def count(self, hand: int, at_most: int = UNKNOWN) -> int:
        """Return the least points of naturals left over, or `at_most` where they are no fewer: that is told sooner."""
        return self.search(hand, at_most).best

    def search(self, hand: int, at_most: int = UNKNOWN) -> SetSearch:
        """Return the finished search, which knows what its best sets leave to the suits."""
        wilds = hand >> WILD_PLACE
        runs, sets = self._tables.get(wilds) or self._look_up(wilds)
        naturals = hand & _NATURALS
        search = SetSearch(runs, naturals, wilds, at_most)
        if search.best:
            counts = naturals + (naturals >> 52) + (naturals >> 104) + (naturals >> 156) & _SUIT
            many = (counts >> 1 if wilds else counts >> 1 & counts) | counts >> 2 | counts >> 3
            many &= _RANKS
            ways = []
            while many:
                rank = many & -many
                many -= rank
                ways.append(sets[naturals & _RANK_IN_SUITS * rank])
            if ways:
                search.try_sets(ways)
        return search

    def count_discard(self, hand: int, face: int, whole: SetSearch) -> int:
        """Return the least points of naturals left over once a card of `face` is thrown; `whole` searched them all."""
        if self.leaves_over(face, whole):
            return self.bound_discard(face, whole)
        return self.count(hand - self.weights[face])

    def bound_discard(self, face: int, whole: SetSearch) -> int:
        """Return what no discard of `face` goes below: it saves its own points at most, a wild none."""
        natural = self.weights[face] < 1 << WILD_PLACE
        return whole.best - self._prices[face % 13] if natural else whole.best

    def leaves_over(self, face: int, whole: SetSearch) -> bool:
        """Tell whether the sets found to be best go with a best arrangement that leaves a natural of `face` over.

        Then its discard reaches the bound. Quickly told, where a new count would take several times as long.
        """
        if face == JOKER_FACE or not whole.rest >> 4 * face & 15:
            return False
        points = whole.count_runs(whole.rest - self.weights[face], whole.wilds)
        return points == self.bound_discard(face, whole)

    def _look_up(self, wilds: int) -> tuple[SuitRuns, RankSets]:
        self._tables[wilds] = found = (
            _suit_runs(wilds, self._prices, self._aces_high),
            _rank_sets(self._prices, wilds > 0),
        )
        return found


class SetSearch:
    """Branch and bound over the sets of a hand; what they leave goes to the suits' tables.

    `best` is the least so far; `rest` and `wilds` are the naturals and the wilds that its sets leave for runs.
    A set saves its own points at most, since with any card back a suit leaves over at most that card more. That
    bounds a branch from below without looking anything up.
    """

    __slots__ = ("_bounds", "_hopes", "_runs", "_ways", "best", "rest", "wilds")

    def __init__(self, runs: SuitRuns, naturals: int, wilds: int, at_most: int) -> None:
        self._runs = runs
        self._bounds = _join(
            _join(runs[naturals & _SUIT], runs[naturals >> 52 & _SUIT]),
            _join(runs[naturals >> 104 & _SUIT], runs[naturals >> 156]),
        )
        self.best = min(self._bounds[wilds], at_most)
        self.rest = naturals
        self.wilds = wilds

    def try_sets(self, ways: list[tuple[Way, ...]]) -> None:
        """Try the ways to make sets, given by rank, in every combination that may pay."""
        if len(ways) > 1:
            ways.sort(key=_most_saved, reverse=True)
        hopes = [0]
        for way in reversed(ways):
            hopes.append(hopes[-1] + way[0][1])
        self._ways = ways
        self._hopes = hopes[::-1]
        self._branch(0, self.rest, self.wilds, 0)

    def count_runs(self, naturals: int, wilds: int) -> int:
        """Return the least points left over without any set."""
        runs = self._runs
        one = _join(runs[naturals & _SUIT], runs[naturals >> 52 & _SUIT])
        other = _join(runs[naturals >> 104 & _SUIT], runs[naturals >> 156])
        return min(map(int.__add__, one[: wilds + 1], other[wilds::-1]))

    def _branch(self, first: int, naturals: int, wilds: int, saved: int) -> None:
        for at in range(first, len(self._ways)):
            if self._bounds[wilds] - saved - self._hopes[at] >= self.best:
                return
            hope = self._hopes[at + 1]
            for cards, worth, need in self._ways[at]:
                if need > wilds:
                    continue
                bound = self._bounds[wilds - need] - saved - worth
                if bound - hope >= self.best:
                    continue
                if bound < self.best:
                    self._weigh(naturals - cards, wilds - need)
                if hope:
                    self._branch(at + 1, naturals - cards, wilds - need, saved + worth)

    def _weigh(self, naturals: int, wilds: int) -> None:
        points = self.count_runs(naturals, wilds)
        if points < self.best:
            self.best, self.rest, self.wilds = points, naturals, wilds


def _join(one: Points, other: Points) -> Points:
    """Return the least points of two parts that share their wilds; written out for the usual few."""
    if len(one) == 1:
        return (one[0] + other[0],)
    if len(one) == 2:
        return one[0] + other[0], min(one[0] + other[1], one[1] + other[0])
    if len(one) == 3:
        return (
            one[0] + other[0],
            min(one[0] + other[1], one[1] + other[0]),
            min(one[0] + other[2], one[1] + other[1], one[2] + other[0]),
        )
    return tuple([min(map(int.__add__, one[: wilds + 1], other[wilds::-1])) for wilds in range(len(one))])


def _most_saved(ways: tuple[Way, ...]) -> int:
    return ways[0][1]
