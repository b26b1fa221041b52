"""Early presses: tells a press that was to hurry the others from one that is to draw.

Holds docs/play.md, "Hands on the cards" (impatience): a click while others play never becomes a draw, not even when it
comes a moment after they have finished. Knows neither pygame nor what lies on the table.
"""

from __future__ import annotations

from ui.kit.timing import HURRIED_MS, IGNORED_AFTER_HURRY_MS, TOLD_TO_WAIT_AFTER_MS
from ui.table.clock import Clock

MOUSE = -1
"""The number of the mouse; a key has its own, from 0 on."""


class EarlyPresses:
    """Remembers which key, or the mouse, hurried the others last, and for how long the same one makes no move."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._hurried_by: int | None = None
        self._hurried_at = 0.0
        self._my_draw = False
        self._refused_until = 0.0
        self._refused_since = 0.0

    def remember_hurry(self, by: int) -> None:
        """Remember that the key `by` (or `MOUSE`) has just hurried the others."""
        self._hurried_by, self._hurried_at = by, self._clock.now

    def follow(self, my_draw: bool) -> None:
        """Learn whether the person is to draw; if that was hurried, presses are early for `IGNORED_AFTER_HURRY_MS`."""
        if my_draw and not self._my_draw and self._hurried_by is not None:
            hurried = self._clock.now - self._hurried_at <= HURRIED_MS
            self._refused_until = self._clock.now + IGNORED_AFTER_HURRY_MS if hurried else 0.0
            self._refused_since = self._clock.now
        if not my_draw and self._my_draw:
            self._hurried_by = None
        self._my_draw = my_draw

    def is_early(self, by: int) -> bool:
        """Tell whether a press by `by` came too early to be meant; each such press starts the waiting time again."""
        if by != self._hurried_by or self._clock.now >= self._refused_until:
            return False
        self._refused_until = self._clock.now + IGNORED_AFTER_HURRY_MS
        return True

    @property
    def went_on_long(self) -> bool:
        """Whether presses have been refused for more than `TOLD_TO_WAIT_AFTER_MS`: then the player is told why."""
        return self._clock.now - self._refused_since > TOLD_TO_WAIT_AFTER_MS
