"""Held cards: what is under the pointer in mid-drag, and how it hangs there.

Holds the promise of a lifted card with a slight tilt by its speed. Knows no row and no match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.cards import Card
from ui.kit.boxes import Pose
from ui.playback.tween import clamp

Point = tuple[float, float]
SPREAD = 0.42
"""How far cards held together lie apart, in card widths."""
MOST_TILT = 9.0
"""Degrees a card tilts at most."""
LEAST_TILT = 0.4
"""Degrees below which a tilted card hangs straight."""


@dataclass(frozen=True)
class HeldPile:
    """The top card of a pile under the pointer: how far its middle is from it."""

    pile: Literal["stock", "discard"]
    offset: Point
    point: Point

    def pose(self, lying: Pose) -> Pose:
        """Return where the card is held that would be `lying` on a pile."""
        return lying._replace(x=self.point[0] + self.offset[0], y=self.point[1] + self.offset[1])

    def move(self, point: Point) -> HeldPile:
        """Return the card with the pointer moved to `point`."""
        return replace(self, point=point)

    def resize(self, scale: Point) -> HeldPile:
        """Return the card at the same part of a window scaled by `scale`, its middle under the pointer."""
        return HeldPile(self.pile, (0, 0), (self.point[0] * scale[0], self.point[1] * scale[1]))


@dataclass(frozen=True)
class Held:
    """Cards under the pointer: how far each card's middle is from it, and where in the row they would land."""

    cards: tuple[Card, ...]
    offsets: tuple[Point, ...]
    point: Point
    place: int
    tilt: float = 0.0

    def poses(self, width: float) -> dict[Card, Pose]:
        """Return where the cards are seen, lifted."""
        x, y = self.point
        return {
            card: Pose(x + dx, y + dy, width, self.tilt, lift=1.0)
            for card, (dx, dy) in zip(self.cards, self.offsets, strict=True)
        }

    def move(self, point: Point, tilts: bool = True) -> Held:
        """Return the cards with the pointer moved to `point`; the way tilts them, if `tilts`."""
        tilt = clamp(self.tilt * 0.7 + (point[0] - self.point[0]) * 0.35, -MOST_TILT, MOST_TILT)
        return replace(self, point=point, tilt=tilt if tilts else 0.0)

    def straighten(self) -> Held:
        """Return the cards hanging straighter by a frame; the same when they hang straight."""
        return self if abs(self.tilt) < LEAST_TILT else replace(self, tilt=self.tilt * 0.8)

    def resize(self, scale: Point, width: float) -> Held:
        """Return the cards at the same part of a window scaled by `scale`, spread round the pointer."""
        middle = (len(self.cards) - 1) / 2
        offsets = tuple(((place - middle) * width * SPREAD, 0.0) for place in range(len(self.cards)))
        return replace(self, point=(self.point[0] * scale[0], self.point[1] * scale[1]), offsets=offsets)


def take_hold(block: tuple[Card, ...], seen: dict[Card, Pose], start: Point, point: Point, place: int) -> Held:
    """Return `block` grabbed at `start`, where the cards are `seen`; several draw together round the grabbed one."""
    grabbed = min(block, key=lambda card: abs(seen[card].x - start[0]))
    at, step = block.index(grabbed), seen[grabbed].w * SPREAD
    dx, dy = seen[grabbed].x - start[0], seen[grabbed].y - start[1]
    offsets = tuple((dx + step * (number - at), dy) for number in range(len(block)))
    return Held(block, offsets, point, place)
