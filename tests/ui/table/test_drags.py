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
    player = sit_down(stock="9S", **more)  # type: ignore[arg-type]
    player.key(pygame.K_d)
    player.wait(300)
    player.carry(player.at(text), player.pile)
    return player


@pytest.mark.parametrize(
    "key",
    [pygame.K_d, pygame.K_t, pygame.K_x, pygame.K_g, pygame.K_z, pygame.K_s, pygame.K_RETURN, pygame.K_TAB],
)
def test_a_key_in_mid_drag_plays_no_other_card(key: int) -> None:
    """While a card is held by the pointer a key plays, sorts and picks up nothing; the drag goes on."""
    player = dragging()
    row, moves = player.row, len(player.match.record.entries)
    player.key(key)
    assert (player.row, len(player.match.record.entries)) == (row, moves)
    assert not player.table.hand.picked
    player.release(player.pile)
    assert player.match.state.discards[-1] == parse_card("KC")


def test_d_in_mid_drag_of_a_pile_draws_nothing() -> None:
    """While the discard pile's card is held D does not draw from the stock."""
    player = sit_down(up="2C", stock="9S")
    player.carry(player.pile, player.table.layout.hand.centre)
    player.key(pygame.K_d)
    assert player.match.state.phase == "draw"
    player.release(player.table.layout.hand.centre)
    assert parse_card("2C") in player.hand


@pytest.mark.parametrize(("key", "scene"), [(pygame.K_l, Log), (pygame.K_F1, Help)])
def test_a_panel_opened_in_mid_drag_ends_it(key: int, scene: type) -> None:
    """Whatever opens over the table lets the card go home, and the next click is an ordinary one."""
    player = dragging()
    player.key(key)
    assert isinstance(player.scene, scene)
    assert player.table.hand.held is None
    assert not player.table.pointer.pressed
    player.release(player.pile)
    player.key(pygame.K_ESCAPE)
    player.wait(300)
    player.click(player.at("7D"))
    assert player.table.hand.picked == (parse_card("7D"),)
    assert player.match.state.phase == "discard"


def test_a_panel_opened_with_the_button_down_leaves_no_press_behind() -> None:
    """A press whose release another scene got does not become a drag when the pointer moves later."""
    player = sit_down()
    player.press(player.at("7D"))
    player.key(pygame.K_l)
    player.release(player.at("7D"))
    player.key(pygame.K_ESCAPE)
    player.move(player.pile)
    assert player.table.hand.held is None


def test_a_release_that_never_came_ends_the_drag() -> None:
    """A pointer that moves with no button down holds nothing, wherever the button was released."""
    player = dragging()
    player.post(pygame.MOUSEMOTION, pos=(400, 300), rel=(1, 1), buttons=(0, 0, 0))
    assert player.table.hand.held is None


def test_a_question_after_a_drop_leaves_nothing_on_the_pointer() -> None:
    """A drop that asks first holds no card while it asks, nor after."""
    player = dragging("3H", own="3H 7D KC", display=with_display(confirm_discards=True))
    player.release(player.pile)
    assert isinstance(player.scene, Confirm)
    player.key(pygame.K_ESCAPE)
    assert player.table.hand.held is None
    assert not player.table.pointer.pressed


def test_several_cards_over_the_pile_are_refused_in_a_sentence() -> None:
    """Several cards dropped or put on the discard pile go home, and it is said why."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.click(player.at("5H"))
    player.click(player.at("7D"), mod=CTRL)
    player.drag(player.at("5H"), player.pile)
    assert "Only one card" in player.table.notice.sentence
    player.table.notice.clear()
    player.click(player.pile)
    assert "Only one card" in player.table.notice.sentence
    player.table.notice.clear()
    player.key(pygame.K_x)
    assert "Only one card" in player.table.notice.sentence
    assert len(player.hand) == 4


def test_only_a_legal_target_is_lit() -> None:
    """With `discard_taken_card: false` the pile is no target for the taken card, and is one for any other."""
    player = sit_down(up="2C", rules=Rules.of("pc", discard_taken_card=False))
    player.key(pygame.K_t)
    player.wait(300)
    player.carry(player.at("2C"), player.pile)
    assert player.view.drop_target != "discard"
    player.release(player.pile)
    player.wait(300)
    player.carry(player.at("KC"), player.pile)
    assert player.view.drop_target == "discard"


def test_the_right_button_is_called_off_by_moving_away() -> None:
    """The right button discards where it is released over the card it was pressed on, and nowhere else."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.press(player.at("5H"), button=3)
    assert parse_card("5H") in player.hand
    player.move(player.at("7D"))
    player.release(player.at("7D"), button=3)
    assert len(player.hand) == 4
