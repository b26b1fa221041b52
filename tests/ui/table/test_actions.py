"""Actions: keys, buttons, menu, help page and the README's table say the same, for they are the same values."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import FRAME, AtTheTable, sit_down
from ui.screens.how_to_play import Line, write_rules
from ui.screens.options import Options
from ui.table.action_keys import KEYS
from ui.table.actions import find_action, list_actions, list_keys, list_row

README = Path(__file__).parents[3] / "README.md"


def after_a_throw() -> AtTheTable:
    """Return a table at which the person has just thrown a card, and others play."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    player.key(pygame.K_d)
    player.press(player.at("KC"), button=3)
    player.release(player.at("KC"), button=3)
    player.wait(300)
    return player


def test_every_action_has_a_name_a_key_or_a_place_and_words_of_its_own() -> None:
    """No two actions share a name, a key or a sentence of help, and each can be reached."""
    actions = list_actions()
    for words in ([action.name for action in actions], [action.help for action in actions]):
        assert len(set(words)) == len(actions)
    codes = [key.code for key in KEYS.values()]
    assert len(set(codes)) == len(codes)
    assert {action.name for action in actions} >= set(KEYS)
    assert all(action.key is not None or action.place is not None for action in actions)


def test_the_readme_lists_every_key_as_it_is() -> None:
    """The README's table of keys has a row for each key, with the words of the help page."""
    lines = README.read_text("utf-8").splitlines()
    rows = {tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines}
    for line in list_keys():
        assert (line.key, line.help, line.gesture) in rows


@pytest.mark.parametrize("going_out", ["automatic", "declared"])
def test_the_help_page_lists_every_action_that_these_rules_offer(going_out: str) -> None:
    """A line for each action with a key; going out has one only where it is declared."""
    rules = Rules.of("pc", going_out=going_out)
    lines = {block.left: block.right for block in write_rules(rules) if isinstance(block, Line)}
    for action in list_actions():
        if action.key is not None:
            assert (action.help in lines) == action.is_offered(rules)
    assert re.search(r"; D$", lines["draw from the stock"])


def test_the_row_of_buttons_follows_the_rules() -> None:
    """Going out has a button where it is declared, between the others; what is not in the row has none."""
    assert [action.name for action in list_row(Rules.of("pc"))] == ["sort", "log", "menu"]
    declared = [action.name for action in list_row(Rules.of("pc", going_out="declared"))]
    assert declared == ["sort", "go_out", "log", "menu"]


def test_the_menu_has_the_actions_that_have_their_place_there() -> None:
    """Esc opens the options with a button for each action of the menu."""
    player = sit_down()
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Options)
    for action in list_actions():
        if action.place == "menu":
            assert any(action.label in words for words in player.read())


def test_what_can_be_done_has_no_reason_against_it() -> None:
    """Before the draw one may draw and take, not throw, put back or go out; each refusal is a sentence."""
    player = sit_down()
    answers = {action.name: action.why_not(player.table) for action in list_actions()}
    assert answers["draw"] is None
    assert answers["take"] is None
    assert answers["sort"] is None
    for name in ("discard", "put_back", "go_out"):
        assert answers[name]


def test_a_card_taken_may_go_back_and_any_may_be_thrown() -> None:
    """After a card was taken, putting back and discarding have no reason against them; drawing has."""
    player = sit_down()
    player.key(pygame.K_t)
    player.wait(400)
    assert find_action("put_back").why_not(player.table) is None
    assert find_action("discard").why_not(player.table) is None
    assert find_action("draw").why_not(player.table)
    assert find_action("take").why_not(player.table)


def test_while_others_play_every_move_is_refused_by_naming_who_plays() -> None:
    """A move's reason out of turn is whose turn it is; what is no move can be done all the same."""
    player = after_a_throw()
    name = player.table.names[player.match.state.to_move]
    for action in list_actions():
        reason = action.why_not(player.table)
        if action.is_move or action.name == "hint":
            assert name in (reason or "")
        else:
            assert reason is None


@pytest.mark.parametrize("name", [action.name for action in list_actions() if action.is_move])
def test_the_key_of_a_move_only_hurries_while_others_play(name: str) -> None:
    """Out of turn a move's key lets who is to move end the turn at once, and makes no move of the person's."""
    player = after_a_throw()
    before = len(player.match.record.moves)
    player.key(KEYS[name].code)
    player.wait(FRAME)
    assert len(player.match.record.moves) == before + 2
    assert player.match.state.to_move != 0


def test_a_refusal_by_mouse_hurries_the_others() -> None:
    """A right click on an own card out of turn says whose turn it is, and lets that turn end at once."""
    player = after_a_throw()
    before = len(player.match.record.moves)
    player.press(player.at("5H"), button=3)
    player.release(player.at("5H"), button=3)
    player.wait(FRAME)
    assert "turn" in player.table.notice.sentence
    assert len(player.match.record.moves) == before + 2
