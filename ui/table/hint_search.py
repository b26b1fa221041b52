"""Hint search: a hint that is being thought about, a slice a frame. Knows no screen."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

from game.chair import Chair
from game.moves import Move
from ui.playback.thinking import SLICE


class HintSearch:
    """A hint that is being thought about; at most one."""

    def __init__(self) -> None:
        self._search: Generator[None, None, Move] | None = None

    @property
    def runs(self) -> bool:
        """Whether a hint is being thought about."""
        return self._search is not None

    def start(self, chair: Chair) -> None:
        """Begin to think about the move of the seat of `chair`."""
        self._search = chair.hint()

    def cancel(self) -> None:
        """Think no longer: the question is not what it was."""
        self._search = None

    def work(self) -> Move | None:
        """Think for `SLICE` seconds; return the move once it is found, else None."""
        end = perf_counter() + SLICE
        while self._search is not None:
            try:
                next(self._search)
            except StopIteration as found:
                self._search = None
                move: Move = found.value
                return move
            if perf_counter() >= end:
                return None
        return None
