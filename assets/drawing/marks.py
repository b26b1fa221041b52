"""Small marks for the table: suit icons, and the badge of a wild card, known by its shape alone.

Drawn on boxes of their own, with nothing around them. They do not know where on a card they are laid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from . import colours
from .suits import SHAPES
from .svg import document, on_circle, path, placed, polygon_path, rectangle

SIZE = 100.0


def suit_icons() -> Iterator[tuple[str, str]]:
    """Every suit icon, as path under `cards/suits/` and text."""
    sets: dict[str, Mapping[str, str]] = {
        "": {suit: livery.pip for suit, livery in colours.CLASSIC.items()},
        "on_dark/": colours.ON_DARK,
        "four_colour/": {suit: livery.pip for suit, livery in colours.FOUR_COLOUR.items()},
        "four_colour_on_dark/": colours.FOUR_COLOUR_ON_DARK,
    }
    for folder, inks in sets.items():
        for suit, ink in inks.items():
            yield f"{folder}{suit}.svg", suit_icon(suit, ink)


def suit_icon(suit: str, ink: str) -> str:
    """One suit mark filling a square of 100 units."""
    return document(SIZE, SIZE, [placed([path(SHAPES[suit], fill=ink)], SIZE / 2, SIZE / 2, 0.9)])


def wild_mark() -> str:
    """A star in a rounded lozenge: gold with an ink edge, so that it stands on paper, felt and pictures."""
    lozenge = rectangle(-32, -32, 64, 64, rx=12, fill=colours.GOLD, stroke=colours.INK, stroke_width=6)
    inner = rectangle(-26, -26, 52, 52, rx=7, fill="none", stroke=colours.WHITE, stroke_width=2.5)
    return document(SIZE, SIZE, [placed([lozenge, inner], 50, 50, 1, 45), path(star(50, 51, 24.5), fill=colours.INK)])


def star(x: float, y: float, radius: float, points: int = 5, waist: float = 0.42) -> str:
    """Path commands of a star with one point up; `waist` is the inner radius as part of the outer."""
    turn = 180 / points
    return polygon_path(on_circle(x, y, radius * (waist if i % 2 else 1), -90 + i * turn) for i in range(2 * points))
