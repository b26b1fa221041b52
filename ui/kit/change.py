"""Change: the base of what a handler or a widget may ask to be changed on the screen.

A widget passes on what its action returns; which changes there are stands in `ui.scene`.
"""

from __future__ import annotations


class Change:
    """A change of screen or settings that is asked for, and carried out by the scene stack."""

    __slots__ = ()
