"""How to play: the active rules on a sheet that scrolls, with examples in real cards.

Holds the promise that help never describes rules other than the ones switched on.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from game.rules import Rules
from ui.how_to_play import write_rules
from ui.reading import Column
from ui.scene import Change, Pop, Stage
from ui.scenes.sheet import Sheet
from ui.scrolling import Scroll
from ui.widgets import Button


class Help(Sheet):
    """Tell `rules`: those of the match under way, or those a new match would have."""

    wanted = (860, 680)

    def __init__(self, stage: Stage, rules: Rules) -> None:
        super().__init__(stage, _("How to play"), [Button(_("Close"), Pop, "brass")])
        self.rules = rules
        self._blocks = write_rules(rules)
        self._scroll = Scroll()
        self._column = Column(stage, (), 100)

    def place(self) -> None:
        """Break the text to the paper's width."""
        theme = self.stage.theme
        self._column = Column(self.stage, self._blocks, self.inner.width - theme.px(28))
        self._scroll.place(self.inner, self._column.height, self.stage.text.line_height(theme.body))

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Scroll, or leave by F1 as well."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return self.leave()
        if self._scroll.handle(event):
            self.touch()
            return None
        return super().handle(event)

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the text that shows, and the bar."""
        self._column.draw(surface, self.inner, self._scroll.offset)
        self._scroll.draw_bar(surface, self.stage)
