"""The two jokers."""

from __future__ import annotations

from . import colours
from .letters import letter
from .paper import HEIGHT, WIDTH, Deck, both_ends, card
from .marks import star
from .svg import path

INKS = {"red": colours.RED, "black": colours.INK}


def joker_card(deck: Deck, colour: str) -> str:
    """A joker as an SVG file; `colour` is `red` or `black`."""
    ink = INKS[colour]
    size = deck.index * 0.5
    letters = [letter(name, deck.index_x, 15 + i * (size + 5), size, ink) for i, name in enumerate("JOKER")]
    return card([*both_ends(letters), path(star(WIDTH / 2, HEIGHT / 2, 60), fill=ink)])


