"""UpcomingFaces: which card pictures will be wanted soon, so that they are drawn while there is time.

Where a few faces were shown at a width the others will follow, and the cards of one wild rank wear the mark.
Without it a frame in which several new faces turn up would take several times its sixtieth of a second.
Draws nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable

from game.cards import PLAIN

NAMES = (*(card.plain for card in PLAIN[:52]), "JK1", "JK2")
ENOUGH = 3
"""How many different faces at one width make a table of it, rather than an ornament."""
MOST_WIDTHS = 3
WIDEST = 260
"""Pixels; wider pictures are too large to keep all of (more than 20 MB at one width)."""


class UpcomingFaces:
    """Learns from `ask`, and tells in `next` what to draw; jokers only where one was seen."""

    def __init__(self) -> None:
        self._asked: dict[int, set[str]] = {}
        self._wild = ""
        self._jokers = False
        self._idle = True

    def ask(self, name: str, wild: bool, width: int) -> None:
        """Learn that this face had to be drawn at this width just now."""
        if width > WIDEST:
            return
        self._jokers |= name.startswith("JK")
        if wild and not name.startswith("JK"):
            self._wild = name[0]
        names = self._asked.pop(width, set())
        names.add(name)
        self._asked[width] = names
        while len(self._asked) > MOST_WIDTHS:
            del self._asked[next(iter(self._asked))]
        self._idle = False

    def next(self, is_drawn: Callable[[str, bool, int], bool]) -> tuple[str, bool, int] | None:
        """Return name, mark and width of a face that will be wanted and is not drawn yet; None: nothing to do."""
        if self._idle:
            return None
        for width in reversed(self._asked):
            if len(self._asked[width]) >= ENOUGH:
                for name in NAMES if self._jokers else NAMES[:52]:
                    wild = name[0] == self._wild or name.startswith("JK")
                    if not is_drawn(name, wild, width):
                        return name, wild, width
        self._idle = True
        return None
