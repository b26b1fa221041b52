"""Drags that are interrupted, or go where they may not: nothing sticks to the pointer, nothing goes home in silence."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import CTRL, AtTheTable, sit_down, with_display
from ui.screens.confirm import Confirm
from ui.screens.help import Help
from ui.screens.log import Log


def dragging(text: str = "KC", **more: object) -> AtTheTable:
    """Draw the 9S and drag a card over the discard pile, still holding it."""
    table = sit_down(stock="9S", **more)  # type: ignore[arg-type]
    table.key(pygame.K_d)
    table.wait(300)
    table.carry(table.at(text), table.pile)
    return table


@pytest.mark.parametrize(
    "key",
    [pygame.K_d, pygame.K_t, pygame.K_x, pygame.K_g, pygame.K_z, pygame.K_s, pygame.K_RETURN, pygame.K_TAB],
)
def test_a_key_in_mid_drag_plays_no_other_card(key: int) -> None:
    """While a card is held by the pointer a key plays, sorts and picks up nothing; the drag goes on."""
    table = dragging()
    row, moves = table.row, len(table.match.record.entries)
    table.key(key)
    assert (table.row, len(table.match.record.entries)) == (row, moves)
    assert not table.top.hand.picked
    table.release(table.pile)
    assert table.match.state.discards[-1] == parse_card("KC")


def test_d_in_mid_drag_of_a_pile_draws_nothing() -> None:
    """While the discard pile's card is held D does not draw from the stock."""
    table = sit_down(up="2C", stock="9S")
    table.carry(table.pile, table.top.layout.hand.centre)
    table.key(pygame.K_d)
    assert table.match.state.phase == "draw"
    table.release(table.top.layout.hand.centre)
    assert parse_card("2C") in table.hand


@pytest.mark.parametrize(("key", "scene"), [(pygame.K_l, Log), (pygame.K_F1, Help)])
def test_a_panel_opened_in_mid_drag_ends_it(key: int, scene: type) -> None:
    """Whatever opens over the table lets the card go home, and the next click is an ordinary one."""
    table = dragging()
    table.key(key)
    assert isinstance(table.scene, scene)
    assert table.top.hand.held is None
    assert not table.top.gestures.pressed
    table.release(table.pile)
    table.key(pygame.K_ESCAPE)
    table.wait(300)
    table.click(table.at("7D"))
    assert table.top.hand.picked == (parse_card("7D"),)
    assert table.match.state.phase == "discard"


def test_a_panel_opened_with_the_button_down_leaves_no_press_behind() -> None:
    """A press whose release another scene got does not become a drag when the pointer moves later."""
    table = sit_down()
    table.press(table.at("7D"))
    table.key(pygame.K_l)
    table.release(table.at("7D"))
    table.key(pygame.K_ESCAPE)
    table.move(table.pile)
    assert table.top.hand.held is None


def test_a_release_that_never_came_ends_the_drag() -> None:
    """A pointer that moves with no button down holds nothing, wherever the button was released."""
    table = dragging()
    table.post(pygame.MOUSEMOTION, pos=(400, 300), rel=(1, 1), buttons=(0, 0, 0))
    assert table.top.hand.held is None


def test_a_question_after_a_drop_leaves_nothing_on_the_pointer() -> None:
    """A drop that asks first holds no card while it asks, nor after."""
    table = dragging("3H", own="3H 7D KC", display=with_display(confirm_discards=True))
    table.release(table.pile)
    assert isinstance(table.scene, Confirm)
    table.key(pygame.K_ESCAPE)
    assert table.top.hand.held is None
    assert not table.top.gestures.pressed


def test_several_cards_over_the_pile_are_refused_in_a_sentence() -> None:
    """Several cards dropped or put on the discard pile go home, and it is said why."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.click(table.at("5H"))
    table.click(table.at("7D"), mod=CTRL)
    table.drag(table.at("5H"), table.pile)
    assert "Only one card" in table.top.sentence
    table.top.hush()
    table.click(table.pile)
    assert "Only one card" in table.top.sentence
    table.top.hush()
    table.key(pygame.K_x)
    assert "Only one card" in table.top.sentence
    assert len(table.hand) == 4


def test_only_a_legal_target_is_lit() -> None:
    """With `discard_taken_card: false` the pile is no target for the taken card, and is one for any other."""
    table = sit_down(up="2C", rules=Rules.of("pc", discard_taken_card=False))
    table.key(pygame.K_t)
    table.wait(300)
    table.carry(table.at("2C"), table.pile)
    assert table.top.target() != "discard"
    table.release(table.pile)
    table.wait(300)
    table.carry(table.at("KC"), table.pile)
    assert table.top.target() == "discard"


def test_the_right_button_is_called_off_by_moving_away() -> None:
    """The right button discards where it is released over the card it was pressed on, and nowhere else."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.press(table.at("5H"), button=3)
    assert parse_card("5H") in table.hand
    table.move(table.at("7D"))
    table.release(table.at("7D"), button=3)
    assert len(table.hand) == 4
