"""Swatches: small pictures of a deck, a back or a cloth, to choose by eye on the Options screen.

Does not know which one is chosen.
"""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

import pygame

from ui.cards.sprites import card_size, draw_turned
from ui.kit.boxes import CARD_RATIO
from ui.kit.controls import Paint
from ui.kit.look import Look
from ui.kit.shadows import draw_shadow
from ui.kit.theme import FELTS, SWATCH_EDGE
from ui.kit.vectors import ASSETS, ink, rect


def paint_deck(deck: str) -> Paint:
    """Return what paints two cards of `deck`."""
    return partial(_paint_cards, (ASSETS / deck / "9D.svg", ASSETS / deck / "QC.svg"))


def paint_back(back: str) -> Paint:
    """Return what paints a card's back."""
    return partial(_paint_cards, (ASSETS / "backs" / f"{back}.svg",))


def paint_felt(felt: str) -> Paint:
    """Return what paints a piece of cloth."""
    return partial(_paint_felt, felt)


def _paint_cards(files: tuple[Path, ...], surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
    width = min(round((box.height - look.theme.px(4)) / CARD_RATIO), round(box.width / (1.1 * len(files))))
    step = round(width * 0.8)
    left = box.centerx - (width + step * (len(files) - 1)) // 2
    for place, file in enumerate(files):
        middle = (left + width // 2 + place * step, box.centery)
        shadow = _shadow(width)
        surface.blit(shadow, shadow.get_rect(center=middle))
        card = _card(file, width)
        surface.blit(card, card.get_rect(center=middle))


def _paint_felt(name: str, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
    felt = FELTS[name]
    width, height = box.size
    gradient = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height / 2}" '
        f'r="{width * 0.6}"><stop offset="0" stop-color="{ink(felt.light)}"/>'
        f'<stop offset="1" stop-color="{ink(felt.dark)}"/></radialGradient></defs>'
    )
    body = gradient + rect((1, 1, width - 2, height - 2), look.theme.px(6), "url(#g)", 1, ink(SWATCH_EDGE), 1)
    surface.blit(look.panels.picture("felt", box.size, body), box)


@lru_cache(maxsize=24)
def _card(file: Path, width: int) -> pygame.Surface:
    return draw_turned(file, card_size(width), 0)


@lru_cache(maxsize=4)
def _shadow(width: int) -> pygame.Surface:
    return draw_shadow(card_size(width), width * 0.06, width * 0.05, 0.42)
