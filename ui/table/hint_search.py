"""Hint search: a hint that is being thought about, a slice a frame. Knows no screen."""

from __future__ import annotations

from time import perf_counter

from game.chair import Chair
from game.moves import Move
from game.slices import Work
from ui.playback.thinking import SLICE


class HintSearch:
    """A hint that is being thought about; at most one."""

    def __init__(self) -> None:
        self._search: Work[Move] | None = None

    @property
    def runs(self) -> bool:
        """Whether a hint is being thought about."""
        return self._search is not None

    def start(self, chair: Chair) -> None:
        """Begin to think about the move of the seat of `chair`."""
        self._search = Work(chair.hint())

    def cancel(self) -> None:
        """Think no longer: the question is not what it was."""
        self._search = None

    def work(self) -> Move | None:
        """Think for `SLICE` seconds; return the move once it is found, else None."""
        end = perf_counter() + SLICE
        while self._search is not None:
            if self._search.step():
                move, self._search = self._search.result, None
                return move
            if perf_counter() >= end:
                return None
        return None
