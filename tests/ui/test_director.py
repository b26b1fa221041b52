"""The one timeline, by ticks: start, half, end, finish, and being overtaken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import parse_card
from game.engine import apply
from game.events import Dealt, Discarded, Drew, RoundScored, WentOut, seen_by
from game.match import Match
from game.moves import Discard, DrawStock
from game.players import make_player
from game.record import SeatEntry
from game.rules import Rules
from game.view import view_of
from tests.forced import deal, find_seed
from ui.boxes import Pose
from ui.director import Director
from ui.hand_motion import HandMotion
from ui.picture import PutBack, before_deal, picture_of
from ui.timing import SPEEDS, Timing, timing_for
from ui.tween import between, fade, fly

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


def deal_of(rules: Rules):  # type: ignore[no-untyped-def]
    """Return the first state of any match by `rules`."""
    from game.engine import new_match

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
    director.stage(match.last_step.events[0], view.hand)
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


def test_reduced_motion_fades_and_instant_snaps() -> None:
    """With reduced motion a card is only ever at its start or its end; at instant speed it is at its end."""
    start, end = Pose(0, 0, 50, face=0), Pose(100, 100, 60)
    assert timing_for("normal", reduced_motion=True).fades
    for along in (0.0, 0.2, 0.49, 0.51, 0.8, 1.0):
        pose = fade(start, end, along)
        assert (pose.x, pose.y) in ((0, 0), (100, 100))
    assert fade(start, end, 0.49).alpha < 0.1 > fade(start, end, 0.51).alpha
    assert fade(start, end, 1.0) == end
    director = direct(timing_for("instant"))
    director.stage(Drew(0, "stock", NINE))
    assert not director.busy


def test_a_flight_starts_and_ends_exactly_and_turns_over_on_the_way() -> None:
    """A flight is at its start at 0, at its end at 1, in the air and turning between them."""
    start, end = Pose(0, 0, 50, face=0), Pose(100, 100, 60)
    assert fly(start, end, 0) == start
    assert fly(start, end, 1) == end
    half = fly(start, end, 0.5)
    assert half.lift == pytest.approx(1)
    assert half.face == pytest.approx(0.5)
    assert 0 < half.x < 100


def test_a_card_that_is_overtaken_starts_from_where_it_is() -> None:
    """A second change in the middle of a glide continues from the pose seen at that moment, without a jump."""
    motion, there = HandMotion(), Pose(100, 0, 50)
    card = NINE
    motion.depart(card, Pose(0, 0, 50), now=0, duration=120)
    half = motion.pose(card, there, 60)
    assert half == between(Pose(0, 0, 50), there, 0.5)
    motion.depart(card, half, now=60, duration=120)
    back = Pose(-100, 0, 50)
    assert motion.pose(card, back, 60) == half
    assert motion.pose(card, back, 180) == back
    assert motion.update(180)
    assert not motion.update(181)


def test_speeds_scale_every_duration_and_reading_time_is_never_scaled() -> None:
    """Fast is faster and slow slower than normal, a move at normal takes 230 ms, a re-layout 120."""
    normal = timing_for("normal")
    assert (normal.move, normal.relayout) == (230, 120)
    assert normal.deal <= 1500
    assert normal.round_end <= 2000
    assert timing_for("fast").move < normal.move < timing_for("slow").move
    assert timing_for("slow").deal <= 1500
    assert set(SPEEDS) == {"instant", "fast", "normal", "slow"}


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
