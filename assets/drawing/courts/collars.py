"""Collars, chains and necks of gowns, laid over a robe and under the chin.

Drawn about the middle of the face: the chin at 34, the neck to 42. Some have a part behind the head.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..suits import mark
from ..svg import circle, ellipse, on_circle
from .faces import BRONZE
from .lines import Parts, flat, line, pair, shape
from .robes import tails

GOLD = colours.GOLD
PEARL = colours.WHITE


def ermine(livery: Livery) -> Parts:
    """A cape of ermine over the shoulders."""
    cape = (
        "M-12 38C-34 42 -50 40 -64 47C-78 55 -86 68 -86 76C-70 84 -52 80 -36 78C-20 76 -8 80 0 88"
        "C8 80 20 76 36 78C52 80 70 84 86 76C86 68 78 55 64 47C50 40 34 42 12 38C6 46 -6 46 -12 38Z"
    )
    return [
        shape(cape, colours.WHITE),
        tails(
            ((-70, 66), (-54, 54), (-50, 72), (-32, 54), (-28, 68), (28, 68), (32, 54), (50, 72), (54, 54), (70, 66))
        ),
    ]


def chain(livery: Livery) -> Parts:
    """A turned-down collar and a chain of office with a heart."""
    links = [circle(*on_circle(0, 30, 44, angle), 4.4, fill=GOLD) for angle in range(20, 161, 14)]
    return [
        *pair(shape("M-2 42C-14 40 -26 38 -36 44C-34 56 -24 64 -8 66Z", colours.WHITE)),
        *links,
        mark("H", 0, 82, 20, GOLD),
    ]


def mantle(livery: Livery) -> Parts:
    """A stand-up collar of cloth of gold, closed with a stone."""
    return [
        *pair(shape("M0 62C-14 58 -26 50 -32 36C-20 44 -10 46 0 46Z", livery.second)),
        circle(0, 62, 6, fill=GOLD),
        circle(0, 62, 2.6, fill=PEARL, stroke="none"),
    ]


def wide_fur(livery: Livery) -> Parts:
    """Two broad bands of fur from neck to seam."""
    return pair(
        shape("M-6 42C-22 44 -38 46 -50 50C-46 70 -40 88 -36 104L-16 104C-16 84 -14 62 -6 42Z", colours.WHITE),
        tails(((-34, 56), (-24, 66), (-35, 76), (-25, 86), (-30, 97))),
    )


def low_neck(livery: Livery) -> Parts:
    """A deep neckline with two strings of pearls."""
    pearls = [circle(*on_circle(0, 30, 22, angle), 2.7, fill=PEARL, stroke_width=1.1) for angle in range(28, 153, 14)]
    return [
        shape("M-11 36C-14 44 -24 46 -34 47L0 92L34 47C24 46 14 44 11 36Z", BRONZE.base),
        flat("M11 40C14 44 24 46 34 47L0 92L-4 86C10 74 14 56 11 40Z", BRONZE.shade),
        *pearls,
        line("M-22 50C-14 68 14 68 22 50", 1.3),
        circle(0, 68, 7.5, fill=GOLD),
        mark("S", 0, 68, 10, livery.dark),
    ]


def square_neck(livery: Livery) -> Parts:
    """A square neckline edged with gold, a pendant on a ribbon."""
    return [
        shape("M-11 36C-14 44 -22 45 -30 46L-25 66L25 66L30 46C22 45 14 44 11 36Z", colours.SKIN),
        flat("M11 40C14 44 22 45 30 46L25 66L6 66C12 58 12 48 11 40Z", colours.SKIN_SHADE),
        line("M-31 47L-25 67L25 67L31 47", 4, GOLD),
        line("M-13 44C-8 50 8 50 13 44", 2.4),
        circle(0, 55, 6.5, fill=GOLD),
        mark("H", 0, 55.5, 8, colours.RED),
    ]


def standing_lace(livery: Livery) -> Parts:
    """The inner part of a high lace collar: a neckline between its two wings."""
    return [
        *pair(
            shape("M-10 60C-30 54 -46 36 -50 12C-40 22 -26 32 -13 36Z", colours.WHITE),
            line("M-18 48L-44 24M-14 52L-36 34M-22 42L-47 18", 1.1),
        ),
        shape("M-11 36C-12 46 -14 52 -16 56L0 72L16 56C14 52 12 46 11 36Z", colours.SKIN),
        flat("M11 38C12 46 14 52 16 56L0 72C8 60 10 48 11 38Z", colours.SKIN_SHADE),
        line("M-17 57L0 74L17 57", 3, GOLD),
        circle(0, 76, 4, fill=livery.second),
    ]


def shawl(livery: Livery) -> Parts:
    """A soft shawl crossed over the breast, pinned with a flower."""
    return [
        shape("M-11 36C-12 44 -18 46 -24 47L0 68L24 47C18 46 12 44 11 36Z", colours.SKIN),
        flat("M11 38C12 44 18 46 24 47L0 68C8 58 12 48 11 38Z", colours.SKIN_SHADE),
        *pair(shape("M-14 44C-34 44 -56 42 -74 56C-58 62 -30 72 0 84L4 70C-8 62 -14 52 -14 44Z", "#cfe0c4")),
        circle(0, 74, 5.5, fill=PEARL),
        circle(0, 74, 2.4, fill=GOLD),
    ]


def ruff(livery: Livery) -> Parts:
    """A pleated ruff all round the neck."""
    pleats = "".join(
        f"M{x * 0.42:.1f} {40 + abs(x) * 0.02:.1f}L{x} {y}"
        for x, y in ((-36, 46), (-27, 52), (-17, 55), (-6, 57), (6, 57), (17, 55), (27, 52), (36, 46))
    )
    return [
        ellipse(2, 44, 40, 14, fill=colours.WHITE),
        line(pleats, 1.2),
        ellipse(2, 37, 20, 6, fill="#e2d3b0", stroke_width=1.2),
    ]


def lapels(livery: Livery) -> Parts:
    """A wide white collar with two points."""
    return pair(shape("M2 44C-12 42 -22 40 -34 42C-38 52 -36 62 -30 72C-18 66 -6 58 2 48Z", colours.WHITE))


def scarf(livery: Livery) -> Parts:
    """A knotted neckerchief."""
    return [
        shape("M-22 40C-10 50 10 50 22 40C26 48 16 58 0 58C-16 58 -26 48 -22 40Z", livery.second),
        shape("M-4 56L-14 78L-2 72L6 80L6 58Z", livery.second),
        circle(0, 57, 5, fill=livery.second),
    ]


def cowl(livery: Livery) -> Parts:
    """A hood thrown back, lying about the neck."""
    return [
        shape("M-26 36C-40 44 -36 56 -16 60C-6 62 6 62 16 60C36 56 40 44 26 36C18 48 -18 48 -26 36Z", livery.second),
        line("M-28 44C-20 54 -8 56 0 56C8 56 20 54 28 44", 1.3),
    ]
