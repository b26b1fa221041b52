"""Gestures: turns presses, moves and releases of a pointer into clicks, double clicks and drags.

Holds docs/play.md, "Hands on the cards": the start of a drag (4 px, or when the pointer leaves the card), and no need
to hold a button down: a press and release on one spot is a click. Knows neither cards nor pygame; time is handed in as
milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from ui.kit.timing import DOUBLE_CLICK_MS, DRAG_START_PX
from ui.table.spots import Point, Spot


@dataclass(frozen=True, slots=True)
class Click:
    """A press and release on one spot; `adds` with Ctrl held, `extends` with Shift held."""

    spot: Spot
    point: Point
    adds: bool = False
    extends: bool = False


@dataclass(frozen=True, slots=True)
class DoubleClick:
    """The second press on one spot within a moment."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class SecondClick:
    """A press and release of the right button on one spot."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Lift:
    """A drag began on `spot`, pressed at `start`; the pointer is at `point` now."""

    spot: Spot
    start: Point
    point: Point


@dataclass(frozen=True, slots=True)
class Carry:
    """The pointer moved during a drag."""

    point: Point


@dataclass(frozen=True, slots=True)
class Drop:
    """The button was released at the end of a drag."""

    point: Point


@dataclass(frozen=True, slots=True)
class Cancel:
    """The drag was given up; what is held goes home."""


Gesture = Click | DoubleClick | SecondClick | Lift | Carry | Drop | Cancel


class Gestures:
    """Follows one pointer; every call returns the gesture it completes, if any."""

    def __init__(self) -> None:
        self._pressed: Spot | None = None
        self._start: Point = (0, 0)
        self._adds = self._extends = False
        self._dragging = False
        self._second: Spot | None = None
        self._last: tuple[Spot, float] | None = None

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    @property
    def pressed(self) -> bool:
        """Whether the left button was pressed and its release is awaited."""
        return self._dragging or self._pressed is not None

    def press(
        self,
        point: Point,
        spot: Spot,
        now: float,
        *,
        adds: bool = False,
        extends: bool = False,
        clicks: int | None = None,
    ) -> Gesture | None:
        """Press the left button; `clicks` is the window system's own count, where it has one."""
        self._second = None
        last, self._last = self._last, (spot, now)
        twice = last is not None and last[0] == spot and now - last[1] <= DOUBLE_CLICK_MS and not (adds or extends)
        if (twice and clicks is None) or clicks == 2:
            self._pressed = None
            return DoubleClick(spot)
        self._pressed, self._start = spot, point
        self._adds, self._extends = adds, extends
        return None

    def forget_press(self) -> None:
        """Let the press just made count for double clicks alone: its release is no click, moving it no drag."""
        self._pressed = self._second = None

    def press_second(self, spot: Spot) -> Gesture | None:
        """Press the right button; during a drag it gives the drag up."""
        if self._dragging:
            return self.cancel()
        self._pressed, self._second = None, spot
        return None

    def release_second(self, spot: Spot) -> Gesture | None:
        """Release the right button over `spot`; elsewhere than it was pressed calls the click off."""
        pressed, self._second = self._second, None
        return SecondClick(spot) if pressed == spot else None

    def move(self, point: Point, spot: Spot) -> Gesture | None:
        """Move the pointer to `point`, which lies over `spot`."""
        if self._dragging:
            return Carry(point)
        if self._pressed is None:
            return None
        far = hypot(point[0] - self._start[0], point[1] - self._start[1]) >= DRAG_START_PX
        if far or spot != self._pressed:
            self._dragging, self._last = True, None
            return Lift(self._pressed, self._start, point)
        return None

    def release(self, point: Point) -> Gesture | None:
        """Release the left button."""
        if self._dragging:
            self._dragging, self._pressed = False, None
            return Drop(point)
        pressed, self._pressed = self._pressed, None
        return Click(pressed, point, self._adds, self._extends) if pressed is not None else None

    def cancel(self) -> Gesture:
        """Give up whatever is under way."""
        self._dragging, self._pressed, self._second = False, None, None
        return Cancel()
