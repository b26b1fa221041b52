"""A sheet: a panel of paper over the table with a title, something to read or set, and buttons at its foot.

What options, help, standings, faults and questions have in common. Escape does what the last button does.
Does not know what stands on it.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.kit.change import Change
from ui.kit.focus import Focus
from ui.kit.widgets import Button, Widget
from ui.scene import Pop, Scene, Stage

HEAD, PAD = 98, 32
"""Units over the content of a sheet with a title; beside it, and over it where there is no title."""
OVER_BUTTONS, UNDER_BUTTONS = 16, 28
"""Units between content and buttons, and under the buttons."""


class Sheet(Scene):
    """The base of such scenes: they set `wanted`, `buttons` and `controls`, and override `place` and `fill`.

    One whose content has a height of its own overrides `measure_content` instead of setting the height in `wanted`.
    """

    overlay = True
    wanted = (720, 520)
    """Width and height in units; less where the window is smaller."""

    def __init__(self, stage: Stage, title: str, buttons: Sequence[Button], controls: Sequence[Widget] = ()) -> None:
        super().__init__(stage)
        self.title = title
        self.buttons = list(buttons)
        self.box = pygame.Rect(0, 0, 0, 0)
        self.inner = pygame.Rect(0, 0, 0, 0)
        """The part of the paper between title and buttons."""
        self.focus = Focus([*controls, *self.buttons], self.touch)
        self.focus_on(self.buttons[0] if self.buttons and not controls else None)

    def focus_on(self, widget: Widget | None) -> None:
        """Let Enter mean `widget`."""
        self.focus.choose(widget)

    def resize(self, stage: Stage) -> None:
        """Lay out the paper, the buttons at its foot, and what the scene puts between."""
        super().resize(stage)
        theme = stage.theme
        margin = theme.px(16)
        width = min(theme.px(self.wanted[0]), stage.size[0] - 2 * margin)
        pad, head = theme.px(PAD), theme.px(HEAD if self.title else PAD)
        content = self.measure_content(width - 2 * pad)
        height = theme.px(self.wanted[1]) if content is None else head + content + self._measure_foot()
        self.box = pygame.Rect(0, 0, width, min(height, stage.size[1] - 2 * margin))
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        foot, top = self._place_buttons(), self.box.top + head
        self.inner = pygame.Rect(self.box.left + pad, top, width - 2 * pad, foot - theme.px(OVER_BUTTONS) - top)
        self.place()

    def measure_content(self, width: int) -> int | None:
        """Return the height in pixels that the content wants on paper `width` pixels wide; None: what `wanted` says."""
        return None

    def place(self) -> None:
        """Lay out what stands between title and buttons, within `inner`."""

    def fill(self, surface: pygame.Surface) -> None:
        """Draw what stands between title and buttons and is no widget."""

    def leave(self) -> Change | None:
        """Return what Escape does."""
        return self.buttons[-1].activate() if self.buttons else Pop()

    def greet(self, by_keyboard: bool) -> None:
        """Show the focus at once to somebody who came by keyboard."""
        self.focus.shown = by_keyboard

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Escape leaves; everything else goes to the widgets."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.leave()
        change = self.focus.handle(event)
        if change is not None:
            self.stage.sounds.play("click")
        return change

    def draw(self, surface: pygame.Surface) -> None:
        """Draw dusk, paper, title, content and widgets."""
        theme, panels = self.stage.theme, self.stage.panels
        if self.overlay:
            surface.blit(panels.shade(self.stage.size, 0.55), (0, 0))
        panels.lay(surface, panels.paper(self.box.size), self.box, 2)
        if self.title:
            at = (self.box.centerx, self.box.top + theme.px(46))
            head = self.stage.text.draw(surface, self.title, at, theme.title, theme.ink, "center")
            panels.draw_rule(surface, (self.box.centerx, head.bottom + theme.px(5)), min(head.width, theme.px(220)))
        self.fill(surface)
        self.focus.draw(surface, self.stage)

    def _measure_foot(self) -> int:
        """Return how high the row of buttons is, with the room over and under it."""
        theme = self.stage.theme
        tallest = max((button.natural_size(self.stage)[1] for button in self.buttons), default=0)
        return theme.px(OVER_BUTTONS) + tallest + theme.px(UNDER_BUTTONS)

    def _place_buttons(self) -> int:
        """Put the buttons side by side at the foot, centred; return where their row begins."""
        theme = self.stage.theme
        bottom, gap = self.box.bottom - theme.px(UNDER_BUTTONS), theme.px(16)
        room = self.box.width - 2 * theme.px(28) - gap * (len(self.buttons) - 1)
        sizes = [button.natural_size(self.stage) for button in self.buttons]
        wide = sum(width for width, _height in sizes)
        widths = [width if wide <= room else width * room // wide for width, _height in sizes]
        height = max((height for _width, height in sizes), default=0)
        left = self.box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for button, width in zip(self.buttons, widths, strict=True):
            button.box = pygame.Rect(left, bottom - height, width, height)
            left += width + gap
        return bottom - height
