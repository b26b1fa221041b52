"""The nap of the felt: the tiles in assets/felt are what their script draws."""

from __future__ import annotations

import pygame
import pytest

from assets.draw_felt import FOLDER, SEEDS, TILE, draw_nap


@pytest.mark.parametrize("name", SEEDS)
def test_the_tiles_are_as_drawn(name: str) -> None:
    """Each tile has the pixels that its seed gives, none more than 9 steps lighter or darker."""
    kept, drawn = pygame.image.load(FOLDER / f"{name}.png"), draw_nap(SEEDS[name])
    assert kept.get_size() == (TILE, TILE)
    pixels = pygame.image.tobytes(kept, "RGB")
    assert pixels == pygame.image.tobytes(drawn, "RGB")
    assert 3 < max(pixels) <= 9
