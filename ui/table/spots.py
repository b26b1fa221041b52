"""Spots: what can lie under a point of the table, as a value. Knows no layout and no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.cards import Card

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """What lies under a point of the table."""

    kind: Literal["stock", "discard", "card", "bracket", "hand", "button", "felt"]
    card: Card | None = None
    place: int = 0
    """Of a bracket: which group."""
    name: str = ""
    """Of a button: the name of its action."""


FELT = Spot("felt")
