"""The aces. Spades carries the deck's ornament, as it has since card makers had to sign it; the others one large pip.

Drawn about the card's middle. It does not know indices' measures beyond asking `paper` for them.
"""

from __future__ import annotations

from . import colours
from .flowers import LEAF, PETAL
from .paper import MIDDLE, Deck, card, index
from .pips import plain_ace
from .suits import SHAPES, mark
from .svg import circle, group, on_circle, path, placed


def ace(deck: Deck, suit: str) -> str:
    """The suit's ace as an SVG file."""
    if suit != "S":
        return plain_ace(deck, suit)
    return card([*index(deck, "A", "S"), placed(spade_ornament(deck.liveries["S"].pip), *MIDDLE)])


def spade_ornament(ink: str) -> list[str]:
    """The great spade: an outline of gold, the spade, and within it a flower on a stem with rays."""
    return [
        placed([path(SHAPES["S"], fill="none", stroke=colours.GOLD, stroke_width=2)], 0, 0, 1.5),
        mark("S", 0, 0, 142, ink),
        *sprays(ink),
        placed(flower(), 0, 8),
    ]


def flower() -> list[str]:
    """Petals and leaves in paper and gold, meant to lie on the dark spade."""
    rays = "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*on_circle(0, 0, 15, a), *on_circle(0, 0, 22, a)) for a in range(-165, 0, 15))
    petals = [placed([path(PETAL, fill=colours.PAPER)], 0, 0, 0.62, turn) for turn in range(-90, 91, 30)]
    leaves = [placed([path(LEAF, fill=colours.GOLD)], 0, 26, 0.72, turn) for turn in (-62, 62)]
    return [
        path("M0 2V48", stroke=colours.PAPER, stroke_width=2.4, fill="none"),
        path(rays, stroke=colours.GOLD, stroke_width=1.6, fill="none"),
        *petals,
        circle(0, 0, 4.6, fill=colours.GOLD),
        *leaves,
    ]


def sprays(ink: str) -> list[str]:
    """Two laurel sprays that rise on either side of the spade, and a small star over it."""
    side = [
        path("M8 92C40 92 66 74 72 40", fill="none", stroke=ink, stroke_width=1.8),
        *(placed([path(LEAF, fill=ink)], x, y, 0.5, turn) for x, y, turn in _LEAVES),
    ]
    return [group(side), group(side, transform="scale(-1 1)"), circle(0, 92, 3.4, fill=colours.GOLD)]


_LEAVES = ((24, 90, 40), (24, 91, 118), (42, 84, 22), (43, 84, 100), (57, 72, 6), (58, 72, 82), (67, 58, -8), (68, 57, 66), (72, 41, 10))
