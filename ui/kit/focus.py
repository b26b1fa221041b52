"""Focus: which widget the keyboard and the pointer mean, and what pressing does.

Tab and the arrows walk, Enter and Space do, left and right change a value; a click counts on release, where
it was pressed. The frame of the focus shows once the keyboard is used. Knows no scene.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ui.kit.change import Change
from ui.kit.look import Look
from ui.kit.widgets import Attention, Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
DO_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Focus:
    """The widgets of one scene; `touch` is called when one of them must be drawn anew."""

    def __init__(self, widgets: Sequence[Widget], touch: Callable[[], None], first: int = 0) -> None:
        self.widgets = list(widgets)
        self.shown = False
        """Whether the frame is to be seen: the keyboard was used last."""
        self._touch = touch
        self._at = first
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None

    @property
    def current(self) -> Widget | None:
        """The widget that Enter would mean."""
        return self.widgets[self._at] if self._at < len(self.widgets) else None

    def choose(self, widget: Widget | None) -> None:
        """Let the keyboard mean `widget`, if it is one of these."""
        if widget in self.widgets:
            self._at = self.widgets.index(widget)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Take other widgets for the same places: the focus stays where it is."""
        self.widgets = list(widgets)
        self._at = min(self._at, max(0, len(widgets) - 1))
        self._hovered = self._pressed = None

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Act on a mouse or keyboard event; return the change of screen a widget asked for."""
        if event.type == pygame.KEYDOWN:
            return self._press_key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        return None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw all widgets, the focused one last so that its frame lies on top."""
        current = self.current
        for widget in sorted(self.widgets, key=lambda widget: widget is current):
            hovered = widget is self._hovered
            attention = Attention(self.shown and widget is current, hovered, hovered and widget is self._pressed)
            surface.set_clip(widget.view)
            widget.draw(surface, look, attention)
        surface.set_clip(None)

    def _press_key(self, event: pygame.event.Event) -> Change | None:
        current = self.current
        if current is None:
            return None
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in DO_KEYS and current.enabled:
            self._show()
            return current.activate()
        elif event.key in ARROWS:
            across, down = ARROWS[event.key]
            self._show()
            if across and current.steps:
                return current.step(across)
            self._look_for(across, down)
        return None

    def _show(self) -> None:
        self.shown = True
        self._touch()

    def _walk(self, by: int) -> None:
        if self.shown:
            places = [(self._at + by * step) % len(self.widgets) for step in range(1, len(self.widgets) + 1)]
            self._at = next((place for place in places if self.widgets[place].enabled), self._at)
        self._show()

    def _look_for(self, across: int, down: int) -> None:
        """Go to the nearest widget in a direction; sideways distance counts double."""
        current = self.widgets[self._at]
        best: tuple[float, int] | None = None
        for place, widget in enumerate(self.widgets):
            x = widget.box.centerx - current.box.centerx
            y = widget.box.centery - current.box.centery
            ahead, aside = x * across + y * down, abs(x * down) + abs(y * across)
            if widget is current or not widget.enabled or ahead <= 0:
                continue
            best = min(best or (ahead + 2.0 * aside, place), (ahead + 2.0 * aside, place))
        if best is not None:
            self._at = best[1]

    def _move(self, point: tuple[int, int]) -> Change | None:
        if self._pressed is not None:
            self._touch()
            self._hovered = self._pressed if self._pressed.hits(point) else None
            return self._pressed.drag(point)
        hovered = self._under(point)
        if hovered is not self._hovered:
            self._hovered = hovered
            self._touch()
        return None

    def _press(self, point: tuple[int, int]) -> Change | None:
        widget = self._under(point)
        self._pressed = self._hovered = widget
        if widget is None:
            return None
        self._at = self.widgets.index(widget)
        self.shown = False
        self._touch()
        return widget.drag(point)

    def _release(self, point: tuple[int, int]) -> Change | None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return None
        self._touch()
        return pressed.drop(point)

    def _under(self, point: tuple[int, int]) -> Widget | None:
        return next((widget for widget in self.widgets if widget.hits(point)), None)
