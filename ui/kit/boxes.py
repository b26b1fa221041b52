"""Boxes and poses: the two shapes all geometry of the table is written in.

Knows no cards, no rules and no pygame; a Box can be handed to pygame wherever it wants a rectangle.
"""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The first x to the right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The first y below the box."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def whole(self) -> tuple[int, int, int, int]:
        """The same box on whole pixels, for drawing."""
        return round(self.x), round(self.y), round(self.w), round(self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """Tell whether `point` lies inside.

        >>> Box(0, 0, 10, 10).holds((9, 0)), Box(0, 0, 10, 10).holds((10, 0))
        (True, False)
        """
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlap(self, other: Box) -> float:
        """Return the area both boxes share, in square pixels."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)

    def grow(self, by: float) -> Box:
        """Return the box grown by `by` pixels on every side (shrunk when negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def move(self, dx: float, dy: float) -> Box:
        """Return the box shifted by `dx`, `dy`."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


def box_around(centre: tuple[float, float], w: float, h: float) -> Box:
    """Return the box of size `w` x `h` whose middle is `centre`."""
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)


class Pose(NamedTuple):
    """Where a card lies: its middle, its width (the height follows), degrees clockwise, and how it shows.

    `face` is 1 face up and 0 face down, between them the card is turning; `alpha` is 1 when solid;
    `lift` is how high it is held over the table, 0 … 1, for the shadow.
    """

    x: float
    y: float
    w: float
    angle: float = 0.0
    face: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0

    @property
    def box(self) -> Box:
        """The card's box as if it lay straight."""
        return box_around((self.x, self.y), self.w, self.w * CARD_RATIO)


CARD_RATIO = 1.4
"""Height of a card over its width."""
