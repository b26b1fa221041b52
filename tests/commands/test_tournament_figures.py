"""The figures of a tournament, by hand: means over matches, intervals over deals."""

from __future__ import annotations

import pytest

from commands.bots import SeatChoice
from commands.duplicate_deals import DealResult
from commands.timings import Timings
from commands.tournament import Tournament
from commands.tournament_figures import add_up
from game.rules import Rules

SEATS = SeatChoice("a"), SeatChoice("b")
TOURNAMENT = Tournament(Rules(players=2, last_round=1), SEATS, seed=3, deals=2, bot_timeout=60)


def make_result(points: list[int], wins: list[float], turns: int) -> DealResult:
    result = DealResult.begin(2)
    result.points, result.wins = points, wins
    result.round_points[0], result.round_turns[0] = list(points), turns
    return result


def test_intervals_are_over_deals() -> None:
    """Two deals of two matches each: means are per match, the interval knows two values, not four."""
    results = [make_result([20, 30], [2, 0], 12), make_result([40, 10], [0.5, 0.5], 20)]
    figures = add_up(TOURNAMENT, results, 1.5)
    first = figures["players"][0]
    assert (figures["matches"], figures["seed"], figures["seconds"]) == (4, 3, 1.5)
    assert first["mean_points"] == 15
    assert first["ci95"] == pytest.approx(1.96 * 5, abs=0.001)  # values 10 and 20: standard error 5
    assert (first["wins"], first["win_rate"]) == (2.5, 0.625)
    assert first["win_rate_ci95"] == pytest.approx(1.96 * 0.375, abs=0.001)
    assert first["points_by_round"] == [15, *[None] * 10]
    assert figures["turns_per_round"] == [4, *[None] * 10]
    assert first["ms_per_decision"] == {"median": None, "p95": None, "p99": None, "max": None}


def test_whole_numbers_of_wins_are_whole() -> None:
    """Wins are written as a whole number where they are one."""
    figures = add_up(TOURNAMENT, [make_result([1, 2], [2.0, 0.0], 4)] * 2, 1)
    assert [type(player["wins"]) for player in figures["players"]] == [int, int]


def test_quantiles_are_right_to_one_per_cent_and_the_longest_exact() -> None:
    """Times from 1 to 1000 ms: quantiles by nearest rank."""
    timings, others = Timings(), Timings()
    for milliseconds in range(1, 1001):
        (timings if milliseconds % 2 else others).add(milliseconds * 1_000_000)
    timings.merge(others)
    for share, wanted in ((0.5, 500), (0.95, 950), (0.99, 990)):
        assert timings.find_quantile(share) == pytest.approx(wanted, rel=0.02)
    assert timings.find_quantile(1) == 1000
