"""History: back and forward lose nothing; only another move cuts off what lies ahead."""

from __future__ import annotations

import pytest

from game.engine import IllegalMove, legal_moves
from game.entries import Entry, Record, SeatEntry
from game.history import History
from game.moves import DrawStock
from game.record import replay
from game.rules import Rules

SEATS = (SeatEntry("You", "human"), SeatEntry("Top", "steady"))


def play_on(history: History, moves: int) -> History:
    """Make the first legal move again and again."""
    for _move in range(moves):
        state = history.state
        history = history.play(Entry(state.round_number, state.to_move, legal_moves(state)[0]))
    return history


def begin(moves: int = 0) -> History:
    return play_on(History.of(Record(Rules(players=2, decks="auto"), 7, SEATS)), moves)


def test_back_and_forward_lose_nothing() -> None:
    """At each place the state is that of the moves made so far, and the end is still there."""
    history = begin(9)
    states = [step.state for step in replay(history.record)]
    for position in (9, 0, 4, 8, 3):
        there = history.jump(position)
        assert there.state == states[position] and len(there.made.entries) == position
        assert there.jump(9) == history
    assert history.back(3).forward(2) == history.back()


def test_a_move_cuts_off_what_lay_ahead() -> None:
    """Going back and moving on makes another history; the moves before stay."""
    history = begin(9)
    other = play_on(history.back(4), 1)
    assert len(other.record.entries) == other.position == 6
    assert other.record.entries[:5] == history.record.entries[:5]
    assert not other.can_go_forward and other.can_go_back


def test_a_refused_move_cuts_nothing_off() -> None:
    """An illegal move leaves the history as it was."""
    history = begin(1).back().forward()
    state = history.state
    with pytest.raises(IllegalMove):
        history.play(Entry(state.round_number, state.to_move, DrawStock()))
    assert history == begin(1)


@pytest.mark.parametrize("position", [-1, 4])
def test_there_is_nothing_beyond_the_ends(position: int) -> None:
    """Before the deal and after the last move there is no place."""
    history = begin(3)
    assert not history.can_go_forward and not begin().can_go_back
    with pytest.raises(ValueError, match="not one of 0 to 3"):
        history.jump(position)


def test_a_record_is_replayed_to_its_end() -> None:
    """The history of a record stands where the record ends."""
    history = begin(5)
    assert History.of(history.record) == history
