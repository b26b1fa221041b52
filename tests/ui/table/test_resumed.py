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


def throw(table: AtTheTable, text: str = "KC") -> None:
    """Draw from the stock and throw a card."""
    table.key(pygame.K_d)
    table.wait(300)
    table.click(table.at(text), button=3)


def test_the_order_stays_over_draws_discards_and_quitting() -> None:
    """The player's own order is never changed by a draw or a discard, and is there again after a restart."""
    table = sit_down(stock="9S 4S 4D 4H 4C", services=RememberingDoors())
    slots = table.top.hand.slots
    table.drag(table.at("5H"), (slots[2].box.right - 3, slots[2].y))
    table.wait(200)
    assert table.row == "7D KC 5H"
    throw(table)
    table.wait(100)
    assert table.row == "7D 5H 9S"
    again = table.start_again()
    assert again.row == "7D 5H 9S"


@pytest.mark.parametrize("phase", ["draw", "discard", "others", "last turn"])
def test_quit_and_go_on_at_every_phase(phase: str) -> None:
    """A new process goes on exactly where the record ends: same picture, same moves to make."""
    others = {3: "6D 6H 6C"} if phase == "last turn" else {}
    table = sit_down(stock="9S 4S 4D 4H 4C", others=others, steady=phase == "last turn")
    if phase != "draw":
        table.key(pygame.K_d)
    if phase in ("others", "last turn"):
        table.key(pygame.K_HOME)
        table.key(pygame.K_x)
        table.wait(400)
    if phase == "last turn":
        table.wait_for_turn()
        assert table.match.state.out_seat == 3
    again = table.start_again()
    again.wait(2200 if phase == "draw" else 0)
    assert again.top.picture == picture_of(again.match.view(0))
    assert again.match.record == table.match.record
    assert set(again.top.hand.row) == table.hand
    again.draw()
    again.wait_for_turn()
    assert again.top.my_phase == ("discard" if phase == "discard" else "draw")


def test_quitting_at_the_rounds_end_shows_it_again() -> None:
    """Whoever quits while a round's result is shown sees it again, and then the next deal."""
    table = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    throw(table, "9S")
    table.wait(20000)
    assert isinstance(table.scene, RoundEnd)
    again = table.start_again()
    again.wait(1000)
    assert isinstance(again.scene, RoundEnd)
    assert again.scene.scored == table.scene.scored
    again.key(pygame.K_RETURN)
    assert again.scene is again.table
    again.wait_for_turn()
    assert len(again.top.hand.row) == 4
    assert again.top.picture == picture_of(again.match.view(0))


def test_after_the_last_round_the_standings_follow() -> None:
    """The last round's result leads to the standings, and the table is gone."""
    table = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C", rules=Rules.of("pc", last_round=1))
    throw(table, "9S")
    table.wait(20000)
    assert isinstance(table.scene, RoundEnd)
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, Standings)
    assert len(table.stack.scenes) == 1


def test_a_resize_in_mid_drag_loses_nothing() -> None:
    """A card held during a resize stays held, and drops on the pile where that now is."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.wait(300)
    table.carry(table.at("KC"), table.pile)
    table.resize((1280, 720))
    assert table.top.hand.held is not None
    assert table.top.target() == "discard"
    table.move(table.pile)
    table.release(table.pile)
    assert table.match.state.discards[-1] == parse_card("KC")


def test_a_resize_in_mid_flight_lands_what_flies() -> None:
    """Everything in the air lands at a resize, and what is clicked afterwards is what is seen."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.resize((1600, 900))
    assert not table.top.turns.director.busy
    table.wait(16)
    table.click(table.at("9S"))
    assert table.top.hand.picked == (parse_card("9S"),)


@pytest.mark.parametrize("draw", [pygame.K_d, pygame.K_t])
def test_the_drawn_card_still_stands_apart_after_a_restart(draw: int) -> None:
    """Whoever quits between draw and discard finds the drawn card standing apart; a card that was moved does not."""
    table = sit_down(up="2C", stock="9S", services=RememberingDoors())
    table.key(draw)
    table.wait(400)
    drawn = table.top.hand.order.apart
    assert drawn is not None
    again = table.start_again()
    assert again.top.hand.order.apart == drawn
    again.top.hand.put((drawn,), 0)
    again.wait(300)
    assert again.start_again().top.hand.order.apart is None
