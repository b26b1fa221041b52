"""A broad-edged pen: turns the skeleton of a letter into its outline, thick down and thin across.

Strokes made with one elliptical nib keep the weights of all letters alike. Outlines are closed polygons or
smooth curves, all wound the same way round, so that overlapping strokes of one path merge when it is filled.
It does not know any letter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .svg import Point, number, polygon_path

Cubic = tuple[Point, Point, Point, Point]


@dataclass(frozen=True)
class Nib:
    """An elliptical nib: the width of the upright and of the level strokes it draws."""

    upright: float
    level: float

    def reach(self, direction: Point) -> Point:
        """From the nib's middle to the edge of a stroke running in `direction`, on its left-hand side."""
        length = math.hypot(*direction) or 1.0
        nx, ny = -direction[1] / length, direction[0] / length
        a, b = self.upright / 2, self.level / 2
        size = math.hypot(a * nx, b * ny)
        return a * a * nx / size, b * b * ny / size


def chain(start: Point, *rest: float) -> list[Cubic]:
    """Cubic curves joined end to end; `rest` holds six numbers a curve, as after an SVG `C`."""
    cubics, at = [], start
    for i in range(0, len(rest), 6):
        x1, y1, x2, y2, x3, y3 = rest[i : i + 6]
        cubics.append((at, (x1, y1), (x2, y2), (x3, y3)))
        at = (x3, y3)
    return cubics


def ring(x: float, y: float, rx: float, ry: float) -> list[Cubic]:
    """An ellipse as four cubics, starting at its top."""
    kx, ky = rx * 0.5523, ry * 0.5523
    return chain(
        (x, y - ry),
        *(x + kx, y - ry, x + rx, y - ky, x + rx, y),
        *(x + rx, y + ky, x + kx, y + ry, x, y + ry),
        *(x - kx, y + ry, x - rx, y + ky, x - rx, y),
        *(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    )


def sweep(cubics: Sequence[Cubic], nib: Nib, samples: int = 4) -> str:
    """Path commands of the outline that the nib leaves along the curves."""
    spine = [_at(cubic, i / samples) for cubic in cubics for i in range(samples)]
    spine.append(_at(cubics[-1], 1.0))
    left = [_shifted(point, nib.reach(direction), 1) for point, direction in spine]
    right = [_shifted(point, nib.reach(direction), -1) for point, direction in spine]
    return _smooth(left) + "L" + _smooth(right[::-1])[1:] + "Z"


def solid(*points: Point) -> str:
    """Path commands of a straight-edged piece, wound as the swept strokes are."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
    return polygon_path(points if area < 0 else points[::-1])


def ball(x: float, y: float, radius: float) -> str:
    """Path commands of a dot, such as the end of a 2 or a J."""
    k = radius * 0.5523
    curves = (
        (x + k, y + radius, x + radius, y + k, x + radius, y),
        (x + radius, y - k, x + k, y - radius, x, y - radius),
        (x - k, y - radius, x - radius, y - k, x - radius, y),
        (x - radius, y + k, x - k, y + radius, x, y + radius),
    )
    body = "".join("C" + " ".join(number(v) for v in curve) for curve in curves)
    return f"M{number(x)} {number(y + radius)}{body}Z"


def _at(cubic: Cubic, t: float) -> tuple[Point, Point]:
    """The point of a curve at `t`, and its direction there."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    slopes = (-u * u, u * u - 2 * u * t, 2 * u * t - t * t, t * t)
    x, y = (sum(w * p[axis] for w, p in zip(weights, cubic, strict=True)) for axis in (0, 1))
    dx, dy = (sum(s * p[axis] for s, p in zip(slopes, cubic, strict=True)) for axis in (0, 1))
    return (x, y), (dx, dy)


def _shifted(point: Point, reach: Point, side: int) -> Point:
    return point[0] + side * reach[0], point[1] + side * reach[1]


def _smooth(points: Sequence[Point]) -> str:
    """A smooth line through the points: each becomes the end of a curve that leaves as it arrived."""
    words = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(len(points) - 1):
        before, a, b = points[max(i - 1, 0)], points[i], points[i + 1]
        after = points[min(i + 2, len(points) - 1)]
        c1 = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
        c2 = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
        words.append("C" + " ".join(number(v) for v in (*c1, *c2, *b)))
    return "".join(words)
