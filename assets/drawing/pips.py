"""Number cards: the pip layouts every card player knows.

`LAYOUTS` places pips by column (-1, 0, 1) and by height (0 top row, 1 bottom row); those below the middle
stand upside down. It does not know aces or courts.
"""

from __future__ import annotations

from .paper import HEIGHT, WIDTH, Deck, card, index
from .suits import mark

TOP_ROW = 60.0

_CORNERS = ((-1, 0.0), (1, 0.0), (-1, 1.0), (1, 1.0))
_SIDES = (*_CORNERS, (-1, 0.5), (1, 0.5))
_LADDER = tuple((side, step / 3) for side in (-1, 1) for step in range(4))

LAYOUTS: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((0, 0.0), (0, 1.0)),
    "3": ((0, 0.0), (0, 0.5), (0, 1.0)),
    "4": _CORNERS,
    "5": (*_CORNERS, (0, 0.5)),
    "6": _SIDES,
    "7": (*_SIDES, (0, 0.25)),
    "8": (*_SIDES, (0, 0.25), (0, 0.75)),
    "9": (*_LADDER, (0, 0.5)),
    "T": (*_LADDER, (0, 1 / 6), (0, 5 / 6)),
}


def number_card(deck: Deck, rank: str, suit: str) -> str:
    """A card from 2 to 10 (`T`) as an SVG file."""
    return card([*index(deck, rank, suit), *pips(deck, rank, suit)])


def pips(deck: Deck, rank: str, suit: str) -> list[str]:
    """The rank's pips in their places."""
    ink = deck.liveries[suit].pip
    run = HEIGHT - 2 * TOP_ROW
    return [
        mark(suit, WIDTH / 2 + column * deck.column, TOP_ROW + height * run, deck.pip, ink, 180 if height > 0.5 else 0)
        for column, height in LAYOUTS[rank]
    ]
