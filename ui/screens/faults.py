"""Faults: what is wrong in config.yaml, on the first screen, with the offer to start with the defaults.

Holds docs/interface.md, "config.yaml": all faults at once, each with its line and what would be right.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.language import gettext as _
from game.language import ngettext
from storage.faults import ConfigFault
from ui.kit.change import Change
from ui.kit.widgets import Button
from ui.scene import Quit, Stage
from ui.screens.how_to_play import Block, Heading, Paragraph
from ui.screens.reading import Column
from ui.screens.scroll_sheet import TextSheet


class Faults(TextSheet):
    """Tell `faults`; `following` is the change of screen once the player agrees to the defaults."""

    overlay = False
    wanted = (860, 0)

    def __init__(self, stage: Stage, faults: Sequence[ConfigFault], following: Change) -> None:
        start = Button(_("Start with the defaults for these"), lambda: following, "brass")
        title = ngettext("A setting can’t be used", "Some settings can’t be used", len(faults))
        super().__init__(stage, title, [start, Button(_("Quit"), Quit)], _tell(faults))

    def measure_content(self, width: int) -> int:
        """Return the height of the sentences."""
        px = self.stage.theme.px
        return round(Column(self.stage, self.blocks, width - px(28)).height) + px(16)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet on bare cloth."""
        surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
        super().draw(surface)


def _tell(faults: Sequence[ConfigFault]) -> list[Block]:
    """Put the faults under the files they stand in."""
    blocks: list[Block] = []
    for file in dict.fromkeys(fault.file for fault in faults):
        blocks.append(Heading(str(file)))
        for fault in faults:
            if fault.file == file:
                blocks.append(Paragraph(_say(fault)))
    note = _("The game can start with the defaults in their place. The file stays as it is.")
    return [*blocks, Paragraph(""), Paragraph(note)]


def _say(fault: ConfigFault) -> str:
    if fault.line is None:
        return fault.sentence
    return _("Line {line}: {sentence}").format(line=fault.line, sentence=fault.sentence)
