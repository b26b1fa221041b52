"""The audit names each kind of broken state, and has nothing to say about a sound one."""

from dataclasses import replace
from typing import Any

import pytest

from game.cards import parse_card, parse_hand
from game.engine import apply, new_match
from game.moves import DrawDiscard
from game.rules import Rules
from game.state import State, audit
from tests.forced import find_seed

SOUND = new_match(Rules(), find_seed(Rules(), dealer=3))


def test_a_sound_state_has_no_fault() -> None:
    """The first deal, and the state after taking the top discard, are in order."""
    assert audit(SOUND) == ()
    assert audit(apply(SOUND, DrawDiscard()).state) == ()


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"stock": SOUND.stock[1:]}, "are not the deck"),
        ({"stock": (*SOUND.stock[1:], SOUND.stock[1])}, "are not the deck"),
        ({"stock": (*SOUND.stock, parse_card("JK"))}, "are not the deck"),
        ({"hands": (SOUND.hands[0][1:], *SOUND.hands[1:])}, "a hand has the wrong number of cards"),
        ({"phase": "discard"}, "a hand has the wrong number of cards"),
        ({"discards": (), "stock": (*SOUND.stock, *SOUND.discards)}, "the discard pile is empty before a draw"),
        ({"taken": SOUND.hands[0][0]}, "the taken card is not in the hand"),
        ({"turns": (3, 1, 1, 1)}, "a seat has had two turns more than another"),
        ({"known": ((), parse_hand("7H 7H' 7H''"), (), ())}, "a seat is known to hold what it does not"),
        ({"out_seat": 2}, "somebody went out without laid melds"),
        ({"laid": ()}, "somebody went out without laid melds"),
        ({"points": ((1, 2, 3),)}, "a scored round lacks a seat"),
    ],
)
def test_the_audit_names_what_is_broken(changes: dict[str, Any], fault: str) -> None:
    """A state broken in one way has that way named."""
    broken: State = replace(SOUND, **changes)
    assert any(fault in found for found in audit(broken))
