"""Own cards on their way to their places."""

from __future__ import annotations

from game.cards import parse_card
from ui.kit.boxes import Pose
from ui.playback.tween import between
from ui.table.hand_motion import HandMotion


def test_a_card_that_is_overtaken_starts_from_where_it_is() -> None:
    """A second change in the middle of a glide continues from the pose seen at that moment, without a jump."""
    motion, there = HandMotion(), Pose(100, 0, 50)
    card = parse_card("9S")
    motion.depart(card, Pose(0, 0, 50), now=0, duration=120)
    half = motion.pose(card, there, 60)
    assert half == between(Pose(0, 0, 50), there, 0.5)
    motion.depart(card, half, now=60, duration=120)
    back = Pose(-100, 0, 50)
    assert motion.pose(card, back, 60) == half
    assert motion.pose(card, back, 180) == back
    assert motion.update(180)
    assert not motion.update(181)
