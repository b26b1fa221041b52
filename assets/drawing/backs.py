"""The backs: lattice, sunburst, night, garden and waves, each the same from both ends.

A back is a paper margin, a coloured field, a pattern that ends exactly at the field's edge, and a medallion or
border over it. Backs tell nothing about the face. Patterns are computed; none relies on clipping.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import colours
from .marks import star
from .ornate import LEAF, PETAL
from .paper import HEIGHT, WIDTH, both_ends, card
from .suits import mark
from .svg import Point, circle, group, number, on_circle, path, placed, polygon_path, rectangle

LEFT, TOP = 14.0, 14.0
RIGHT, BOTTOM = WIDTH - LEFT, HEIGHT - TOP
X, Y = WIDTH / 2, HEIGHT / 2


def framed(field: str, line: str, pattern: list[str], crown: list[str]) -> str:
    """A back as an SVG file: a field of one colour, its pattern, a fine inner line, and what lies on top."""
    width, height = RIGHT - LEFT, BOTTOM - TOP
    base = rectangle(LEFT, TOP, width, height, rx=6, fill=field)
    rule = rectangle(LEFT + 5, TOP + 5, width - 10, height - 10, rx=3, fill="none", stroke=line, stroke_width=1.6)
    return card([base, *pattern, rule, *crown])


def lattice() -> str:
    """Crossing diagonals in red with a dot in every field and a four-suit medallion."""
    dots = [circle(x, y, 2.6) for x, y in grid(22, 22, 11)]
    pattern = [
        path("".join(diagonals(22)), stroke=colours.PAPER, stroke_width=1.7, fill="none"),
        group(dots, fill=colours.GOLD),
    ]
    return framed("#a8261f", colours.PAPER, pattern, medallion("#a8261f"))


def grid(step_x: float, step_y: float, margin: float) -> Iterator[Point]:
    """Points about the middle of the card, in rows set off by half a step, inside the field less a margin."""
    for row in range(-16, 17):
        y = Y + row * step_y / 2
        for column in range(-8, 9):
            x = X + (column + (0.5 if row % 2 else 0)) * step_x
            if LEFT + margin <= x <= RIGHT - margin and TOP + margin <= y <= BOTTOM - margin:
                yield x, y


def diagonals(step: float) -> Iterator[str]:
    """Lines at 45 degrees both ways, cut off at the inner rule."""
    left, top, right, bottom = LEFT + 5, TOP + 5, RIGHT - 5, BOTTOM - 5
    for i in range(-14, 15):
        for lean in (1, -1):
            x_at_top = X + (i + 0.5) * step - lean * (Y - top)
            spans = sorted((top + (x - x_at_top) / lean for x in (left, right)))
            y0, y1 = max(top, spans[0]), min(bottom, spans[1])
            if y0 < y1:
                x0, x1 = x_at_top + lean * (y0 - top), x_at_top + lean * (y1 - top)
                yield f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"


def medallion(ink: str) -> list[str]:
    """A round shield in the middle with the four suits, each turned outwards."""
    marks = [mark(suit, *on_circle(X, Y, 23, turn - 90), 22, ink, turn) for suit, turn in zip("SHCD", (0, 90, 180, 270), strict=True)]
    return [
        circle(X, Y, 50, fill=colours.PAPER),
        circle(X, Y, 45, fill="none", stroke=colours.GOLD, stroke_width=2),
        *marks,
        path(star(X, Y, 9, 4, 0.4), fill=colours.GOLD),
    ]


def sunburst() -> str:
    """Rays of two colours from a sun in the middle to the edge of the field."""
    rays = [path(polygon_path([(X, Y), *(to_edge(turn + lean) for lean in (-2.5, 2.5))])) for turn in range(0, 360, 10)]
    sun = [
        path(star(X, Y, 62, 24, 0.78), fill=colours.GOLD),
        circle(X, Y, 42, fill="#173f4a"),
        circle(X, Y, 37, fill="none", stroke=colours.GOLD, stroke_width=1.8),
        path(star(X, Y, 32, 8, 0.45), fill=colours.PAPER),
        circle(X, Y, 7, fill=colours.GOLD),
    ]
    return framed("#173f4a", colours.PAPER, [group(rays, fill="#c98a2c")], sun)


def to_edge(degrees: float) -> Point:
    """Where a ray from the middle meets the inner rule."""
    dx, dy = on_circle(0, 0, 1, degrees)
    reach = min((RIGHT - 5 - X) / max(abs(dx), 1e-9), (BOTTOM - 5 - Y) / max(abs(dy), 1e-9))
    return X + dx * reach, Y + dy * reach


def night() -> str:
    """A dark sky, with a moon at either end."""
    stars = [path(star(x, y, size, 4, 0.3)) for x, y, size in _STARS]
    moon = path("M150 62A34 34 0 1 0 172 116A27 27 0 1 1 150 62Z", fill="#f0d891")
    return framed("#1a2144", "#f0d891", both_ends([group(stars, fill="#f0d891"), moon]), [])


_STARS = ((48, 52, 8), (82, 40, 4), (206, 56, 7), (62, 96, 5), (204, 146, 6), (48, 140, 9), (96, 150, 4), (228, 110, 4), (156, 164, 5))


def garden() -> str:
    """Leaves and flowers on dark green, each quarter the mirror of the next."""
    quarter = [
        path("M125 175C150 150 200 160 205 110C208 80 170 70 165 100", fill="none", stroke="#d8c48a", stroke_width=3),
        *(placed([path(LEAF, fill="#7fae74")], x, y, 1, turn) for x, y, turn in ((165, 152, 30), (190, 140, 60), (205, 110, 20))),
        *(placed([path(PETAL, fill="#e8a598")], 165, 100, 0.9, turn) for turn in range(0, 360, 60)),
        circle(165, 100, 5, fill=colours.GOLD),
    ]
    half = [*quarter, group(quarter, transform=f"translate({number(WIDTH)} 0) scale(-1 1)")]
    return framed("#1f4d3a", "#d8c48a", both_ends(half), [])


BACKS: dict[str, Callable[[], str]] = {"garden": garden, "lattice": lattice, "night": night, "sunburst": sunburst}
