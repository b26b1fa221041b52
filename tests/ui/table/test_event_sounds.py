"""Which noise the table makes when."""

from __future__ import annotations

import pygame

from game.rules import Rules
from tests.ui.at_the_table import sit_down


def test_a_deal_shuffles_once_and_sounds_for_every_card() -> None:
    """One shuffle, one noise a dealt card and one for the card turned up."""
    table = sit_down()
    assert table.sounds.heard.count("shuffle") == 1
    assert table.sounds.heard.count("deal") == 4 * 3 + 1
    assert table.sounds.heard[-1] == "your_turn"


def test_moves_sound_when_their_cards_move() -> None:
    """A draw sounds as the card is lifted, a discard as it lands, the own turn when it has come."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    table.sounds.heard.clear()
    table.key(pygame.K_d)
    assert table.sounds.heard == ["draw"]
    table.key(pygame.K_HOME)
    table.key(pygame.K_x)
    assert "discard" not in table.sounds.heard
    table.wait(250)
    assert table.sounds.heard.count("discard") == 1
    table.wait_for_turn()
    assert table.sounds.heard.count("your_turn") == 1


def test_a_meld_that_closes_is_heard() -> None:
    """Moving the last card of a meld beside the others sounds."""
    table = sit_down(own="5H KC 6H 7H", rules=Rules.of("pc", first_round=2))
    table.sounds.heard.clear()
    table.click(table.at("5H"))
    table.click((table.at("6H")[0], table.at("6H")[1]))
    assert table.row == "KC 5H 6H 7H"
    assert "meld" in table.sounds.heard
