#!/usr/bin/env python3
"""Draws the nap of the felt into assets/felt: short fibres of slightly lighter, and of slightly darker, cloth.

A tile of noise that is the same on every machine; the game adds the one and takes away the other. Drawn here once,
because at every start it would take a tenth of the time to the first frame. Does not know the colours of the felt.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

FOLDER = Path(__file__).resolve().parent / "felt"
TILE = 192
"""The width and height of the tile in pixels."""
SEEDS = {"lighter": 13, "darker": 313}


def draw_nap(seed: int) -> pygame.Surface:
    """Return the tile of fibres: how much lighter, or darker, each pixel is, the same in red, green and blue."""
    rng = Random(seed)
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


def main() -> None:
    """Write both tiles."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed in SEEDS.items():
        pygame.image.save(draw_nap(seed), FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
