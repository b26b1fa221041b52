"""Impatience: presses that hurry the others never become a draw, however late the last of them comes."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.at_the_table import FRAME, AtTheTable, sit_down
from ui.kit.timing import HURRIED_MS, TURN_CALM_MS
from ui.table.haste import Haste

D, MOUSE = pygame.K_d, Haste.MOUSE


def hurried() -> AtTheTable:
    """Return a table at the first frame of the own turn, after clicks on the felt have hurried the others."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    table.key(D)
    table.click(table.at("KC"), button=3)
    while table.top.my_phase is None:
        table.press((5, 200))
        table.release((5, 200))
        table.wait(FRAME)
    return table


def test_clicks_that_go_on_after_a_hurried_turn_draw_nothing() -> None:
    """Ten clicks a second draw nothing, each begins the calm anew; a click after the calm draws."""
    table = hurried()
    for _click in range(20):
        table.wait(100)
        table.press(table.stock)
        table.release(table.stock)
        assert table.match.state.phase == "draw"
    table.wait(TURN_CALM_MS + 100)
    table.click(table.stock)
    assert table.match.state.phase == "discard"


def test_a_hasty_press_begins_no_drag() -> None:
    """A press that came too early holds no card, wherever the pointer goes with it."""
    table = hurried()
    table.drag(table.stock, table.top.layout.hand.centre)
    assert table.top.held_pile is None
    assert table.match.state.phase == "draw"


def test_after_hurrying_by_mouse_a_key_draws_at_once() -> None:
    """Only what hurried is held back: D is no click."""
    table = hurried()
    table.key(D)
    assert table.match.state.phase == "discard"


def test_a_key_that_hurried_does_not_draw_in_the_same_breath() -> None:
    """D pressed over and over while others play hurries them and then does nothing until it has paused."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    table.key(D)
    table.click(table.at("KC"), button=3)
    for _press in range(40):
        table.key(D)
        table.wait(125)
    assert table.match.state.phase == "draw"
    assert table.match.state.to_move == 0
    table.wait(TURN_CALM_MS + 100)
    table.key(D)
    assert table.match.state.phase == "discard"


def test_who_hurried_nobody_draws_at_once() -> None:
    """After turns that were only watched the first click draws without delay."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    table.key(D)
    table.click(table.at("KC"), button=3)
    while table.top.my_phase is None:
        table.wait(FRAME)
    table.press(table.stock)
    table.release(table.stock)
    assert table.match.state.phase == "discard"


@pytest.mark.parametrize(("pressed", "by", "held"), [(0, MOUSE, True), (HURRIED_MS + 1, MOUSE, False), (0, D, False)])
def test_the_calm_holds_back_only_what_hurried_a_moment_ago(pressed: int, by: int, held: bool) -> None:
    """The calm begins with the own turn if it was hurried just before, and ends after 350 ms without a press."""
    haste = Haste()
    haste.follow(False, 0)
    haste.hurry(MOUSE, 0)
    haste.follow(True, pressed)
    assert haste.holds(by, pressed + 1) == held
    assert not haste.holds(by, pressed + 2 + TURN_CALM_MS)


def test_somebody_who_presses_on_is_told_why_nothing_happens() -> None:
    """After more than a second of being held back a sentence says that one press is enough."""
    table = hurried()
    for _click in range(6):
        table.wait(100)
        table.press(table.stock)
        table.release(table.stock)
    assert "once is enough" not in table.top.sentence
    for _click in range(10):
        table.wait(100)
        table.press(table.stock)
        table.release(table.stock)
    assert "once is enough" in table.top.sentence
    assert table.match.state.phase == "draw"
