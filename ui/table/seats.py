"""Seats: where each seat's fan and plate lie round the table, for 2 to 8 players.

Holds docs/rules.md, "Match": clockwise from You at the bottom, over the left and the top to the right.
Knows no cards, only how many seats there are.
"""

from __future__ import annotations

from typing import NamedTuple

from ui.kit.boxes import Box

MOST_PLAYERS = 8

_SPREAD = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3)}
"""Number of others -> how many sit at each side, and how many at the top."""


class Seat(NamedTuple):
    """One opponent's place: the region it may use, its fan, its plate, and where laid melds go."""

    region: Box
    fan: Box
    plate: Box
    laid: Box


def count_top(players: int) -> int:
    """Return how many seats are at the top edge for `players` in all."""
    return _SPREAD[players - 1][1]


def place_seats(players: int, top: Box, middle: Box, seat_width: float, plate_height: float) -> tuple[Seat, ...]:
    """Return the places of seats 1 … players - 1, clockwise.

    `top` is the strip for those across, `middle` the area between whose left and right edges the others sit.
    """
    beside, across = _SPREAD[players - 1]
    left = _stack(Box(middle.x, middle.y, seat_width, middle.h), beside)
    right = _stack(Box(middle.right - seat_width, middle.y, seat_width, middle.h), beside)
    regions = (*reversed(left), *_row(top, across, seat_width), *right)
    # Nobody sits beside those across, so that their laid melds may spread.
    widest = min(top.w / max(1, across) - 8, seat_width * 1.6)
    widths = (
        *(seat_width for _place in left),
        *(widest for _place in range(across)),
        *(seat_width for _place in right),
    )
    return tuple(_furnish(region, plate_height, wide) for region, wide in zip(regions, widths, strict=True))


def _stack(column: Box, count: int) -> list[Box]:
    height = column.h / max(1, count)
    return [Box(column.x, column.y + height * row, column.w, height).grow(-2) for row in range(count)]


def _row(strip: Box, count: int, width: float) -> list[Box]:
    room = strip.w / max(1, count)
    width = min(width, room)
    return [Box(strip.x + room * (place + 0.5) - width / 2, strip.y, width, strip.h).grow(-2) for place in range(count)]


def _furnish(region: Box, plate_height: float, laid_width: float) -> Seat:
    fan_height = min(region.h - plate_height - 4, plate_height * 1.7)
    slack = region.h - fan_height - plate_height - 4
    top = region.y + slack * 0.62
    fan = Box(region.x, top, region.w, fan_height)
    plate = Box(region.x, fan.bottom + 4, region.w, plate_height)
    laid_x = region.centre[0] - laid_width / 2
    return Seat(region, fan, plate, Box(laid_x, region.y, laid_width, plate.y - 4 - region.y))
