"""The picture: what an event changes when its card is lifted, and when it lands."""

from __future__ import annotations

from game.cards import parse_card
from game.events import Dealt, Discarded, Drew, RoundScored, StockTurned, WentOut
from game.rules import Rules
from game.view import view_of
from tests.forced import deal, find_seed
from ui.playback.picture import Picture, PutBack, TurnTaken, before_deal, land, lift, picture_of

RULES = Rules()
HANDS = {0: "5H 7D KC", 1: "AS 9D QC", 2: "AD 9H QS", 3: "AC 9C QH"}
VIEW = view_of(deal(RULES, HANDS, "2C", "9S", find_seed(RULES, 3)), 0)
START = picture_of(VIEW)
TWO, KING = parse_card("2C"), parse_card("KC")


def test_a_dealt_picture_is_what_the_view_tells() -> None:
    """Counts, piles and totals of a new round are those of the view."""
    assert START.counts == VIEW.hand_sizes
    assert START.stock == VIEW.stock_count
    assert START.discards == VIEW.discards
    assert START.hand == VIEW.hand
    assert START.turn == 0


def test_before_a_deal_all_cards_are_in_the_stock() -> None:
    """The cleared table shows the whole deck as the stock, and nobody's turn during the deal."""
    cleared = before_deal(VIEW)
    assert cleared.stock == RULES.deck_size
    assert cleared.counts == (0, 0, 0, 0)
    deal_event = VIEW.history[0]
    assert isinstance(deal_event, Dealt)
    dealing = lift(cleared, deal_event, VIEW.hand)
    assert dealing.turn is None
    assert land(dealing, deal_event) == START


def test_taking_lifts_the_pile_first_and_tells_later() -> None:
    """The pile is shorter at once; count and last action follow when the card is there."""
    lifted = lift(START, Drew(0, "discard", TWO))
    assert lifted.discards == ()
    assert lifted.counts[0] == 3
    assert lifted.actions[0] is None
    landed = land(lifted, Drew(0, "discard", TWO))
    assert landed.counts[0] == 4
    assert landed.actions[0] == TurnTaken("discard", TWO)
    assert landed.phase == "discard"


def test_a_discard_passes_the_turn_when_it_has_landed() -> None:
    """While the discard flies it is still the thrower's turn."""
    drew = land(lift(START, Drew(0, "stock", parse_card("9S"))), Drew(0, "stock", parse_card("9S")))
    lifted = lift(drew, Discarded(0, KING))
    assert KING not in lifted.hand
    assert lifted.turn == 0
    landed = land(lifted, Discarded(0, KING))
    assert landed.turn == 1
    assert landed.discards[-1] == KING
    assert landed.actions[0] == TurnTaken("stock", None, KING)


def test_twins_look_alike_outside_the_own_hand() -> None:
    """Whatever copy was thrown, the pile and the last action show the face alone."""
    twin = parse_card("KC'")
    landed = land(lift(START, Discarded(0, twin)), Discarded(0, twin))
    assert landed.discards[-1] == KING
    action = landed.actions[0]
    assert action is not None
    assert action.threw == KING


def test_putting_back_undoes_the_taking() -> None:
    """Lifting and landing a put-back gives the picture from before."""
    took = land(lift(START, Drew(0, "discard", TWO)), Drew(0, "discard", TWO))
    assert land(lift(took, PutBack(0, TWO)), PutBack(0, TWO)) == START


def test_a_turned_stock_keeps_the_top_discard() -> None:
    """Turning the stock leaves one card in sight and counts the rest into the stock."""
    turned = land(START, StockTurned(30))
    assert turned.stock == 30
    assert turned.discards == START.discards[-1:]


def test_going_out_shows_at_once_and_totals_at_the_end() -> None:
    """The laid melds are seen as soon as the moment begins; totals change when the round's end has landed."""
    melds = ((TWO, parse_card("2D"), parse_card("2H")),)
    out = lift(START, WentOut(2, melds))
    assert (out.out_seat, out.laid) == (2, melds)
    scored = RoundScored(1, 3, 2, (), (5, 6, 0, 7), (5, 6, 0, 7))
    assert lift(out, scored).totals == (0, 0, 0, 0)
    over: Picture = land(lift(out, scored), scored)
    assert over.totals == (5, 6, 0, 7)
    assert over.turn is None
