"""Moves that are asked about, taken back or refused."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import sit_down, with_display
from ui.screens.confirm import Confirm


def test_a_wild_is_asked_about_and_kept_or_discarded() -> None:
    """Discarding a wild asks first; Escape and Enter pressed by habit keep it, Yes discards it."""
    player = sit_down(own="3H 7D KC", stock="9S", display=with_display(confirm_discards=True))
    player.click(player.stock)
    player.click(player.at("3H"), button=3)
    assert isinstance(player.scene, Confirm)
    for by_habit in (pygame.K_ESCAPE, pygame.K_RETURN):
        player.key(by_habit)
        assert player.scene is player.table_scene
        assert parse_card("3H") in player.hand
        player.click(player.at("3H"), button=3)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_RETURN)
    assert player.scene is player.table_scene
    assert parse_card("3H") not in player.hand


def test_a_card_out_of_a_finished_meld_is_asked_about_unless_that_goes_out() -> None:
    """Breaking a meld asks; a card that only shortens it does not, nor does one whose discard goes out."""
    display = with_display(confirm_discards=True)
    player = sit_down(own="5H 5D 5C KC", stock="9S", rules=Rules.of("pc", first_round=2), display=display)
    player.click(player.stock)
    player.click(player.at("5D"), button=3)
    assert isinstance(player.scene, Confirm)
    player.key(pygame.K_ESCAPE)
    player.click(player.at("KC"), button=3)
    assert player.scene is player.table_scene
    player = sit_down(own="5H 5D 5C", stock="5S", display=display)
    player.click(player.stock)
    player.click(player.at("5S"), button=3)
    assert player.match.state.out_seat == 0


def test_a_taken_discard_can_be_put_back_by_its_button() -> None:
    """While it may go back, the button under the discard pile puts it there."""
    player = sit_down(up="2C")
    player.click(player.pile)
    assert player.table.turns.may_put_back
    player.click(player.table.layout.pile_labels[1].centre)
    assert player.match.state.phase == "draw"
    assert player.row == "5H 7D KC"
    assert not player.table.turns.may_put_back
    assert player.match.record.entries == ()


def test_the_taken_card_must_stay_where_the_rules_say_so() -> None:
    """With `discard_taken_card: false` throwing the taken card is refused in a sentence."""
    player = sit_down(up="2C", rules=Rules.of("pc", discard_taken_card=False))
    player.click(player.pile)
    player.drag(player.at("2C"), player.pile)
    assert "must stay" in player.table.notice.sentence
    assert parse_card("2C") in player.hand


def test_a_card_is_asked_about_only_where_its_loss_costs_points() -> None:
    """A card of a finished meld that another card can stand in for, or that is the cheapest there is, goes unasked."""
    display = with_display(confirm_discards=True)
    player = sit_down(own="9H 9D 9C KC", stock="9S", rules=Rules.of("pc", first_round=2), display=display)
    player.click(player.stock)
    player.click(player.at("9D"), button=3)
    assert player.scene is player.table_scene
    assert parse_card("9D") not in player.hand
    player = sit_down(own="9H 9D 9C 2H 2D", stock="2S", rules=Rules.of("pc", first_round=3), display=display)
    player.click(player.stock)
    player.click(player.at("9D"), button=3)
    assert isinstance(player.scene, Confirm)
    player.key(pygame.K_ESCAPE)
    player.click(player.at("2D"), button=3)
    assert player.scene is player.table_scene


@pytest.mark.parametrize(
    ("answer", "phase", "held"),
    [((pygame.K_LEFT, pygame.K_RETURN), "draw", False), ((pygame.K_RETURN,), "discard", True)],
)
def test_the_card_just_taken_is_asked_about_before_it_goes(answer: tuple[int, ...], phase: str, held: bool) -> None:
    """Thrown straight back, a taken card may be put back, and is kept by the answer that changes nothing."""
    player = sit_down(up="2C", display=with_display(confirm_discards=True))
    player.click(player.pile)
    player.drag(player.at("2C"), player.pile)
    assert isinstance(player.scene, Confirm)
    player.draw()
    for key in answer:
        player.key(key)
    assert player.scene is player.table_scene
    assert player.match.state.phase == phase
    assert (parse_card("2C") in player.hand) == held


def test_the_card_just_taken_may_be_discarded_all_the_same() -> None:
    """The first answer discards the taken card and ends the turn."""
    player = sit_down(up="2C", display=with_display(confirm_discards=True))
    player.click(player.pile)
    player.click(player.at("2C"), button=3)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_RETURN)
    assert player.match.state.to_move == 1
    assert player.match.state.discards[-1] == parse_card("2C")


def test_the_prompt_says_how_a_picked_card_is_thrown() -> None:
    """With a card picked up the strip over the hand tells the next step, in the words of the hand that did it."""
    player = sit_down(stock="9S")
    player.click(player.at("KC"))
    assert player.view.prompt.startswith("Your turn")
    player.click(player.stock)
    assert player.view.prompt == "Now discard a card"
    player.click(player.at("KC"))
    assert player.view.prompt == "Click the discard pile to throw the K♣"
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_END)
    player.key(pygame.K_RETURN)
    assert player.view.prompt == "Press X to throw the 9♠"


def test_a_picked_card_that_would_go_out_says_both_ways() -> None:
    """Where going out is declared, the card that completes the hand may go out or be thrown: the prompt says so."""
    player = sit_down(own="5H 5D 5C", stock="KS", rules=Rules.of("pc", going_out="declared"))
    player.click(player.stock)
    player.click(player.at("KS"))
    assert player.view.prompt == "Go out with the K♠ (G), or throw it and play on"


def test_a_taken_card_that_must_stay_may_be_put_back() -> None:
    """Where the taken card may not be discarded, the refusal names the way back."""
    player = sit_down(rules=Rules.of("pc", discard_taken_card=False))
    player.click(player.pile)
    player.click(player.at("2C"), button=3)
    assert player.table.notice.sentence.endswith("You may put it back instead (Z).")
