"""Presses, moves and releases as gestures, with a clock of our own."""

from __future__ import annotations

from game.cards import parse_card
from ui.table.gestures import Cancel, Carry, Click, DoubleClick, Drop, Gestures, Lift, SecondClick
from ui.table.spots import FELT, Spot

CARD = Spot("card", parse_card("7H"))
STOCK = Spot("stock")


def test_a_press_and_release_on_one_spot_is_a_click() -> None:
    """A click comes at the release and carries the modifiers of its press."""
    gestures = Gestures()
    assert gestures.press((10, 10), CARD, 0, adds=True) is None
    assert gestures.release((11, 10)) == Click(CARD, (11, 10), adds=True)


def test_a_drag_is_a_lift_carries_and_a_drop() -> None:
    """From 4 px on the gesture is a drag, told from where it was pressed."""
    gestures = Gestures()
    gestures.press((10, 10), CARD, 0)
    assert gestures.move((13, 10), CARD) is None
    assert gestures.move((14, 10), CARD) == Lift(CARD, (10, 10), (14, 10))
    assert gestures.dragging
    assert gestures.move((50, 60), FELT) == Carry((50, 60))
    assert gestures.release((50, 60)) == Drop((50, 60))
    assert not gestures.dragging


def test_leaving_the_spot_starts_a_drag() -> None:
    """However short the way, leaving the card drags it."""
    gestures = Gestures()
    gestures.press((10, 10), CARD, 0)
    assert isinstance(gestures.move((11, 10), FELT), Lift)


def test_two_presses_within_a_moment_are_a_double_click() -> None:
    """The second press counts by the clock or by the window system's own count; its release is nothing."""
    gestures = Gestures()
    gestures.press((1, 1), CARD, 0)
    gestures.release((1, 1))
    assert gestures.press((1, 1), CARD, 399) == DoubleClick(CARD)
    assert gestures.release((1, 1)) is None
    gestures = Gestures()
    gestures.press((1, 1), CARD, 0)
    gestures.release((1, 1))
    assert gestures.press((1, 1), CARD, 401) is None
    assert Gestures().press((1, 1), CARD, 0, clicks=2) == DoubleClick(CARD)


def test_two_presses_on_two_spots_are_two_clicks() -> None:
    """A quick click elsewhere is a click of its own."""
    gestures = Gestures()
    gestures.press((1, 1), CARD, 0)
    gestures.release((1, 1))
    assert gestures.press((9, 9), STOCK, 50) is None
    assert gestures.release((9, 9)) == Click(STOCK, (9, 9))


def test_a_forgotten_press_is_no_click() -> None:
    """A press that only hurried others is neither a click at its release nor the start of a drag."""
    gestures = Gestures()
    gestures.press((1, 1), STOCK, 0)
    gestures.forget_press()
    assert gestures.move((40, 40), FELT) is None
    assert gestures.release((40, 40)) is None
    assert gestures.press((1, 1), STOCK, 100) == DoubleClick(STOCK)


def test_the_right_button_clicks_or_gives_up() -> None:
    """The right button's release where it was pressed is a second click, elsewhere none; in mid-drag it cancels."""
    gestures = Gestures()
    assert gestures.press_second(CARD) is None
    assert gestures.release_second(CARD) == SecondClick(CARD)
    assert gestures.release_second(CARD) is None
    gestures.press_second(CARD)
    assert gestures.release_second(STOCK) is None
    gestures.press((1, 1), CARD, 0)
    gestures.move((9, 9), CARD)
    assert gestures.press_second(CARD) == Cancel()
    assert gestures.release((9, 9)) is None


def test_down_and_up_in_one_frame_are_a_click() -> None:
    """Nothing is lost when press and release arrive together, without any move between."""
    gestures = Gestures()
    gestures.press((5, 5), STOCK, 7)
    assert gestures.release((5, 5)) == Click(STOCK, (5, 5))
