"""The oracle itself, on groups and hands small enough to judge by eye."""

import pytest

from game.rules import Rules
from tests import oracle
from tests.hands import hand


@pytest.mark.parametrize(
    ("cards", "wild", "standing"),
    [
        ("7H 7D 7S", 9, 0),
        ("4H 5H 6H", 5, 0),
        ("4H 5D 6H", 5, 1),
        ("7H JK JK", 9, 2),
        ("5H 5D JK", 5, 1),
        ("JK JK JK", 9, 3),
        ("KS AS 2S", 9, None),
        ("6S 6S 7S JK", 9, None),
        ("7H 7D", 9, None),
    ],
)
def test_the_oracle_counts_wilds_that_stand_for_others(cards: str, wild: int, standing: int | None) -> None:
    """A card of the wild rank at its own place stands for itself; what fits nowhere is no meld."""
    assert oracle.wilds_standing(hand(cards), wild, Rules()) == standing


def test_the_oracle_splits_a_hand_in_every_way() -> None:
    """Four sevens are left over, or three of them melded in four ways, or all."""
    splits = list(oracle.split_every_way(hand("7H 7D 7S 7C"), 9, Rules()))
    assert sorted(len(deadwood) for _melds, deadwood in splits) == [0, 1, 1, 1, 1, 4]


def test_the_oracle_prefers_points_to_cards() -> None:
    """Most cards melded would leave 20 points here, the least is 14."""
    assert oracle.least_points(hand("JD KC 6D 2S 2D 6C"), 6, Rules()) == 14


def test_the_oracle_compares_by_points_cards_melds_wilds_and_texts() -> None:
    """The first of all arrangements of a pair, a wild and a king reads as written."""
    assert oracle.best_key(hand("7H 7D 9S KD"), 9, Rules()) == (10, 1, 1, 1, (("7D", "7H", "*"),), ("9S",))
