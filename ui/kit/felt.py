"""Felt: the cloth of the table, with its nap and the light of one lamp above the middle.

The nap is a tile of noise that is the same on every machine; it also hides the steps of the wide gradient.
Does not know what lies on it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from ui.kit.theme import Colour, Felt
from ui.kit.vectors import ink, raster_text

TILE = 192
SHRINK = 6


def draw_felt(size: tuple[int, int], felt: Felt) -> pygame.Surface:
    """Return an opaque cloth of `size` pixels, light in the middle and dark at the rim."""
    cloth = pygame.transform.smoothscale(_light(size, felt), size).convert()
    for x in range(0, size[0], TILE):
        for y in range(0, size[1], TILE):
            cloth.blit(_nap(True), (x, y), special_flags=pygame.BLEND_RGB_ADD)
            cloth.blit(_nap(False), (x, y), special_flags=pygame.BLEND_RGB_SUB)
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
def _nap(bright: bool) -> pygame.Surface:
    """Return the tile of fibres: short strokes of slightly lighter, or darker, cloth."""
    rng = Random(13 if bright else 313)
    grey = bytearray(TILE * TILE)
    for _fibre in range(TILE * TILE // 6):
        x, y = int(rng.random() * TILE), int(rng.random() * TILE)
        chance = rng.random()
        lean, depth = int(chance * 3) - 1, 2 + int(chance * 97) % 5
        for step in range(2 + int(chance * 31) % 3):
            spot = (y + step) % TILE * TILE + (x + lean * (step // 2)) % TILE
            grey[spot] = min(9, grey[spot] // 2 + depth)
    pixels = bytes(value for level in grey for value in (level, level, level))
    return pygame.image.frombytes(pixels, (TILE, TILE), "RGB")
