"""Hints: what a strong player would do is told and framed, and nothing is done."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down, with_display

H, X = pygame.K_h, pygame.K_x


@pytest.mark.parametrize(
    ("own", "up", "sentence", "pile"),
    [("7S 8S KC", "9S", "take the top discard", 1), ("5H 7D KC", "2C", "draw from the stock", 0)],
)
def test_a_draw_is_hinted_at(own: str, up: str, sentence: str, pile: int) -> None:
    """Before the draw H names the pile and puts the frame round it; no card is drawn."""
    table = sit_down(own=own, up=up)
    table.key(H)
    assert sentence in table.top.sentence
    assert (table.top.area, table.top.pile_focus) == ("piles", pile)
    assert table.match.state.phase == "draw"


def test_a_discard_is_hinted_at_and_can_be_made() -> None:
    """After the draw H names the card and frames it; X then throws it, and what is out of a meld is never named."""
    table = sit_down(own="5H 5D 5C KC", stock="QS", rules=Rules.of("pc", first_round=2), display=with_display())
    table.click(table.stock)
    table.key(H)
    assert "discard the K♣" in table.top.sentence or "discard the Q♠" in table.top.sentence
    framed = table.top.hand.row[table.top.hand.focus]
    assert framed.plain in ("KC", "QS")
    assert len(table.hand) == 5
    table.key(X)
    assert framed not in table.hand


def test_going_out_is_hinted_at_where_it_is_declared() -> None:
    """Under declared rules H says that the hand is complete, and with which card to go out."""
    table = sit_down(own="5H 5D 5C", stock="KS", rules=Rules.of("pc", going_out="declared"))
    table.click(table.stock)
    table.key(H)
    assert "go out with the K♠ (G)" in table.top.sentence


def wait_for_others() -> AtTheTable:
    """Return a table at which the person has just thrown a card."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    table.key(pygame.K_d)
    table.click(table.at("KC"), button=3)
    return table


def test_nothing_is_hinted_at_while_others_play() -> None:
    """H out of turn says whose turn it is."""
    table = wait_for_others()
    table.key(H)
    assert "Hint" not in table.top.sentence
