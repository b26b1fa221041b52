"""Overlapping shells of arcs, the pattern of the waves back, with only the visible pieces drawn.

Each shell lies over the row above it. Instead of painting them over one another, the parts that stay in sight
are worked out, so the pattern is one line and ends exactly at the field's edge and at the middle of the card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from .paper import HEIGHT, MARGIN, WIDTH
from .svg import Point, number, on_circle

RADIUS = 28.0
RINGS = (28.0, 21.0, 14.0, 7.0)


def shells() -> str:
    """Path commands of all visible arcs of the card's upper half."""
    rows = list(middles())
    return "".join(arcs(middle, rows[i + 1 :], ring) for i, middle in enumerate(rows) for ring in RINGS)


def middles() -> Iterator[Point]:
    """The shells' middles in painting order, from the top row down to just below the middle of the card."""
    for row in range(15):
        for column in range(-3, 4):
            yield WIDTH / 2 + (column + (row % 2) / 2) * 2 * RADIUS, MARGIN + row * RADIUS / 2


def arcs(middle: Point, later: list[Point], radius: float) -> str:
    """The pieces of one circle that no later shell covers, in whole degrees."""
    near = [other for other in later if math.dist(middle, other) < 2 * RADIUS]
    seen = [in_sight(on_circle(*middle, radius, angle), near) for angle in range(180, 361)]
    words, start = [], None
    for step, visible in enumerate([*seen, False]):
        if visible and start is None:
            start = step
        elif not visible and start is not None:
            words.append(arc(middle, radius, 180 + start, 179 + step))
            start = None
    return "".join(words)


def in_sight(point: Point, covers: list[Point]) -> bool:
    """Whether a point lies in the field's upper half and under none of the shells."""
    x, y = point
    if not (MARGIN <= x <= WIDTH - MARGIN and MARGIN <= y <= HEIGHT / 2):
        return False
    return all(math.dist(point, cover) >= RADIUS - 0.01 for cover in covers)


def arc(middle: Point, radius: float, start: float, end: float) -> str:
    """Path commands of an arc between two angles, clockwise."""
    (x0, y0), (x1, y1) = on_circle(*middle, radius, start), on_circle(*middle, radius, end)
    return f"M{number(x0)} {number(y0)}A{number(radius)} {number(radius)} 0 0 1 {number(x1)} {number(y1)}"
