"""The shared playing loop: whole matches, step by step, the same every time."""

from __future__ import annotations

from game.events import Dealt, MatchEnded
from game.players import make_player
from game.playing import play_out
from game.rules import Rules

RULES = Rules(players=3, decks="auto", last_round=2)


def play(names: list[str]) -> list[str]:
    players = [make_player("steady") for _name in names]
    return [str(step) for step in play_out(RULES, 5, players, names)]


def test_match_begins_with_a_deal_and_ends_with_its_end() -> None:
    """The first step deals the first round, the last one ends the match."""
    players = [make_player("steady") for _seat in range(3)]
    steps = list(play_out(RULES, 5, players, ["a", "b", "c"]))
    assert isinstance(steps[0].events[0], Dealt)
    assert isinstance(steps[-1].events[-1], MatchEnded)
    assert [step.state.phase == "over" for step in steps].index(True) == len(steps) - 1


def test_same_seed_plays_the_same_match() -> None:
    """Nothing but the seed, the players and their names decides a match."""
    assert play(["a", "b", "c"]) == play(["a", "b", "c"])
