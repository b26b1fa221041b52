"""The app's icon: a fan of an ace, a king and the three it all starts with, on a tile of felt."""

from __future__ import annotations

from . import colours
from .letters import letter
from .suits import mark
from .svg import document, group, number, rectangle

SIZE = 256.0


def app_icon() -> str:
    """The icon as a square SVG file of 256 units; outside the round tile it is transparent."""
    tile = rectangle(3, 3, SIZE - 6, SIZE - 6, rx=58, fill=colours.FELT, stroke=colours.FELT_DARK, stroke_width=6)
    rim = rectangle(13, 13, SIZE - 26, SIZE - 26, rx=49, fill="none", stroke="#2d7a5f", stroke_width=3)
    fan = [fanned("A", "S", -25), fanned("K", "C", 0), fanned("3", "H", 25)]
    return document(SIZE, SIZE, [tile, rim, *fan])


def fanned(rank: str, suit: str, turn: float) -> str:
    """A small card turned about a point below the fan, with a shadow on the one beneath."""
    ink = colours.CLASSIC[suit].pip
    shadow = rectangle(-45, -60, 90, 126, rx=12, fill=colours.FELT_DARK, opacity=0.35)
    sheet = rectangle(-44, -64, 88, 124, rx=11, fill=colours.PAPER, stroke=colours.EDGE, stroke_width=2)
    face = [shadow, sheet, letter(rank, -17, -53, 50, ink), mark(suit, -17, 18, 32, ink)]
    return group(face, transform=f"rotate({number(turn)} 128 270) translate(128 130)")
