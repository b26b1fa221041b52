"""Hair and beards of the twelve, each as what lies behind the face and what lies over it.

Every style is a pair (behind, before) about the middle of the face. They do not know the colours of a suit:
hair has its own few inks.
"""

from __future__ import annotations

from .. import colours
from ..svg import circle, path
from .lines import Parts, flat, line, pair, shape

GREY = "#d9d4c8"
AUBURN = "#9c4420"
BROWN = "#5d3a24"
BLOND = "#e3b55c"
CHESTNUT = "#7d4a28"
UMBER = "#3a2820"
RAVEN = "#22252e"
SHEEN = "#5b6273"

Style = tuple[Parts, Parts]


def flowing_grey() -> Style:
    """The king of spades: long straight hair, a long beard ending in a point."""
    behind = [
        shape("M-25 -30C-38 -16 -34 20 -42 52C-30 58 -20 54 -10 48L10 48C20 54 30 58 42 52C34 20 38 -16 25 -30Z", GREY),
        *pair(line("M-30 -8C-31 16 -31 34 -35 52", 1.2), line("M-26 6C-26 26 -25 40 -26 52", 1.2)),
    ]
    return behind, [*beard_long(), *moustache(GREY)]


def beard_long() -> Parts:
    """A beard to the chest, with strands."""
    return [
        shape(
            "M-23 2C-24 26 -20 52 0 76C20 52 24 26 23 2C20 12 15 16 9 16C5 14 -5 14 -9 16C-15 16 -20 12 -23 2Z", GREY
        ),
        flat("M-5.5 22C-2 20 2 20 5.5 22C3 26.5 -3 26.5 -5.5 22Z", "#a8463a"),
        *pair(line("M-16 20C-15 36 -9 52 -3 63", 1.2), line("M-8 30C-7 42 -4 52 -1 58", 1.2)),
    ]


def moustache(ink: str) -> Parts:
    """Two wings under the nose."""
    return pair(shape("M0 14.5C-5 12 -11 13 -19 22C-11 22.5 -4 21.5 0 18.5Z", ink))


def curled_auburn() -> Style:
    """The king of hearts: waves to the jaw and a short, square beard."""
    behind = [
        shape(
            (
                "M-24 -32C-40 -22 -32 -8 -39 2C-44 14 -34 18 -39 30C-30 40 -20 34 -14 30L14 30C20 34 30 40 39 30"
                "C34 18 44 14 39 2C32 -8 40 -22 24 -32Z"
            ),
            AUBURN,
        )
    ]
    locks = pair(line("M-30 -14C-34 -4 -27 2 -32 12C-36 20 -29 24 -31 31", 1.2))
    beard = [
        shape(
            (
                "M-23 0C-23 18 -22 32 -15 42C-8 46 -4 43 0 45C4 43 8 46 15 42C22 32 23 18 23 0C20 10 15 15 9 15"
                "C5 13 -5 13 -9 15C-15 15 -20 10 -23 0Z"
            ),
            AUBURN,
        ),
        flat("M-6 21.5C-2 19.5 2 19.5 6 21.5C3 26 -3 26 -6 21.5Z", colours.ROSE),
        *pair(line("M-15 20C-15 28 -12 36 -9 41", 1.2), line("M-7 30C-6 36 -4 40 -3 42", 1.2)),
    ]
    return [*behind, *locks], [*beard, *moustache(AUBURN)]


def bearded_profile() -> Style:
    """The king of diamonds: dark hair under the crown and a beard jutting forward."""
    behind = [shape("M2 -34C30 -36 34 -10 30 10C32 24 30 34 34 46C22 52 10 46 6 36Z", UMBER)]
    before = [
        shape(
            (
                "M6 -30C10 -14 6 -6 4 2C2 12 -6 15 -12 14C-17 12 -21 13 -24 17C-21 20 -17 20 -14 21"
                "C-18 24 -22 26 -22 32C-24 42 -22 50 -26 58C-8 58 10 44 18 26C26 14 28 -14 24 -30Z"
            ),
            UMBER,
        ),
        flat("M-20.5 22C-17 20.5 -14.5 20.8 -12 22C-14.5 24.5 -18 25 -20 24Z", colours.ROSE),
        *(
            line(d, 1.2, "#a3795a")
            for d in (
                "M6 10C4 28 -8 42 -18 52",
                "M14 16C10 30 0 42 -10 49",
                "M-12 30C-14 38 -17 44 -20 48",
                "M20 -20C22 -6 20 4 18 12",
            )
        ),
    ]
    return behind, before


def full_curls() -> Style:
    """The king of clubs: a chestnut mane and a round beard of curls."""
    around = [(-31, -18), (-35, -4), (-35, 10), (-32, 24), (-24, 36), (31, -18), (35, -4), (35, 10), (32, 24), (24, 36)]
    behind = [circle(x, y, 10.5, fill=CHESTNUT) for x, y in around]
    beard = [
        shape(
            (
                "M-23 0C-28 20 -24 34 -16 40C-12 48 -4 46 0 50C4 46 12 48 16 40C24 34 28 20 23 0C20 10 15 15 9 15"
                "C5 13 -5 13 -9 15C-15 15 -20 10 -23 0Z"
            ),
            CHESTNUT,
        ),
        flat("M-6 21.5C-2 19.5 2 19.5 6 21.5C3 26 -3 26 -6 21.5Z", "#a8463a"),
        *pair(
            line("M-19 14C-14 18 -14 24 -19 27", 1.2),
            line("M-13 30C-8 28 -5 33 -8 38", 1.2),
            line("M-31 -2C-28 2 -29 7 -33 8", 1.2),
        ),
        line("M-3 33C0 30 4 33 2 38", 1.2),
    ]
    return behind, [*beard, *moustache(CHESTNUT)]


def black_bob() -> Style:
    """The queen of spades: a sharp bob with a straight fringe."""
    behind = [
        shape("M0 -40C-34 -42 -40 -10 -37 30C-30 34 -20 32 -16 24L16 24C20 32 30 34 37 30C40 -10 34 -42 0 -40Z", RAVEN)
    ]
    before = [
        shape(
            (
                "M0 -38C-28 -38 -36 -14 -36 30C-30 33 -24 32 -20 28C-26 8 -25 -6 -22 -17C-10 -20 10 -20 22 -17"
                "C25 -6 26 8 20 28C24 32 30 33 36 30C36 -14 28 -38 0 -38Z"
            ),
            RAVEN,
        ),
        *pair(line("M-30 -8C-32 6 -31 16 -31 24", 1.4, SHEEN)),
        line("M-14 -25C-5 -27 5 -27 14 -25", 1.4, SHEEN),
    ]
    return behind, before


def long_red() -> Style:
    """The queen of hearts: parted in the middle, long waves over both shoulders."""
    lock = (
        "M-10 -36C-32 -34 -36 -12 -34 4C-32 18 -42 26 -38 42C-36 54 -46 60 -42 74C-32 78 -24 68 -26 56"
        "C-20 44 -28 34 -24 20C-27 4 -26 -10 -19 -18C-12 -23 -4 -26 0 -33Z"
    )
    strands = ("M-29 -14C-31 4 -28 16 -31 28C-34 40 -30 50 -35 62", "M-22 -22C-14 -26 -8 -29 -4 -33")
    return [], pair(shape(lock, AUBURN), *(line(d, 1.2, "#d98a5a") for d in strands))


def coiled_gold() -> Style:
    """The queen of diamonds: parted hair, a coiled braid over each ear."""
    coil = [
        circle(-29, 6, 12.5, fill=BLOND),
        circle(-29, 6, 7.5, fill="none", stroke_width=1.3),
        circle(-29, 6, 2.8, fill="none", stroke_width=1.3),
    ]
    cap = shape("M0 -38C-24 -38 -32 -20 -27 0C-24 -12 -12 -18 0 -27Z", BLOND)
    return [], pair(cap, line("M-24 -16C-16 -22 -8 -26 -2 -30", 1.2), *coil)


def side_braid() -> Style:
    """The queen of clubs: dark brown, swept to one side into a plait."""
    plait = [
        path(
            f"M{x} {y}C{x - 9} {y + 3} {x - 9} {y + 13} {x} {y + 15}C{x + 9} {y + 13} {x + 9} {y + 3} {x} {y}Z",
            fill=BROWN,
        )
        for x, y in ((-31, 18), (-34, 31), (-36, 44), (-36, 57), (-35, 70))
    ]
    sweep = (
        "M12 -34C-24 -46 -40 -14 -32 22L-23 16C-28 -2 -18 -12 -4 -18C8 -22 14 -26 16 -30C22 -24 24 -12 23 4"
        "C30 2 34 -30 12 -34Z"
    )
    return [], [
        *plait,
        line("M-36 85L-33 90M-35 85L-38 90", 1.6),
        shape(sweep, BROWN),
        *(line(d, 1.2, "#a3795a") for d in ("M10 -29C-12 -32 -28 -14 -28 6", "M14 -26C4 -22 -10 -20 -18 -12")),
    ]


def raven_page() -> Style:
    """The jack of spades, in profile: a smooth page's cut to the collar."""
    before = [
        shape("M-12 -30C-8 -14 0 -16 4 -12C0 4 6 20 4 32C18 40 32 36 36 26C34 -2 36 -36 8 -38Z", RAVEN),
        *(line(d, 1.4, SHEEN) for d in ("M14 -20C12 0 16 16 15 30", "M24 -18C24 0 26 14 25 29")),
    ]
    return [], before


def fair_page() -> Style:
    """The jack of hearts, in profile: fair curls that roll up at the neck."""
    before = [
        shape(
            (
                "M-12 -30C-6 -18 2 -20 6 -10C0 0 10 6 4 16C2 26 8 30 6 36C16 46 26 40 28 32C38 32 40 20 34 14"
                "C40 2 36 -36 8 -38Z"
            ),
            BLOND,
        ),
        *(
            line(d, 1.2)
            for d in ("M10 -16C8 -4 16 4 12 16C10 26 16 30 20 26", "M20 -18C20 -2 26 6 24 16C22 22 28 26 30 22")
        ),
    ]
    return [], before


def brown_flip() -> Style:
    """The jack of diamonds: chin-length hair that turns out at its ends."""
    side = (
        "M-8 -34C-30 -32 -32 -8 -30 6C-30 18 -34 26 -44 28C-36 36 -24 34 -20 22C-24 10 -25 -4 -22 -14"
        "C-14 -16 -8 -20 -4 -28Z"
    )
    return [], pair(shape(side, BROWN), line("M-26 -10C-28 6 -26 18 -34 28", 1.2, "#a3795a"))


def dark_curls() -> Style:
    """The jack of clubs: a head of dark curls."""
    around = [(-24, -20, 8), (-30, -8, 8.5), (-31, 6, 8.5), (-27, 19, 8)]
    curls = [circle(x, y, r, fill="#4a2a20") for x, y, r in around]
    marks = [
        line(f"M{x - 3} {y + 1}C{x - 2} {y - 4} {x + 4} {y - 3} {x + 3} {y + 2}", 1.2, "#b07a58") for x, y, _ in around
    ]
    return [], [*pair(*curls, *marks), *(circle(x, -25, 7.5, fill="#4a2a20") for x in (-13, 0, 13))]
