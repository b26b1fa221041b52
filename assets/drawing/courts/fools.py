"""The two fools on the jokers: the red one laughs at you, the black one looks away.

Parts drawn about the middle of the face like those of the courts, used nowhere else.
"""

from __future__ import annotations

from dataclasses import replace

from .. import colours
from ..colours import Livery
from ..marks import star
from ..svg import circle, group, path, placed
from . import faces, hair
from .cast import Figure
from .lines import Parts, flat, line, pair, shape
from .robes import SHOULDERS

GOLD = colours.GOLD


def bell(x: float, y: float) -> Parts:
    """A round bell with its slit."""
    return [circle(x, y, 5, fill=GOLD), line(f"M{x - 3} {y + 1.5}h6", 1.2)]


def three_horns(livery: Livery) -> Parts:
    """The red fool's cap: three horns with bells."""
    return [
        shape("M-14 -24C-16 -42 -8 -52 2 -60C8 -48 16 -40 14 -24Z", livery.main),
        shape(
            "M-26 -18C-30 -40 -10 -40 -4 -26C-8 -38 -32 -54 -48 -28C-52 -18 -52 -8 -48 -2C-45 -15 -38 -22 -26 -18Z",
            GOLD,
        ),
        shape("M26 -18C28 -38 10 -40 4 -26C8 -38 30 -52 42 -28C46 -18 46 -8 42 -2C39 -14 36 -22 26 -18Z", livery.dark),
        shape("M-28 -22C-14 -28 14 -28 28 -22L27 -14C13 -20 -13 -20 -27 -14Z", colours.WHITE),
        *bell(2, -58),
        *bell(-48, 3),
        *bell(42, 3),
    ]


def two_horns(livery: Livery) -> Parts:
    """The black fool's hood: two horns falling forward and back, a scalloped edge round the face."""
    return [
        shape(
            "M-16 -26C-14 -50 20 -54 30 -30C36 -14 34 10 36 40C26 48 14 46 6 36C6 20 2 4 4 -10C-2 -18 -8 -20 -16 -26Z",
            livery.main,
        ),
        shape("M-16 -26C-14 -44 0 -50 8 -46C-10 -46 -34 -40 -42 -14C-36 -20 -26 -24 -16 -26Z", GOLD),
        shape("M8 -46C28 -56 48 -42 49 -6C44 -18 38 -26 30 -30C28 -36 20 -44 8 -46Z", livery.second),
        line("M-16 -26C-8 -20 -2 -18 4 -10C2 4 6 20 6 36", 4.5, colours.INK),
        line("M-16 -26C-8 -20 -2 -18 4 -10C2 4 6 20 6 36", 1.8, colours.WHITE),
        *bell(-42, -10),
        *bell(49, -2),
    ]


def laugh() -> hair.Style:
    """A broad laugh painted over the red fool's mouth."""
    return [], [
        flat("M-9 14C-4 12 4 12 9 14L13 27C4 32 -4 32 -12 27Z", colours.SKIN),
        shape("M-13 16C-6 20 6 20 13 16C11 30 -11 30 -13 16Z", "#6d1a1c"),
        flat(
            "M-11.5 17.8C-5 21 5 21 11.5 17.8C11 21 9.5 22.5 8 23.2C4 24 -4 24 -8 23.2C-9.5 22.5 -11 21 -11.5 17.8Z",
            colours.WHITE,
        ),
        line("M-16 13C-15 15 -14 16 -12 16.5M16 13C15 15 14 16 12 16.5", 1.4),
    ]


def bare() -> hair.Style:
    """No hair: it is under the hood."""
    return [], []


def motley(livery: Livery) -> Parts:
    """A coat of two colours with lozenges on the one and bars on the other."""
    half = "M0 38C22 43 46 40 62 48C80 58 94 82 102 104L0 104Z"
    lozenges = "".join(
        f"M{x} {y - 9}l6 9l-6 9l-6 -9Z" for x, y in ((-20, 84), (-40, 84), (-60, 84), (-30, 68), (-50, 68), (-80, 96))
    )
    return [
        shape(SHOULDERS, livery.main),
        shape(half, livery.second),
        flat(lozenges, livery.second),
        line("M18 104L18 60M34 104L34 60M50 104L50 60", 4, livery.main),
        line("M0 60L0 104", 1.8),
    ]


def dagged_collar(livery: Livery) -> Parts:
    """A collar of long points, each with a bell."""
    points = (
        "M0 38C-16 42 -34 40 -46 46L-60 70L-36 62L-30 82L-12 66L0 88L12 66L30 82L36 62L60 70L46 46C34 40 16 42 0 38Z"
    )
    bells = [part for x, y in ((-60, 72), (-30, 84), (0, 88), (30, 84), (60, 72)) for part in bell(x, y)]
    return [
        shape(points, colours.WHITE),
        *pair(line("M-10 44C-16 52 -24 60 -29 74M-16 43C-30 50 -44 58 -54 67", 1.2)),
        *bells,
    ]


def marotte(livery: Livery) -> Parts:
    """A stick with the fool's own head in small."""
    return [
        shape("M-3 -52L-3 50L3 50L3 -52Z", "#8a5a2e"),
        *small_head(livery),
    ]


def small_head(livery: Livery) -> Parts:
    """The small laughing head on the stick."""
    head = [
        circle(0, -70, 14, fill=colours.SKIN),
        flat("M6 -82C16 -76 16 -62 5 -57C10 -64 11 -74 6 -82Z", colours.SKIN_SHADE),
        line("M-7 -72h3M3 -72h3M-6 -64C-3 -61 3 -61 6 -64", 1.8),
        shape(
            (
                "M-14 -74C-16 -92 -26 -90 -30 -78C-30 -96 -12 -102 0 -92C12 -102 30 -96 30 -78C26 -90 16 -92 14 -74"
                "C6 -80 -6 -80 -14 -74Z"
            ),
            livery.main,
        ),
        *bell(-30, -75),
        *bell(30, -75),
        shape("M-14 -54L-8 -58L0 -52L8 -58L14 -54L4 -42L-4 -42Z", GOLD),
    ]
    return [group(head, transform="translate(0 -18) scale(0.74)")]


def star_wand(livery: Livery) -> Parts:
    """A wand with a star."""
    return [
        shape("M-2.5 -66L-2.5 50L2.5 50L2.5 -66Z", colours.INK),
        path(star(0, -80, 19), fill=GOLD),
        placed([path(star(0, 0, 7), fill=colours.WHITE, stroke_width=1.2)], 0, -80),
        line("M-3 -60C-14 -52 -10 -40 -20 -36M3 -60C12 -50 12 -42 22 -38", 2.2, colours.RED),
    ]


GRIN = replace(faces.JACK, brow=2.2, smile=3, cheeks=True)

FOOLS = {
    "JK1": Figure(faces.front, GRIN, laugh, three_horns, motley, dagged_collar, marotte, 5),
    "JK2": Figure(faces.profile, GRIN, bare, two_horns, motley, dagged_collar, star_wand, 9),
}
