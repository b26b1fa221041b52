"""Moves that are asked about, taken back or refused."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import sit_down, with_display
from ui.screens.confirm import Confirm
from ui.table.paint_labels import prompt


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


def test_a_card_is_asked_about_only_where_its_loss_costs_points() -> None:
    """A card of a finished meld that another card can stand in for, or that is the cheapest there is, goes unasked."""
    display = with_display(confirm_discards=True)
    table = sit_down(own="9H 9D 9C KC", stock="9S", rules=Rules.of("pc", first_round=2), display=display)
    table.click(table.stock)
    table.click(table.at("9D"), button=3)
    assert table.scene is table.table
    assert parse_card("9D") not in table.hand
    table = sit_down(own="9H 9D 9C 2H 2D", stock="2S", rules=Rules.of("pc", first_round=3), display=display)
    table.click(table.stock)
    table.click(table.at("9D"), button=3)
    assert isinstance(table.scene, Confirm)
    table.key(pygame.K_ESCAPE)
    table.click(table.at("2D"), button=3)
    assert table.scene is table.table


@pytest.mark.parametrize(
    ("answer", "phase", "held"),
    [((pygame.K_LEFT, pygame.K_RETURN), "draw", False), ((pygame.K_RETURN,), "discard", True)],
)
def test_the_card_just_taken_is_asked_about_before_it_goes(answer: tuple[int, ...], phase: str, held: bool) -> None:
    """Thrown straight back, a taken card may be put back, and is kept by the answer that changes nothing."""
    table = sit_down(up="2C", display=with_display(confirm_discards=True))
    table.click(table.pile)
    table.drag(table.at("2C"), table.pile)
    assert isinstance(table.scene, Confirm)
    table.draw()
    for key in answer:
        table.key(key)
    assert table.scene is table.table
    assert table.match.state.phase == phase
    assert (parse_card("2C") in table.hand) == held


def test_the_card_just_taken_may_be_discarded_all_the_same() -> None:
    """The first answer discards the taken card and ends the turn."""
    table = sit_down(up="2C", display=with_display(confirm_discards=True))
    table.click(table.pile)
    table.click(table.at("2C"), button=3)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RETURN)
    assert table.match.state.to_move == 1
    assert table.match.state.discards[-1] == parse_card("2C")


def test_the_prompt_says_how_a_picked_card_is_thrown() -> None:
    """With a card picked up the strip over the hand tells the next step, in the words of the hand that did it."""
    table = sit_down(stock="9S")
    table.click(table.at("KC"))
    assert prompt(table.top).startswith("Your turn")
    table.click(table.stock)
    assert prompt(table.top) == "Now discard a card"
    table.click(table.at("KC"))
    assert prompt(table.top) == "Click the discard pile to throw the K♣"
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_END)
    table.key(pygame.K_RETURN)
    assert prompt(table.top) == "Press X to throw the 9♠"


def test_a_picked_card_that_would_go_out_says_both_ways() -> None:
    """Where going out is declared, the card that completes the hand may go out or be thrown: the prompt says so."""
    table = sit_down(own="5H 5D 5C", stock="KS", rules=Rules.of("pc", going_out="declared"))
    table.click(table.stock)
    table.click(table.at("KS"))
    assert prompt(table.top) == "Go out with the K♠ (G), or throw it and play on"


def test_a_taken_card_that_must_stay_may_be_put_back() -> None:
    """Where the taken card may not be discarded, the refusal names the way back."""
    table = sit_down(rules=Rules.of("pc", discard_taken_card=False))
    table.click(table.pile)
    table.click(table.at("2C"), button=3)
    assert table.top.sentence.endswith("You may put it back instead (Z).")
