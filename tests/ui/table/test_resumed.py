"""Quitting and going on at every phase, and resizing in the middle of anything: nothing is lost."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, RememberingDoors, sit_down
from ui.playback.picture import picture_of
from ui.screens.round_end import RoundEnd
from ui.screens.standings import Standings


def throw(player: AtTheTable, text: str = "KC") -> None:
    """Draw from the stock and throw a card."""
    player.key(pygame.K_d)
    player.wait(300)
    player.click(player.at(text), button=3)


def test_the_order_stays_over_draws_discards_and_quitting() -> None:
    """The player's own order is never changed by a draw or a discard, and is there again after a restart."""
    player = sit_down(stock="9S 4S 4D 4H 4C", services=RememberingDoors())
    slots = player.table.hand.slots
    player.drag(player.at("5H"), (slots[2].box.right - 3, slots[2].y))
    player.wait(200)
    assert player.row == "7D KC 5H"
    throw(player)
    player.wait(100)
    assert player.row == "7D 5H 9S"
    again = player.start_again()
    assert again.row == "7D 5H 9S"


@pytest.mark.parametrize("phase", ["draw", "discard", "others", "last turn"])
def test_quit_and_go_on_at_every_phase(phase: str) -> None:
    """A new process goes on exactly where the record ends: same picture, same moves to make."""
    others = {3: "6D 6H 6C"} if phase == "last turn" else {}
    player = sit_down(stock="9S 4S 4D 4H 4C", others=others, steady=phase == "last turn")
    if phase != "draw":
        player.key(pygame.K_d)
    if phase in ("others", "last turn"):
        player.key(pygame.K_HOME)
        player.key(pygame.K_x)
        player.wait(400)
    if phase == "last turn":
        player.wait_for_turn()
        assert player.match.state.out_seat == 3
    again = player.start_again()
    again.wait(2200 if phase == "draw" else 0)
    assert again.table.turns.picture == picture_of(again.match.view(0))
    assert again.match.record == player.match.record
    assert set(again.table.hand.row) == player.hand
    again.draw()
    again.wait_for_turn()
    assert again.table.turns.my_phase == ("discard" if phase == "discard" else "draw")


def test_quitting_at_the_rounds_end_shows_it_again() -> None:
    """Whoever quits while a round's result is shown sees it again, and then the next deal."""
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    throw(player, "9S")
    player.wait(20000)
    assert isinstance(player.scene, RoundEnd)
    again = player.start_again()
    again.wait(1000)
    assert isinstance(again.scene, RoundEnd)
    assert again.scene.scored == player.scene.scored
    again.key(pygame.K_RETURN)
    assert again.scene is again.table_scene
    again.wait_for_turn()
    assert len(again.table.hand.row) == 4
    assert again.table.turns.picture == picture_of(again.match.view(0))


def test_after_the_last_round_the_standings_follow() -> None:
    """The last round's result leads to the standings, and the table is gone."""
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C", rules=Rules.of("pc", last_round=1))
    throw(player, "9S")
    player.wait(20000)
    assert isinstance(player.scene, RoundEnd)
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, Standings)
    assert len(player.stack.scenes) == 1


def test_a_resize_in_mid_drag_loses_nothing() -> None:
    """A card held during a resize stays held, and drops on the pile where that now is."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.wait(300)
    player.carry(player.at("KC"), player.pile)
    player.resize((1280, 720))
    assert player.table.hand.held is not None
    assert player.view.drop_target == "discard"
    player.move(player.pile)
    player.release(player.pile)
    assert player.match.state.discards[-1] == parse_card("KC")


def test_a_resize_in_mid_flight_lands_what_flies() -> None:
    """Everything in the air lands at a resize, and what is clicked afterwards is what is seen."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.resize((1600, 900))
    assert not player.table.turns.director.busy
    player.wait(16)
    player.click(player.at("9S"))
    assert player.table.hand.picked == (parse_card("9S"),)


@pytest.mark.parametrize("draw", [pygame.K_d, pygame.K_t])
def test_the_drawn_card_still_stands_apart_after_a_restart(draw: int) -> None:
    """Whoever quits between draw and discard finds the drawn card standing apart; a card that was moved does not."""
    player = sit_down(up="2C", stock="9S", services=RememberingDoors())
    player.key(draw)
    player.wait(400)
    drawn = player.table.hand.order.apart
    assert drawn is not None
    again = player.start_again()
    assert again.table.hand.order.apart == drawn
    again.table.hand.put((drawn,), 0)
    again.wait(300)
    assert again.start_again().table.hand.order.apart is None
