"""Table haste: tells a press that was to hurry the others from one that is to draw.

Holds docs/play.md, "Hands on the cards" (impatience): a click while others play never becomes a draw, not even when it
comes a moment after they have finished. Knows neither pygame nor what lies on the table; time is handed in as
milliseconds.
"""

from __future__ import annotations

from ui.kit.timing import HURRIED_MS, INSISTS_MS, TURN_CALM_MS


class Haste:
    """The presses that hurried, each by its key's number; the mouse has one of its own."""

    MOUSE = -1

    def __init__(self) -> None:
        self._by: int | None = None
        self._hurried_at = 0.0
        self._mine = False
        self._calm_until = 0.0
        self._calm_since = 0.0

    def hurry(self, by: int, now: float) -> None:
        """Remember that `by` hurried the others."""
        self._by, self._hurried_at = by, now

    def follow(self, mine: bool, now: float) -> None:
        """Learn whether the own turn has come: after a hurried one the calm begins."""
        if mine and not self._mine and self._by is not None:
            self._calm_until = now + TURN_CALM_MS if now - self._hurried_at <= HURRIED_MS else 0.0
            self._calm_since = now
        if not mine and self._mine:
            self._by = None
        self._mine = mine

    def holds(self, by: int, now: float) -> bool:
        """Tell whether a press came too early to be meant; the calm then begins anew."""
        if by != self._by or now >= self._calm_until:
            return False
        self._calm_until = now + TURN_CALM_MS
        return True

    def insists(self, now: float) -> bool:
        """Tell whether presses have been held back for so long that the player should be told why."""
        return now - self._calm_since > INSISTS_MS
