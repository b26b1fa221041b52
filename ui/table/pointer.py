"""Pointer: where the mouse is at the table, what lies under it, what it presses and what it drags from a pile.

Cards dragged out of the own hand are the hand's. Knows neither pygame nor the match.
"""

from __future__ import annotations

from ui.kit.timing import TIP_DELAY_MS
from ui.table.clock import Clock
from ui.table.gestures import Gesture, Gestures
from ui.table.held_cards import HeldPile
from ui.table.spots import FELT, Point, Spot


class Pointer:
    """The one pointer; every call that moves or presses it returns the gesture it completes, if any."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._gestures = Gestures()
        self.spot: Spot = FELT
        """What lies under it."""
        self.point: Point | None = None
        """Where it is; None until it moves again after a press."""
        self.held_pile: HeldPile | None = None
        self._rested_since = 0.0

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._gestures.dragging

    @property
    def pressed(self) -> bool:
        """Whether the left button was pressed and its release is awaited."""
        return self._gestures.pressed

    @property
    def tip_due_in(self) -> float | None:
        """Milliseconds until the pointer has rested for long enough for a tip; None while it can have none."""
        if self.point is None or self.dragging:
            return None
        return max(0.0, self._rested_since + TIP_DELAY_MS - self._clock.now)

    def move(self, point: Point, spot: Spot) -> Gesture | None:
        """Move to `point`, which lies over `spot`."""
        self.spot, self.point, self._rested_since = spot, point, self._clock.now
        return self._gestures.move(point, spot)

    def forget_point(self) -> None:
        """Let no tip show until the pointer moves again."""
        self.point = None

    def press(
        self, point: Point, spot: Spot, *, adds: bool = False, extends: bool = False, clicks: int | None = None
    ) -> Gesture | None:
        """Press the left button, with Ctrl (`adds`) or Shift (`extends`) held; `clicks` is the system's own count."""
        return self._gestures.press(point, spot, self._clock.now, adds=adds, extends=extends, clicks=clicks)

    def press_in_vain(self, point: Point, spot: Spot) -> None:
        """Remember a press that does nothing for double clicks only: a second one at once must not draw either."""
        self._gestures.press(point, spot, self._clock.now)
        self._gestures.forget_press()

    def press_second(self, spot: Spot) -> Gesture | None:
        """Press the right button."""
        return self._gestures.press_second(spot)

    def release(self, point: Point) -> Gesture | None:
        """Release the left button."""
        return self._gestures.release(point)

    def release_second(self, spot: Spot) -> Gesture | None:
        """Release the right button over `spot`."""
        return self._gestures.release_second(spot)

    def cancel(self) -> Gesture:
        """Give up whatever is under way."""
        return self._gestures.cancel()

    def hold_pile(self, held: HeldPile | None) -> None:
        """Hold the top card of a pile, or none."""
        self.held_pile = held
