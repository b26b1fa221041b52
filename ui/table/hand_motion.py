"""Hand motion: how the own cards close and open gaps, from where each was seen last to where it belongs now.

A card that is overtaken by the next change starts from where it is, never from where it should have been.
Knows no cards' values and no layout.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import Card
from ui.kit.boxes import Pose
from ui.playback.tween import between


class HandMotion:
    """The cards on their way to their places in the row."""

    def __init__(self) -> None:
        self._ways: dict[Card, tuple[Pose, float, float]] = {}

    def depart(self, card: Card, start: Pose, now: float, duration: float) -> None:
        """Let `card` leave `start` now, to arrive `duration` milliseconds later wherever it then belongs."""
        if duration > 0:
            self._ways[card] = (start, now, duration)
        else:
            self._ways.pop(card, None)

    def pose(self, card: Card, target: Pose, now: float) -> Pose:
        """Return where `card` is seen now, on its way to `target`."""
        if card not in self._ways:
            return target
        start, begun, duration = self._ways[card]
        return between(start, target, (now - begun) / duration)

    def depart_all(self, before: Mapping[Card, Pose], after: Mapping[Card, Pose], now: float, duration: float) -> None:
        """Let every card whose place has changed leave where it was seen."""
        for card, start in before.items():
            if card in after and after[card] != start:
                self.depart(card, start, now, duration)

    def update(self, now: float) -> bool:
        """Forget who has arrived; return whether anyone was on the way."""
        moving = bool(self._ways)
        self._ways = {card: way for card, way in self._ways.items() if now < way[1] + way[2]}
        return moving

    def stop(self) -> None:
        """Let everyone be where it belongs."""
        self._ways.clear()
