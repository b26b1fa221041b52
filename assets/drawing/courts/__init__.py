"""The twelve courts."""

from __future__ import annotations

from .. import colours
from ..letters import letter
from ..paper import HEIGHT, WIDTH, Deck, card, index, panel_path
from ..suits import mark
from ..svg import path


def court_card(deck: Deck, rank: str, suit: str) -> str:
    """A court card as an SVG file."""
    livery = deck.liveries[suit]
    field = path(panel_path(deck), fill=colours.PAPER_SHADE, stroke=livery.pip, stroke_width=1.6)
    picture = [
        mark(suit, WIDTH / 2 + 22, 76, 60, livery.pip),
        letter(rank, WIDTH / 2, HEIGHT / 2 - 50, 100, livery.pip),
        mark(suit, WIDTH / 2 - 22, HEIGHT - 76, 60, livery.pip, 180),
    ]
    return card([field, *picture, *index(deck, rank, suit)])
