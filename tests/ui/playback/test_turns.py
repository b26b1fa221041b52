"""Turns without a screen: who is asked when, and that slow thinkers stop nothing."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.chair import Chair
from game.events import Discarded, Drew
from game.match import Match
from game.moves import Discard, DrawStock, Move
from game.record import SeatEntry
from game.rules import Rules
from game.view import View
from tests.forced import find_seed, force_deck
from tests.ui.at_the_table import DrawsAndThrows
from ui.kit.timing import timing_for
from ui.playback.picture import Shown
from ui.playback.thinking import InSlices
from ui.playback.turns import Turns

RULES = Rules()
SEED = find_seed(RULES, 3)
HANDS = {0: "5H 7D KC", 1: "AS 9D QC", 2: "AD 9H QS", 3: "AC 9C QH"}


class Slow:
    """A thinker that needs many frames; it counts how often it was asked."""

    def __init__(self, frames: int) -> None:
        self.frames = frames
        self.left = frames
        self.polled = 0

    def poll(self, chair: Chair) -> bool:
        self.polled += 1
        self.left -= 1
        if self.left > 0:
            return False
        self.left = self.frames
        while not chair.let_other_think():
            pass
        return True


def begin(thinking: Slow | None = None, speed: str = "normal", heard: list[tuple[str, str]] | None = None) -> Turns:
    """Return the turns of a match just dealt in which seat 0 begins."""
    seats = [SeatEntry(name, "steady" if seat else "human") for seat, name in enumerate(("You", "L", "T", "R"))]
    deck = force_deck(RULES, HANDS, "2C", "9S 4S 4D 4H 4C", SEED)
    match = Match.begin(RULES, SEED, seats, {seat: DrawsAndThrows() for seat in (1, 2, 3)}, decks=[deck])

    def listen(event: Shown, when: str) -> None:
        if heard is not None and isinstance(event, Drew | Discarded):
            heard.append((type(event).__name__, when))

    return Turns(Chair(match), timing_for(speed), listen, thinking)


def count_moves(turns: Turns) -> int:
    """Return how many moves everybody has seen since the deal."""
    return len(turns.chair.view.history) - 1


def throw_a_card(turns: Turns) -> None:
    """Play the person's turn."""
    turns.play(DrawStock())
    turns.play(Discard(turns.chair.view.hand[0]))


def test_nobody_is_asked_while_something_moves_or_the_player_is_to_move() -> None:
    """A computer player is asked only when it is its turn and everything has landed."""
    thinking = Slow(1)
    turns = begin(thinking)
    turns.update(500)
    assert turns.director.busy
    turns.update(1000)
    assert thinking.polled == 0
    throw_a_card(turns)
    turns.update(100)
    assert thinking.polled == 0
    turns.update(140)
    assert thinking.polled == 1


def test_a_choice_waits_for_the_end_of_the_pause() -> None:
    """A player that has chosen at once still moves only when its pause is over, and is not asked again meanwhile."""
    thinking = Slow(1)
    turns = begin(thinking)
    throw_a_card(turns)
    turns.director.finish()
    turns.update(100)
    turns.update(100)
    assert thinking.polled == 1
    assert count_moves(turns) == 2
    assert turns.waits == turns.timing.think - 200
    turns.update(turns.timing.think - 200)
    assert count_moves(turns) == 3


def test_thinking_counts_towards_the_pause() -> None:
    """A player that thinks for as long as its pause moves as soon as both are over."""
    turns = begin(Slow(10))
    throw_a_card(turns)
    turns.director.finish()
    for _frame in range(9):
        turns.update(turns.timing.think / 9)
        assert count_moves(turns) == 2
    assert turns.waits == 0
    turns.update(1)
    assert count_moves(turns) == 3


def test_a_slow_thinker_is_polled_once_a_frame_and_stops_nothing() -> None:
    """While a player thinks time goes on; its move is made when the answer is there."""
    turns = begin(Slow(50), "instant")
    throw_a_card(turns)
    for _frame in range(49):
        turns.update(16)
    assert count_moves(turns) == 2
    assert turns.waits == 0
    turns.update(16)
    assert count_moves(turns) == 3


class Endless(DrawsAndThrows):
    """A player that thinks in slices without end, until it is told what to answer."""

    def __init__(self) -> None:
        self.slices = 0
        self.answer: Move | None = None

    def think(self, view: View, rng: Random) -> Generator[None, None, Move]:
        while self.answer is None:
            self.slices += 1
            yield
        return self.answer


def test_a_thinker_goes_on_where_the_last_slice_ended() -> None:
    """Each poll does some slices and comes back without an answer; the choice is there at the poll after the last."""
    player = Endless()
    seats = [SeatEntry(name, "steady" if seat else "human") for seat, name in enumerate(("You", "L", "T", "R"))]
    chair = Chair(Match.begin(RULES, SEED, seats, {1: player, 2: player, 3: player}))
    chair.play(DrawStock())
    chair.play(Discard(chair.view.hand[0]))
    thinking = InSlices()
    assert not thinking.poll(chair)
    first = player.slices
    assert first > 0
    assert not thinking.poll(chair)
    assert player.slices > first
    player.answer = DrawStock()
    assert thinking.poll(chair)
    assert [type(event).__name__ for event in chair.play_other()] == ["Drew"]


def test_every_event_is_heard_when_lifted_and_when_landed() -> None:
    """The listener hears each card twice, in order, also when the timeline is jumped."""
    heard: list[tuple[str, str]] = []
    turns = begin(heard=heard)
    turns.director.finish()
    turns.play(DrawStock())
    turns.play(Discard(turns.chair.view.hand[0]))
    turns.director.finish()
    assert heard == [("Drew", "lift"), ("Drew", "land"), ("Discarded", "lift"), ("Discarded", "land")]


def test_the_scored_round_waits_until_it_was_left() -> None:
    """After the last discard nobody is asked and nothing is dealt until the player goes on."""
    rules = Rules(turn_limit=1)
    seats = [SeatEntry(name, "steady" if seat else "human") for seat, name in enumerate(("You", "L", "T", "R"))]
    match = Match.begin(rules, SEED, seats, {seat: DrawsAndThrows() for seat in (1, 2, 3)})
    turns = Turns(Chair(match), timing_for("instant"))
    turns.play(DrawStock())
    turns.play(Discard(turns.chair.view.hand[0]))
    for _frame in range(100):
        turns.update(16)
    assert turns.scored is not None
    assert match.state.round_number == 2
    assert turns.director.picture.round_number == 1
    turns.look()
    assert turns.scored is None
    assert not turns.my_turn
    turns.go_on()
    assert turns.director.picture.round_number == 2
