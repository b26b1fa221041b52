"""Steady plays honestly: exact deadwood, no wild thrown, no meld broken, the last turn for points."""

from random import Random

import pytest

from game.cards import parse_card
from game.engine import apply, new_match
from game.melds import least_points, points_after_each_discard
from game.moves import Discard, GoOut, Move, parse_move
from game.players.steady import Steady
from game.rules import Rules, is_wild
from game.state import State
from game.view import view_of
from tests.forced import deal, find_seed

OTHERS = {1: "2S TD QH 4D", 2: "5S JD 7C 9D", 3: "6C QD 8C KC"}
RULES = Rules.of("pc", first_round=2, last_round=2)
SEED = find_seed(RULES, dealer=3)


def choose(state: State) -> Move:
    """Return steady's move for the seat to move."""
    return Steady().choose(view_of(state, state.to_move), Random(0))


def place(hand: str, up: str, stock: str = "", rules: Rules = RULES) -> State:
    """Deal `hand` (four cards, fours wild) to seat 0, which begins."""
    return deal(rules, {**OTHERS, 0: hand}, up, stock, SEED)


@pytest.mark.parametrize(
    ("hand", "up", "move", "why"),
    [
        ("7S 8S KH 2D", "9S", "take", "it makes a run"),
        ("7S 8S KH 2D", "4S", "take", "it is wild"),
        ("7S 8S KH 2D", "KD", "stock", "a pair of kings is no meld"),
        ("7S 8S 9S KH", "AD", "stock", "an ace instead of a king is no meld"),
        ("7S 8S 9S KH", "TS", "take", "it goes out"),
        ("KS KH 2D 9C", "KD", "take", "it makes a set"),
        ("5S 6S 9H KD", "3S", "stock", "a four would be needed"),
    ],
)
def test_draws(hand: str, up: str, move: str, why: str) -> None:
    """The discard is taken when it is wild or makes a meld better, else the stock is drawn from."""
    assert choose(place(hand, up)) == parse_move(move), why


@pytest.mark.parametrize(
    ("hand", "drawn", "thrown", "why"),
    [
        ("7S 8S 9S KH", "2D", "KH", "it goes out"),
        ("7S 8S 9S TS", "KH", "KH", "the run is complete"),
        ("4S 8S 9C KH", "2D", "KH", "a wild is never thrown"),
        ("KH KD 2D 9C", "QS", "QS", "a pair that may grow is kept"),
        ("7S 8S 2D KH", "QC", "KH", "neighbours are kept and loose court cards go"),
        ("5S 5H 5D AS", "KH", "KH", "a finished meld is not broken"),
    ],
)
def test_discards(hand: str, drawn: str, thrown: str, why: str) -> None:
    """The card is thrown that leaves little deadwood and promises nothing."""
    state = apply(place(hand, "6D", drawn), parse_move("stock")).state
    assert choose(state) == Discard(parse_card(thrown)), why


def test_it_declares_when_it_can() -> None:
    """Under `going_out: declared` a complete hand is declared."""
    rules = Rules.of("pc", first_round=2, last_round=2, going_out="declared")
    state = apply(place("7S 8S 9S TS", "6D", "KH", rules), parse_move("stock")).state
    assert choose(state) == GoOut(parse_card("KH"))


def last_turn(hand: str, stock: str) -> State:
    """Let seat 3 go out on the first turn of the round; then it is seat 0's last turn with `hand`."""
    rules = Rules.of("pc", first_round=2, last_round=2)
    seed = find_seed(rules, dealer=2)
    state = deal(rules, {**OTHERS, 3: "7H 8H 9H KD", 0: hand}, "6D", stock, seed)
    for text in ("stock", "discard KD"):
        state = apply(state, parse_move(text)).state
    assert state.out_seat == 3 and state.to_move == 0
    return state


def test_a_last_turn_takes_a_low_card_for_a_high_one() -> None:
    """In the last turn the top discard is taken when it leaves fewer points than the stock does on average."""
    state = last_turn("KH QS JC 2D", "TH")
    assert choose(state) == parse_move("stock")
    low = apply(apply(state, parse_move("stock")).state, Discard(parse_card("2D"))).state
    assert low.discards[-1] == parse_card("2D") and choose(low) == parse_move("take")


def test_a_last_turn_throws_a_wild_that_is_dear() -> None:
    """In the last turn only points count: a wild that fits nowhere costs fifteen and goes."""
    state = apply(last_turn("KH 4S 9C 2D", "TH JS"), parse_move("stock")).state
    after = points_after_each_discard(state.hands[0], 4, RULES)
    thrown = choose(state)
    assert isinstance(thrown, Discard)
    assert after[state.hands[0].index(thrown.card)] == min(after)


def test_no_wild_is_thrown_and_no_meld_broken_in_whole_matches() -> None:
    """Before its last turn steady throws no wild unless going out, and never makes its melds worse than need be."""
    rules, rng = Rules(jokers=4), Random(0)
    for seed in range(2):
        state = new_match(rules, seed)
        while state.phase != "over":
            view = view_of(state, state.to_move)
            move = Steady().choose(view, rng)
            if isinstance(move, Discard) and view.turns_left is None:
                at = view.hand.index(move.card)
                after = points_after_each_discard(view.hand, view.wild_rank, rules)
                whole = least_points(view.hand, view.wild_rank, rules)
                assert after[at] == 0 or not is_wild(move.card, view.wild_rank)
                assert after[at] < whole or min(after) == after[at]
            state = apply(state, move).state
