"""Turns on the screen: the truth first, the picture later, impatience, quitting and going on, resizing."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down, with_display
from ui.playback.picture import picture_of
from ui.screens.round_end import RoundEnd
from ui.table.words import say_out


def throw(player: AtTheTable, text: str = "KC") -> None:
    """Draw from the stock and throw a card."""
    player.key(pygame.K_d)
    player.wait(300)
    player.click(player.at(text), button=3)


def test_a_whole_round_by_clicks_and_drags() -> None:
    """Clicks and drags alone play a round to its end, which shows everyone's points and goes on to the next."""
    player = sit_down(own="5H 5D 8C", stock="2S 4D 4H 4S 5S")
    player.click(player.stock)
    player.drag(player.at("2S"), player.pile)
    player.wait_for_turn()
    player.drag(player.stock, player.table.layout.hand.centre)
    player.wait(300)
    player.click(player.at("8C"))
    player.click(player.pile)
    assert player.match.state.out_seat == 0
    player.wait(20000)
    assert isinstance(player.scene, RoundEnd)
    assert player.scene.scored.points[0] == 0
    player.draw()
    player.click((400, 575))
    assert player.scene is player.table_scene
    player.wait_for_turn()
    assert player.match.state.round_number == 2
    assert len(player.table.hand.row) == 4


def test_the_move_is_kept_before_it_is_seen() -> None:
    """A discard is in the record at once, while the picture still shows the card in flight."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    assert len(player.match.record.entries) == 1
    assert player.table.turns.picture.counts[0] == 3
    assert player.table.turns.picture.stock == player.match.state.rules.deck_size - 12 - 1 - 1
    player.wait(300)
    assert player.table.turns.picture.counts[0] == 4


def test_input_during_an_own_animation_finishes_it_and_counts() -> None:
    """A discard pressed while the drawn card still flies lands that card and is then made."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.wait(50)
    assert player.table.turns.director.busy
    player.click(player.at("KC"), button=3)
    assert parse_card("KC") not in player.hand
    assert parse_card("9S") in player.hand


def test_a_click_while_others_play_only_hurries_and_never_draws() -> None:
    """However often and wherever is clicked while others' turns are on screen, nothing is drawn blindly."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    throw(player)
    for _click in range(12):
        player.press(player.stock)
        player.release(player.stock)
        player.wait(16)
    player.wait(300)
    assert player.match.state.to_move == 0
    assert player.match.state.phase == "draw"
    assert len(player.match.record.entries) == 8


@pytest.mark.parametrize("key", [pygame.K_d, pygame.K_t, pygame.K_x, pygame.K_g, pygame.K_z])
def test_a_move_key_while_others_play_only_hurries(key: int) -> None:
    """A key for a move pressed while others play makes no move of the player's."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    throw(player)
    player.wait(50)
    player.key(key)
    player.key(key)
    own = [entry for entry in player.match.record.entries if entry.seat == 0]
    assert len(own) == 2


def test_a_hurried_seat_ends_its_turn_at_once() -> None:
    """One press on the felt lands what moves and lets the seat whose turn it is finish."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    throw(player)
    player.wait(300)
    assert player.table.turns.picture.to_move == 1
    player.press((5, 200))
    player.wait(16)
    assert player.match.state.to_move == 2
    assert player.table.turns.picture.to_move == 2


def test_the_hand_can_be_sorted_and_rearranged_while_others_play() -> None:
    """Dragging in the hand and sorting work during others' turns and hurry nobody."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    throw(player)
    player.wait(300)
    entries = len(player.match.record.entries)
    slots = player.table.hand.slots
    player.drag(player.at("5H"), (slots[2].box.right - 3, slots[2].y), steps=2)
    assert player.row == "7D 9S 5H"
    player.key(pygame.K_s)
    assert player.row == "5H 7D 9S"
    assert len(player.match.record.entries) <= entries + 1


def test_others_take_visible_turns_at_a_human_pace() -> None:
    """At normal speed each opponent takes between 0.6 and 1 second, one after another."""
    player = sit_down(stock="9S 4S 4D 4H 4C")
    throw(player)
    begun: dict[int, int] = {}
    for frame in range(400):
        seat = player.table.turns.picture.to_move
        begun.setdefault(seat, frame)
        if seat == 0 and frame > 60:
            break
        player.wait(16)
    assert list(begun) == [1, 2, 3, 0] or list(begun) == [0, 1, 2, 3]
    turns = [(begun[seat + 1] - begun[seat]) * 16 for seat in (1, 2)]
    assert all(600 <= turn <= 1000 for turn in turns), turns


def test_instant_speed_shows_no_motion() -> None:
    """At instant speed nothing is ever in the air, and the others are done within a few frames."""
    player = sit_down(stock="9S 4S 4D 4H 4C", display=with_display(speed="instant"))
    player.key(pygame.K_d)
    assert not player.table.turns.director.busy
    player.key(pygame.K_HOME)
    player.key(pygame.K_x)
    player.wait(16 * 8)
    assert player.table.turns.my_phase == "draw"


def test_labels_show_what_has_landed() -> None:
    """The picture equals the truth once everything has landed, at every turn of a round."""
    player = sit_down(stock="9S 4S 4D 4H 4C", steady=True)
    for _turn in range(5):
        player.wait_for_turn()
        if player.scene is not player.table_scene:
            break
        player.table.turns.director.finish()
        shown, truth = player.table.turns.picture, picture_of(player.match.view(0))
        assert shown == truth
        player.key(pygame.K_d)
        player.key(pygame.K_HOME)
        player.key(pygame.K_x)


def test_nothing_is_drawn_while_nothing_changes() -> None:
    """While the player thinks no frame asks to be drawn, and nothing wakes the window."""
    player = sit_down()
    player.wait(5000)
    player.frames = 0
    player.wait(3000)
    assert player.frames == 0
    assert player.stack.wake_in() is None


def test_a_refusal_stays_long_enough_and_then_goes() -> None:
    """A sentence stays at least two seconds, wakes the window once and makes room for the prompt."""
    player = sit_down()
    player.key(pygame.K_x)
    sentence = player.table.notice.sentence
    assert sentence
    player.wait(2000)
    assert player.table.notice.sentence == sentence
    wake = player.stack.wake_in()
    assert wake is not None
    player.wait(wake * 1000 + 40)
    assert player.table.notice.sentence == ""


def test_no_hidden_card_is_in_the_picture() -> None:
    """With all hidden cards dealt otherwise the picture is the same."""
    one = sit_down(stock="9S 4S", others={1: "AS 9D QC"})
    other = sit_down(stock="TS 4D", others={1: "JS 8D 2H"})
    assert one.table.turns.picture == other.table.turns.picture


def test_every_sentence_of_the_last_turn_is_in_sight_until_it_is_over() -> None:
    """Who went out and "your last turn" stay in sight through the whole last turn, with the melds laid."""
    player = sit_down(stock="9S 4S 4D 4H 4C", others={3: "6D 6H 6C"}, steady=True)
    throw(player)
    player.wait_for_turn()
    view = player.view
    assert say_out(view.picture, view.names) == "Right went out — your last turn"
    assert [len(meld) for meld in view.picture.laid or ()] == [3]
    assert len(view.laid[0]) == 3
    player.key(pygame.K_d)
    player.wait(300)
    assert "your last turn" in say_out(player.view.picture, view.names)
    player.draw()


@pytest.mark.parametrize("players", range(2, 9))
def test_tables_of_two_to_eight_play_and_draw(players: int) -> None:
    """For every number of players the table deals, is drawn, and comes round to the player again."""
    rules = Rules.of("pc", players=players, decks="auto")
    player = sit_down(rules=rules, display=with_display(speed="instant"), others=_spread(players))
    player.wait(300)
    player.draw()
    player.key(pygame.K_d)
    player.key(pygame.K_HOME)
    player.key(pygame.K_x)
    player.wait_for_turn()
    assert player.match.state.turns[0] == 2 or isinstance(player.scene, RoundEnd)


def _spread(players: int) -> dict[int, str]:
    ranks = "A468TJQ"
    return {seat: f"{ranks[seat - 1]}S {ranks[seat % 7]}D {ranks[(seat + 2) % 7]}H" for seat in range(1, players)}
