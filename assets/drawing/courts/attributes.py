"""What the twelve hold, and the hand and sleeve that hold it.

Everything stands about (0, 0), the middle of the fist, upright, and may reach from -125 to 40; `cast` leans and
places it. Attributes know their livery and nothing of the figure.
"""

from __future__ import annotations

from .. import colours
from ..colours import Livery
from ..suits import mark
from ..svg import circle, ellipse, on_circle, path, placed
from .lines import Parts, flat, line, shape

GOLD = colours.GOLD
STEEL = "#dfe3e4"
WOOD = "#8a5a2e"
CREAM = "#f3ead6"


def fist(skin: str) -> Parts:
    """A closed hand seen from its back."""
    return [
        shape("M-11 -4C-13 -10 -8 -13 0 -13C8 -13 13 -9 13 -2C13 8 9 15 0 15C-9 15 -12 8 -11 -4Z", skin),
        line("M-10 -5L4 -6M-10.5 1L5 0M-9 7L4 6", 1.3),
        line("M4 -7C9 -6 9 8 4 7", 1.3),
    ]


def sleeve(livery: Livery, cloth: str) -> Parts:
    """The forearm that rises from the seam to the fist, with a turned-back cuff."""
    return [
        shape("M-14 14C-22 24 -26 34 -28 48L34 48C30 34 24 24 15 14Z", cloth),
        shape("M-15 10C-5 16 7 16 16 10L19 22C7 29 -7 29 -18 22Z", livery.second),
    ]


def sword(livery: Livery) -> Parts:
    """A long straight sword, point up."""
    return [
        shape("M-5 -24L-4.5 -108L0 -120L4.5 -108L5 -24Z", STEEL),
        line("M0 -104L0 -26", 1.2),
        shape("M-24 -20C-12 -26 12 -26 24 -20L24 -14C12 -19 -12 -19 -24 -14Z", GOLD),
        shape("M-3.5 -18L-3.5 18L3.5 18L3.5 -18Z", livery.dark),
        circle(0, 23, 6, fill=GOLD),
    ]


def sceptre(livery: Livery) -> Parts:
    """A sceptre that ends in a heart with rays."""
    rays = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*on_circle(0, -84, 22, a), *on_circle(0, -84, 29, a))
        for a in range(-180, 1, 30)
    )
    return [
        shape("M-3 -68L-3 50L3 50L3 -68Z", GOLD),
        line(rays, 2, colours.GOLD_DEEP),
        path("M-7 -62L7 -62L5 -54L-5 -54Z", fill=livery.dark),
        mark("H", 0, -84, 34, colours.RED),
    ]


def axe(livery: Livery) -> Parts:
    """A broad war axe."""
    return [
        shape("M-3.5 -110L-3.5 50L3.5 50L3.5 -110Z", WOOD),
        shape("M-3 -96C-12 -98 -18 -104 -23 -113C-32 -96 -32 -72 -23 -55C-18 -66 -12 -71 -3 -74Z", STEEL),
        line("M-20 -103C-26 -92 -26 -76 -20 -65", 1.2),
        shape("M3 -92L17 -98L17 -74L3 -80Z", STEEL),
        path("M-6 -114L6 -114L6 -106L-6 -106Z", fill=GOLD),
    ]


def orb(livery: Livery) -> Parts:
    """An orb with a cross, lying on the hand."""
    return [
        shape("M-4 -48L-4 -56L-13 -56L-13 -64L-4 -64L-4 -74L4 -74L4 -64L13 -64L13 -56L4 -56L4 -48Z", GOLD),
        circle(0, -27, 23, fill=GOLD),
        flat("M8 -47C26 -38 28 -14 10 -6C18 -18 18 -34 8 -47Z", colours.GOLD_DEEP),
        shape("M-22.5 -31C-8 -26 8 -26 22.5 -31L22.5 -23C8 -18 -8 -18 -22.5 -23Z", livery.main),
        shape("M-4 -49L4 -49L4 -27L-4 -27Z", livery.main),
    ]


def chalice(livery: Livery) -> Parts:
    """A tall goblet."""
    return [
        shape("M-4 -30L-3 10L-16 20L16 20L3 10L4 -30Z", GOLD),
        shape("M-22 -74C-22 -44 -14 -32 0 -30C14 -32 22 -44 22 -74C8 -70 -8 -70 -22 -74Z", GOLD),
        flat("M10 -72C10 -50 6 -38 0 -31C12 -34 21 -46 21.5 -73Z", colours.GOLD_DEEP),
        ellipse(0, -74, 22, 5, fill="#6d1a1c"),
        mark("S", -3, -54, 18, livery.main),
        circle(0, -24, 4.4, fill=livery.main),
    ]


def rose(livery: Livery) -> Parts:
    """A rose on a long stem with leaves."""
    leaf = "M0 0C8 -10 20 -10 26 -4C18 4 8 6 0 0Z"
    green = "#3f7d54"
    return [
        line("M0 40C2 10 -4 -30 0 -62", 3.2, green),
        placed([path(leaf, fill=green)], -1, -34, 1, -24),
        placed([path(leaf, fill=green)], -1, -24, 1, 206),
        shape(
            (
                "M-20 -84C-24 -66 -12 -56 0 -56C12 -56 24 -66 20 -84C14 -80 10 -80 6 -84C2 -78 -4 -78 -8 -84"
                "C-12 -80 -16 -80 -20 -84Z"
            ),
            colours.RED,
        ),
        shape("M-13 -84C-16 -98 -4 -104 0 -104C6 -104 16 -96 13 -84C8 -76 -8 -76 -13 -84Z", "#d8453a"),
        line("M-6 -88C-4 -96 6 -96 6 -88C5 -83 -3 -83 -2 -88", 1.4),
        line("M-12 -66C-6 -62 6 -62 12 -66", 1.3),
    ]


def fan(livery: Livery) -> Parts:
    """A folding fan, spread."""
    blades = [
        placed([path("M0 0L-7 -50C-4 -56 4 -56 7 -50Z", fill=CREAM if i % 2 else livery.second)], 0, -8, 0.88, turn)
        for i, turn in enumerate(range(-54, 55, 18))
    ]
    arc = [circle(*on_circle(0, -8, 35, turn - 90), 2.2, fill=GOLD, stroke_width=1) for turn in range(-54, 55, 18)]
    return [*blades, *arc]


def harp(livery: Livery) -> Parts:
    """A small harp."""
    strings = "".join(
        f"M{x} {top}L{x} {bottom}"
        for x, top, bottom in ((-10, -70, -6), (-3, -66, -14), (4, -63, -23), (11, -63, -32), (18, -67, -42))
    )
    return [
        flat("M-16 -76C0 -60 14 -62 28 -74L-14 2Z", CREAM),
        line(strings, 1.3),
        shape("M-22 -84C-20 -88 -14 -88 -12 -82L-12 14L-22 14Z", GOLD),
        shape("M-20 -86C-4 -62 10 -72 20 -82C30 -90 38 -84 36 -76C33 -78 30 -76 28 -73C14 -58 -4 -58 -16 -72Z", GOLD),
        shape("M30 -76L-12 12L-22 14L-18 4L24 -76Z", GOLD),
        circle(-17, -90, 5, fill=livery.main),
    ]


def halberd(livery: Livery) -> Parts:
    """A halberd with a tassel."""
    return [
        shape("M-3 -92L-3 50L3 50L3 -92Z", WOOD),
        shape("M-5 -84L0 -117L5 -84Z", STEEL),
        shape("M4 -88C14 -90 22 -94 27 -101C31 -88 29 -74 21 -64C17 -70 11 -72 4 -72Z", STEEL),
        shape("M-4 -86L-24 -80L-4 -74Z", STEEL),
        shape("M-6 -66L6 -66L9 -48L4 -52L0 -46L-4 -52L-9 -48Z", livery.second),
    ]


def horn(livery: Livery) -> Parts:
    """A hunting horn on a cord, its bell turned up."""
    return [
        line("M-13 12C-30 30 -44 24 -46 8M24 -30C34 0 24 30 2 40", 2, livery.dark),
        shape("M-16 14C-4 12 6 2 8 -14C10 -34 4 -46 2 -62L30 -70C32 -54 30 -44 27 -28C23 0 8 22 -12 24Z", GOLD),
        flat(
            "M18 -66L30 -70C32 -54 30 -44 27 -28C23 0 8 22 -12 24L-13 20C4 18 17 2 20 -20C22 -36 20 -48 18 -66Z",
            colours.GOLD_DEEP,
        ),
        ellipse(16, -66, 15, 6, fill=livery.dark, transform="rotate(-16 16 -66)"),
        line("M6 -34L28 -35M-6 11L-1 22", 3, livery.main),
    ]


def bow(livery: Livery) -> Parts:
    """A drawn-up longbow with an arrow across."""
    return [
        line("M-12 -108L-12 40", 1.2),
        path(
            (
                "M-14 -112C-4 -106 14 -80 8 -40C6 -20 6 -10 6 4C8 20 4 32 -14 46L-11 48C12 36 14 14 12 0"
                "C13 -12 14 -20 15 -40C20 -84 0 -108 -11 -116Z"
            ),
            fill=WOOD,
        ),
        shape("M-2 0L-2 -86L2 -86L2 0Z", CREAM),
        shape("M-7 -84L0 -102L7 -84L0 -88Z", STEEL),
    ]


def lantern(livery: Livery) -> Parts:
    """A lantern on a staff, alight."""
    return [
        shape("M-3 -46L-3 50L3 50L3 -46Z", WOOD),
        shape("M-14 -92L14 -92L18 -52L-18 -52Z", "#f7e3a0"),
        shape("M0 -84C8 -74 8 -64 0 -60C-8 -64 -8 -74 0 -84Z", "#e8813a"),
        line("M-6 -92L-8 -52M6 -92L8 -52", 1.5),
        shape("M-18 -92L-8 -104L8 -104L18 -92Z", livery.dark),
        shape("M-20 -54L20 -54L18 -46L-18 -46Z", livery.dark),
        circle(0, -109, 5, fill="none", stroke_width=2.2),
    ]
