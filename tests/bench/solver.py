"""The exact solver: points alone, all discards together, and arrangements in full, at 13 cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.least_points import PointCounter, forget_tables
from game.melds import best_arrangement, least_points, points_after_best_discard, points_after_each_discard
from game.rules import Rules, is_wild
from tests.bench.figure import Figure, quantile, time_each
from tests.bench.hands_in_play import Hand, draw_wild_hands, play_hands

TITLE = "Exact solver, 13 cards (µs of CPU)"
KINGS = 13
RULES = Rules(jokers=4, first_round=11)
LIMITED = (
    Rules(jokers=4, max_wilds_per_meld=0),
    Rules(jokers=4, max_wilds_per_meld=1),
    Rules(jokers=4, max_wilds_per_meld=2, aces="high_or_low"),
    Rules(jokers=4, max_wilds_per_meld=3, wild_only_melds=False),
)
"""Only a limit that the hand exceeds takes the slower path; that is what is measured."""


def measure(long: bool) -> Iterator[Figure]:
    """Yield the figures; hands met in play come from four greedy seats with two decks and four jokers."""
    kept, drawn = play_hands(RULES, 4000)
    wild_hands = draw_wild_hands(RULES, KINGS, 100_000)
    yield from _measure_points(kept, wild_hands)
    discards = time_each(lambda hand: points_after_each_discard(hand, KINGS, RULES), drawn)
    yield Figure("14 discards together, met in play: median", quantile(discards, 0.5), "µs", 200)
    yield Figure("14 discards together, met in play: p95", quantile(discards, 0.95), "µs")
    best = time_each(lambda hand: points_after_best_discard(hand, KINGS, RULES), drawn)
    yield Figure("the best of 14 discards, met in play: median", quantile(best, 0.5), "µs")
    yield from _measure_limits(kept, wild_hands if long else wild_hands[:9000])
    yield from _measure_arrangements(kept, wild_hands[: 90_000 if long else 9000])


def _measure_points(kept: list[Hand], wild_hands: list[Hand]) -> Iterator[Figure]:
    counters = [PointCounter(KINGS, RULES) for _hand in kept]
    cold = time_each(lambda hand: _count_cold(counters.pop(), hand), kept, forget_tables)
    first = time_each(lambda hand: least_points(hand, KINGS, RULES), kept)
    warm = time_each(lambda hand: least_points(hand, KINGS, RULES), kept)
    wild = time_each(lambda hand: least_points(hand, KINGS, RULES), wild_hands)
    yield Figure("points, met in play, cold tables: median", quantile(cold, 0.5), "µs", 150)
    yield Figure("points, met in play, cold tables: p95", quantile(cold, 0.95), "µs")
    yield Figure("points, met in play, tables filling: median", quantile(first, 0.5), "µs")
    yield Figure("points, met in play, warm tables: median", quantile(warm, 0.5), "µs", 40)
    yield Figure("points, met in play, warm tables: p95", quantile(warm, 0.95), "µs")
    yield Figure("points, 100,000 random hands with 0-8 wilds: median", quantile(wild, 0.5), "µs")
    yield Figure("points, 100,000 random hands with 0-8 wilds: worst", wild[-1], "µs", 20_000)


def _count_cold(counter: PointCounter, hand: Hand) -> int:
    return counter.count(counter.weigh(hand))


def _measure_limits(kept: list[Hand], wild_hands: list[Hand]) -> Iterator[Figure]:
    met, wild = (
        sorted(timing for rules in LIMITED for timing in _time_limited(hands, rules)) for hands in (kept, wild_hands)
    )
    yield Figure("points, too many wilds for a limit, met in play: median", quantile(met, 0.5), "µs", 1000)
    yield Figure(f"points, the same, {len(wild):,} random hands: median", quantile(wild, 0.5), "µs", 1000)
    yield Figure(f"points, the same, {len(wild):,} random hands: worst", wild[-1], "µs", 20_000)


def _time_limited(hands: list[Hand], rules: Rules) -> list[float]:
    over = [hand for hand in hands if sum(is_wild(card, KINGS) for card in hand) > rules.wilds_allowed]
    return time_each(lambda hand: least_points(hand, KINGS, rules), over)


def _measure_arrangements(kept: list[Hand], wild_hands: list[Hand]) -> Iterator[Figure]:
    met = time_each(lambda hand: best_arrangement(hand, KINGS, RULES), kept)
    wild = time_each(lambda hand: best_arrangement(hand, KINGS, RULES), wild_hands)
    yield Figure("arrangement, met in play: median", quantile(met, 0.5), "µs", 1000)
    yield Figure(f"arrangement, {len(wild):,} random hands: p95", quantile(wild, 0.95), "µs")
    yield Figure(f"arrangement, {len(wild):,} random hands: worst", wild[-1], "µs", 50_000)
