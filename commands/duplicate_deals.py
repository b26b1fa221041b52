"""Plays one deal as often as there are seats, with the players moved on by one seat each time.

Holds docs/interface.md, "`simulate`" (duplicate deals). Does not know how many deals there are, nor processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from commands.bots import Maker, SeatChoice
from commands.pulse import Pulse
from commands.timings import Timings
from commands.watched_player import MatchWatch, WatchedPlayer
from game.engine import IllegalMove, Step
from game.events import MatchEnded, RoundScored, StockTurned
from game.playing import play_out
from game.rules import Rules
from game.state import State

ROUNDS = 11


@dataclass
class DealResult:
    """What came of all matches of one deal: sums over them, rows with one number an entry of --seats."""

    points: list[int]
    wins: list[float]
    round_points: list[list[int]]
    """One row for each of the eleven rounds, played or not."""
    round_turns: list[int]
    """The turns of all seats together, for each round."""
    timings: list[Timings]
    ties: int = 0
    stock_turned: int = 0
    turn_limit_hit: int = 0

    @classmethod
    def begin(cls, entries: int) -> DealResult:
        """Return the sums before the first match."""
        rows = [[0] * entries for _round in range(ROUNDS)]
        return cls([0] * entries, [0.0] * entries, rows, [0] * ROUNDS, [Timings() for _entry in range(entries)])


def play_deal(
    rules: Rules, seed: int, entries: tuple[SeatChoice, ...], makers: Sequence[Maker], pulse: Pulse
) -> DealResult:
    """Play the deal of `seed` once for each seat. Raises BotError for a player that can't be played with."""
    result = DealResult.begin(len(entries))
    for rotation in range(len(entries)):
        watch = MatchWatch(entries, rules, seed, rotation + 1, pulse)
        seated = [(seat - rotation) % len(entries) for seat in range(len(entries))]
        players = [
            WatchedPlayer(entry, makers[entry], result.timings[entry], watch) for entry in seated
        ]
        steps = play_out(rules, seed, players, [entries[entry].text for entry in seated])
        _play_match(steps, watch, seated, result)
        del steps  # it holds the players
        while players:
            players.pop().let_go()
    return result


def _play_match(steps: Iterable[Step], watch: MatchWatch, seated: Sequence[int], result: DealResult) -> None:
    """Play to the end and add the sums; `seated` is the entry at each seat."""
    before: State | None = None
    try:
        for step in steps:
            for event in step.events:
                if isinstance(event, StockTurned):
                    result.stock_turned += 1
                elif isinstance(event, RoundScored) and before is not None:
                    _add_round(event, before, seated, result)
                elif isinstance(event, MatchEnded):
                    _add_match(event, seated, result)
            before = step.state
    except IllegalMove as error:
        raise watch.blame_move(str(error)) from error


def _add_round(event: RoundScored, before: State, seated: Sequence[int], result: DealResult) -> None:
    row = result.round_points[event.round_number - 1]
    for entry, points in zip(seated, event.points, strict=True):
        row[entry] += points
    result.round_turns[event.round_number - 1] += sum(before.turns)
    result.turn_limit_hit += event.out_seat is None


def _add_match(event: MatchEnded, seated: Sequence[int], result: DealResult) -> None:
    for entry, points in zip(seated, event.totals, strict=True):
        result.points[entry] += points
    for seat in event.winners:
        result.wins[seated[seat]] += 1 / len(event.winners)
    result.ties += event.totals.count(min(event.totals)) > 1
