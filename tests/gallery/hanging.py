"""Hangs the gallery: draws every screen of the registry at every size and writes it as PNG.

Needs no window: the dummy driver draws into a surface. The pictures go to OUT/WIDTHxHEIGHT/NAME.png.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pygame

from tests.gallery.registry import SCREENS, Screen
from tests.ui.stand_ins import open_stack
from ui.settings import Settings

ROOMS = ("tests.gallery.kit_screens", "tests.gallery.table_screens")
SIZES = ((800, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))


def hang(out: Path, sizes: Sequence[tuple[int, int]] = SIZES, names: Sequence[str] = ()) -> list[Path]:
    """Draw the screens called `names` (none: all) at `sizes`; return the files written."""
    load_screens()
    pygame.display.init()
    pygame.font.init()
    written = []
    for size in sizes:
        folder = out / f"{size[0]}x{size[1]}"
        folder.mkdir(parents=True, exist_ok=True)
        for name, screen in SCREENS.items():
            if not names or name in names:
                written.append(folder / f"{name}.png")
                pygame.image.save(paint(screen, size), str(written[-1]))
    return written


def load_screens() -> None:
    """Fill the registry."""
    for room in ROOMS:
        import_module(room)


def paint(screen: Screen, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of one screen."""
    stack, _services = open_stack(size, Settings(display=screen.display))
    screen.hang(stack)
    stack.update(0)
    surface = pygame.display.get_surface()
    stack.draw(surface)
    return surface
