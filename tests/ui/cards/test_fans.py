"""Fans of backs and laid melds as numbers: they stay where they belong, and each card can be read."""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin

import pytest

from tests.ui.table.test_layout import WINDOWS
from ui.cards.fans import lay_groups, spread_fan
from ui.kit.boxes import CARD_RATIO, Box, Pose
from ui.table.layout import MOST_PLAYERS, lay_out


def outline(pose: Pose) -> Box:
    """Return the smallest straight box that holds the turned card of `pose`."""
    height, slant = pose.w * CARD_RATIO, radians(pose.angle)
    wide = pose.w * abs(cos(slant)) + height * abs(sin(slant))
    high = pose.w * abs(sin(slant)) + height * abs(cos(slant))
    return Box(pose.x - wide / 2, pose.y - high / 2, wide, high)


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
@pytest.mark.parametrize("window", WINDOWS)
def test_fans_stay_in_their_boxes(window: tuple[int, int], players: int) -> None:
    """A fan of 1 to 14 turned cards never leaves the room its seat has."""
    for seat in lay_out(window, players).seats:
        for count in (1, 3, 8, 13, 14):
            for pose in spread_fan(seat.fan, count):
                card = outline(pose)
                assert card.overlap(seat.fan) >= card.w * card.h * 0.9
                assert card.x >= seat.region.x - 1 and card.right <= seat.region.right + 1


@pytest.mark.parametrize("sizes", [(3,), (3, 4, 6), (3, 3, 3, 4), (13,), (4, 3, 1, 1, 1, 1, 1)])
@pytest.mark.parametrize("window", WINDOWS)
def test_laid_groups_fit(window: tuple[int, int], sizes: tuple[int, ...]) -> None:
    """Melds laid out at any seat stay in its box, and no card of one group covers another group's."""
    for seat in lay_out(window, MOST_PLAYERS).seats:
        groups = lay_groups(seat.laid, sizes, 60, under=10)
        assert tuple(map(len, groups)) == sizes
        boxes = [pose.box for group in groups for pose in group]
        assert all(box.grow(-0.5).overlap(seat.laid) > box.w * box.h * 0.9 for box in boxes)
        edges = [Box(g[0].box.x, g[0].box.y, g[-1].box.right - g[0].box.x, g[0].box.h) for g in groups]
        assert all(one.overlap(other) < 1 for one, other in combinations(edges, 2))
