"""Normal plays well: outs decide between equals, and the discard is taken for melds and wilds."""

from random import Random

import pytest

from game.players.normal import Normal
from tests.positions import see

OUT = "7S 8S 9S"


def choose(hand: str, top: str = "", **known: str) -> str:
    """Return normal's move without marks for twins."""
    return str(Normal().choose(see(hand, top, **known), Random(0))).replace("'", "")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "top", "move", "why"),
    [
        ("7S 8S KH 2D", "9S", "take", "it makes a run"),
        ("7S 8S KH 2D", "JK", "take", "a joker is always taken"),
        ("7S 8S KH 2D", "KD", "stock", "a pair is no meld"),
        ("7S 8S 9S KH", "AD", "stock", "an ace for a king is no meld"),
    ],
)
def test_draws(hand: str, top: str, move: str, why: str) -> None:
    """It takes what is wild or makes a meld that leaves less."""
    assert choose(hand, top) == move, why


def test_last_draws_want_a_plain_gain() -> None:
    """In the last turn two points less are not worth the discard, five are."""
    assert choose("KH QD JC", "8S", out=OUT) == "stock"
    assert choose("KH QD JC", "5S", out=OUT) == "take"


@pytest.mark.parametrize(
    ("hand", "known", "thrown", "why"),
    [
        ("7S 8S 9S KH", {}, "KH", "it goes out"),
        ("3S 9C KH 2D", {}, "KH", "a wild is not thrown"),
        ("9H 9D 8S 8C", {"seen": "9S 9S 9C 9C 9H 9D"}, "9D 9H", "no nine is left to come"),
        ("7S 8S 2D KH", {}, "KH", "neighbours are kept, the king goes"),
        ("KH KD 9C 2D", {"out": OUT}, "KH KD", "the last turn is for points alone"),
    ],
)
def test_discards(hand: str, known: dict[str, str], thrown: str, why: str) -> None:
    """It throws what leaves little and promises nothing."""
    assert choose(hand, **known) in {f"discard {card}" for card in thrown.split()}, why
