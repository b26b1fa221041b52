"""Sheets that scroll: the base of whatever may be longer than its paper, and of those that show a text.

What help, the log and the faults have in common. Does not know what is written on them.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.kit.change import Change
from ui.kit.scrolling import Scroll
from ui.kit.widgets import Button
from ui.scene import Stage
from ui.screens.how_to_play import Block
from ui.screens.reading import Column
from ui.screens.sheet import Sheet


class ScrollSheet(Sheet):
    """A sheet whose content moves under the wheel, the arrows and the bar."""

    closing_key: int | None = None
    """The key that leaves the sheet besides Escape: the one that opened it."""

    def __init__(self, stage: Stage, title: str, buttons: Sequence[Button]) -> None:
        super().__init__(stage, title, buttons)
        self.scroll = Scroll()

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Scroll, or leave by the closing key as well."""
        if event.type == pygame.KEYDOWN and event.key == self.closing_key:
            return self.leave()
        if self.scroll.handle(event):
            self.touch()
            return None
        return super().handle(event)


class TextSheet(ScrollSheet):
    """A scrolling sheet of blocks of text, broken to the width of the paper."""

    def __init__(self, stage: Stage, title: str, buttons: Sequence[Button], blocks: Sequence[Block]) -> None:
        super().__init__(stage, title, buttons)
        self.blocks = tuple(blocks)
        self._column = Column(stage, (), 100)

    def place(self) -> None:
        """Break the text to the paper's width."""
        theme = self.stage.theme
        self._column = Column(self.stage, self.blocks, self.inner.width - theme.px(28))
        self.scroll.place(self.inner, self._column.height, self.stage.text.line_height(theme.body))

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the text that shows, and the bar."""
        self._column.draw(surface, self.inner, self.scroll.offset)
        self.scroll.draw_bar(surface, self.stage)
