"""Faces: one seen from the front and one in profile, looking to the viewer's left, each in three ages.

Flat skin, one plane of shade, and lines as a woodcut has them. Hair, beards and hats are laid over them by
`cast`; faces do not know whose they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from .. import colours
from ..svg import circle, number
from .lines import Parts, flat, line, pair, shape


@dataclass(frozen=True)
class Skin:
    """A skin's colour, its shade, and the blush of its cheeks."""

    base: str
    shade: str
    blush: str


FAIR = Skin(colours.SKIN, colours.SKIN_SHADE, "#f0b596")
OLIVE = Skin("#ecc497", "#cd9863", "#de9c74")
BRONZE = Skin("#d3a06f", "#ab7444", "#bf7a50")
BROWN = Skin("#a96d44", "#804a2a", "#8f4f30")


@dataclass(frozen=True)
class Look:
    """What tells one face from another: brows, lashes, lips, cheeks, the lines of age, where it looks (units to the
    right) and how far the corners of its mouth are drawn up.
    """

    brow: float
    lips: str
    lashes: bool = False
    cheeks: bool = False
    aged: bool = False
    skin: Skin = FAIR
    gaze: float = 0
    smile: float = 0


KING = Look(brow=3.2, lips="#a8463a", aged=True)
QUEEN = Look(brow=1.7, lips=colours.RED, lashes=True, cheeks=True, smile=1)
JACK = Look(brow=2.4, lips="#b9584a", smile=1.5)

NECK = "M-11 18L-11 42C-8 50 8 50 11 42L11 18Z"
OVAL = "M-23 -18C-24 0 -22 14 -13 26C-8 32 -4 34.5 0 34.5C4 34.5 8 32 13 26C22 14 24 0 23 -18C21 -36 -21 -36 -23 -18Z"
SIDE_SHADE = "M23 -18C24 0 22 14 13 26C8 32 4 34.5 0 34.5C8 30 13 20 14 8C15 -2 16 -12 15 -24C19 -23 22 -22 23 -18Z"


def front(look: Look) -> Parts:
    """A face from the front, on its neck."""
    return [
        shape(NECK, look.skin.base),
        flat("M-10 30C-6 38 6 38 10 30L10 42C6 38 -4 40 -10 36Z", look.skin.shade),
        flat(OVAL, look.skin.base),
        flat(SIDE_SHADE, look.skin.shade),
        *(pair(circle(-14, 9, 4.6, fill=look.skin.blush, stroke="none")) if look.cheeks else []),
        line(OVAL),
        *eyes(look),
        line("M-3.5 -8C-2.5 0 -4 5 -5.5 9C-4.5 12 0 12.5 3.5 11", 1.6),
        *mouth(look),
        *(pair(line("M-9 9C-12 12 -13 16 -12.5 19", 1.2)) if look.aged else []),
    ]


def eyes(look: Look) -> Parts:
    """Both eyes and brows of a face from the front."""
    lash = line("M-17 -5L-20 -8", 1.6) if look.lashes else ""
    lids = pair(
        line("M-17.5 -4.5C-14 -9.5 -7 -9.5 -3.8 -3.8", 2.2),
        line("M-15 -0.8C-12.5 0.3 -9 0.3 -6.5 -1", 0.9),
        line("M-18.5 -11C-14 -16 -8 -15.5 -4 -12.5", look.brow),
        lash,
    )
    whites = pair(flat("M-17 -4C-14 -9 -7 -9 -4 -3.5C-8 -0.5 -13 -0.5 -17 -4Z", colours.WHITE))
    pupils = [circle(x + look.gaze, -4.8, 3, fill=colours.INK, stroke="none") for x in (-10.4, 10.4)]
    return [*whites, *pupils, *lids]


def mouth(look: Look) -> Parts:
    """The mouth of a face from the front."""
    y = number(20 - look.smile)
    return [
        flat(f"M-8 {y}C-4.5 16.8 -1.5 16.8 0 18C1.5 16.8 4.5 16.8 8 {y}C4 25.5 -4 25.5 -8 {y}Z", look.lips),
        line(f"M-9.5 {y}C-5 21.5 -2 19.6 0 20.2C2 19.6 5 21.5 9.5 {y}", 1.2),
        line("M-3.5 27.5C-1 28.5 1 28.5 3.5 27.5", 1),
    ]


SILHOUETTE = (
    "M8 -36C-6 -37 -15 -30 -18 -20C-19 -15 -19 -12 -18.5 -9C-20 -4 -25.5 3 -27 6.5C-27 9.5 -23 10.5 -19.5 10.5"
    "C-19.5 12.5 -21 14 -22 16C-22 17.5 -20.5 18.3 -19 18.8C-20.5 19.8 -21.5 21.5 -20.5 23"
    "C-19.5 24.5 -19.5 26 -20 28C-20.5 33 -15 37 -9 36.5C2 35 12 27 17 16L22 -10C23 -28 16 -36 8 -36Z"
)


def profile(look: Look) -> Parts:
    """A face in profile, looking to the viewer's left, on its neck."""
    return [
        shape("M-5 24L-8 46C-2 52 14 52 18 44L16 8Z", look.skin.base),
        flat("M-4 36C4 35 12 28 15.5 20L16.5 36C12 42 2 44 -5.5 42Z", look.skin.shade),
        flat(SILHOUETTE, look.skin.base),
        flat("M-9 36.5C2 35 12 27 17 16L20 -4C12 6 6 20 -4 26C-8 28 -12 34 -9 36.5Z", look.skin.shade),
        line(SILHOUETTE),
        *profile_eye(look),
        line("M-20 9.5C-20.5 6.5 -17.5 5.5 -16 8", 1.4),
        flat(
            (
                "M-21.8 16C-19 15.5 -15 17 -12 19C-15 23 -18 24 -20.5 23C-21.5 21.5 -20.5 19.8 -19 18.8"
                "C-20.5 18.3 -22 17.5 -21.8 16Z"
            ),
            look.lips,
        ),
        line(f"M-20 18.8C-17 19.5 -14 19.8 -10 {number(19.5 - look.smile)}", 1.2),
        *([line("M-13 10C-10.5 12 -9 15 -9 17", 1.2)] if look.aged else []),
    ]


def profile_eye(look: Look) -> Parts:
    """The one eye, and its brow, of a face in profile."""
    return [
        flat("M-17 -5C-15 -9.5 -10 -9 -5 -4.5C-9 -2 -13 -2 -16.5 -3.5Z", colours.WHITE),
        circle(-13.4, -5.6, 2.8, fill=colours.INK, stroke="none"),
        line("M-17.5 -6C-15 -10 -10 -9.5 -4 -4.5", 2.2),
        line("M-18.5 -13C-15 -16.5 -9 -16.5 -4 -13", look.brow),
    ]
