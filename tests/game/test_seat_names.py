"""Names of seats: places in every language, and no name that nobody could see."""

from __future__ import annotations

import pytest

from game.entries import SeatEntry
from game.seat_names import find_name_fault, find_undrawn_fault, name_places, say_name
from storage.settings import Opponent, seat_opponents


@pytest.mark.parametrize("name", ["Anna ♥\ufe0f", "Jo", "Ž", "x" * 24, "Ann Marie", "ก็"])
def test_a_name_that_can_be_seen_is_right(name: str) -> None:
    """Letters, also with marks and selectors behind them, make a name."""
    assert find_name_fault(name) is None
    assert SeatEntry(name, "easy").name == name


@pytest.mark.parametrize("name", ["", " ", "\ufe0f", "\u034f", "\u200b", "\u3164", "Le\0ft", "a\nb", " x", "x" * 25])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    """Nothing to be seen, a control character, blanks around or too many letters: each is told in a sentence."""
    fault = find_name_fault(name)
    assert fault is not None and fault.isprintable()
    with pytest.raises(ValueError, match="the name "):
        SeatEntry(name, "easy")


def test_letters_that_cannot_be_drawn_are_named() -> None:
    """A fault names the letters that no font of the game has; four alphabets and the suits are drawn."""
    for name in ("Jūratė", "Nguyễn", "น้ำ", "Анна", "Λίλα", "Anna ♥\ufe0f", "O’Hara-Li 2"):
        assert find_undrawn_fault(name) is None
    assert "(中 文)" in str(find_undrawn_fault("Li 中文"))


def test_each_place_has_its_own_name() -> None:
    """At tables of 2 to 8, with no, the usual or other opponents listed, all opponents have names of their own."""
    usual = [Opponent(name) for name in ("Left", "Top", "Right")]
    for listed in ([], usual, [Opponent("Right")], [Opponent("Player 5"), Opponent("Top right")]):
        for players in range(2, 9):
            names = [opponent.name for opponent in seat_opponents(listed, players)]
            assert len(set(names)) == len(names) == players - 1


def test_places_are_said_in_the_language_of_the_player() -> None:
    """A place has a word to be said with; other names are said as they are."""
    for count in range(1, 8):
        assert [say_name(name) for name in name_places(count)] == list(name_places(count))
    assert (say_name("Player 5"), say_name("Player Ann"), say_name("Ann")) == ("Player 5", "Player Ann", "Ann")
