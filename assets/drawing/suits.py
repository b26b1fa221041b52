"""The four suit marks, drawn for this deck on a box 100 wide about its middle.

`SHAPES` holds path commands, centred on (0, 0) and about 100 high. It does not know colours or cards.
"""

from __future__ import annotations

from .svg import path, placed

SPADE = (
    "M0 -52C8 -34 47 -14 47 16C47 34 34 43 22 43C15 43 9 40 5 35C6 43 11 49 22 52L-22 52"
    "C-11 49 -6 43 -5 35C-9 40 -15 43 -22 43C-34 43 -47 34 -47 16C-47 -14 -8 -34 0 -52Z"
)
HEART = (
    "M0 51C-8 30 -48 8 -48 -21C-48 -38 -36 -48 -24 -48C-12 -48 -3 -40 0 -28C3 -40 12 -48 24 -48"
    "C36 -48 48 -38 48 -21C48 8 8 30 0 51Z"
)
DIAMOND = "M0 -54C10 -34 24 -16 40 0C24 16 10 34 0 54C-10 34 -24 16 -40 0C-24 -16 -10 -34 0 -54Z"
CLUB = (
    "M0 -50C14 -50 24 -40 24 -27C24 -19 20 -12 13 -6C17 -8 21 -9 25 -9C39 -9 49 1 49 14C49 27 39 37 26 37"
    "C17 37 9 32 5 26C6 39 11 48 22 52L-22 52C-11 48 -6 39 -5 26C-9 32 -17 37 -26 37C-39 37 -49 27 -49 14"
    "C-49 1 -39 -9 -25 -9C-21 -9 -17 -8 -13 -6C-20 -12 -24 -19 -24 -27C-24 -40 -14 -50 0 -50Z"
)

SHAPES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def mark(suit: str, x: float, y: float, size: float, ink: str, turn: float = 0) -> str:
    """The suit's mark, `size` units high and centred on (x, y); `turn` in degrees clockwise."""
    return placed([path(SHAPES[suit], fill=ink)], x, y, size / 104, turn)
