"""Every key at the table, by posted events: the keyboard alone plays the game."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import SHIFT, AtTheTable, sit_down, with_display
from ui.kit.timing import AIM_MS
from ui.screens.help import Help
from ui.screens.log import Log
from ui.screens.options import Options


def faces(table: AtTheTable) -> str:
    """Return the row as the eye reads it, without marks."""
    return " ".join(card.plain for card in table.top.hand.row)


def test_d_draws_t_takes() -> None:
    """D draws from the stock, T takes the discard."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    assert table.row == "5H 7D KC 9S"
    table = sit_down(up="2C")
    table.key(pygame.K_t)
    assert table.row == "5H 7D KC 2C"


def test_arrows_walk_and_x_discards_the_card_they_stand_on() -> None:
    """The arrows walk the cards without leaving the row, X discards where they stand."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    for _step in range(9):
        table.key(pygame.K_RIGHT)
    assert table.top.hand.focus == 3
    table.key(pygame.K_LEFT)
    table.key(pygame.K_x)
    assert parse_card("KC") not in table.hand


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_picks_up_the_arrows_carry_and_enter_puts_down(enter: int) -> None:
    """Enter picks a card up, arrows move it through the row, Enter puts it down."""
    table = sit_down()
    table.key(enter)
    assert table.top.keys_used, "a focus that nobody sees is only shown"
    assert table.top.hand.picked == ()
    table.key(enter)
    assert table.top.hand.picked == (parse_card("5H"),)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RIGHT)
    assert table.row == "7D KC 5H"
    table.key(enter)
    assert table.top.hand.picked == ()
    assert table.row == "7D KC 5H"


def test_shift_and_arrows_pick_up_several_cards() -> None:
    """Shift with the arrows picks up a stretch, which then moves together."""
    table = sit_down()
    table.key(pygame.K_RIGHT, SHIFT)
    assert set(map(str, table.top.hand.picked)) == {"5H", "7D"}
    table.key(pygame.K_RIGHT)
    assert table.row == "KC 5H 7D"


def test_tab_goes_from_hand_to_piles_to_buttons_and_enter_acts_there() -> None:
    """Tab walks the areas with a visible focus; Enter draws, takes, throws and presses."""
    table = sit_down(stock="9S")
    table.key(pygame.K_TAB)
    assert table.top.keys_used
    assert table.top.area == "hand"
    table.key(pygame.K_TAB)
    assert table.top.area == "piles"
    table.key(pygame.K_RETURN)
    assert table.row == "5H 7D KC 9S"
    table.key(pygame.K_TAB, SHIFT)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_UP)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.match.state.discards[-1] == parse_card("5H")
    table.key(pygame.K_TAB)
    assert table.top.area == "buttons"
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert isinstance(table.scene, Log)


def test_z_puts_the_taken_card_back_and_explains_what_it_cannot() -> None:
    """Z puts a taken discard back; a card from the stock can't be unseen, and the game says so."""
    table = sit_down(up="2C", stock="9S")
    table.key(pygame.K_t)
    table.key(pygame.K_z)
    assert table.match.state.phase == "draw"
    table.wait(400)
    assert table.top.picture.discards == (parse_card("2C"),)
    table.key(pygame.K_d)
    table.key(pygame.K_z)
    assert "unseen" in table.top.sentence
    assert parse_card("9S") in table.hand


def test_s_sorts_by_rank_suit_and_melds_in_turn() -> None:
    """S sorts by rank, then by suit, then by melds, wilds last, and says which."""
    table = sit_down(own="9S 4H 5H 9D 6H 9C 7H 8S", rules=Rules.of("pc", first_round=6))
    table.key(pygame.K_s)
    assert faces(table) == "4H 5H 6H 7H 9S 9D 9C 8S"
    assert "rank" in table.top.sentence
    table.key(pygame.K_s)
    assert faces(table) == "9S 4H 5H 6H 7H 9C 9D 8S"
    table.key(pygame.K_s)
    assert {group.kind for group in table.top.groups} == {"set", "run"}
    assert table.top.deadwood == 0
    assert sum(group.size for group in table.top.groups) == 8


def test_g_goes_out_where_it_is_declared() -> None:
    """G goes out when the rest is all melds, and says what is missing when it is not."""
    rules = Rules.of("pc", going_out="declared")
    table = sit_down(own="5H 5D 5C", stock="9S", rules=rules)
    table.key(pygame.K_g)
    assert "Draw a card first" in table.top.sentence
    table.key(pygame.K_d)
    table.key(pygame.K_g)
    assert table.match.state.out_seat == 0
    table = sit_down(own="5H 5D 9C", stock="KS", rules=rules)
    table.key(pygame.K_d)
    table.key(pygame.K_g)
    assert "in melds" in table.top.sentence
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.key(pygame.K_g)
    assert "automatic" in table.top.sentence


def test_escape_puts_down_and_then_opens_the_options() -> None:
    """Escape gives up what is held, then what is picked up, and only then opens the options."""
    table = sit_down()
    table.carry(table.at("5H"), table.pile)
    table.key(pygame.K_ESCAPE)
    assert table.top.hand.held is None
    table.release(table.pile)
    table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_ESCAPE)
    assert table.top.hand.picked == ()
    assert table.scene is table.table
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.scene, Options)


def test_l_and_f1_open_the_log_and_the_rules() -> None:
    """L opens the log, F1 the rules; each closes by the same key."""
    table = sit_down()
    for key, scene in ((pygame.K_l, Log), (pygame.K_F1, Help)):
        table.key(key)
        assert isinstance(table.scene, scene)
        table.key(key)
        assert table.scene is table.table


def test_keys_with_a_command_key_are_not_moves() -> None:
    """Ctrl+D is no draw."""
    table = sit_down()
    table.key(pygame.K_d, pygame.KMOD_LCTRL)
    assert table.match.state.phase == "draw"


def test_the_mouse_hides_the_keyboards_focus() -> None:
    """The focus frame shows once keys are used and goes at the next press of the mouse."""
    table = sit_down(display=with_display())
    table.key(pygame.K_RIGHT)
    assert table.top.keys_used
    table.click((5, 200))
    assert not table.top.keys_used


@pytest.mark.parametrize("before", [(), (pygame.K_TAB, pygame.K_TAB)])
def test_x_never_throws_a_card_that_no_frame_shows(before: tuple[int, ...]) -> None:
    """With the focus hidden, or on a pile, X only shows which card it means, and says so; one that is meant throws."""
    table = sit_down(stock="9S")
    table.click(table.stock)
    for key in before:
        table.key(key)
    table.key(pygame.K_x)
    assert len(table.hand) == 4
    assert table.top.keys_used
    assert table.top.area == "hand"
    assert any("X throws the 5♥" in sentence for sentence in table.read())
    table.key(pygame.K_x)
    assert len(table.hand) == 4
    table.wait(AIM_MS + 1)
    table.key(pygame.K_x)
    assert parse_card("5H") not in table.hand


def test_what_x_throws_is_told_only_as_long_as_the_frame_stands() -> None:
    """A click takes the frame away, and with it the sentence about the card in it."""
    table = sit_down(stock="9S")
    table.click(table.stock)
    table.key(pygame.K_x)
    table.click((5, 200))
    assert not any("X throws" in sentence for sentence in table.read())


def test_enter_does_nothing_where_no_focus_is_seen() -> None:
    """After the mouse was used Enter first shows where the focus is, before it draws or presses."""
    table = sit_down()
    table.key(pygame.K_UP)
    table.click((5, 200))
    table.key(pygame.K_RETURN)
    assert table.match.state.phase == "draw"
    assert table.top.keys_used
    table.key(pygame.K_RETURN)
    assert table.match.state.phase == "discard"


def test_up_leads_a_picked_card_to_the_discard_pile() -> None:
    """With a card to throw, going to the piles stands on the discard pile, where Enter throws it."""
    table = sit_down(stock="9S")
    table.key(pygame.K_d)
    table.key(pygame.K_HOME)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_UP)
    table.key(pygame.K_RETURN)
    assert table.match.state.discards[-1] == parse_card("5H")
