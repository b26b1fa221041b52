"""What the table tells at a round's two ends: in the deal and after the last discard, no word runs ahead."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.cards import parse_card
from game.events import Discarded, RoundScored, WentOut
from game.rules import Rules
from tests.ui.at_the_table import sit_down
from ui.playback.picture import land, lift
from ui.table.words import say_out


@pytest.mark.parametrize("rules", [Rules(turn_limit=1), Rules(final_turn=False), Rules()])
def test_nobody_is_lit_once_the_last_discard_has_landed(rules: Rules) -> None:
    """From the landing of the round's last discard to its result no turn is told, and no last turn promised."""
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C", rules=rules)
    player.key(pygame.K_d)
    player.click(player.at("9S"), button=3)
    told = set()
    while player.scene is player.table_scene:
        player.wait(16)
        if player.table.turns.my_turn or player.match.state.round_number == 1 or player.table.turns.director.awaited():
            continue
        flying = any(flight.end.where == "discard" for flight, _part in player.table.turns.director.in_the_air())
        if not flying:
            view = player.view
            told.add((view.picture.turn, view.prompt, say_out(view.picture, view.names)))
    assert told == {(None, "The round is over", "You went out")}


def test_the_last_turn_is_not_promised_again_once_it_is_over() -> None:
    """When Top has gone out and Left has had the last of the last turns, the table says that the round is over."""
    player = sit_down(stock="9S 4S 4D 4H 4C", others={2: "6D 6H 6C"})
    picture = player.table.turns.picture
    went = lift(land(picture, Discarded(2, parse_card("4D"))), WentOut(2, ()))
    assert "your last turn" in say_out(replace(went, to_move=0), player.table.names)
    last = lift(land(went, Discarded(1, parse_card("4S"))), RoundScored(1, 3, 2, (), (), ()))
    assert last.turn is None
    assert say_out(last, player.table.names) == "Top went out"


def test_brackets_and_deadwood_tell_only_cards_that_lie_there() -> None:
    """During the deal no meld and no point is told before its cards have landed."""
    player = sit_down(own="5H 6H 7H KC", rules=Rules.of("pc", first_round=2)).start_again()
    seen = []
    for _frame in range(150):
        landed = set(player.table.hand.row) - player.table.turns.director.awaited()
        groups = [player.table.hand.row[group.start : group.stop] for group in player.groups]
        assert all(set(cards) <= landed for cards in groups)
        seen.append((len(landed), len(groups), player.view.deadwood))
        player.wait(16)
    assert (2, 0, 11) in seen
    assert seen[-1] == (4, 1, 10)
