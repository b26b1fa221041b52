"""The computer players: what a decision of each level takes and, in the long run, who beats whom by how much."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from commands.bots import read_entries
from commands.tournament import Tournament, play_tournament
from commands.tournament_figures import add_up
from game.engine import apply, new_match
from game.moves import Move
from game.players import LEVELS, make_player
from game.players.protocol import Player, Thinker
from game.rules import Rules
from game.slices import Work
from game.view import View, view_of
from tests.bench.figure import Figure, quantile
from tests.mixes import draw_mix, play_mix
from tests.reference_players import Greedy

TITLE = "Computer players, four seats, preset pc with four jokers"
RULES = Rules(jokers=4)
GREEDY = f"{Path(__file__).parents[1] / 'reference_players.py'}:Greedy"
MATCHES = 6
DEALS = 400
MIXES = 500


def measure(long: bool) -> Iterator[Figure]:
    """Yield CPU milliseconds a decision for each level and, with `long`, tournaments of 400 duplicate deals."""
    for level in LEVELS:
        yield from _time_level(level)
    yield _count_greedy_matches()
    if long:
        for level in LEVELS:
            yield from _play_against(level, GREEDY, "greedy")
        yield from _play_against("hard", "normal", "normal")
        yield from _play_mixes()


def _time_level(level: str) -> Iterator[Figure]:
    decisions: list[float] = []
    slices: list[float] = []
    for seed in range(MATCHES):
        _play(seed, _Timed(make_player(level), decisions, slices))
    decisions.sort()
    goals = (25, 250) if level == "hard" else (None, None)
    yield Figure(f"{level}: a decision, mean", sum(decisions) / len(decisions), "ms", goals[0])
    yield Figure(f"{level}: a decision, p99", quantile(decisions, 0.99), "ms", goals[1])
    if slices:
        yield Figure(f"{level}: a slice of thinking, p99", quantile(sorted(slices), 0.99), "ms", 5)


class _Timed:
    """A player whose decisions, and slices where it has any, are timed."""

    def __init__(self, player: Player, decisions: list[float], slices: list[float]) -> None:
        self._player = player
        self._decisions = decisions
        self._slices = slices

    def choose(self, view: View, rng: Random) -> Move:
        """Return the player's move."""
        start = process_time()
        player = self._player
        move = self._think(player.think(view, rng)) if isinstance(player, Thinker) else player.choose(view, rng)
        self._decisions.append(1000 * (process_time() - start))
        return move

    def _think(self, thinking: Generator[None, None, Move]) -> Move:
        work, done = Work(thinking), False
        while not done:
            start = process_time()
            done = work.step()
            self._slices.append(1000 * (process_time() - start))
        assert work.result is not None
        return work.result


def _play(seed: int, player: Player) -> None:
    """Play a match of one player and three who play greedily."""
    state, greedy, rng = new_match(RULES, seed), Greedy(), Random(0)
    while state.phase != "over":
        view = view_of(state, state.to_move)
        chooser = player if state.to_move == seed % 4 else greedy
        state = apply(state, chooser.choose(view, rng)).state


def _count_greedy_matches() -> Figure:
    greedy, start = Greedy(), perf_counter()
    for seed in range(MATCHES):
        _play(seed, greedy)
    return Figure("greedy matches", MATCHES / (perf_counter() - start), "a second")


def _play_against(level: str, others: str, name: str) -> Iterator[Figure]:
    """Yield what one player of `level` wins against three others, moved through all seats of each deal."""
    entries = read_entries(",".join([level, others, others, others]))
    tournament = Tournament(RULES, entries, seed=1, deals=DEALS, bot_timeout=60)
    figures = add_up(tournament, play_tournament(tournament, os.cpu_count() or 1), 0)
    player, rest = figures["players"][0], figures["players"][1:]
    versus = f"{level} against three {name}"
    yield Figure(f"{versus}: wins", 100 * player["win_rate"], "%")
    yield Figure(f"{versus}: wins, 95% interval to either side", 100 * player["win_rate_ci95"], "%")
    yield Figure(f"{versus}: points a match", player["mean_points"], "points")
    yield Figure(f"{versus}: points of the others", sum(other["mean_points"] for other in rest) / 3, "points")
    yield Figure(f"{versus}: rounds ended by the turn limit", figures["turn_limit_hit"], "rounds")


def _play_mixes() -> Iterator[Figure]:
    rounds = limited = 0
    for seed in range(MIXES):
        rules, levels = draw_mix(Random(seed))
        played, ended = play_mix(rules, [level.replace("chance", "greedy") for level in levels], seed)
        rounds, limited = rounds + played, limited + ended
    yield Figure(f"{MIXES} mixes of rules and levels: rounds ended by the turn limit", 1000 * limited / rounds, "‰", 1)
