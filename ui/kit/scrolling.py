"""Scrolling: a window onto something taller, moved by the wheel, the bar and the keyboard.

Knows how tall the content is and where the window lies; does not know what is shown in it.
"""

from __future__ import annotations

import pygame

from ui.kit.look import Look
from ui.kit.theme import BRASS_DEEP, PAPER_SHADE
from ui.kit.vectors import ink, rect


class Scroll:
    """`offset` pixels of the content are above the top of `view`, a box of the window."""

    def __init__(self) -> None:
        self.view = pygame.Rect(0, 0, 0, 0)
        self.offset = 0
        self._content = 0
        self._line = 40
        self._grip: int | None = None

    def place(self, view: pygame.Rect, content: int, line: int) -> None:
        """Look through `view` at `content` pixels; a step is `line` pixels. The place read stays in sight."""
        part = self.offset / self._content if self._content else 0
        self.view, self._content, self._line = view, content, line
        self._move_to(round(part * content))

    @property
    def is_needed(self) -> bool:
        """Whether the content is taller than the view."""
        return self._content > self.view.height

    def show(self, top: int, bottom: int) -> bool:
        """Bring the content from `top` to `bottom` into view; return whether that moved anything."""
        if top < self.offset:
            return self._move_to(top)
        if bottom > self.offset + self.view.height:
            return self._move_to(bottom - self.view.height)
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Act on the wheel, the bar, PageUp, PageDown, Home, End and the arrows; return whether it moved."""
        if event.type == pygame.MOUSEWHEEL:
            return self._move_to(self.offset - round(2 * self._line * event.y))
        if event.type == pygame.KEYDOWN:
            return self._press_key(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._bar().collidepoint(event.pos):
            knob = self._knob()
            self._grip = event.pos[1] - knob.top if knob.collidepoint(event.pos) else knob.height // 2
            return self._follow(event.pos[1])
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            return self._follow(event.pos[1])
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        return False

    def draw_bar(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the bar at the right edge of the view, where one is needed."""
        if not self.is_needed:
            return
        for box, colour in ((self._bar(), ink(PAPER_SHADE)), (self._knob(), ink(BRASS_DEEP))):
            slim = box.inflate(-box.width // 2, 0)
            body = rect((0.5, 0.5, slim.width - 1, slim.height - 1), slim.width / 2, colour)
            surface.blit(look.panels.picture("bar", slim.size, body), slim)

    def _press_key(self, key: int) -> bool:
        page = self.view.height - self._line
        steps = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_UP: -self._line,
            pygame.K_DOWN: self._line,
            pygame.K_HOME: -self._content,
            pygame.K_END: self._content,
        }
        return key in steps and self._move_to(self.offset + steps[key])

    def _move_to(self, offset: int) -> bool:
        before = self.offset
        self.offset = min(max(offset, 0), max(0, self._content - self.view.height))
        return self.offset != before

    def _follow(self, y: int) -> bool:
        bar, knob = self._bar(), self._knob()
        part = (y - (self._grip or 0) - bar.top) / max(1, bar.height - knob.height)
        return self._move_to(round(part * (self._content - self.view.height)))

    def _bar(self) -> pygame.Rect:
        width = max(14, self._line // 2)
        return pygame.Rect(self.view.right - width, self.view.top, width, self.view.height)

    def _knob(self) -> pygame.Rect:
        bar = self._bar()
        height = max(self._line, bar.height * bar.height // max(1, self._content))
        hidden = max(1, self._content - self.view.height)
        return pygame.Rect(bar.left, bar.top + self.offset * (bar.height - height) // hidden, bar.width, height)
