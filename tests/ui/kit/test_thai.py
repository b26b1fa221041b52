"""Thai letters: marks stand over their letters, which the font does only when it is told the script."""

from __future__ import annotations

import pygame

from ui.kit.text import Lettering
from ui.kit.theme import INK, Style
from ui.kit.typefaces import font_file

BODY = Style(40, 400)
WATER = "น้ำ"


def _pixels(line: pygame.Surface) -> bytes:
    return pygame.image.tobytes(line, "RGBA")


def _font(script: str | None) -> pygame.font.Font:
    font = pygame.font.Font(str(font_file("Prompt", BODY.weight)), BODY.size)
    if script:
        font.set_script(script)
    return font


def test_thai_is_shaped() -> None:
    """A word whose marks need shaping is drawn as the Thai script asks, and not as a row of single signs."""
    pygame.font.init()
    drawn = _pixels(Lettering().font(BODY).render(WATER, True, INK))
    assert drawn == _pixels(_font("Thai").render(WATER, True, INK))
    assert drawn != _pixels(_font(None).render(WATER, True, INK))


def test_other_scripts_are_drawn_as_ever() -> None:
    """The Thai script changes nothing in Latin letters with marks."""
    pygame.font.init()
    for words in ("Žaidėjas", "Nguyễn", "Your turn: 7"):
        drawn = _pixels(Lettering().font(BODY).render(words, True, INK))
        assert drawn == _pixels(_font(None).render(words, True, INK))
