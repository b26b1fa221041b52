"""Key focus: where the keyboard stands at the table: in the hand, on a pile, on a button.

Holds the keyboard's row of docs/play.md, "Hands on the cards". The place within the hand is the hand's own. Knows no
keys and no cards.
"""

from __future__ import annotations

from typing import Literal

from ui.kit.timing import AIM_MS
from ui.table.clock import Clock

Area = Literal["hand", "piles", "buttons"]
Pile = Literal["stock", "discard"]
AREAS: tuple[Area, ...] = ("hand", "piles", "buttons")
"""The areas in the order Tab walks them."""
TOP_DOWN: tuple[Area, ...] = ("piles", "hand", "buttons")
"""The areas as they lie on the screen."""
PILES: tuple[Pile, ...] = ("stock", "discard")


class KeyFocus:
    """The area, and within it the pile or button, that Enter would mean; `shown` once a key was used."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.shown = False
        self.area: Area = "hand"
        self.pile: Pile = "stock"
        self.button = 0
        """Which of the buttons, from the left."""
        self._aimed_at = -float(AIM_MS)

    def is_on(self, area: Area) -> bool:
        """Tell whether the frame is to be seen in `area`."""
        return self.shown and self.area == area

    def show(self) -> None:
        """Let the frame be seen: a key was used."""
        self.shown = True

    def hide(self) -> None:
        """Hide the frame: the pointer was used."""
        self.shown = False

    def go_to(self, area: Area, pile: Pile | None = None) -> None:
        """Go to an area; `pile` is the one to stand on there."""
        self.area = area
        self.pile = pile or self.pile

    def next_area(self, by: int) -> Area:
        """Return the area `by` steps further round, as Tab goes."""
        return AREAS[(AREAS.index(self.area) + by) % len(AREAS)]

    def area_below(self, by: int) -> Area:
        """Return the area `by` steps further down; the last one at the edge."""
        return TOP_DOWN[max(0, min(len(TOP_DOWN) - 1, TOP_DOWN.index(self.area) + by))]

    def step_button(self, by: int, count: int) -> None:
        """Go `by` of `count` buttons to the right, no further than the last."""
        self.button = max(0, min(count - 1, self.button + by))

    def aim(self) -> None:
        """Show the frame in the hand, so that the player sees which card is meant before it is thrown."""
        self.show()
        self.go_to("hand")
        self._aimed_at = self._clock.now

    @property
    def has_just_aimed(self) -> bool:
        """Whether `aim` was less than `AIM_MS` ago."""
        return self._clock.now - self._aimed_at < AIM_MS
