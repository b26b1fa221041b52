"""Thinking: how the table asks a computer player for its move without standing still.

The table polls once a frame, also while a seat's pause lasts, and goes on drawing until there is an answer. How long a
slice takes decides the pace only, never the move. Knows no screen.
"""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

from game.chair import Chair

SLICE = 0.005
"""Seconds of thinking a frame, so that sixty frames a second have room beside it."""


class Thinking(Protocol):
    """Somebody who lets the computer player to move think."""

    def poll(self, chair: Chair) -> bool:
        """Return whether the player to move beside `chair` has chosen; never waits long."""
        ...


class InSlices:
    """Thinks for `SLICE` at each poll, and goes on from there at the next."""

    def poll(self, chair: Chair) -> bool:
        """Return whether the choice is made."""
        end = perf_counter() + SLICE
        while not chair.let_other_think():
            if perf_counter() >= end:
                return False
        return True
