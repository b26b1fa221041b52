"""How to play: the active rules on a sheet that scrolls, with examples in real cards.

Holds the promise that help never describes rules other than the ones switched on.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from game.rules import Rules
from ui.kit.widgets import Button
from ui.scene import Pop, Stage
from ui.screens.how_to_play import write_rules
from ui.screens.scroll_sheet import TextSheet


class Help(TextSheet):
    """Tell `rules`: those of the match under way, or those a new match would have."""

    wanted = (860, 680)
    closing_key = pygame.K_F1

    def __init__(self, stage: Stage, rules: Rules) -> None:
        super().__init__(stage, _("How to play"), [Button(_("Close"), Pop, "brass")], write_rules(rules))
        self.rules = rules
