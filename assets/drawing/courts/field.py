"""The panel of a court card: ground with rays, the figure from both ends, the belt over the seam, the frame.

What a figure draws beyond the panel is covered by paper afterwards; what it would draw beyond the seam is hidden
by the belt. It knows the measures of a deck and nothing of the figures' parts.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..paper import HEIGHT, WIDTH, Deck, both_ends, card, index, panel_path, window
from ..suits import mark
from ..svg import Point, on_circle, path, placed, polygon_path, rectangle
from .cast import CAST, draw

GROUND = "#f8edd2"
RAY = "#efd9a3"
FACE_Y = 76.0
SEAM = HEIGHT / 2
BELT = 9.0
MARGIN = 13


def court_card(deck: Deck, rank: str, suit: str) -> str:
    """A jack, queen or king as an SVG file."""
    livery = deck.liveries[suit]
    x = face_x(deck)
    half = [*ground(x), placed([draw(CAST[rank + suit], livery)], x, FACE_Y), corner_mark(deck, livery, suit)]
    frame = path(panel_path(deck), fill="none", stroke=livery.pip, stroke_width=1.8)
    return card([*both_ends(half), *belt(livery, suit), window(deck), frame, *index(deck, rank, suit)])


def face_x(deck: Deck) -> float:
    """The middle of the face: a little left of the middle of the field beside the index."""
    return (deck.notch[0] + WIDTH - 13) / 2 - 7


def corner_mark(deck: Deck, livery: Livery, suit: str) -> str:
    """The suit's mark in the corner between the index and the head."""
    return mark(suit, deck.notch[0] + 20, 34, 26, livery.pip)


def ground(x: float) -> list[str]:
    """The upper half's ground, with rays from behind the head."""
    rays = [polygon_path([(x, FACE_Y), *(to_edge(x, turn + lean) for lean in (-4, 4))]) for turn in range(-188, 20, 16)]
    field = rectangle(MARGIN, MARGIN, WIDTH - 2 * MARGIN, SEAM - MARGIN, fill=GROUND)
    return [field, path("".join(rays), fill=RAY)]


def to_edge(x: float, degrees: float) -> Point:
    """Where a ray from the face meets the edge of the field's upper half."""
    dx, dy = on_circle(0, 0, 1, degrees)
    across = ((WIDTH - MARGIN if dx > 0 else MARGIN) - x) / dx if abs(dx) > 1e-6 else 1e6
    down = ((SEAM if dy > 0 else MARGIN) - FACE_Y) / dy if abs(dy) > 1e-6 else 1e6
    return x + dx * min(across, down), FACE_Y + dy * min(across, down)


def belt(livery: Livery, suit: str) -> list[str]:
    """The belt over the seam: livery between two lines, with the suit in the middle and studs beside it."""
    studs = "".join(f"M{x} {SEAM - 5}l5 5l-5 5l-5 -5Z" for x in range(25, 241, 20) if abs(x - WIDTH / 2) > 15)
    left, width = MARGIN, WIDTH - 2 * MARGIN
    return [
        rectangle(left, SEAM - BELT, width, 2 * BELT, fill=livery.dark, stroke=colours.INK, stroke_width=1.8),
        path(studs, fill=colours.GOLD),
        path(f"M{left} {SEAM - 6.5}h{width}M{left} {SEAM + 6.5}h{width}", fill="none", stroke=colours.GOLD, stroke_width=1.2),
    ]
