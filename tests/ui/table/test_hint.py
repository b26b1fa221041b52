"""Hints: what a strong player would do is told and framed, and nothing is done."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace

import pygame
import pytest

from game.chair import Chair
from game.moves import Move
from game.rules import Rules
from game.slices import Work
from tests.ui.at_the_table import FRAME, AtTheTable, sit_down, with_display

H, X = pygame.K_h, pygame.K_x


@pytest.mark.parametrize(
    ("own", "up", "sentence", "pile"),
    [("7S 8S KC", "9S", "take the top discard", "discard"), ("5H 7D KC", "2C", "draw from the stock", "stock")],
)
def test_a_draw_is_hinted_at(own: str, up: str, sentence: str, pile: str) -> None:
    """Before the draw H names the pile and puts the frame round it; no card is drawn."""
    player = sit_down(own=own, up=up)
    ask_for_hint(player)
    assert sentence in player.table.notice.sentence
    assert (player.table.focus.area, player.table.focus.pile) == ("piles", pile)
    assert player.match.state.phase == "draw"


def test_a_discard_is_hinted_at_and_can_be_made() -> None:
    """After the draw H names the card and frames it; X then throws it, and what is out of a meld is never named."""
    player = sit_down(own="5H 5D 5C KC", stock="QS", rules=Rules.of("pc", first_round=2), display=with_display())
    player.click(player.stock)
    ask_for_hint(player)
    assert "discard the K♣" in player.table.notice.sentence or "discard the Q♠" in player.table.notice.sentence
    framed = player.table.hand.row[player.table.hand.focus]
    assert framed.plain in ("KC", "QS")
    assert len(player.hand) == 5
    player.key(X)
    assert framed not in player.hand


def test_going_out_is_hinted_at_where_it_is_declared() -> None:
    """Under declared rules H says that the hand is complete, and with which card to go out."""
    player = sit_down(own="5H 5D 5C", stock="KS", rules=Rules.of("pc", going_out="declared"))
    player.click(player.stock)
    ask_for_hint(player)
    assert "go out with the K♠ (G)" in player.table.notice.sentence


def ask_for_hint(player: AtTheTable) -> None:
    """Press H and wait until the hint is found."""
    player.key(H)
    for _frame in range(200):
        player.wait(FRAME)
        if not player.table.hint.runs:
            return
    raise AssertionError("the hint was never found")


def wait_for_others() -> AtTheTable:
    """Return a table at which the person has just thrown a card."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.key(pygame.K_d)
    player.click(player.at("KC"), button=3)
    return player


def test_a_hint_out_of_turn_hurries_the_others_and_says_whose_turn_it_is() -> None:
    """H while others play lets the one to move end its turn at once; nothing is hinted at."""
    player = wait_for_others()
    mover, turns = player.match.state.to_move, len(player.match.record.moves)
    player.key(H)
    player.wait(FRAME)
    assert "turn" in player.table.notice.sentence
    assert "Hint" not in player.table.notice.sentence
    assert len(player.match.record.moves) == turns + 2
    assert player.match.state.to_move != mover


def test_a_hint_is_found_in_slices() -> None:
    """H answers at once and thinks a slice a frame: no frame waits for the whole of it."""
    player = sit_down(own="5H 7D KC QS 2S 9D JH 4C 8C 3D 6S 10H AC", rules=Rules.of("pc", first_round=11))
    slices = []
    chair = player.table.chair
    think = chair.hint

    def count_slices() -> Generator[None, None, Move]:
        search = Work(think())
        while not search.step():
            slices.append(player.frames)
            yield
        assert search.result is not None
        return search.result

    player.click(player.stock)
    player.table.hint.cancel()
    player.table_scene.table = replace(player.table, chair=_Asked(chair, count_slices))
    ask_for_hint(player)
    assert len(slices) > 1
    assert "Hint" in player.table.notice.sentence


def test_another_press_takes_the_question_back() -> None:
    """Who presses something else while the hint is thought about is not interrupted by it."""
    player = sit_down()
    player.key(H)
    player.key(pygame.K_s)
    assert not player.table.hint.runs
    player.wait(500)
    assert "Hint" not in player.table.notice.sentence


class _Asked:
    """A chair whose hint is another one's."""

    def __init__(self, chair: Chair, hint: Callable[[], Generator[None, None, Move]]) -> None:
        self._chair = chair
        self.hint = hint

    def __getattr__(self, name: str) -> object:
        return getattr(self._chair, name)
