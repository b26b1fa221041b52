"""Outs: the third cards of two naturals, and who could ever lie beside whom."""

import pytest

from game.cards import PLAIN, parse_card
from game.players.outs import find_outs, find_partners


@pytest.mark.parametrize(
    ("card", "other", "aces_high", "outs"),
    [
        ("7H", "8H", False, "6H 9H"),
        ("7H", "9H", False, "8H"),
        ("AH", "2H", False, "3H"),
        ("QH", "KH", False, "JH"),
        ("QH", "KH", True, "AH JH"),
        ("AH", "KH", True, "QH"),
        ("AH", "KH", False, ""),
        ("7H", "7S", False, "7S 7H 7D 7C"),
        ("7H", "TH", False, ""),
        ("7H", "8S", False, ""),
    ],
)
def test_outs_of_two_cards(card: str, other: str, aces_high: bool, outs: str) -> None:
    """The cards that complete two naturals are those of their rank, the gap, or the ends."""
    found = find_outs(parse_card(card).face, parse_card(other).face, aces_high)
    assert {str(PLAIN[face]) for face in found} == set(outs.split())


def test_partners_are_those_with_outs() -> None:
    """A card's partners are its rank and the two places on either side in its suit, round the ace when it is high."""
    face = parse_card("KH").face
    low, high = ({str(PLAIN[other]) for other in find_partners(face, aces_high)} for aces_high in (False, True))
    assert low == {"KS", "KH", "KD", "KC", "QH", "JH"}
    assert high == {*low, "AH"}
