"""Which noise the table makes when."""

from __future__ import annotations

import pygame

from game.rules import Rules
from tests.ui.at_the_table import sit_down


def test_a_deal_shuffles_once_and_sounds_for_every_card() -> None:
    """One shuffle, one noise a dealt card and one for the card turned up."""
    player = sit_down()
    assert player.sounds.heard.count("shuffle") == 1
    assert player.sounds.heard.count("deal") == 4 * 3 + 1
    assert player.sounds.heard[-1] == "your_turn"


def test_moves_sound_when_their_cards_move() -> None:
    """A draw sounds as the card is lifted, a discard as it lands, the own turn when it has come."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.sounds.heard.clear()
    player.key(pygame.K_d)
    assert player.sounds.heard == ["draw"]
    player.key(pygame.K_HOME)
    player.key(pygame.K_x)
    assert "discard" not in player.sounds.heard
    player.wait(250)
    assert player.sounds.heard.count("discard") == 1
    player.wait_for_turn()
    assert player.sounds.heard.count("your_turn") == 1


def test_a_meld_that_closes_is_heard() -> None:
    """Moving the last card of a meld beside the others sounds."""
    player = sit_down(own="5H KC 6H 7H", rules=Rules.of("pc", first_round=2))
    player.sounds.heard.clear()
    player.click(player.at("5H"))
    player.click((player.at("6H")[0], player.at("6H")[1]))
    assert player.row == "KC 5H 6H 7H"
    assert "meld" in player.sounds.heard
