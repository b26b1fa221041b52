"""Mixes: rules and levels drawn by chance, so that every player meets every switch. Holds no rule."""

from __future__ import annotations

from random import Random
from typing import Any

from game.engine import apply, new_match
from game.events import RoundScored
from game.players import LEVELS, make_player
from game.players.protocol import Player
from game.rule_keys import PRESETS
from game.rules import Rules, RulesError
from game.view import view_of
from tests.reference_players import Chance, Greedy

SWITCHES = {
    "jokers": (0, 2, 4),
    "aces": ("low", "high_or_low"),
    "wild_points": ("face", 0, 15),
    "joker_points": (0, 20),
    "face_points": ("ten", "rank"),
    "wild_only_melds": (True, True, False),
    "max_wilds_per_meld": ("none", "none", "none", 0, 1, 2),
    "discard_taken_card": (True, False),
    "going_out": ("automatic", "declared"),
    "final_turn": (True, True, False),
}


def draw_mix(rng: Random, most_rounds: int = 11) -> tuple[Rules, list[str]]:
    """Return rules that can be dealt, with at most so many rounds, and a level for each seat.

    "greedy" and "chance" are among them.
    """
    while True:
        chosen: dict[str, Any] = {key: rng.choice(words) for key, words in SWITCHES.items() if rng.random() < 0.4}
        players, first = rng.randint(2, 8), rng.randint(1, 12 - most_rounds)
        chosen |= {"first_round": first, "last_round": first + most_rounds - 1}
        try:
            rules = Rules.of(rng.choice(list(PRESETS)), players=players, decks="auto", **chosen)
        except RulesError:
            continue
        return rules, [rng.choice([*LEVELS, "hard", "greedy", "chance"]) for _seat in range(players)]


def play_mix(rules: Rules, levels: list[str], seed: int) -> tuple[int, int]:
    """Play one match and return how many rounds it had, and how many of them the turn limit ended.

    Raises IllegalMove when anybody moves against the rules.
    """
    players, rng = [_seat(level) for level in levels], Random(seed)
    state, rounds, limited = new_match(rules, seed), 0, 0
    while state.phase != "over":
        step = apply(state, players[state.to_move].choose(view_of(state, state.to_move), rng))
        state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                rounds, limited = rounds + 1, limited + (event.out_seat is None)
    return rounds, limited


def _seat(level: str) -> Player:
    return {"greedy": Greedy, "chance": Chance}[level]() if level not in LEVELS else make_player(level)
