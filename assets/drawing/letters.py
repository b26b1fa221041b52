"""The ranks and letters of the deck, drawn by hand for it: a bold face with thin level strokes and slabs.

Every letter stands on a box 100 high; `LETTERS` gives its path commands and `WIDTHS` how wide it is. All of
them fill the box exactly, so that an index is as high as it says. It does not know where letters are used.
"""

from __future__ import annotations

from .pen import Nib, ball, chain, ring, solid, sweep
from .svg import group, number, path

BOLD = Nib(17, 9)
NARROW = Nib(16, 9)


def slab(left: float, right: float, top: float, thick: float = 7) -> str:
    """A level bar with square ends."""
    return solid((left, top), (right, top), (right, top + thick), (left, top + thick))


def stem(left: float, top: float = 0, bottom: float = 100, thick: float = 17) -> str:
    """An upright bar."""
    return solid((left, top), (left + thick, top), (left + thick, bottom), (left, bottom))


_SIX = (
    sweep(ring(31.5, 67, 22.5, 28.5), BOLD)
    + sweep(chain((49, 13), 45, 7, 41, 4.5, 36, 4.5, 18, 4.5, 9, 32, 9, 67), BOLD)
    + ball(47.5, 19, 9.5)
)
_NINE = (
    sweep(ring(31, 33, 22.5, 28.5), BOLD)
    + sweep(chain((13.5, 87), 17.5, 93, 21.5, 95.5, 26.5, 95.5, 44.5, 95.5, 53.5, 68, 53.5, 33), BOLD)
    + ball(15, 81, 9.5)
)

LETTERS = {
    "A": solid((29, 0), (41, 0), (16, 100), (6, 100))
    + solid((27, 0), (46, 0), (69, 100), (49, 100))
    + slab(19, 56, 64, 8)
    + slab(0, 24, 93)
    + slab(42, 74, 93),
    "2": sweep(chain((12, 28), 12, 12, 19, 4.5, 31, 4.5, 43, 4.5, 50, 14, 50, 27, 50, 50, 26, 62, 11, 92), BOLD)
    + ball(13.5, 28, 10)
    + slab(4, 58, 86, 14)
    + solid((52, 76), (58, 76), (58, 90), (49, 90)),
    "3": sweep(chain((13, 22), 14, 10, 21, 4.5, 30, 4.5, 42, 4.5, 48, 13, 48, 25, 48, 38, 39, 46.5, 25, 46.5), BOLD)
    + sweep(chain((25, 46.5), 43, 46.5, 51, 57, 51, 71, 51, 87, 42, 95.5, 29, 95.5, 17, 95.5, 10, 89, 10, 78), BOLD)
    + ball(14, 23, 9.5)
    + ball(13, 76, 10),
    "4": stem(36) + solid((36, 0), (47, 0), (13, 70), (1, 70)) + slab(1, 65, 65, 10) + slab(27, 63, 93),
    "5": slab(13, 54, 0, 14)
    + solid((13, 0), (21, 0), (19, 53), (11, 53))
    + sweep(chain((15, 51), 20, 41, 26, 38, 32, 38, 45, 38, 51, 49, 51, 66, 51, 85, 43, 95.5, 29, 95.5), BOLD)
    + sweep(chain((29, 95.5), 17, 95.5, 10, 89, 10, 78), BOLD)
    + ball(13, 76, 10),
    "6": _SIX,
    "7": slab(4, 59, 0, 14)
    + solid((4, 0), (11, 0), (11, 28), (4, 28))
    + solid((45, 10), (59, 10), (59, 15), (35, 100), (16, 100)),
    "8": sweep(ring(31, 25, 18.5, 20.5), BOLD) + sweep(ring(31, 69.5, 22.5, 26), BOLD),
    "9": _NINE,
    "T": stem(9, thick=15)
    + solid((9, 0), (16, 0), (16, 14), (1, 22), (1, 15))
    + slab(1, 30, 93)
    + sweep(ring(53, 50, 13.5, 45.5), NARROW),
    "J": stem(27, 0, 70)
    + sweep(chain((35.5, 66), 35.5, 88, 29, 95.5, 20, 95.5, 13, 95.5, 10, 91, 10, 84), BOLD)
    + ball(12.5, 80, 10.5)
    + slab(15, 56, 0),
    "Q": sweep(ring(35, 50, 26, 45.5), BOLD) + solid((31, 66), (44, 66), (72, 100), (52, 100)),
    "K": stem(6)
    + slab(0, 30, 0)
    + slab(0, 30, 93)
    + solid((53, 0), (64, 0), (24, 61), (19, 52))
    + solid((28, 46), (38, 32), (70, 100), (50, 100))
    + slab(45, 72, 0)
    + slab(43, 76, 93),
    "O": sweep(ring(35, 50, 26, 45.5), BOLD),
    "E": stem(6) + slab(0, 54, 0) + slab(0, 55, 93) + slab(20, 44, 46) + stem(48, 0, 22, 6) + stem(49, 78, 100, 6),
    "R": stem(6)
    + slab(0, 30, 93)
    + slab(0, 34, 0, 9)
    + sweep(chain((34, 4.5), 47, 4.5, 53, 14, 53, 27, 53, 42, 45, 51, 30, 51), BOLD)
    + slab(20, 32, 46.5, 9)
    + solid((27, 51), (43, 47), (70, 100), (50, 100))
    + slab(46, 74, 93),
}

WIDTHS = {"A": 74, "2": 62, "3": 61, "4": 66, "5": 61, "6": 62.5, "7": 62, "8": 62, "9": 62.5, "T": 75}
WIDTHS |= {"J": 56, "Q": 72, "K": 76, "O": 70, "E": 56, "R": 74}


def letter(name: str, x: float, top: float, height: float, ink: str, squeeze: float = 1) -> str:
    """The letter centred on `x`, from `top` down; `squeeze` under 1 makes it narrower.

    `name` is a rank of the text notation (`T` is drawn as a condensed 10) or one of J O K E R.
    """
    scale = height / 100
    left = x - WIDTHS[name] * scale * squeeze / 2
    across, down = number(scale * squeeze, 3), number(scale, 3)
    where = f"translate({number(left)} {number(top)}) scale({across} {down})"
    return group([path(LETTERS[name], fill=ink)], transform=where)
