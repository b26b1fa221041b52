"""A question: a small sheet with a sentence or two and the possible answers.

Asks before something is lost; the last answer is the one that changes nothing: it has the brass and the focus, and
Escape gives it, so that a key pressed by habit never does what was asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ui.kit.change import Change
from ui.kit.widgets import Act, Button
from ui.scene import Pop, Stage
from ui.screens.sheet import Sheet


class Confirm(Sheet):
    """Ask `question`; `answers` are labels, each with what it does once the question is gone.

    That may return a change of screen, carried out on the scene below. Put the answer that changes nothing (None)
    last.
    """

    wanted = (560, 0)

    def __init__(self, stage: Stage, question: str, detail: str, answers: Sequence[tuple[str, Act | None]]) -> None:
        *risky, safe = [(label, partial(_answer, act)) for label, act in answers]
        super().__init__(stage, question, [*(Button(*answer) for answer in risky), Button(*safe, "brass")])
        self.focus_on(self.buttons[-1])
        self.detail = detail

    def measure_content(self, width: int) -> int:
        """Return the height of the sentences."""
        theme = self.stage.theme
        return (self.stage.text.block_height(self.detail, theme.body, width) if self.detail else 0) + theme.px(8)

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the sentences."""
        theme = self.stage.theme
        self.stage.text.draw_block(surface, self.detail, self.inner, theme.body, theme.ink, "center")


def _answer(act: Act | None) -> Change:
    return Pop(act() if act is not None else None)
