"""Felt: the cloth of the table, with its nap and the light of one lamp above the middle.

The nap is a tile of noise that is the same on every machine; it also hides the steps of the wide gradient.
Does not know what lies on it.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from ui.kit.theme import Colour, Felt
from ui.kit.vectors import ASSETS, ink, raster_text

NAPS = ASSETS.parent / "felt"
"""The tiles of fibres, drawn by assets/draw_felt.py."""
TILE = 192
SHRINK = 6


def draw_felt(size: tuple[int, int], felt: Felt) -> pygame.Surface:
    """Return an opaque cloth of `size` pixels, light in the middle and dark at the rim."""
    cloth = pygame.transform.smoothscale(_light(size, felt), size).convert()
    for x in range(0, size[0], TILE):
        for y in range(0, size[1], TILE):
            cloth.blit(_nap("lighter"), (x, y), special_flags=pygame.BLEND_RGB_ADD)
            cloth.blit(_nap("darker"), (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return cloth


def _light(size: tuple[int, int], felt: Felt) -> pygame.Surface:
    width, height = max(2, size[0] // SHRINK), max(2, size[1] // SHRINK)
    middle = _between(felt.light, felt.dark, 0.42)
    reach = (width**2 + height**2) ** 0.5 * 0.56
    stops = ((0, felt.light), (0.35, _between(felt.light, felt.dark, 0.1)), (0.7, middle), (1, felt.dark))
    gradient = "".join(f'<stop offset="{at}" stop-color="{ink(colour)}"/>' for at, colour in stops)
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height * 0.46}" '
        f'r="{reach}">{gradient}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    )
    return raster_text(body, (width, height))


def _between(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=2)
def _nap(name: str) -> pygame.Surface:
    """Return the tile of fibres that are lighter, or darker, than the cloth."""
    return pygame.image.load(NAPS / f"{name}.png")
