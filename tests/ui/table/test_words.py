"""What the table says: turns, actions, who is out, the log."""

from __future__ import annotations

from dataclasses import replace

from game.cards import parse_card
from game.events import Dealt, Discarded, Drew, StockTurned, WentOut
from game.players import LEVELS
from game.rules import Rules
from game.view import view_of
from tests.forced import deal, find_seed
from ui.playback.picture import Picture, TurnTaken, picture_of
from ui.screens.log import write_log
from ui.table.words import (
    my_last_turn_is_ahead,
    rank_plural,
    rank_plural_inside,
    say_action,
    say_level,
    say_out,
    say_prompt,
    say_wild,
)

NAMES = ("You", "Left", "Top", "Right")
RULES = Rules()


def table(**fields: object) -> Picture:
    """Return a picture of a dealt round, changed in some fields."""
    hands = {0: "5H 7D KC", 1: "AS 9D QC", 2: "AD 9H QS", 3: "AC 9C QH"}
    state = deal(RULES, hands, "2C", "9S", find_seed(RULES, 3))
    return replace(picture_of(view_of(state, 0)), **fields)  # type: ignore[arg-type]


def test_the_last_action_tells_what_was_taken_and_thrown() -> None:
    """Last actions read as a player would say them."""
    seven, king = parse_card("7H"), parse_card("KS")
    assert say_action(TurnTaken("discard", seven, king)) == "took 7♥, threw K♠"
    assert say_action(TurnTaken("discard", seven)) == "took 7♥"
    assert say_action(TurnTaken("stock", None, king)) == "drew, threw K♠"
    assert say_action(TurnTaken("stock")) == "drew from the stock"
    assert say_action(None) == ""


def test_the_prompt_says_whose_turn_it_is_and_what_can_be_done() -> None:
    """On the own turn the prompt names the card to be taken; on another's, the seat."""
    assert say_prompt(table(), NAMES, False, False) == "Your turn: draw from the stock, or take the 2♣"
    assert say_prompt(table(phase="discard"), NAMES, True, False).startswith("Now discard a card, or put")
    assert say_prompt(table(to_move=2), NAMES, False, False) == "Top’s turn"
    assert say_prompt(table(phase="deal"), NAMES, False, False) == "Right deals"


def test_who_is_out_is_said_until_the_round_is_over() -> None:
    """Before and in the own last turn the sentence says so, afterwards only who went out."""
    assert say_out(table(), NAMES) == ""
    assert say_out(table(out_seat=2, to_move=3), NAMES) == "Top went out — your last turn"
    assert say_out(table(out_seat=2, to_move=0), NAMES) == "Top went out — your last turn"
    assert say_out(table(out_seat=2, to_move=1), NAMES) == "Top went out"
    assert say_out(table(out_seat=0, to_move=1), NAMES).startswith("You went out")
    assert not my_last_turn_is_ahead(table(out_seat=2, to_move=0, rules=Rules(final_turn=False)))


def test_what_is_wild_is_said_with_jokers_where_there_are_some() -> None:
    """The wild rank is named, and jokers where the deck has any."""
    assert say_wild(table()) == "Threes are wild"
    assert say_wild(table(rules=Rules(jokers=2))) == "Threes and jokers are wild"


def test_a_rank_has_one_name_at_the_head_of_a_sentence_and_inside() -> None:
    """Both forms of all thirteen ranks differ by their capital alone."""
    assert [rank_plural(rank).lower() for rank in range(1, 14)] == [rank_plural_inside(rank) for rank in range(1, 14)]


def test_every_level_has_a_name() -> None:
    """A level is called on its plate as it is written in the config."""
    assert [say_level(level) for level in LEVELS] == list(LEVELS)


def test_the_log_has_one_line_a_turn() -> None:
    """Every draw and discard of the round stands in the log, in order, and nothing hidden does."""
    history = (
        Dealt(1, 3, 3, parse_card("2C")),
        Drew(0, "stock", None),
        Discarded(0, parse_card("KC")),
        Drew(1, "discard", parse_card("KC")),
        Discarded(1, parse_card("QC")),
        WentOut(1, ()),
        StockTurned(5),
        Drew(2, "stock", None),
    )
    assert [tuple(line) for line in write_log(history, NAMES)] == [
        ("Right", "dealt and turned up 2♣"),
        ("You", "drew, threw K♣"),
        ("Left", "took K♣, threw Q♣"),
        ("Left", "went out"),
        ("", "5 discards made the new stock"),
        ("Top", "drew from the stock"),
    ]
