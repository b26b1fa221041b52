"""The row of the own hand as numbers: what can be clicked, and where a dragged card lands."""

from __future__ import annotations

import pytest

from tests.ui.table.test_layout import WINDOWS
from ui.table.hand_row import card_at, landing_place, nearest_gap
from ui.table.layout import lay_out


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("window", WINDOWS)
def test_all_fourteen_cards_can_be_clicked(window: tuple[int, int], apart: bool) -> None:
    """Of each of 14 cards a strip at least 40 px wide, index and all, is in sight and answers for that card."""
    table = lay_out(window, 4)
    poses = table.hand_poses(14, apart)
    lefts = [pose.box.x for pose in poses]
    ends = [*lefts[1:], poses[-1].box.right]
    for place, (pose, left, end) in enumerate(zip(poses, lefts, ends, strict=True)):
        strip = min(end - left, pose.w)
        assert strip >= max(40.0, table.hand_width * 0.35)
        assert left >= 0 and left + strip <= window[0]
        for part in (0.02, 0.5, 0.98):
            assert card_at(poses, (left + strip * part, pose.y)) == place


def test_a_dragged_card_lands_where_its_middle_has_passed_the_neighbours() -> None:
    """The gap moves one place when the middle passes a neighbour's, and back only when it passes it again."""
    poses = lay_out((1280, 720), 4).hand_poses(6)
    assert landing_place(poses, 2, 1, poses[3].x - 1) == 2
    assert landing_place(poses, 2, 1, poses[3].x + 1) == 3
    assert landing_place(poses, 3, 1, poses[3].x - 5) == 3
    assert landing_place(poses, 3, 1, poses[2].x - 1) == 2
    assert landing_place(poses, 0, 1, 99999) == 5
    assert landing_place(poses, 5, 1, -1) == 0
    assert landing_place(poses, 0, 3, 99999) == 3


def test_the_uppermost_card_is_the_one_under_the_pointer() -> None:
    """Where two cards overlap the right one is meant; a raised card reaches higher up."""
    poses = lay_out((800, 600), 4).hand_poses(14)
    box = poses[6].box
    assert card_at(poses, (poses[5].box.right - 2, box.y + 20)) == 6
    assert card_at(poses, (box.x + 3, box.y - 5)) is None
    assert card_at(poses, (box.x + 3, box.y - 5), frozenset({6})) == 6


def test_a_click_puts_a_card_before_or_behind_by_the_middle() -> None:
    """Left of a card's middle is before it, right of it behind."""
    poses = lay_out((1280, 720), 4).hand_poses(3)
    assert nearest_gap(poses, poses[1].x - 1) == 1
    assert nearest_gap(poses, poses[1].x + 1) == 2
    assert nearest_gap(poses, 0) == 0
    assert nearest_gap(poses, 9999) == 3
