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


def faces(player: AtTheTable) -> str:
    """Return the row as the eye reads it, without marks."""
    return " ".join(card.plain for card in player.table.hand.row)


def test_d_draws_t_takes() -> None:
    """D draws from the stock, T takes the discard."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    assert player.row == "5H 7D KC 9S"
    player = sit_down(up="2C")
    player.key(pygame.K_t)
    assert player.row == "5H 7D KC 2C"


def test_arrows_walk_and_x_discards_the_card_they_stand_on() -> None:
    """The arrows walk the cards without leaving the row, X discards where they stand."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    for _step in range(9):
        player.key(pygame.K_RIGHT)
    assert player.table.hand.focus == 3
    player.key(pygame.K_LEFT)
    player.key(pygame.K_x)
    assert parse_card("KC") not in player.hand


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_picks_up_the_arrows_carry_and_enter_puts_down(enter: int) -> None:
    """Enter picks a card up, arrows move it through the row, Enter puts it down."""
    player = sit_down()
    player.key(enter)
    assert player.table.focus.shown, "a focus that nobody sees is only shown"
    assert player.table.hand.picked == ()
    player.key(enter)
    assert player.table.hand.picked == (parse_card("5H"),)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)
    assert player.row == "7D KC 5H"
    player.key(enter)
    assert player.table.hand.picked == ()
    assert player.row == "7D KC 5H"


def test_shift_and_arrows_pick_up_several_cards() -> None:
    """Shift with the arrows picks up a stretch, which then moves together."""
    player = sit_down()
    player.key(pygame.K_RIGHT, SHIFT)
    assert set(map(str, player.table.hand.picked)) == {"5H", "7D"}
    player.key(pygame.K_RIGHT)
    assert player.row == "KC 5H 7D"


def test_tab_goes_from_hand_to_piles_to_buttons_and_enter_acts_there() -> None:
    """Tab walks the areas with a visible focus; Enter draws, takes, throws and presses."""
    player = sit_down(stock="9S")
    player.key(pygame.K_TAB)
    assert player.table.focus.shown
    assert player.table.focus.area == "hand"
    player.key(pygame.K_TAB)
    assert player.table.focus.area == "piles"
    player.key(pygame.K_RETURN)
    assert player.row == "5H 7D KC 9S"
    player.key(pygame.K_TAB, SHIFT)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_UP)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert player.match.state.discards[-1] == parse_card("5H")
    player.key(pygame.K_TAB)
    assert player.table.focus.area == "buttons"
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, Log)


def test_z_puts_the_taken_card_back_and_explains_what_it_cannot() -> None:
    """Z puts a taken discard back; a card from the stock can't be unseen, and the game says so."""
    player = sit_down(up="2C", stock="9S")
    player.key(pygame.K_t)
    player.key(pygame.K_z)
    assert player.match.state.phase == "draw"
    player.wait(400)
    assert player.table.turns.picture.discards == (parse_card("2C"),)
    player.key(pygame.K_d)
    player.key(pygame.K_z)
    assert "unseen" in player.table.notice.sentence
    assert parse_card("9S") in player.hand


def test_s_sorts_by_rank_suit_and_melds_in_turn() -> None:
    """S sorts by rank, then by suit, then by melds, wilds last, and says which."""
    player = sit_down(own="9S 4H 5H 9D 6H 9C 7H 8S", rules=Rules.of("pc", first_round=6))
    player.key(pygame.K_s)
    assert faces(player) == "4H 5H 6H 7H 9S 9D 9C 8S"
    assert "rank" in player.table.notice.sentence
    player.key(pygame.K_s)
    assert faces(player) == "9S 4H 5H 6H 7H 9C 9D 8S"
    player.key(pygame.K_s)
    assert {group.kind for group in player.groups} == {"set", "run"}
    assert player.view.deadwood == 0
    assert sum(group.size for group in player.groups) == 8


def test_g_goes_out_where_it_is_declared() -> None:
    """G goes out when the rest is all melds, and says what is missing when it is not."""
    rules = Rules.of("pc", going_out="declared")
    player = sit_down(own="5H 5D 5C", stock="9S", rules=rules)
    player.key(pygame.K_g)
    assert "Draw a card first" in player.table.notice.sentence
    player.key(pygame.K_d)
    player.key(pygame.K_g)
    assert player.match.state.out_seat == 0
    player = sit_down(own="5H 5D 9C", stock="KS", rules=rules)
    player.key(pygame.K_d)
    player.key(pygame.K_g)
    assert "in melds" in player.table.notice.sentence
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.key(pygame.K_g)
    assert "automatic" in player.table.notice.sentence


def test_escape_puts_down_and_then_opens_the_options() -> None:
    """Escape gives up what is held, then what is picked up, and only then opens the options."""
    player = sit_down()
    player.carry(player.at("5H"), player.pile)
    player.key(pygame.K_ESCAPE)
    assert player.table.hand.held is None
    player.release(player.pile)
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_ESCAPE)
    assert player.table.hand.picked == ()
    assert player.scene is player.table_scene
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Options)


def test_l_and_f1_open_the_log_and_the_rules() -> None:
    """L opens the log, F1 the rules; each closes by the same key."""
    player = sit_down()
    for key, scene in ((pygame.K_l, Log), (pygame.K_F1, Help)):
        player.key(key)
        assert isinstance(player.scene, scene)
        player.key(key)
        assert player.scene is player.table_scene


def test_keys_with_a_command_key_are_not_moves() -> None:
    """Ctrl+D is no draw."""
    player = sit_down()
    player.key(pygame.K_d, pygame.KMOD_LCTRL)
    assert player.match.state.phase == "draw"


def test_the_mouse_hides_the_keyboards_focus() -> None:
    """The focus frame shows once keys are used and goes at the next press of the mouse."""
    player = sit_down(display=with_display())
    player.key(pygame.K_RIGHT)
    assert player.table.focus.shown
    player.click((5, 200))
    assert not player.table.focus.shown


@pytest.mark.parametrize("before", [(), (pygame.K_TAB, pygame.K_TAB)])
def test_x_never_throws_a_card_that_no_frame_shows(before: tuple[int, ...]) -> None:
    """With the focus hidden, or on a pile, X only shows which card it means, and says so; one that is meant throws."""
    player = sit_down(stock="9S")
    player.click(player.stock)
    for key in before:
        player.key(key)
    player.key(pygame.K_x)
    assert len(player.hand) == 4
    assert player.table.focus.shown
    assert player.table.focus.area == "hand"
    assert any("X throws the 5♥" in sentence for sentence in player.read())
    player.key(pygame.K_x)
    assert len(player.hand) == 4
    player.wait(AIM_MS + 1)
    player.key(pygame.K_x)
    assert parse_card("5H") not in player.hand


def test_what_x_throws_is_told_only_as_long_as_the_frame_stands() -> None:
    """A click takes the frame away, and with it the sentence about the card in it."""
    player = sit_down(stock="9S")
    player.click(player.stock)
    player.key(pygame.K_x)
    player.click((5, 200))
    assert not any("X throws" in sentence for sentence in player.read())


def test_enter_does_nothing_where_no_focus_is_seen() -> None:
    """After the mouse was used Enter first shows where the focus is, before it draws or presses."""
    player = sit_down()
    player.key(pygame.K_UP)
    player.click((5, 200))
    player.key(pygame.K_RETURN)
    assert player.match.state.phase == "draw"
    assert player.table.focus.shown
    player.key(pygame.K_RETURN)
    assert player.match.state.phase == "discard"


def test_up_leads_a_picked_card_to_the_discard_pile() -> None:
    """With a card to throw, going to the piles stands on the discard pile, where Enter throws it."""
    player = sit_down(stock="9S")
    player.key(pygame.K_d)
    player.key(pygame.K_HOME)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_UP)
    player.key(pygame.K_RETURN)
    assert player.match.state.discards[-1] == parse_card("5H")
