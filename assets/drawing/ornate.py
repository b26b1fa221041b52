"""The aces: one great pip each, edged with gold. Spades bears the deck's ornament, as it has since makers signed it.

Drawn about the card's middle. It does not know the measures of an index beyond asking `paper` for them.
"""

from __future__ import annotations

from .colours import GOLD, PAPER
from .flowers import LEAF, PETAL
from .paper import MIDDLE, Deck, card, index
from .suits import SHAPES, mark
from .svg import circle, group, number, on_circle, path, placed


def ace(deck: Deck, suit: str) -> str:
    """The suit's ace as an SVG file."""
    ink = deck.liveries[suit].pip
    picture, scale = (spade_ornament(ink), 0.95) if suit == "S" else (edged_pip(suit, ink), 1.0)
    return card([*index(deck, "A", suit), placed(picture, *MIDDLE, scale * deck.ace)])


def edged_pip(suit: str, ink: str) -> list[str]:
    """A great pip within a line of gold, a flower in its middle."""
    heart = {"H": -8.0, "D": 0.0, "C": 4.0}[suit]
    petals = [placed([path(PETAL, fill=PAPER)], 0, heart, 0.66, turn) for turn in range(0, 360, 45)]
    return [*halo(suit, 1.13), mark(suit, 0, 0, 118, ink), *petals, circle(0, heart, 4.6, fill=GOLD)]


def halo(suit: str, scale: float) -> list[str]:
    """A line of gold that follows the mark's edge at an even distance: a wide stroke, and a narrower one of paper."""
    wide, narrow = (
        path(SHAPES[suit], fill="none", stroke=ink, stroke_width=width) for ink, width in ((GOLD, 14), (PAPER, 10))
    )
    return [group([wide, narrow], transform=f"scale({number(scale, 2)})", stroke_linejoin="round")]


def spade_ornament(ink: str) -> list[str]:
    """The great spade: a line of gold, the spade, in it a flower under rays, laurel on both sides."""
    wreath = laurel(ink)
    return [
        *halo("S", 1.37),
        mark("S", 0, 0, 142, ink),
        placed(flower(), 0, 8),
        group(wreath),
        group(wreath, transform="scale(-1 1)"),
        path("M0 84l6 8l-6 8l-6 -8Z", fill=GOLD),
    ]


def flower() -> list[str]:
    """A flower in paper and gold on a stem, meant to lie on the dark spade."""
    petals = [placed([path(PETAL, fill=PAPER)], 0, 0, 0.72, turn) for turn in range(-90, 91, 30)]
    leaves = [placed([path(LEAF, fill=GOLD)], 0, 30, 0.8, turn) for turn in (-58, 58)]
    return [
        path("M0 2V52", stroke=PAPER, stroke_width=2.4, fill="none"),
        path(rays(18, 26), stroke=GOLD, stroke_width=1.8, fill="none"),
        *petals,
        circle(0, 0, 5, fill=GOLD),
        *leaves,
    ]


def rays(near: float, far: float) -> str:
    """Path commands of short lines above the flower."""
    ends = [(on_circle(0, 0, near, angle), on_circle(0, 0, far, angle)) for angle in range(-165, 0, 15)]
    return "".join(f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}" for (x0, y0), (x1, y1) in ends)


def laurel(ink: str) -> list[str]:
    """The right half of a laurel: a stem with leaves on both sides and golden berries."""
    leaves = [placed([path(LEAF)], x, y, 0.46, turn) for x, y, turn in _LEAVES]
    berries = "".join(f"M{x} {y}l2.5 2.5l-2.5 2.5l-2.5 -2.5Z" for x, y in ((30, 84), (54, 74), (70, 55)))
    return [
        path("M7 92C40 94 68 78 78 40", fill="none", stroke=ink, stroke_width=1.8),
        group(leaves, fill=ink),
        path(berries, fill=GOLD),
    ]


_LEAVES = (
    (17, 92, 62),
    (17, 92, 118),
    (36, 90, 46),
    (36, 90, 104),
    (53, 81, 30),
    (53, 81, 90),
    (66, 68, 14),
    (66, 68, 74),
    (74, 53, 0),
    (74, 53, 58),
    (78, 40, 16),
)
