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
SHOULDERS = "M0 38C-28 43 -60 43 -86 51C-112 59 -130 70 -150 92L-150 104L150 104L150 92C130 70 112 59 86 51C60 43 28 43 0 38Z"
FRONT = "M-17 44L-21 104L21 104L17 44Z"


def body(fill: str, fold: str) -> Parts:
    """The plain robe with the folds of its sleeves."""
    return [
        shape(SHOULDERS, fill),
        *pair(line("M-60 104C-62 88 -68 76 -76 69", 1.6, fold), line("M-92 104C-95 92 -101 83 -108 79", 1.2, fold)),
    ]


def strewn(step_x: float, step_y: float, keep: float) -> Iterator[Point]:
    """Places for a small pattern, in rows set off by half a step, inside the shoulders and beyond `keep` of the middle."""
    for row in range(5):
        y = 56 + row * step_y
        for column in range(-9, 10):
            x = (column + (row % 2) / 2) * step_x
            if keep < abs(x) < 128 and 44 + max(abs(x) * 0.16, abs(x) * 0.42 - 14) < y < 97:
                yield x, y


def placket(fill: str) -> str:
    """The long piece down the front."""
    return shape(FRONT, fill)


def starred(livery: Livery) -> Parts:
    """The king of spades: strewn with small golden spades, a broad golden front with bars."""
    return [
        *body(livery.main, livery.dark),
        sown("c1.500 2.500 4.500 4 4.500 7c0 2.500 -2.500 3.500 -4 2l1 2.500l-3 0l1 -2.500c-1.500 1.500 -4 .500 -4 -2c0 -3 3 -4.500 4.500 -7Z", strewn(17, 13, 24), GOLD),
        placket(GOLD),
        line("M-19 82L19 82M-20 94L20 94", 2.4, livery.main),
    ]


def striped(livery: Livery) -> Parts:
    """The king of hearts: golden stripes that fan out from the neck, a dark front with hearts."""
    stripes = [f"M{x0} {y0}L{x1} 104L{x1 + 9} 104Z" for x0, y0, x1 in ((24, 45, 32), (37, 45, 54), (52, 46, 78), (68, 48, 102), (86, 53, 126))]
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
        sown("l5.500 7.500l-5.500 7.500l-5.500 -7.500Z", strewn(15, 13, 8), livery.second),
        shape("M-12 44C-16 64 -18 84 -18 104L18 104C18 84 16 64 12 44Z", colours.WHITE),
        tails(((0, 60), (-8, 74), (8, 74), (0, 88), (-10, 96), (10, 96))),
    ]


def tails(places: Iterable[Point]) -> str:
    """The black tips of ermine."""
    return sown("c2.600 4.500 2 7.500 0 7.500c-2 0 -2.600 -3 0 -7.500Z", places, colours.INK)


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
    pleats = "".join(f"M{x * 0.42:.1f} 104L{x} {46 + abs(x) * 0.2:.1f}" for x in (36, 52, 68, 84, 100, 116))
    return [
        *body(livery.main, livery.dark),
        *pair(line(pleats, 1.4, GOLD)),
        shape("M-30 46L0 92L30 46L40 47L0 106L-40 47Z", GOLD),
        *pair(line("M-44 52C-64 54 -90 62 -122 78", 2, GOLD)),
    ]


def slashed(livery: Livery) -> Parts:
    """The queen of hearts: puffed sleeves slashed with cream, a bodice with laces."""
    puff = shape("M-50 50C-84 46 -112 70 -106 104L-52 104C-46 86 -46 66 -50 50Z", livery.main)
    cuts = [path(d, fill="#f3ead6") for d in ("M-60 58C-68 70 -68 84 -62 96C-58 84 -56 70 -60 58Z", "M-76 60C-88 70 -90 84 -84 98C-77 86 -74 72 -76 60Z")]
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
        sown("l2.500 3.500l-2.500 3.500l-2.500 -3.500Z", strewn(16, 12, 22), livery.second),
        shape("M-24 46L-14 104L14 104L24 46Z", livery.second),
        *(mark("D", 0, y, 13, colours.WHITE) for y in (74, 92)),
    ]


def embroidered(livery: Livery) -> Parts:
    """The queen of clubs: leaves on winding stems, a cream front."""
    vine = "M-28 96C-40 84 -34 68 -48 66C-62 64 -58 86 -72 88C-84 88 -84 74 -96 78C-108 82 -110 92 -118 94"
    leaf = "M{0} {1}c4 -5 10 -5 13 -1c-4 4 -9 4 -13 1Z"
    leaves = [flat(leaf.format(x, y), GOLD) for x, y in ((-46, 76), (-34, 80), (-68, 76), (-58, 94), (-84, 94), (-104, 78))]
    return [
        *body(livery.main, livery.dark),
        *pair(line(vine, 1.6, GOLD), *leaves),
        shape("M-26 46C-22 64 -20 84 -20 104L20 104C20 84 22 64 26 46Z", "#f3ead6"),
        line("M-14 76C-6 82 6 82 14 76M-15 88C-6 94 6 94 15 88", 1.6, livery.main),
    ]


def buttoned(livery: Livery) -> Parts:
    """The jack of spades: a doublet with chevrons and a row of buttons."""
    chevrons = "".join(f"M-84 {y}L-6 {y + 18}" for y in (54, 68, 82))
    return [
        *body(livery.main, livery.dark),
        *pair(line(chevrons, 3, GOLD)),
        shape("M-7 44L-7 104L7 104L7 44Z", livery.dark),
        *(circle(0, y, 2.8, fill=GOLD, stroke_width=1) for y in (60, 72, 84, 96)),
    ]


def parted(livery: Livery) -> Parts:
    """The jack of hearts: one half red, one half gold, with bars on the other's colour."""
    half = "M0 38C28 43 60 43 86 51C112 59 130 70 150 92L150 104L0 104Z"
    return [
        *body(livery.main, livery.dark),
        shape(half, GOLD),
        line("M28 104L28 52M52 104L52 58M76 104L76 54M100 104L100 60", 4, livery.main),
        line("M-28 104L-28 52M-52 104L-52 58M-76 104L-76 54M-100 104L-100 60", 4, GOLD),
        line("M0 44L0 104", 1.8),
        *(circle(0, y, 2.8, fill=colours.WHITE) for y in (64, 78, 92)),
    ]


def strapped(livery: Livery) -> Parts:
    """The jack of diamonds: a tunic with a yoke, and the strap of a quiver across it."""
    return [
        *body(livery.main, livery.dark),
        sown("l4 5l-4 5l-4 -5Z", strewn(19, 14, 6), livery.second),
        shape("M-66 49L30 104L52 104L-48 46Z", livery.dark),
        line("M-58 50L38 102", 1.4, GOLD),
        shape("M-14 70L-3 61L11 68L0 78Z", GOLD),
    ]


def caped(livery: Livery) -> Parts:
    """The jack of clubs: a short cape with a dagged edge over a striped shirt."""
    dags = "M0 38C-28 43 -60 43 -86 51C-96 54 -104 58 -112 63L-112 84L-94 76L-88 92L-78 76L-70 90L-56 78L-46 94L-34 80L-22 96L-12 82L0 98L12 82L22 96L34 80L46 94L56 78L70 90L78 76L88 92L94 76L112 84L112 63C104 58 96 54 86 51C60 43 28 43 0 38Z"
    stripes = "".join(f"M{x} 74L{x} 104" for x in range(-130, 131, 13))
    return [
        *body("#f3ead6", livery.dark),
        line(stripes, 3.4, livery.main),
        shape(dags, livery.main),
        line("M-104 70C-60 56 -24 60 0 72C24 60 60 56 104 70", 2, GOLD),
    ]
