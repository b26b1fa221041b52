"""Crowns of the kings and head-dresses of the queens, each for one card.

Drawn about the middle of the face: a brim lies near -24, nothing rises over -62. They take the suit's livery
for linings and stones and know nothing of the hair below.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..suits import CLUB, mark
from ..svg import circle, on_circle, path, placed
from .lines import Parts, flat, line, pair, shape

GOLD = colours.GOLD
PEARL = colours.WHITE
BAND = "M-28 -32C-14 -27 14 -27 28 -32L27 -20C13 -15 -13 -15 -27 -20Z"


def band(stones: str) -> Parts:
    """The ring of a crown, set with five stones."""
    places = ((-21, -24.5), (-11, -22.3), (0, -21.6), (11, -22.3), (21, -24.5))
    return [shape(BAND, GOLD), *(circle(x, y, 2.5, fill=stones, stroke_width=1) for x, y in places)]


def spired(livery: Livery) -> Parts:
    """The king of spades: five tall spires, each with a pearl."""
    spires = "M-28 -32L-34 -52L-20 -40L-16 -57L-6 -40L0 -60L6 -40L16 -57L20 -40L34 -52L28 -32C14 -27 -14 -27 -28 -32Z"
    pearls = [
        circle(x, y, 2.8, fill=PEARL, stroke_width=1.4)
        for x, y in ((-34, -53), (-16, -58), (0, -60), (16, -58), (34, -53))
    ]
    return [shape(spires, GOLD), *pearls, *band(livery.main)]


def imperial(livery: Livery) -> Parts:
    """The king of hearts: a closed crown with a lining of velvet and two arches."""
    return [
        shape("M-26 -32C-34 -54 -14 -54 0 -50C14 -54 34 -54 26 -32C14 -27 -14 -27 -26 -32Z", livery.main),
        *pair(shape("M-28 -32C-40 -58 -12 -58 -1 -51L-1 -45C-14 -51 -30 -50 -21 -30Z", GOLD)),
        shape("M-4 -29L-3 -52L3 -52L4 -29Z", GOLD),
        circle(0, -55, 4, fill=GOLD),
        line("M0 -63L0 -58M-3.5 -60.5L3.5 -60.5", 2.2),
        *band(livery.dark),
    ]


def lozenged(livery: Livery) -> Parts:
    """The king of diamonds: a circlet that bears three lozenges, over a soft cap."""
    stones = [mark("D", x, y, size, livery.second) for x, y, size in ((-19, -42, 20), (0, -46, 26), (19, -42, 20))]
    return [
        shape("M-24 -32C-24 -46 24 -46 24 -32C14 -27 -14 -27 -24 -32Z", livery.dark),
        *stones,
        *band(PEARL),
    ]


def trefoiled(livery: Livery) -> Parts:
    """The king of clubs: a crown of trefoils, with points between them."""
    leaves = [
        placed([path(CLUB, fill=livery.main, stroke_width=5, transform=f"scale({size / 104:.3f})")], x, y, 1, turn)
        for x, y, size, turn in ((-25, -44, 24, -16), (0, -48, 28, 0), (25, -44, 24, 16))
    ]
    points = "M-28 -32L-22 -36L-16 -33L-12 -46L-7 -33L7 -33L12 -46L16 -33L22 -36L28 -32C14 -27 -14 -27 -28 -32Z"
    return [*leaves, shape(points, GOLD), *band(livery.main)]


def aigrette(livery: Livery) -> Parts:
    """The queen of spades: a band low on the brow, and a fan of plumes over it."""
    plumes = [
        placed(
            [path("M0 0C-6 -14 -6 -26 0 -36C6 -26 6 -14 0 0Z", fill=livery.main if i % 2 else GOLD)], 0, -25, 0.96, turn
        )
        for i, turn in enumerate(range(-72, 73, 18))
    ]
    ring = shape("M-34 -22C-18 -27 18 -27 34 -22L34 -15C18 -20 -18 -20 -34 -15Z", GOLD)
    return [*plumes, ring, circle(0, -23, 7, fill=PEARL), circle(0, -23, 3.4, fill=livery.main, stroke="none")]


def heart_hood(livery: Livery) -> Parts:
    """The queen of hearts: a heart-shaped hood edged with pearls, a small crown on top."""
    hood = (
        "M0 -27C-10 -44 -40 -44 -40 -16C-40 -6 -36 2 -30 8L-27 -4C-28 -16 -20 -22 0 -20C20 -22 28 -16 27 -4"
        "L30 8C36 2 40 -6 40 -16C40 -44 10 -44 0 -27Z"
    )
    pearls = [circle(x, y, 2.2, fill=PEARL, stroke_width=1) for x, y in _HOOD_PEARLS]
    return [
        shape("M-15 -38L-19 -58L-8 -48L0 -61L8 -48L19 -58L15 -38Z", GOLD),
        shape(hood, livery.main),
        *pearls,
    ]


_HOOD_PEARLS = tuple(
    (side * x, y)
    for side in (-1, 1)
    for x, y in ((7, -33), (15, -37), (24, -37), (32, -31), (36, -22), (36, -12), (34, -3))
)


def tiara(livery: Livery) -> Parts:
    """The queen of diamonds: a pointed tiara of lozenges and a veil behind it."""
    peak = "M-29 -26L-24 -38L-14 -38L-8 -50L0 -61L8 -50L14 -38L24 -38L29 -26C14 -33 -14 -33 -29 -26Z"
    stones = [mark("D", x, y, size, livery.second) for x, y, size in ((0, -45, 18), (-13, -36, 9), (13, -36, 9))]
    return [shape(peak, GOLD), *stones, line("M-29 -25C-14 -32 14 -32 29 -25", 3.4, PEARL)]


def wreath(livery: Livery) -> Parts:
    """The queen of clubs: a wreath of leaves and blossoms under a low coronet."""
    leaf = "M0 0C-6 -5 -6 -14 0 -19C6 -14 6 -5 0 0Z"
    leaves = [
        placed(
            [path(leaf, fill="#5a9a62" if i % 2 else livery.main)], *on_circle(0, -2, 30, turn - 90), 0.9, turn + lean
        )
        for i, (turn, lean) in enumerate((t, lean) for t in range(-66, 67, 22) for lean in (-38, 38))
    ]
    blossoms = [blossom(*on_circle(0, -2, 31, turn - 90)) for turn in (-66, -33, 0, 33, 66)]
    return [*leaves, *(part for flower in blossoms for part in flower)]


def blossom(x: float, y: float) -> Parts:
    """A small flower of five petals."""
    petals = [circle(*on_circle(x, y, 4.2, turn - 90), 3.1, fill=PEARL, stroke_width=1) for turn in range(0, 360, 72)]
    return [*petals, circle(x, y, 2.3, fill=GOLD, stroke_width=1)]


def veil(livery: Livery) -> Parts:
    """Fine cloth that falls behind the head of the queen of diamonds."""
    return [
        shape("M-22 -36C-46 -20 -44 20 -60 56L60 56C44 20 46 -20 22 -36Z", "#f3ead6"),
        *pair(
            line("M-36 -6C-38 18 -44 36 -50 52", 1.1),
            flat("M-30 0C-30 20 -34 40 -38 54L-30 54C-28 36 -27 20 -26 10Z", "#e2d3b0"),
        ),
    ]
