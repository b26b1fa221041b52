"""The last turn is exact: what top and stock leave, on average and at best."""

from dataclasses import replace

import pytest

from game.moves import DrawDiscard
from game.players.last_turn import (
    chance_below_from_stock,
    expect_points_from_stock,
    expect_points_from_top,
    find_way_out,
    play_last_turn,
)
from game.rules import Rules
from tests.positions import see

OUT = "7S 8S 9S"


def test_points_from_the_top() -> None:
    """Taking an ace for a king leaves the rest and one point; a useless card may be thrown again at once."""
    assert expect_points_from_top(see("KH QD 2C", "AS", out=OUT)) == 13
    assert expect_points_from_top(see("KH QD 2C", "TC", out=OUT)) == 22


def test_a_taken_card_that_must_stay() -> None:
    """Under `discard_taken_card: false` the card taken cannot be thrown again."""
    rules = Rules(jokers=4, discard_taken_card=False)
    assert expect_points_from_top(see("AH 2D 2C", "TC", out=OUT, rules=rules)) == 13


def test_points_from_the_stock() -> None:
    """A complete hand expects nothing; else the average lies between the best draw and the hand as it is."""
    assert expect_points_from_stock(see("7H 8H 9H", "KS", out=OUT)) == 0
    assert 11 < expect_points_from_stock(see("KH QD 2C", "TC", out=OUT)) < 22


def test_chance_of_few_points() -> None:
    """Every draw leaves a complete hand below one point, none leaves any hand below nothing."""
    view = see("7H 8H 9H", "KS", out=OUT)
    assert chance_below_from_stock(view, 1) == 1
    assert chance_below_from_stock(view, 0) == 0


def test_top_when_there_is_no_stock() -> None:
    """With nothing to draw but the discard that is taken, however bad it is."""
    view = see("AH 2D 2C", "KC", out=OUT)
    assert play_last_turn(view) != DrawDiscard()
    assert play_last_turn(replace(view, legal_moves=(DrawDiscard(),))) == DrawDiscard()


@pytest.mark.parametrize(
    ("hand", "out"), [("7S 8S 9S KH", "discard KH"), ("7S 8S 9S TS", "discard TS"), ("7S 8S 2D KH", None)]
)
def test_the_way_out(hand: str, out: str | None) -> None:
    """The dearest card whose discard leaves nothing but melds, if there is one."""
    move = find_way_out(see(hand))
    assert (move and str(move)) == out
