"""The panel of a two-headed card: ground with rays, the figure from both ends, the belt over the seam, the frame.

What a figure draws beyond the panel is covered by paper afterwards; what it would draw beyond the seam is hidden
by the belt. It knows the measures of a deck and nothing of the figures' parts.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..marks import star
from ..paper import HEIGHT, MARGIN, WIDTH, Deck, both_ends, panel_path, window
from ..svg import Point, circle, on_circle, path, placed, polygon_path, rectangle
from .cast import Figure, draw

GROUND = "#f8edd2"
RAY = "#efd9a3"
FACE_Y = 76.0
SEAM = HEIGHT / 2
BELT = 9.0


def two_headed(deck: Deck, figure: Figure, livery: Livery, corner: str) -> list[str]:
    """The picture of a court or a joker within the deck's panel; `corner` is laid beside the head."""
    x = face_x(deck)
    half = [*ground(x), placed([draw(figure, livery)], x, FACE_Y), corner]
    frame = path(panel_path(deck), fill="none", stroke=livery.pip, stroke_width=1.8)
    return [*both_ends(half), *belt(livery), window(panel_path(deck)), frame]


def face_x(deck: Deck) -> float:
    """The middle of the face: a little left of the middle of the field beside the index."""
    return (deck.notch[0] + WIDTH - MARGIN) / 2 - 7


def ground(x: float) -> list[str]:
    """The upper half's ground, with rays from behind the head at `x`."""
    rays = [polygon_path([(x, FACE_Y), *(to_edge(x, turn + lean) for lean in (-4, 4))]) for turn in range(-188, 20, 16)]
    field = rectangle(MARGIN, MARGIN, WIDTH - 2 * MARGIN, SEAM - MARGIN, fill=GROUND)
    return [field, path("".join(rays), fill=RAY)]


def to_edge(x: float, degrees: float) -> Point:
    """Where a ray from the face meets the edge of the field's upper half."""
    dx, dy = on_circle(0, 0, 1, degrees)
    across = ((WIDTH - MARGIN if dx > 0 else MARGIN) - x) / dx if abs(dx) > 1e-6 else 1e6
    down = ((SEAM if dy > 0 else MARGIN) - FACE_Y) / dy if abs(dy) > 1e-6 else 1e6
    return x + dx * min(across, down), FACE_Y + dy * min(across, down)


def belt(livery: Livery) -> list[str]:
    """The belt over the seam: livery between two lines, with a jewel in the middle and studs beside it."""
    studs = "".join(f"M{x} {SEAM - 5}l5 5l-5 5l-5 -5Z" for x in range(25, 241, 20) if abs(x - WIDTH / 2) > 19)
    width = WIDTH - 2 * MARGIN
    rules = f"M{MARGIN} {SEAM - 6.5}h{width}M{MARGIN} {SEAM + 6.5}h{width}"
    band = rectangle(MARGIN, SEAM - BELT, width, 2 * BELT, fill=livery.dark, stroke=colours.INK, stroke_width=1.8)
    jewel = path(star(WIDTH / 2, SEAM, 17, 4, 0.5), fill=colours.GOLD, stroke=colours.INK, stroke_width=1.8)
    return [
        band,
        path(studs, fill=colours.GOLD),
        path(rules, fill="none", stroke=colours.GOLD, stroke_width=1.2),
        jewel,
        circle(WIDTH / 2, SEAM, 4, fill=livery.main, stroke=colours.INK, stroke_width=1.4),
    ]
