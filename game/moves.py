"""Moves: what a seat may say on its turn, as frozen values with text both ways.

Holds docs/rules.md, "A turn". Does not know whether a move is legal: that is `game.legal`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card, NotationError, parse_card
from game.language import gettext as _
from game.quoting import shorten


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock; an empty stock is turned first."""

    def __str__(self) -> str:
        return "stock"


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Take the top card of the discard pile."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard `card` face up; under `going_out: automatic` this goes out when the rest is all melds."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class GoOut:
    """Discard `card` and go out with the rest; only under `going_out: declared`."""

    card: Card

    def __str__(self) -> str:
        return f"out {self.card}"


Move = DrawStock | DrawDiscard | Discard | GoOut


def parse_move(text: str) -> Move:
    """Read a move as `str(move)` writes it. Raises NotationError.

    >>> parse_move("discard 7H'") == Discard(parse_card("7H'"))
    True
    """
    verb, _blank, rest = text.strip().partition(" ")
    if verb == "stock" and not rest:
        return DrawStock()
    if verb == "take" and not rest:
        return DrawDiscard()
    if verb == "discard":
        return Discard(parse_card(rest))
    if verb == "out":
        return GoOut(parse_card(rest))
    raise NotationError(
        _("“{text}” is not a move: write stock, take, discard CARD or out CARD.").format(text=shorten(text.strip()))
    )
