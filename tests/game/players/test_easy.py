"""Easy makes a beginner's mistakes, but no stupid ones."""

from collections import Counter
from random import Random

import pytest

from game.engine import apply, new_match
from game.melds import least_points, points_after_each_discard
from game.moves import Discard
from game.players.easy import Easy
from game.rules import Rules, is_wild
from game.view import view_of
from tests.positions import see

OUT = "7S 8S 9S"


def choose_often(hand: str, top: str = "", **known: str) -> Counter[str]:
    """Return how often each move is chosen in a hundred tries."""
    view = see(hand, top, **known)  # type: ignore[arg-type]
    return Counter(str(Easy().choose(view, Random(seed))) for seed in range(100))


@pytest.mark.parametrize(
    ("hand", "top", "known", "least", "most", "why"),
    [
        ("7S 8S KH", "JK", {}, 100, 100, "a wild is never overlooked"),
        ("7S 8S KH", "9S", {}, 100, 100, "nor is the card that goes out"),
        ("7S 8S KH 2D", "9S", {}, 30, 70, "a meld often is"),
        ("7S 8S KH 2D", "KD", {}, 60, 95, "a second king looks good"),
        ("7S 8S KH 2D", "TC", {}, 0, 0, "what fits nowhere does not"),
        ("KH QD JC", "AS", {"out": OUT}, 0, 0, "in the last turn it hopes for the stock"),
        ("5H 5D KC", "5S", {"out": OUT}, 100, 100, "unless the discard completes its hand"),
    ],
)
def test_draws(hand: str, top: str, known: dict[str, str], least: int, most: int, why: str) -> None:
    """It takes what is precious, and overlooks or is tempted by the rest."""
    assert least <= choose_often(hand, top, **known)["take"] <= most, why


def test_it_holds_on_to_high_pairs() -> None:
    """A pair of kings is kept while lower loose cards go."""
    thrown = choose_often("KH KD 7C 2D")
    assert thrown["discard KH"] + thrown["discard KD"] < 40


def test_it_is_never_stupid() -> None:
    """Before its last turn it throws no wild unless going out, and breaks no meld while a loose card is left."""
    rules, rng = Rules(jokers=4), Random(0)
    for seed in range(2):
        state = new_match(rules, seed)
        while state.phase != "over":
            view = view_of(state, state.to_move)
            move = Easy().choose(view, rng)
            if isinstance(move, Discard) and view.turns_left is None:
                after = points_after_each_discard(view.hand, view.wild_rank, rules)
                left, whole = after[view.hand.index(move.card)], least_points(view.hand, view.wild_rank, rules)
                loose = [points < whole for points in after]
                assert not left or not is_wild(move.card, view.wild_rank)
                assert left < whole or not any(loose) or all(
                    is_wild(card, view.wild_rank) for card, free in zip(view.hand, loose, strict=True) if free
                )
            state = apply(state, move).state
