"""Tweens: the way from one pose to another, as pure functions of how far along it is.

Knows no clock: whoever asks says how far along (0 … 1) the way is.
"""

from __future__ import annotations

from math import sin, tau

from ui.kit.boxes import Pose


def ease_out(along: float) -> float:
    """Start fast and arrive gently; 0 … 1 in, 0 … 1 out.

    >>> ease_out(0.0), ease_out(0.5), ease_out(1.0)
    (0.0, 0.875, 1.0)
    """
    return float(1 - (1 - clamp(along)) ** 3)


def ease_both(along: float) -> float:
    """Start and arrive gently.

    >>> ease_both(0.5)
    0.5
    """
    along = clamp(along)
    return along * along * (3 - 2 * along)


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """Return `value` kept between `low` and `high`."""
    return min(max(value, low), high)


def mix(start: float, end: float, part: float) -> float:
    """Return the number that lies `part` of the way from `start` to `end`."""
    return start + (end - start) * part


def between(start: Pose, end: Pose, along: float) -> Pose:
    """Return the pose `along` (0 … 1) the straight way, arriving gently."""
    if along <= 0:
        return start
    if along >= 1:
        return end
    part = ease_out(along)
    return Pose(*(mix(a, b, part) for a, b in zip(start, end, strict=True)))


def fly(start: Pose, end: Pose, along: float) -> Pose:
    """Return the pose `along` the way through the air: a low arc, held up in the middle, turning over half-way.

    >>> fly(Pose(0, 0, 10, face=0), Pose(100, 0, 10), 0.5).lift
    1.0
    """
    if along <= 0:
        return start
    if along >= 1:
        return end
    part = ease_both(along)
    hump = sin(part * tau / 2)
    flat = Pose(*(mix(a, b, part) for a, b in zip(start, end, strict=True)))
    distance = abs(end.x - start.x) + abs(end.y - start.y)
    turning = clamp((along - 0.2) / 0.6)
    return flat._replace(
        y=flat.y - hump * distance * 0.06,
        face=mix(start.face, end.face, turning),
        lift=max(flat.lift, hump),
    )


def fade(start: Pose, end: Pose, along: float) -> Pose:
    """Return the pose `along` the way when motion is reduced: gone from `start`, then there at `end`."""
    if along >= 1:
        return end
    if along < 0.5:
        return start._replace(alpha=start.alpha * (1 - 2 * clamp(along)))
    return end._replace(alpha=end.alpha * (2 * along - 1))
