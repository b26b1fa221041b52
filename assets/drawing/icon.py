"""The app's icon: three cards fanned on a tile of felt, the middle one the three of hearts."""

from __future__ import annotations

from . import colours
from .letters import letter
from .suits import mark
from .svg import document, group, number, rectangle

SIZE = 256.0


def app_icon() -> str:
    """The icon as a square SVG file of 256 units."""
    tile = rectangle(4, 4, SIZE - 8, SIZE - 8, rx=56, fill=colours.FELT, stroke=colours.FELT_DARK, stroke_width=8)
    fan = [fanned("A", "S", -24), fanned("K", "C", 0), fanned("3", "H", 24)]
    return document(SIZE, SIZE, [tile, *fan])


def fanned(rank: str, suit: str, turn: float) -> str:
    """A small card turned about a point below the fan."""
    ink = colours.CLASSIC[suit].pip
    sheet = rectangle(-50, -70, 100, 140, rx=10, fill=colours.PAPER, stroke=colours.EDGE, stroke_width=2)
    face = [sheet, letter(rank, -26, -60, 46, ink), mark(suit, -26, 8, 30, ink)]
    return group(face, transform=f"rotate({number(turn)} 128 300) translate(128 128)")
