"""The ways from one pose to another: start, half and end."""

from __future__ import annotations

import pytest

from ui.kit.boxes import Pose
from ui.playback.tween import between, fade, fly


def test_a_flight_starts_and_ends_exactly_and_turns_over_on_the_way() -> None:
    """A flight is at its start at 0, at its end at 1, in the air and turning between them."""
    start, end = Pose(0, 0, 50, face=0), Pose(100, 100, 60)
    assert fly(start, end, 0) == start
    assert fly(start, end, 1) == end
    half = fly(start, end, 0.5)
    assert half.lift == pytest.approx(1)
    assert half.face == pytest.approx(0.5)
    assert 0 < half.x < 100


def test_with_reduced_motion_cards_fade() -> None:
    """With reduced motion a card is only ever at its start or its end."""
    start, end = Pose(0, 0, 50, face=0), Pose(100, 100, 60)
    for along in (0.0, 0.2, 0.49, 0.51, 0.8, 1.0):
        pose = fade(start, end, along)
        assert (pose.x, pose.y) in ((0, 0), (100, 100))
    assert fade(start, end, 0.49).alpha < 0.1 > fade(start, end, 0.51).alpha
    assert fade(start, end, 1.0) == end


def test_a_glide_is_straight_and_never_overshoots() -> None:
    """On its way a gliding card stays between its start and its end."""
    start, end = Pose(0, 50, 50), Pose(100, 0, 60)
    xs = [between(start, end, step / 10).x for step in range(11)]
    assert xs == sorted(xs)
    assert (xs[0], xs[-1]) == (0, 100)
