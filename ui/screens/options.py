"""Options: how the game looks, moves, asks and sounds, each change seen at once and kept.

What changes who wins stands in config.yaml and not here. Does not know the settings one by one: the controls
come from `ui.screens.option_controls`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.language import gettext as _
from ui.destinations import ToHelp
from ui.kit.change import Change
from ui.kit.controls import Choice, Slider
from ui.kit.scrolling import Scroll
from ui.kit.widgets import Button
from ui.scene import Pop, Stage
from ui.screens.option_controls import Control, controls_of_looks, controls_of_manners
from ui.screens.sheet import Sheet
from ui.settings import Settings


class Options(Sheet):
    """The sheet of settings, in two columns that scroll where the window is too low for them."""

    wanted = (920, 690)

    def __init__(self, stage: Stage, more: Sequence[Button] = ()) -> None:
        """`more` buttons, such as leaving the match, stand before the one that closes the sheet."""

        def current() -> Settings:
            return self.stage.settings

        self.stage = stage
        self._columns = (controls_of_looks(current), controls_of_manners(current))
        widgets = [control.widget for column in self._columns for control in column]
        buttons = [Button(_("How to play"), self._help), *more, Button(_("Done"), Pop, "brass")]
        super().__init__(stage, _("Options"), buttons, widgets)
        self._scroll = Scroll()

    def resize(self, stage: Stage) -> None:
        """Show the settings of the new stage."""
        for column in self._columns:
            for control in column:
                control.refresh(stage.settings)
        super().resize(stage)

    def place(self) -> None:
        """Lay out the two columns, spread over the height there is."""
        px = self.stage.theme.px
        gutter = px(44)
        heights = [sum(px(control.height) for control in column) for column in self._columns]
        needs = [height + px(10) * (len(column) - 1) for height, column in zip(heights, self._columns, strict=True)]
        self._scroll.place(self.inner, max(needs), px(40))
        width = (self.inner.width - gutter - (px(24) if self._scroll.is_needed else 0)) // 2
        for place, column in enumerate(self._columns):
            gap = (max(max(needs), self.inner.height) - heights[place]) / max(1, len(column) - 1)
            self._stack(column, self.inner.left + place * (width + gutter), width, min(gap, px(26)))

    def handle(self, event: pygame.event.Event) -> Change | None:
        """F1 tells the rules; scroll by wheel and bar, else let the widgets act; the one in focus comes into view."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return self._help()
        if event.type != pygame.KEYDOWN and self._scroll.is_needed and self._scroll.handle(event):
            self.place()
            self.touch()
            return None
        change = super().handle(event)
        if event.type == pygame.KEYDOWN:
            self._follow_focus()
        return change

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the bar, where there is one."""
        self._scroll.draw_bar(surface, self.stage)

    def _follow_focus(self) -> None:
        current = self.focus.current
        if current is None or current in self.buttons:
            return
        shift = self._scroll.offset - self.inner.top
        if self._scroll.show(current.box.top + shift, current.box.bottom + shift):
            self.place()

    def _help(self) -> Change:
        """Tell the rules of the match under way, else those a new one would have."""
        return ToHelp()

    def _stack(self, column: Sequence[Control], left: int, width: int, gap: float) -> None:
        y = float(self.inner.top - self._scroll.offset)
        for control in column:
            box = pygame.Rect(left, round(y), width, self.stage.theme.px(control.height))
            widget = control.widget
            if isinstance(widget, Choice | Slider):
                widget.place(box, self.stage)
            else:
                widget.box = box
            widget.view = self.inner.inflate(2 * self.stage.theme.px(8), 0) if self._scroll.is_needed else None
            y += box.height + gap
