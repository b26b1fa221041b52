"""Hard finds the right move where a strong player would be sure of it; every row says why."""

from collections.abc import Generator
from random import Random

import pytest

from game.engine import apply, new_match
from game.melds import points_after_each_discard
from game.moves import Discard, GoOut, Move, parse_move
from game.players.hard import Hard
from game.players.normal import Normal
from game.rules import Rules, is_wild
from game.slices import Work
from game.view import View, view_of
from tests.positions import see

OUT = "7S 8S 9S"


def choose(view: View) -> str:
    """Return hard's move without marks for twins."""
    return str(Hard().choose(view, Random(0))).replace("'", "")


@pytest.mark.parametrize(
    ("hand", "top", "move", "why"),
    [
        ("7S 8S KH", "9S", "take", "it goes out with a run"),
        ("7S 7H KD", "7C", "take", "it goes out with a set"),
        ("7S 9S KD", "8S", "take", "it fills the gap and goes out"),
        ("AS 2S KD", "3H", "take", "threes are wild: it stands for another card and goes out"),
        ("JK KC KD", "5H", "stock", "the hand is complete: any draw goes out, and a five adds nothing"),
        ("7S 8S KH", "JK", "take", "a joker is wild in every round"),
        ("5H TD KC", "3D", "take", "a wild is taken even where nothing fits yet"),
        ("7S 8S KH", "KD", "stock", "another king leaves the neighbours no room"),
        ("5H 5D 9C", "QS", "stock", "a loose queen is worse than any card"),
        ("7S 8S 9S KH", "TS", "take", "a run of four goes out"),
        ("KS KH 2D 9C", "KD", "take", "thirty points of kings become a set"),
        ("7S 8S 9S KH", "QD", "stock", "a queen for a king is nothing"),
        ("6S 7S 8S 9S KH", "TS", "take", "a run of five goes out"),
        ("7S 8S 9S 2H 2D KC", "2C", "take", "run and set go out"),
        ("9H 9C 9D QS KS 4C", "JS", "take", "set and run go out"),
        ("AS 2S 3S KH KD 9C 5D", "KC", "take", "the pair of kings becomes a set and only five points stay"),
        ("AS 2S 3S KH KD 9C 5D", "8H", "stock", "an eight without a neighbour helps nothing"),
        ("TH TD 4S 5S 9C KD 2C", "TS", "take", "the pair of tens becomes a set"),
        ("TH TD 4S 5S 7C KD 2C", "6S", "take", "the neighbours become a run"),
    ],
)
def test_draws(hand: str, top: str, move: str, why: str) -> None:
    """The discard is taken when it is wild, goes out or makes melds, and left when the stock promises more."""
    assert choose(see(hand, top)) == move, why


@pytest.mark.parametrize(
    ("hand", "top", "move", "why"),
    [
        ("KH QD 2C", "AS", "take", "an ace for the king: thirteen points, and the stock leaves more on average"),
        ("KH QD JC", "AS", "take", "an ace for a court card is more than the stock saves"),
        ("KH QD 2C", "5S", "take", "five points for ten are better than a blind card"),
        ("KH QD 2C", "TC", "stock", "a ten for a king saves nothing"),
        ("5H 5D KC", "5S", "take", "the set scores nothing at all"),
        ("5H 6H KC", "7H", "take", "the run scores nothing at all"),
        ("KH 9D 2C", "3D", "stock", "a wild that fits nowhere costs fifteen"),
        ("KH KD 2C", "3D", "take", "a wild completes the pair of kings"),
        ("QH KH 2C", "JK", "take", "a joker completes the neighbours"),
        ("7H 8H 9H", "KS", "stock", "the hand scores nothing whatever comes, and the king adds nothing"),
    ],
)
def test_last_draws(hand: str, top: str, move: str, why: str) -> None:
    """Once somebody is out the draw is for points alone, exact on average."""
    assert choose(see(hand, top, out=OUT)) == move, why


@pytest.mark.parametrize(
    ("hand", "thrown", "why"),
    [
        ("7S 8S 9S KH", "KH", "it goes out"),
        ("7S 8S 9S TS", "TS", "either end goes out, and the dearer goes"),
        ("3S 9C KH 2D", "KH", "a wild is never thrown, and the king is dearest"),
        ("JK 9C KH 2D", "KH", "a joker is never thrown"),
        ("7S 8S TD QD", "TD QD", "open neighbours are worth more than a gap"),
        ("KS QS 7H 8H", "KS QS", "two cards at the edge wait for jacks alone"),
        ("7S 8S 2D KH", "KH", "the loose king costs most and promises nothing"),
        ("5H 5S 6S KD", "KD", "five and six of spades both belong somewhere"),
        ("KH KD 2S 9C QS", "QS", "a pair may grow, the loose queen costs most"),
        ("4C 5H 5D 9S KS", "KS", "fours are wild and make a set with the fives"),
        ("2H 2S KD KC QS", "QS", "two pairs stay, the loose queen goes"),
        ("5H 5D 7S 7H KD 2C", "KD", "fives are wild here: they stay with the sevens"),
        ("AS 2S 3S 4H KH KC", "KH KC", "neither king meets a third in time: ten points go"),
        ("5H 5D 5S KH KD QC 2H", "QC", "a set and a pair stay"),
        ("7S 8S 9S 6H KH KD QC", "QC", "sixes are wild: with the kings it makes a set"),
        ("7H 8H 8S 8D KC", "KC", "the eights are a set already, the seven may become a run"),
        ("6H 7H 8H 8S KC", "KC", "run and pair share the eight; the king shares nothing"),
        ("TH JH QH KH 2C 2D 9S", "9S", "the run stays whole, and nine points go"),
        ("JH QH KH 4S 5S 6S 9C TD", "TD", "two runs stay, the dearest loose card goes"),
        ("3H 4H 5H 5S 5D 8C 9C KS QD JH TS", "KS", "the king has fewest neighbours of all that is loose"),
    ],
)
def test_discards(hand: str, thrown: str, why: str) -> None:
    """Melds and what may become one are kept, wilds always; what is dear and useless goes."""
    assert choose(see(hand)) in {f"discard {card}" for card in thrown.split()}, why


@pytest.mark.parametrize(
    ("hand", "known", "thrown", "why"),
    [
        ("9H 9D 8S 8C", {"seen": "9S 9S 9C 9C 9H 9D"}, "9H 9D", "no nine is left to come"),
        ("9H 9D 8S 8C", {"seen": "8S 8C 8H 8H 8D 8D"}, "8S 8C", "no eight is left to come"),
        ("7H 8H 7S TS", {"seen": "6H 6H 9H 9H 8S"}, "8H TS", "both ends of the hearts are gone, the sevens are a pair"),
        ("7S 8S 9S QH JD 2C", {"next_holds": "QS QC"}, "JD", "the queen is the third that the next player lacks"),
        ("7S 8S 9S QH JD 2C", {"next_holds": "JS JC"}, "QH", "the jack is the third that the next player lacks"),
        ("7S 8S 9S QH JD 2C", {"next_holds": "KH JH"}, "JD", "the queen fills the gap of the next player"),
        ("7S 8S 9S QH JD 2C", {"next_holds": "TD 9D"}, "QH", "the jack prolongs what the next player collects"),
        ("7S 8S 9S KH 4D 2C", {"turn": 6}, "KH", "late in the round the dearest goes first"),
        ("4H 5H 6H KS 9C 2D 2S", {"turn": 5}, "KS", "late in the round the dearest goes first, and the pair stays"),
        ("KH 3S 9C 2D", {"out": OUT}, "3S", "in the last turn a wild that fits nowhere costs most"),
        ("KH KD 9C 2D", {"out": OUT}, "KH KD", "in the last turn a pair is but twenty points"),
        ("QH JD TC AD", {"out": OUT}, "QH JD TC", "in the last turn any ten goes before the ace"),
        ("7H 8H 9H TH", {"out": OUT}, "TH 7H", "in the last turn either end leaves a run and no points"),
    ],
)
def test_discards_by_what_is_known(hand: str, known: dict[str, object], thrown: str, why: str) -> None:
    """What lies open, what the next player collects and how late it is change the throw."""
    assert choose(see(hand, **known)) in {f"discard {card}" for card in thrown.split()}, why  # type: ignore[arg-type]


def test_it_declares_when_it_can() -> None:
    """Under `going_out: declared` a complete hand goes out with its dearest spare card."""
    view = see("7S 8S 9S KH", rules=Rules(jokers=4, going_out="declared"))
    assert Hard().choose(view, Random(0)) == GoOut(parse_move("discard KH").card)  # type: ignore[union-attr]


def test_the_last_card_of_a_match_is_for_winning() -> None:
    """With the last card of the match a sure nine beats a gamble when nine wins, and not when both ways win."""
    hand, out = "TS JS QS 7H 7D 7C 4H 5H 6H 2S 2C 2D TD", "2H 3H 4H | 5D 6D 7D | 7S 8S 9S | TC JC QC KC"
    assert choose(see(hand, "9C", out=out, scores=(0, 90, 90, 10))) == "take"
    assert choose(see(hand, "9C", out=out, scores=(0, 90, 90, 30))) == "stock"
    assert choose(see(hand, "9C", out=out, scores=(0, 90, 90, 0))) == "stock"


def test_thinking_in_slices_gives_the_same_move() -> None:
    """However often it is interrupted, the move is the one that `choose` gives."""
    view = see("3H 4H 5H 5S 5D 8C 9C KS QD JH TS")
    move, slices = _count_slices(Hard().think(view, Random(0)))
    assert move == Hard().choose(view, Random(1))
    assert slices > 5


def _count_slices(thinking: Generator[None, None, Move]) -> tuple[Move, int]:
    work, slices = Work(thinking), 0
    while not work.step():
        slices += 1
    assert work.result is not None
    return work.result, slices


def test_no_wild_is_thrown_and_no_meld_is_broken_for_nothing() -> None:
    """In whole matches a wild is thrown only to go out or in the last turn; a broken meld leaves outs, not more points
    than the slack.
    """
    rules, rng = Rules(jokers=4, first_round=3, last_round=8), Random(0)
    players = [Hard(), Normal(), Hard(), Normal()]
    state = new_match(rules, 2)
    while state.phase != "over":
        view = view_of(state, state.to_move)
        move = players[state.to_move].choose(view, rng)
        if isinstance(move, Discard) and view.turns_left is None:
            after = points_after_each_discard(view.hand, view.wild_rank, rules)
            left = after[view.hand.index(move.card)]
            assert not left or not is_wild(move.card, view.wild_rank)
            assert left <= min(after) + 15
        state = apply(state, move).state
