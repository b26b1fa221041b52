"""The one timeline, by ticks: start, half, end, finish, and being overtaken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import parse_card
from game.engine import apply, new_match
from game.events import Dealt, Discarded, Drew, RoundScored, WentOut, seen_by
from game.match import Match
from game.moves import Discard, DrawStock
from game.players import make_player
from game.record import SeatEntry
from game.rules import Rules
from game.state import State
from game.view import view_of
from tests.forced import deal, find_seed
from ui.kit.timing import Timing, timing_for
from ui.playback.director import Director
from ui.playback.picture import PutBack, before_deal, picture_of

RULES = Rules()
HANDS = {0: "5H 7D KC", 1: "AS 9D QC", 2: "AD 9H QS", 3: "AC 9C QH"}
STATE = deal(RULES, HANDS, "2C", "9S", find_seed(RULES, 3))
NINE, KING = parse_card("9S"), parse_card("KC")


def direct(timing: Timing | None = None) -> Director:
    """Return a director before whom the deal of `STATE` has landed."""
    return Director(picture_of(view_of(STATE, 0)), timing or Timing())


def test_a_draw_lifts_at_its_start_and_lands_at_its_end() -> None:
    """The stock's label falls when the card leaves it, the hand's rises when the card is there."""
    director = direct()
    stock = director.picture.stock
    director.stage(Drew(0, "stock", NINE))
    assert director.picture.stock == stock - 1
    assert director.picture.counts[0] == 3
    assert director.awaited() == {NINE}
    director.update(115)
    ((flight, along),) = director.in_the_air()
    assert along == pytest.approx(0.5)
    assert flight.card == NINE
    director.update(114)
    assert director.picture.counts[0] == 3
    director.update(1)
    assert director.picture.counts[0] == 4
    assert not director.busy
    assert not director.in_the_air()


def test_events_follow_one_another() -> None:
    """A discard staged after a draw waits for it, and time that overshoots is not lost."""
    director = direct()
    director.stage(Drew(1, "stock", None))
    director.stage(Discarded(1, parse_card("QC")))
    director.update(229)
    assert director.picture.phase == "discard"
    assert director.picture.actions[1] is None
    director.update(1 + 115)
    ((flight, along),) = director.in_the_air()
    assert flight.card == parse_card("QC")
    assert along == pytest.approx(0.5)


def test_finish_lands_everything_in_order() -> None:
    """Finish leaves the picture that watching would have left, and tells the listener the same story."""
    heard: list[tuple[str, str]] = []
    watched: list[tuple[str, str]] = []
    events = (Drew(0, "stock", NINE), Discarded(0, KING), Drew(1, "stock", None), Discarded(1, parse_card("QC")))
    hasty, patient = direct(), direct()
    hasty.listen = lambda event, when: heard.append((type(event).__name__, when))
    patient.listen = lambda event, when: watched.append((type(event).__name__, when))
    for event in events:
        hasty.stage(event)
        patient.stage(event)
    hasty.finish()
    while patient.update(16):
        pass
    assert hasty.picture == patient.picture
    assert heard == watched
    assert not hasty.busy


def test_a_finished_timeline_starts_again_at_once() -> None:
    """After a finish the next event begins now, not where the jumped one would have ended."""
    director = direct()
    director.stage(Drew(0, "stock", NINE))
    director.finish()
    director.stage(Discarded(0, KING))
    ((_flight, along),) = director.in_the_air()
    assert along == 0
    director.update(230)
    assert not director.busy


def test_a_whole_deal_keeps_within_its_time() -> None:
    """A deal of any size is over within 1500 ms, one card after another from the dealer's left."""
    for players in (2, 4, 8):
        rules = Rules.of("pc", players=players, decks="auto", first_round=11)
        state = deal_of(rules)
        view = view_of(state, 0)
        director = Director(before_deal(view), Timing())
        event = state.history[0]
        assert isinstance(event, Dealt)
        director.stage(event, view.hand)
        assert director.picture.counts == (0,) * players
        first = next(flight for flight, _along in director.in_the_air())
        assert first.end.where == ("hand" if (event.dealer + 1) % players == 0 else "seat")
        director.update(1500)
        assert not director.busy
        assert director.picture == picture_of(view)


def deal_of(rules: Rules) -> State:
    """Return the first state of any match by `rules`."""
    return new_match(rules, 3)


def test_putting_back_restores_the_picture() -> None:
    """After a put-back the picture is what it was before the card was taken."""
    director = direct()
    before = director.picture
    director.stage(Drew(0, "discard", parse_card("2C")))
    director.finish()
    director.stage(PutBack(0, parse_card("2C")))
    director.finish()
    assert director.picture == before


def test_the_picture_follows_the_truth_through_a_whole_match() -> None:
    """Staging every event as seat 0 sees it gives the picture of seat 0's view, for a match of computer players."""
    seats = [SeatEntry(name, "steady") for name in "ABCD"]
    match = Match.begin(RULES, 11, seats, {seat: make_player("steady") for seat in range(4)})
    view = match.view(0)
    director = Director(before_deal(view), timing_for("instant"))
    director.stage(seen_by(match.last_step.events[0], 0), view.hand)
    while not match.is_over and match.state.round_number < 4:
        step = match.play(match.choose())
        for event in step.events:
            director.stage(seen_by(event, 0), match.view(0).hand)
        assert director.picture == picture_of(match.view(0))


def test_going_out_shows_at_once_and_lasts_a_moment() -> None:
    """The laid melds are in sight from the beginning of the moment, which ends by itself."""
    director = direct()
    meld = (parse_card("AS"), parse_card("AD"), parse_card("AC"))
    director.stage(WentOut(1, (meld,)))
    assert director.picture.laid == (meld,)
    assert director.running(WentOut) == 0
    director.update(1100)
    assert not director.busy


def test_a_step_of_the_engine_can_be_staged_whole() -> None:
    """The events of a round's last discard end with the scored totals in the picture."""
    state = replace(STATE, rules=Rules(final_turn=False, last_round=1))
    director = direct()
    step = apply(state, DrawStock())
    step = apply(step.state, Discard(KING))
    for event in step.events:
        director.stage(seen_by(event, 0))
    director.finish()
    assert director.picture.to_move == 1
    scored = RoundScored(1, 3, None, (), (1, 2, 3, 4), (1, 2, 3, 4))
    director.stage(scored)
    director.update(10)
    assert director.picture.totals == (0, 0, 0, 0)
    director.finish()
    assert director.picture.totals == (1, 2, 3, 4)
    assert director.picture.phase == "over"


def test_at_instant_speed_everything_lands_as_it_is_staged() -> None:
    """With no durations nothing is ever in the air."""
    director = direct(timing_for("instant"))
    director.stage(Drew(0, "stock", NINE))
    assert not director.busy
    assert director.picture.counts[0] == 4
