"""Hats of the four jacks, each for one card.

Drawn about the middle of the face, the brim near -22; the two in profile look to the left like their faces.
They take the suit's livery and know nothing of the hair below.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..svg import circle, path, placed
from .lines import Parts, line, shape

GOLD = colours.GOLD


def feather(fill: str, spine: str = colours.INK) -> Parts:
    """An ostrich feather that rises from (0, 0) and curls over to the right, about 50 long."""
    barbs = "M5 -12l-4 -5M9 -22l-5 -5M17 -31l-2 -7M7 -12l8 -1M13 -23l7 2M21 -31l5 4"
    return [
        path(
            (
                "M0 0C-6 -14 -2 -32 14 -40C26 -46 40 -42 42 -30C38 -34 34 -34 32 -31C34 -28 32 -24 28 -25"
                "C29 -20 24 -17 21 -19C21 -13 16 -10 13 -13C12 -8 6 -6 0 0Z"
            ),
            fill=fill,
        ),
        line("M0 0C4 -16 14 -30 30 -34", 1.3, spine),
        line(barbs, 1, spine),
    ]


def beret(livery: Livery) -> Parts:
    """The jack of spades: a full beret pulled to the back, with one plume."""
    return [
        shape("M-22 -24C-32 -38 -14 -54 12 -52C38 -50 48 -34 38 -20C24 -26 -6 -30 -22 -24Z", livery.main),
        line("M-12 -34C0 -44 18 -44 30 -36", 1.2),
        shape("M-24 -26C-8 -32 22 -28 39 -19L37 -13C22 -22 -8 -25 -22 -19Z", GOLD),
        placed(feather("#f3ead6"), -10, -26, 0.84, 42),
        circle(-10, -25, 4, fill=colours.WHITE),
    ]


def broad_brim(livery: Livery) -> Parts:
    """The jack of hearts: a wide hat turned up in front, with a long sweeping plume."""
    return [
        shape("M-16 -30C-16 -50 -6 -56 10 -55C26 -54 32 -42 31 -26Z", livery.main),
        line("M-16 -33C-2 -37 18 -36 31 -30", 4, GOLD),
        shape(
            "M-38 -38C-34 -24 -10 -26 14 -24C30 -22 44 -18 54 -8C56 -22 40 -30 22 -31C0 -33 -26 -28 -38 -38Z",
            livery.dark,
        ),
        placed(feather(GOLD), 2, -34, 0.95, 40),
        circle(2, -34, 4, fill=colours.WHITE),
    ]


def bycocket(livery: Livery) -> Parts:
    """The jack of diamonds: an archer's hat, its brim pointed at the side."""
    return [
        placed(feather(livery.second), 18, -28, 0.72, 14),
        shape("M-24 -24C-24 -46 -8 -54 4 -53C18 -52 26 -42 25 -24Z", livery.main),
        line("M-10 -44C-4 -49 6 -49 12 -45", 1.2),
        shape("M-46 -18C-30 -20 -26 -34 0 -34C20 -34 30 -28 34 -16C18 -24 -14 -24 -46 -18Z", livery.dark),
        line("M-38 -20C-22 -25 14 -27 30 -20", 1.4, GOLD),
    ]


def roundlet(livery: Livery) -> Parts:
    """The jack of clubs: a padded roll round the head, with a scarf that hangs to one side."""
    turns = "M-22 -38L-17 -24M-11 -42L-7 -27M0 -43L0 -28M11 -42L7 -27M22 -38L17 -24"
    return [
        shape("M-20 -36C-20 -56 20 -56 20 -36Z", livery.dark),
        shape(
            "M24 -38C42 -36 44 -18 40 4C38 18 44 28 38 40C32 36 28 34 24 38C28 24 24 10 27 -6C28 -18 28 -26 22 -30Z",
            livery.main,
        ),
        line("M33 -22C34 -4 32 12 33 30", 1.2),
        shape(
            "M-31 -29C-33 -42 -16 -46 0 -46C16 -46 33 -42 31 -29C30 -20 16 -24 0 -24C-16 -24 -30 -20 -31 -29Z",
            livery.main,
        ),
        line(turns, 1.4, GOLD),
        circle(0, -35, 4.6, fill=GOLD),
    ]
