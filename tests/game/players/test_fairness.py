"""Every level plays fair: it sees what its seat sees, moves by the rules under every switch, and comes to an end."""

from random import Random

import pytest

from game.engine import apply, new_match
from game.players import LEVELS, make_player
from game.rules import Rules
from game.view import view_of
from tests.hidden_cards import deal_hidden_again
from tests.mixes import draw_mix, play_mix


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_peeks(level: str) -> None:
    """When all hidden cards are dealt again, every choice of a match stays the same."""
    rules, rng, player = Rules(jokers=4, first_round=2, last_round=6), Random(5), make_player(level)
    state, seen = new_match(rules, 7), 0
    while state.phase != "over":
        view = view_of(state, state.to_move)
        move = player.choose(view, Random(3))
        if rng.random() < 0.3:
            other = deal_hidden_again(state, state.to_move, rng)
            assert player.choose(view_of(other, state.to_move), Random(3)) == move
            seen += 1
        state = apply(state, move).state
    assert seen > 20


@pytest.mark.parametrize("seed", range(10))
def test_every_mix_comes_to_an_end(seed: int) -> None:
    """Whoever sits with whom under whatever rules, all moves are legal and no round goes on for ever."""
    rules, levels = draw_mix(Random(seed), most_rounds=2)
    _rounds, limited = play_mix(rules, levels, seed)
    assert limited == 0 or "chance" in levels
