"""The fade: the last picture of one screen gives way to the next instead of jumping.

Kept short, and finished by any click or key without swallowing it. Does not know which screens they are.
"""

from __future__ import annotations

import pygame

from ui.kit.timing import FADE_MS

_SECONDS = FADE_MS / 1000


class Fade:
    """Nothing until `begin`; then the old picture lies over the new one and thins out."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._left = 0.0

    def begin(self, old: pygame.Surface) -> None:
        """Start from a copy of what is on the screen."""
        self._old = old.copy()
        self._left = _SECONDS

    def end(self) -> None:
        """Show the new screen at once."""
        self._old = None

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the picture changes by it."""
        if self._old is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._old = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._old is None:
            return
        if self._old.get_size() != surface.get_size():
            self.end()
            return
        part = self._left / _SECONDS
        self._old.set_alpha(round(255 * part * part * (3 - 2 * part)))
        surface.blit(self._old, (0, 0))
