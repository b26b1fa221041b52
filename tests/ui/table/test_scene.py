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


def throw(table: AtTheTable, text: str = "KC") -> None:
    """Draw from the stock and throw a card."""
    table.key(pygame.K_d)
    table.wait(300)
    table.click(table.at(text), button=3)


def test_a_whole_round_by_clicks_and_drags() -> None:
    """Clicks and drags alone play a round to its end, which shows everyone's points and goes on to the next."""
    table = sit_down(own="5H 5D 8C", stock="2S 4D 4H 4S 5S")
    table.click(table.stock)
    table.drag(table.at("2S"), table.pile)
    table.wait_for_turn()
    table.drag(table.stock, table.top.layout.hand.centre)
    table.wait(300)
    table.click(table.at("8C"))
    table.click(table.pile)
    assert table.match.state.out_seat == 0
    table.wait(20000)
    assert isinstance(table.scene, RoundEnd)
    assert table.scene.scored.points[0] == 0
    table.draw()
    table.click((400, 575))
    assert table.scene is table.table
    table.wait_for_turn()
    assert table.match.state.round_number == 2
    assert len(table.top.hand.row) == 4


def test_the_move_is_kept_before_it_is_seen() -> None:
    """A discard is in the record at once, while the picture still shows the card in flight."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    assert len(table.match.record.entries) == 1
    assert table.top.picture.counts[0] == 3
    assert table.top.picture.stock == table.match.state.rules.deck_size - 12 - 1 - 1
    table.wait(300)
    assert table.top.picture.counts[0] == 4


def test_input_during_an_own_animation_finishes_it_and_counts() -> None:
    """A discard pressed while the drawn card still flies lands that card and is then made."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.wait(50)
    assert table.top.turns.director.busy
    table.click(table.at("KC"), button=3)
    assert parse_card("KC") not in table.hand
    assert parse_card("9S") in table.hand


def test_a_click_while_others_play_only_hurries_and_never_draws() -> None:
    """However often and wherever is clicked while others' turns are on screen, nothing is drawn blindly."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    throw(table)
    for _click in range(12):
        table.press(table.stock)
        table.release(table.stock)
        table.wait(16)
    table.wait(300)
    assert table.match.state.to_move == 0
    assert table.match.state.phase == "draw"
    assert len(table.match.record.entries) == 8


@pytest.mark.parametrize("key", [pygame.K_d, pygame.K_t, pygame.K_x, pygame.K_g, pygame.K_z])
def test_a_move_key_while_others_play_only_hurries(key: int) -> None:
    """A key for a move pressed while others play makes no move of the player's."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    throw(table)
    table.wait(50)
    table.key(key)
    table.key(key)
    own = [entry for entry in table.match.record.entries if entry.seat == 0]
    assert len(own) == 2


def test_a_hurried_seat_ends_its_turn_at_once() -> None:
    """One press on the felt lands what moves and lets the seat whose turn it is finish."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    throw(table)
    table.wait(300)
    assert table.top.picture.to_move == 1
    table.press((5, 200))
    table.wait(16)
    assert table.match.state.to_move == 2
    assert table.top.picture.to_move == 2


def test_the_hand_can_be_sorted_and_rearranged_while_others_play() -> None:
    """Dragging in the hand and sorting work during others' turns and hurry nobody."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    throw(table)
    table.wait(300)
    entries = len(table.match.record.entries)
    slots = table.top.hand.slots
    table.drag(table.at("5H"), (slots[2].box.right - 3, slots[2].y), steps=2)
    assert table.row == "7D 9S 5H"
    table.key(pygame.K_s)
    assert table.row == "5H 7D 9S"
    assert len(table.match.record.entries) <= entries + 1


def test_others_take_visible_turns_at_a_human_pace() -> None:
    """At normal speed each opponent takes between 0.6 and 1 second, one after another."""
    table = sit_down(stock="9S 4S 4D 4H 4C")
    throw(table)
    begun: dict[int, int] = {}
    for frame in range(400):
        seat = table.top.picture.to_move
        begun.setdefault(seat, frame)
        if seat == 0 and frame > 60:
            break
        table.wait(16)
    assert list(begun) == [1, 2, 3, 0] or list(begun) == [0, 1, 2, 3]
    turns = [(begun[seat + 1] - begun[seat]) * 16 for seat in (1, 2)]
    assert all(600 <= turn <= 1000 for turn in turns), turns


def test_instant_speed_shows_no_motion() -> None:
    """At instant speed nothing is ever in the air, and the others are done within a few frames."""
    table = sit_down(stock="9S 4S 4D 4H 4C", display=with_display(speed="instant"))
    table.key(pygame.K_d)
    assert not table.top.turns.director.busy
    table.key(pygame.K_HOME)
    table.key(pygame.K_x)
    table.wait(16 * 8)
    assert table.top.my_phase == "draw"


def test_labels_show_what_has_landed() -> None:
    """The picture equals the truth once everything has landed, at every turn of a round."""
    table = sit_down(stock="9S 4S 4D 4H 4C", steady=True)
    for _turn in range(5):
        table.wait_for_turn()
        if table.scene is not table.table:
            break
        table.top.turns.director.finish()
        shown, truth = table.top.picture, picture_of(table.match.view(0))
        assert shown == truth
        table.key(pygame.K_d)
        table.key(pygame.K_HOME)
        table.key(pygame.K_x)


def test_nothing_is_drawn_while_nothing_changes() -> None:
    """While the player thinks no frame asks to be drawn, and nothing wakes the window."""
    table = sit_down()
    table.wait(5000)
    table.frames = 0
    table.wait(3000)
    assert table.frames == 0
    assert table.stack.wake_in() is None


def test_a_refusal_stays_long_enough_and_then_goes() -> None:
    """A sentence stays at least two seconds, wakes the window once and makes room for the prompt."""
    table = sit_down()
    table.key(pygame.K_x)
    sentence = table.top.sentence
    assert sentence
    table.wait(2000)
    assert table.top.sentence == sentence
    wake = table.stack.wake_in()
    assert wake is not None
    table.wait(wake * 1000 + 40)
    assert table.top.sentence == ""


def test_no_hidden_card_is_in_the_picture() -> None:
    """With all hidden cards dealt otherwise the picture is the same."""
    one = sit_down(stock="9S 4S", others={1: "AS 9D QC"})
    other = sit_down(stock="TS 4D", others={1: "JS 8D 2H"})
    assert one.top.picture == other.top.picture


def test_every_sentence_of_the_last_turn_is_in_sight_until_it_is_over() -> None:
    """Who went out and "your last turn" stay in sight through the whole last turn, with the melds laid."""
    table = sit_down(stock="9S 4S 4D 4H 4C", others={3: "6D 6H 6C"}, steady=True)
    throw(table)
    table.wait_for_turn()
    top = table.top
    assert say_out(top.picture, top.names) == "Right went out — your last turn"
    assert [len(meld) for meld in top.picture.laid or ()] == [3]
    assert len(top.laid_poses()[0]) == 3
    table.key(pygame.K_d)
    table.wait(300)
    assert "your last turn" in say_out(top.picture, top.names)
    table.draw()


@pytest.mark.parametrize("players", range(2, 9))
def test_tables_of_two_to_eight_play_and_draw(players: int) -> None:
    """For every number of players the table deals, is drawn, and comes round to the player again."""
    rules = Rules.of("pc", players=players, decks="auto")
    table = sit_down(rules=rules, display=with_display(speed="instant"), others=_spread(players))
    table.wait(300)
    table.draw()
    table.key(pygame.K_d)
    table.key(pygame.K_HOME)
    table.key(pygame.K_x)
    table.wait_for_turn()
    assert table.match.state.turns[0] == 2 or isinstance(table.scene, RoundEnd)


def _spread(players: int) -> dict[int, str]:
    ranks = "A468TJQ"
    return {seat: f"{ranks[seat - 1]}S {ranks[seat % 7]}D {ranks[(seat + 2) % 7]}H" for seat in range(1, players)}
