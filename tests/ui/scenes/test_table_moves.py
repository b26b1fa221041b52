"""Moves that are asked about, taken back or refused."""

from __future__ import annotations

import pygame

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import sit_down, with_display
from ui.scenes.confirm import Confirm


def test_a_wild_is_asked_about_and_kept_or_discarded() -> None:
    """Discarding a wild asks first; Escape and Enter pressed by habit keep it, Yes discards it."""
    table = sit_down(own="3H 7D KC", stock="9S", display=with_display(confirm_discards=True))
    table.click(table.stock)
    table.click(table.at("3H"), button=3)
    assert isinstance(table.scene, Confirm)
    for by_habit in (pygame.K_ESCAPE, pygame.K_RETURN):
        table.key(by_habit)
        assert table.scene is table.table
        assert parse_card("3H") in table.hand
        table.click(table.at("3H"), button=3)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RETURN)
    assert table.scene is table.table
    assert parse_card("3H") not in table.hand


def test_a_card_out_of_a_finished_meld_is_asked_about_unless_that_goes_out() -> None:
    """Breaking a meld asks; a card that only shortens it does not, nor does one whose discard goes out."""
    display = with_display(confirm_discards=True)
    table = sit_down(own="5H 5D 5C KC", stock="9S", rules=Rules.of("pc", first_round=2), display=display)
    table.click(table.stock)
    table.click(table.at("5D"), button=3)
    assert isinstance(table.scene, Confirm)
    table.key(pygame.K_ESCAPE)
    table.click(table.at("KC"), button=3)
    assert table.scene is table.table
    table = sit_down(own="5H 5D 5C", stock="5S", display=display)
    table.click(table.stock)
    table.click(table.at("5S"), button=3)
    assert table.match.state.out_seat == 0


def test_a_taken_discard_can_be_put_back_by_its_button() -> None:
    """While it may go back, the button under the discard pile puts it there."""
    table = sit_down(up="2C")
    table.click(table.pile)
    assert table.top.may_put_back
    table.click(table.top.layout.pile_labels[1].centre)
    assert table.match.state.phase == "draw"
    assert table.row == "5H 7D KC"
    assert not table.top.may_put_back
    assert table.match.record.entries == ()


def test_the_taken_card_must_stay_where_the_rules_say_so() -> None:
    """With `discard_taken_card: false` throwing the taken card is refused in a sentence."""
    table = sit_down(up="2C", rules=Rules.of("pc", discard_taken_card=False))
    table.click(table.pile)
    table.drag(table.at("2C"), table.pile)
    assert "must stay" in table.top.sentence
    assert parse_card("2C") in table.hand
