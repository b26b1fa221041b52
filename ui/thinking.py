"""Thinking: how the table asks a computer player for its move without standing still.

A seam: the table polls once a frame and goes on drawing until there is an answer. Knows no screen.
"""

from __future__ import annotations

from typing import Protocol

from game.match import Match
from game.moves import Move


class Thinking(Protocol):
    """Somebody who lets the player to move think."""

    def poll(self, match: Match) -> Move | None:
        """Return the choice for the seat to move in `match`, or None while it is not made; never waits long."""
        ...


class AtOnce:
    """For players that choose within a few milliseconds: they are simply asked."""

    def poll(self, match: Match) -> Move | None:
        """Return the choice."""
        return match.choose()
