"""The court cards and jokers: two-headed figures, twelve of them courts and two of them fools.

`court_card` and `joker_card` set a figure of `cast` or `fools` into its panel. Faces, hair, crowns, hats, robes,
collars and attributes have a file each.
"""

from __future__ import annotations

from dataclasses import replace

from .. import colours
from ..colours import Livery
from ..letters import letter
from ..marks import star
from ..paper import Deck, both_ends, card, index
from ..suits import mark
from ..svg import path
from .cast import CAST
from .field import two_headed
from .fools import FOOLS

JOKER_LIVERIES = {
    "JK1": Livery(colours.RED, "#bd2f26", colours.GOLD, "#2c4f86"),
    "JK2": Livery(colours.INK, "#3b4152", "#c9ccd4", colours.INK),
}
GAP = 4.0


def court_card(deck: Deck, rank: str, suit: str) -> str:
    """A jack, queen or king as an SVG file."""
    livery = deck.liveries[suit]
    corner = mark(suit, deck.notch[0] + 20, 34, 26, livery.pip)
    return card([*two_headed(deck, CAST[rank + suit], livery, corner), *index(deck, rank, suit)])


def joker_card(deck: Deck, name: str) -> str:
    """A joker as an SVG file: `JK1` is the red one, `JK2` the black. Its index spells its name downwards."""
    livery, height = JOKER_LIVERIES[name], min(deck.index * 0.44, 25)
    top, step = deck.index_top, height + GAP
    letters = [letter(sign, deck.index_x, top + i * step, height, livery.pip, 1.36) for i, sign in enumerate("JOKER")]
    framed = replace(deck, notch=(deck.notch[0], top + 5 * step + 2))
    corner = path(star(deck.notch[0] + 20, 35, 15), fill=livery.pip)
    return card([*two_headed(framed, FOOLS[name], livery, corner), *both_ends(letters)])


__all__ = ["court_card", "joker_card"]
