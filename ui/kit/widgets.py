"""Widgets: the things on a panel that a pointer presses and a keyboard reaches, beginning with the button.

A widget knows its box, how it looks and what it does; `ui.kit.focus` decides which one is meant. What a widget
does may be a change of screen, so that a scene's handler returns it. Knows no scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.kit.change import Change
from ui.kit.look import Look
from ui.kit.panels import ButtonKind, ButtonState

Act = Callable[[], Change | None]


@dataclass(frozen=True)
class Attention:
    """How a widget is meant at the moment: by the keyboard, under the pointer, held down by it."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False

    @property
    def state(self) -> ButtonState:
        """The state of a button's picture."""
        return "pressed" if self.pressed else "hover" if self.hovered else "plain"


class Widget:
    """The base: a box that can be off. `box` is in pixels of the window; the scene sets it in `resize`."""

    def __init__(self) -> None:
        self.box = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.view: pygame.Rect | None = None
        """The part of the window in which it shows, where it can scroll out of sight."""

    def hits(self, point: tuple[int, int]) -> bool:
        """Tell whether a pointer at `point` means this widget."""
        shows = self.view is None or self.view.collidepoint(point)
        return self.enabled and shows and self.box.collidepoint(point)

    def activate(self, point: tuple[int, int] | None = None) -> Change | None:
        """Do what a click at `point`, or Enter (None), asks for."""
        return None

    def step(self, by: int) -> Change | None:
        """Go one step left (-1) or right (1), where that means something; `steps` tells where."""
        return None

    @property
    def steps(self) -> bool:
        """Whether left and right change this widget rather than the focus."""
        return False

    def drag(self, point: tuple[int, int]) -> Change | None:
        """Follow a pointer that was pressed on this widget."""
        return None

    def drop(self, point: tuple[int, int]) -> Change | None:
        """Act on the release, at `point`, of a pointer that was pressed on this widget."""
        return self.activate(point) if self.hits(point) else None

    def draw(self, surface: pygame.Surface, look: Look, attention: Attention) -> None:
        """Draw it, with the focus frame where `attention.focused`."""
        raise NotImplementedError


class Button(Widget):
    """A labelled button; `note` is a second, smaller line under the label."""

    def __init__(self, label: str, act: Act, kind: ButtonKind = "paper", note: str = "") -> None:
        super().__init__()
        self.label = label
        self.note = note
        self._act = act
        self._kind: ButtonKind = kind

    def activate(self, point: tuple[int, int] | None = None) -> Change | None:
        """Do what the button is for."""
        return self._act()

    def natural_size(self, look: Look) -> tuple[int, int]:
        """Return the width and height in pixels that its label wants."""
        theme, text = look.theme, look.text
        width = max(text.width(self.label, theme.strong), text.width(self.note, theme.small) if self.note else 0)
        return max(width + theme.px(48), theme.px(112)), theme.px(66 if self.note else 44)

    def draw(self, surface: pygame.Surface, look: Look, attention: Attention) -> None:
        """Draw the button, pressed in by a pixel while it is held."""
        panels = look.panels
        state: ButtonState = attention.state if self.enabled else "off"
        if self._kind != "felt":
            panels.lay(surface, panels.button(self.box.size, self._kind, state), self.box, 0.4)
        else:
            surface.blit(panels.button(self.box.size, self._kind, state), self.box)
        self._write(surface, look, 1 if state == "pressed" else 0)
        if attention.focused:
            panels.draw_ring(surface, self.box)

    def _write(self, surface: pygame.Surface, look: Look, down: int) -> None:
        theme, text = look.theme, look.text
        colour = theme.cream if self._kind == "felt" else theme.ink if self.enabled else theme.ink_soft
        room = self.box.width - theme.px(16)
        label = text.shorten(self.label, theme.strong, room)
        x, y = self.box.centerx, self.box.centery + down
        if not self.note:
            text.draw(surface, label, (x, y), theme.strong, colour, "center")
            return
        soft = theme.cream_soft if self._kind == "felt" else theme.ink
        text.draw(surface, label, (x, y - theme.px(11)), theme.strong, colour, "center")
        note = text.shorten(self.note, theme.small, room)
        text.draw(surface, note, (x, y + theme.px(13)), theme.small, soft, "center")
