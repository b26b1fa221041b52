"""Impatience: presses that hurry the others never become a draw, however late the last of them comes."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.at_the_table import FRAME, AtTheTable, sit_down
from ui.kit.timing import HURRIED_MS, IGNORED_AFTER_HURRY_MS
from ui.table.clock import Clock
from ui.table.early_presses import MOUSE, EarlyPresses

D = pygame.K_d


def hurried() -> AtTheTable:
    """Return a table at the first frame of the own turn, after clicks on the felt have hurried the others."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.key(D)
    player.click(player.at("KC"), button=3)
    while player.table.turns.my_phase is None:
        player.press((5, 200))
        player.release((5, 200))
        player.wait(FRAME)
    return player


def test_clicks_that_go_on_after_a_hurried_turn_draw_nothing() -> None:
    """Ten clicks a second draw nothing, each is ignored again for as long; a click after that draws."""
    player = hurried()
    for _click in range(20):
        player.wait(100)
        player.press(player.stock)
        player.release(player.stock)
        assert player.match.state.phase == "draw"
    player.wait(IGNORED_AFTER_HURRY_MS + 100)
    player.click(player.stock)
    assert player.match.state.phase == "discard"


def test_a_hasty_press_begins_no_drag() -> None:
    """A press that came too early holds no card, wherever the pointer goes with it."""
    player = hurried()
    player.drag(player.stock, player.table.layout.hand.centre)
    assert player.table.pointer.held_pile is None
    assert player.match.state.phase == "draw"


def test_after_hurrying_by_mouse_a_key_draws_at_once() -> None:
    """Only what hurried is held back: D is no click."""
    player = hurried()
    player.key(D)
    assert player.match.state.phase == "discard"


def test_a_key_that_hurried_does_not_draw_in_the_same_breath() -> None:
    """D pressed over and over while others play hurries them and then does nothing until it has paused."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.key(D)
    player.click(player.at("KC"), button=3)
    for _press in range(40):
        player.key(D)
        player.wait(125)
    assert player.match.state.phase == "draw"
    assert player.match.state.to_move == 0
    player.wait(IGNORED_AFTER_HURRY_MS + 100)
    player.key(D)
    assert player.match.state.phase == "discard"


def test_who_hurried_nobody_draws_at_once() -> None:
    """After turns that were only watched the first click draws without delay."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.key(D)
    player.click(player.at("KC"), button=3)
    while player.table.turns.my_phase is None:
        player.wait(FRAME)
    player.press(player.stock)
    player.release(player.stock)
    assert player.match.state.phase == "discard"


@pytest.mark.parametrize(("pressed", "by", "held"), [(0, MOUSE, True), (HURRIED_MS + 1, MOUSE, False), (0, D, False)])
def test_only_what_hurried_a_moment_ago_is_refused(pressed: int, by: int, held: bool) -> None:
    """Presses are refused from the own turn on if it was hurried just before, until 350 ms pass without one."""
    clock = Clock()
    presses = EarlyPresses(clock)
    presses.follow(my_draw=False)
    presses.remember_hurry(MOUSE)
    clock.advance(pressed)
    presses.follow(my_draw=True)
    clock.advance(1)
    assert presses.is_early(by) == held
    clock.advance(IGNORED_AFTER_HURRY_MS + 1)
    assert not presses.is_early(by)


def test_somebody_who_presses_on_is_told_why_nothing_happens() -> None:
    """After more than a second of being held back a sentence says that one press is enough."""
    player = hurried()
    for _click in range(6):
        player.wait(100)
        player.press(player.stock)
        player.release(player.stock)
    assert "once is enough" not in player.table.notice.sentence
    for _click in range(10):
        player.wait(100)
        player.press(player.stock)
        player.release(player.stock)
    assert "once is enough" in player.table.notice.sentence
    assert player.match.state.phase == "draw"
