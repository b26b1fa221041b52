"""Thinking: how the table asks a computer player for its move without standing still.

The table polls once a frame, also while a seat's pause lasts, and goes on drawing until there is an answer. How long a
slice takes decides the pace only, never the move. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Protocol

from game.match import Match
from game.moves import Move
from game.record import Record

SLICE = 0.005
"""Seconds of thinking a frame, so that sixty frames a second have room beside it."""


class Thinking(Protocol):
    """Somebody who lets the player to move think."""

    def poll(self, match: Match) -> Move | None:
        """Return the choice for the seat to move in `match`, or None while it is not made; never waits long."""
        ...


class InSlices:
    """Thinks a slice at each poll, and goes on from there at the next."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._thought: Generator[None, None, Move] | None = None

    def poll(self, match: Match) -> Move | None:
        """Return the choice once it is made."""
        if self._thought is None or self._record is not match.record:
            self._record, self._thought = match.record, match.think()
        end = perf_counter() + SLICE
        while True:
            try:
                next(self._thought)
            except StopIteration as done:
                self._thought = None
                choice: Move = done.value
                return choice
            if perf_counter() >= end:
                return None
