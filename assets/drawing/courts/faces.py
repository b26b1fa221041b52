"""Faces: one seen from the front and one in profile, looking to the viewer's left, each in three ages.

Flat skin, one plane of shade, and lines as a woodcut has them. Hair, beards and hats are laid over them by
`cast`; faces do not know whose they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from .. import colours
from ..svg import circle
from .lines import Parts, flat, line, pair, shape


@dataclass(frozen=True)
class Look:
    """What tells a king's face from a queen's or a jack's: brows, lashes, lips, cheeks, the lines of age."""

    brow: float
    lips: str
    lashes: bool = False
    cheeks: bool = False
    aged: bool = False


KING = Look(brow=3.2, lips="#a8463a", aged=True)
QUEEN = Look(brow=1.7, lips=colours.RED, lashes=True, cheeks=True)
JACK = Look(brow=2.4, lips="#b9584a")

NECK = "M-11 18L-11 42C-8 50 8 50 11 42L11 18Z"
OVAL = "M-23 -18C-24 0 -22 14 -13 26C-8 32 -4 34.500 0 34.500C4 34.500 8 32 13 26C22 14 24 0 23 -18C21 -36 -21 -36 -23 -18Z"
SIDE_SHADE = "M23 -18C24 0 22 14 13 26C8 32 4 34.500 0 34.500C8 30 13 20 14 8C15 -2 16 -12 15 -24C19 -23 22 -22 23 -18Z"


def front(look: Look) -> Parts:
    """A face from the front, on its neck."""
    return [
        shape(NECK, colours.SKIN),
        flat("M-10 30C-6 38 6 38 10 30L10 42C6 38 -4 40 -10 36Z", colours.SKIN_SHADE),
        flat(OVAL, colours.SKIN),
        flat(SIDE_SHADE, colours.SKIN_SHADE),
        *(pair(circle(-14, 9, 4.6, fill="#f0b596", stroke="none")) if look.cheeks else []),
        line(OVAL),
        *eyes(look),
        line("M-3.500 -8C-2.500 0 -4 5 -5.500 9C-4.500 12 0 12.500 3.500 11", 1.6),
        *mouth(look),
        *(pair(line("M-9 9C-12 12 -13 16 -12.500 19", 1.2)) if look.aged else []),
    ]


def eyes(look: Look) -> Parts:
    """Both eyes and brows of a face from the front."""
    lash = line("M-17 -5L-20 -8", 1.6) if look.lashes else ""
    return pair(
        flat("M-17 -4C-14 -9 -7 -9 -4 -3.500C-8 -0.500 -13 -0.500 -17 -4Z", colours.WHITE),
        circle(-10.3, -4.6, 3, fill=colours.INK, stroke="none"),
        line("M-17.500 -4.500C-14 -9.500 -7 -9.500 -3.800 -3.800", 2.2),
        line("M-15 -0.800C-12.500 0.300 -9 0.300 -6.500 -1", 0.9),
        line("M-18.500 -11C-14 -16 -8 -15.500 -4 -12.500", look.brow),
        lash,
    )


def mouth(look: Look) -> Parts:
    """The mouth of a face from the front."""
    return [
        flat("M-8 20C-4.500 16.800 -1.500 16.800 0 18C1.500 16.800 4.500 16.800 8 20C4 25.500 -4 25.500 -8 20Z", look.lips),
        line("M-9 20C-4 20.800 -2 19.600 0 20.200C2 19.600 4 20.800 9 20", 1.2),
        line("M-3.500 27.500C-1 28.500 1 28.500 3.500 27.500", 1),
    ]


SILHOUETTE = (
    "M8 -36C-6 -37 -15 -30 -18 -20C-19 -15 -19 -12 -18.500 -9C-20 -4 -25.500 3 -27 6.500C-27 9.500 -23 10.500 -19.500 10.500"
    "C-19.500 12.500 -21 14 -22 16C-22 17.500 -20.500 18.300 -19 18.800C-20.500 19.800 -21.500 21.500 -20.500 23"
    "C-19.500 24.500 -19.500 26 -20 28C-20.500 33 -15 37 -9 36.500C2 35 12 27 17 16L22 -10C23 -28 16 -36 8 -36Z"
)


def profile(look: Look) -> Parts:
    """A face in profile, looking to the viewer's left, on its neck."""
    return [
        shape("M-5 24L-8 46C-2 52 14 52 18 44L16 8Z", colours.SKIN),
        flat("M-4 36C4 35 12 28 15.500 20L16.500 36C12 42 2 44 -5.500 42Z", colours.SKIN_SHADE),
        flat(SILHOUETTE, colours.SKIN),
        flat("M-9 36.500C2 35 12 27 17 16L20 -4C12 6 6 20 -4 26C-8 28 -12 34 -9 36.500Z", colours.SKIN_SHADE),
        line(SILHOUETTE),
        *profile_eye(look),
        line("M-20 9.500C-20.500 6.500 -17.500 5.500 -16 8", 1.4),
        flat("M-21.800 16C-19 15.500 -15 17 -12 19C-15 23 -18 24 -20.500 23C-21.500 21.500 -20.500 19.800 -19 18.800C-20.500 18.300 -22 17.500 -21.800 16Z", look.lips),
        line("M-20 18.800L-11 19.300", 1.2),
        *(pair() if not look.aged else [line("M-13 10C-10.500 12 -9 15 -9 17", 1.2)]),
    ]


def profile_eye(look: Look) -> Parts:
    """The one eye, and its brow, of a face in profile."""
    return [
        flat("M-17 -5C-15 -9.500 -10 -9 -5 -4.500C-9 -2 -13 -2 -16.500 -3.500Z", colours.WHITE),
        circle(-13.4, -5.6, 2.8, fill=colours.INK, stroke="none"),
        line("M-17.500 -6C-15 -10 -10 -9.500 -4 -4.500", 2.2),
        line("M-18.500 -13C-15 -16.500 -9 -16.500 -4 -13", look.brow),
    ]
