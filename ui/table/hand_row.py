"""Hand row: where the cards of the own hand lie, and between which of them a dragged card would land.

Knows places from left to right and nothing about which card lies there.
"""

from __future__ import annotations

from ui.kit.boxes import CARD_RATIO, Box, Pose

APART = 0.32
"""How far the drawn card stands apart, in card widths."""


def place_hand(area: Box, width: float, count: int, apart: bool = False) -> tuple[Pose, ...]:
    """Return the poses of `count` cards in `area`, left to right; `apart` sets the last one a little aside.

    Cards lie side by side while there is room and overlap evenly when there is not.
    """
    if count == 0:
        return ()
    aside = width * APART if apart and count > 1 else 0.0
    step = step_between(area, width, count, aside)
    left = area.x + (area.w - step * (count - 1) - width - aside) / 2
    y = area.y + area.h - width * CARD_RATIO / 2
    last = count - 1
    return tuple(
        Pose(left + width / 2 + step * place + (aside if place == last else 0.0), y, width) for place in range(count)
    )


def step_between(area: Box, width: float, count: int, aside: float = 0.0) -> float:
    """Return the distance from one card's left edge to the next one's."""
    if count < 2:
        return width * 1.06
    return min(width * 1.06, (area.w - width - aside) / (count - 1))


def card_at(poses: tuple[Pose, ...], point: tuple[float, float], raised: frozenset[int] = frozenset()) -> int | None:
    """Return the place of the uppermost card under `point`, or None; `raised` places reach higher up."""
    for place in reversed(range(len(poses))):
        box = poses[place].box
        reach = box.h * RAISE if place in raised else 0.0
        if Box(box.x, box.y - reach, box.w, box.h + reach).holds(point):
            return place
    return None


RAISE = 0.13
"""How far a picked-up card is pushed out of the row, in card heights."""


def landing_place(poses: tuple[Pose, ...], place: int, block: int, centre_x: float) -> int:
    """Return where the left card of a dragged block of `block` cards lands, given where it would land now.

    Neighbours make room when the block's middle passes theirs; `poses` has a place for every card, the
    dragged ones included, and `place` is the first place kept free for them.
    """
    rest = len(poses) - block
    place = min(max(place, 0), rest)
    while place < rest and centre_x > poses[place + block].x:
        place += 1
    while place > 0 and centre_x < poses[place - 1].x:
        place -= 1
    return place


def nearest_gap(poses: tuple[Pose, ...], x: float) -> int:
    """Return before which place a click at `x` puts a card: 0 … len(poses)."""
    return sum(1 for pose in poses if x > pose.x)
