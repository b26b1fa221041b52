"""Robes: body, sleeves and pattern of each figure, from the shoulders to the seam.

Drawn about the middle of the face: the neck ends at 42, the shoulders reach from -105 to 105, the seam lies at
99. Collars are laid over them by `collars`; robes know their livery and nothing of the face.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .. import colours
from ..colours import Livery
from ..suits import mark
from ..svg import Point, circle, number, path
from .lines import Parts, flat, line, pair, shape

GOLD = colours.GOLD
SHOULDERS = "M0 38C-22 43 -46 40 -62 48C-82 58 -96 82 -106 104L102 104C94 82 80 58 62 48C46 40 22 43 0 38Z"
CLOAK = "M-22 40C-46 34 -74 34 -92 44C-108 53 -116 74 -118 104L102 104L102 48C96 44 94 44 92 44C74 34 46 34 22 40Z"
FRONT = "M-17 44L-21 104L21 104L17 44Z"


def body(fill: str, fold: str) -> Parts:
    """The plain robe with the folds of its sleeves."""
    return [
        shape(SHOULDERS, fill),
        *pair(line("M-58 104C-58 88 -62 76 -70 70", 1.6, fold)),
    ]


def strewn(step_x: float, step_y: float, keep: float) -> Iterator[Point]:
    """Places for a small pattern, in rows set off by half a step, inside the shoulders and beyond `keep`."""
    for row in range(5):
        y = 56 + row * step_y
        for column in range(-9, 10):
            x = (column + (row % 2) / 2) * step_x
            if keep < abs(x) < min(52 + (y - 44) * 0.78, 96) and y < 97:
                yield x, y


def placket(fill: str) -> str:
    """The long piece down the front."""
    return shape(FRONT, fill)


def starred(livery: Livery) -> Parts:
    """The king of spades: strewn with small golden spades, a broad golden front with bars."""
    return [
        *body(livery.main, livery.dark),
        sown(
            "c1.5 2.5 4.5 4 4.5 7c0 2.5 -2.5 3.5 -4 2l1 2.5l-3 0l1 -2.5c-1.5 1.5 -4 .5 -4 -2c0 -3 3 -4.5 4.5 -7Z",
            strewn(17, 13, 24),
            GOLD,
        ),
        placket(GOLD),
        line("M-19 82L19 82M-20 94L20 94", 2.4, livery.main),
    ]


def striped(livery: Livery) -> Parts:
    """The king of hearts: golden stripes that fan out from the neck, a dark front with hearts."""
    stripes = [
        f"M{x0} {y0}L{x1} 104L{x1 + 9} 104Z" for x0, y0, x1 in ((23, 46, 30), (34, 46, 47), (45, 47, 64), (57, 50, 82))
    ]
    return [
        *body(livery.main, livery.dark),
        *pair(*(flat(stripe, GOLD) for stripe in stripes)),
        placket(livery.dark),
        *(mark("H", 0, y, 10, GOLD) for y in (70, 84, 98)),
    ]


def quartered(livery: Livery) -> Parts:
    """The king of diamonds: one half plain, one half in lozenges, fur down the front."""
    return [
        *body(livery.main, livery.dark),
        sown("l5.5 7.5l-5.5 7.5l-5.5 -7.5Z", strewn(15, 13, 8), livery.second),
        shape("M-12 44C-16 64 -18 84 -18 104L18 104C18 84 16 64 12 44Z", colours.WHITE),
        tails(((0, 60), (-8, 74), (8, 74), (0, 88), (-10, 96), (10, 96))),
    ]


def tails(places: Iterable[Point]) -> str:
    """The black tips of ermine."""
    return sown("c2.6 4.5 2 7.5 0 7.5c-2 0 -2.6 -3 0 -7.5Z", places, colours.INK)


def sown(motif: str, places: Iterable[Point], ink: str) -> str:
    """One motif, in relative path commands from its top, at every place, as a single flat path."""
    return flat("".join(f"M{number(x)} {number(y - 4)}{motif}" for x, y in places), ink)


def scaled(livery: Livery) -> Parts:
    """The king of clubs: rows of scales like leaves, a golden front with trefoils."""
    scales = "".join(f"M{number(x - 8)} {number(y)}c0 9 16 9 16 0" for x, y in strewn(16, 9, 14))
    return [
        *body(livery.main, livery.dark),
        line(scales, 1.5, GOLD),
        placket(GOLD),
        *(mark("C", 0, y, 11, livery.main) for y in (68, 83, 98)),
    ]


def pleated(livery: Livery) -> Parts:
    """The queen of spades: pleats that spread like a fan from the waist."""
    pleats = "".join(f"M{x * 0.42:.1f} 104L{x} {43 + (x / 25) ** 3 * 0.7:.1f}" for x in (34, 47, 60, 73, 86))
    return [
        *body(livery.main, livery.dark),
        *pair(line(pleats, 1.4, GOLD)),
        shape("M-30 46L0 92L30 46L40 47L0 106L-40 47Z", GOLD),
        *pair(line("M-42 50C-62 54 -78 70 -90 96", 2, GOLD)),
    ]


def slashed(livery: Livery) -> Parts:
    """The queen of hearts: puffed sleeves slashed with cream, a bodice with laces."""
    puff = shape("M-46 46C-82 38 -112 66 -108 104L-52 104C-46 86 -44 66 -46 46Z", livery.main)
    cuts = [
        path(d, fill="#f3ead6")
        for d in (
            "M-58 54C-68 66 -68 82 -62 96C-57 82 -55 68 -58 54Z",
            "M-76 56C-90 68 -92 84 -86 98C-77 86 -74 70 -76 56Z",
        )
    ]
    return [
        *body(livery.main, livery.dark),
        *pair(puff, *cuts),
        shape("M-30 48C-30 70 -26 88 -22 104L22 104C26 88 30 70 30 48Z", livery.dark),
        line("M-9 74L9 82M9 74L-9 82M-9 86L9 94M9 86L-9 94", 1.8, GOLD),
    ]


def diapered(livery: Livery) -> Parts:
    """The queen of diamonds: a net of crossing lines with a dot in each mesh."""
    net = "".join(f"M{number(x - 8)} {number(y)}l8 6l8 -6l-8 -6Z" for x, y in strewn(16, 12, 22))
    return [
        *body(livery.main, livery.dark),
        line(net, 1.2, livery.dark),
        sown("l2.5 3.5l-2.5 3.5l-2.5 -3.5Z", strewn(16, 12, 22), livery.second),
        shape("M-24 46L-14 104L14 104L24 46Z", livery.second),
        *(mark("D", 0, y, 13, colours.WHITE) for y in (74, 92)),
    ]


def embroidered(livery: Livery) -> Parts:
    """The queen of clubs: leaves on winding stems, a cream front."""
    vine = "M-28 96C-40 84 -34 68 -48 66C-62 64 -58 86 -72 88C-82 88 -80 78 -88 80"
    leaf = "M{0} {1}c4 -5 10 -5 13 -1c-4 4 -9 4 -13 1Z"
    leaves = [flat(leaf.format(x, y), GOLD) for x, y in ((-46, 76), (-34, 80), (-68, 76), (-58, 94), (-82, 92))]
    return [
        *body(livery.main, livery.dark),
        *pair(line(vine, 1.6, GOLD), *leaves),
        shape("M-26 46C-22 64 -20 84 -20 104L20 104C20 84 22 64 26 46Z", "#f3ead6"),
        line("M-14 76C-6 82 6 82 14 76M-15 88C-6 94 6 94 15 88", 1.6, livery.main),
    ]


def buttoned(livery: Livery) -> Parts:
    """The jack of spades: a doublet with chevrons and a row of buttons."""
    chevrons = "".join(f"M{-52 - (y - 52) * 0.55:.0f} {y}L-6 {y + 15}" for y in (52, 65, 78))
    return [
        *body(livery.main, livery.dark),
        *pair(line(chevrons, 3, GOLD)),
        shape("M-7 44L-7 104L7 104L7 44Z", livery.dark),
        *(circle(0, y, 2.8, fill=GOLD, stroke_width=1) for y in (60, 72, 84, 96)),
    ]


def parted(livery: Livery) -> Parts:
    """The jack of hearts: one half red, one half gold, with bars on the other's colour."""
    half = "M0 38C22 43 46 40 62 48C80 58 94 82 102 104L0 104Z"
    return [
        *body(livery.main, livery.dark),
        shape(half, GOLD),
        line("M24 104L22 48M46 104L42 48M70 104L62 54", 4, livery.main),
        line("M-24 104L-22 48M-46 104L-42 48M-72 104L-62 54", 4, GOLD),
        line("M0 44L0 104", 1.8),
        *(circle(0, y, 2.8, fill=colours.WHITE) for y in (64, 78, 92)),
    ]


def strapped(livery: Livery) -> Parts:
    """The jack of diamonds: a tunic with a yoke, and the strap of a quiver across it."""
    return [
        *body(livery.main, livery.dark),
        sown("l4 5l-4 5l-4 -5Z", strewn(19, 14, 6), livery.second),
        shape("M-62 48L30 104L52 104L-44 43Z", livery.dark),
        line("M-54 48L40 103", 1.4, GOLD),
        shape("M-14 70L-3 61L11 68L0 78Z", GOLD),
    ]


def caped(livery: Livery) -> Parts:
    """The jack of clubs: a short cape with a scalloped, gold-edged hem over a dark tunic with bars."""
    hem = "c-2 9 -19 9 -20 1" * 3 + "c-2 8 -16 8 -17 1" + "c-1 8 -16 8 -17 1c-2 9 -19 9 -20 1c-1 9 -19 9 -20 1"
    cape = f"M0 38C22 43 46 40 62 48C70 52 78 62 84 72{hem}C-78 62 -70 52 -62 48C-46 40 -22 43 0 38Z"
    return [
        *body(livery.dark, livery.dark),
        line("M-80 96L80 96M-84 84L84 84", 3, GOLD),
        path(cape, fill=livery.main),
        line("M-64 58C-40 50 -18 54 0 64C18 54 40 50 64 58", 2, GOLD),
    ]


def cloak(lining: str) -> Parts:
    """A king's cloak behind his shoulders, as wide as the card."""
    return [
        shape(CLOAK, lining),
        line(
            "M-112 104C-110 78 -104 58 -89 50C-74 41 -50 40 -30 44M102 55C96 51 92 51 89 50C74 41 50 40 30 44", 2, GOLD
        ),
        line("M-99 104C-98 86 -94 70 -86 60", 1.4, GOLD),
    ]
