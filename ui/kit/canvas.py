"""The canvas: what scenes draw on, the window itself or, where that is too small, a larger picture shown smaller.

A tiling window manager gives a window any size it likes, whatever least size was asked for. Scenes may rely on
`SMALLEST`, and on a shape no more stretched than `LOWEST` and `NARROWEST`; a pointer means what it is seen over.
Knows no scene.
"""

from __future__ import annotations

import pygame

from commands.options import SMALLEST
from ui.kit.boxes import Box, box_around

LOWEST, NARROWEST = 8.0, 0.25
"""The largest and the smallest width over height that is filled; beyond, the picture stands in the middle."""


def find_view(size: tuple[int, int]) -> Box:
    """Return the part of a window of `size` that is filled, whatever it is counted in.

    >>> find_view((1280, 720)), find_view((1000, 100))
    (Box(x=0.0, y=0.0, w=1280, h=720), Box(x=100.0, y=0.0, w=800.0, h=100))
    """
    width, height = max(1, size[0]), max(1, size[1])
    filled = (min(width, height * LOWEST), min(height, width / NARROWEST))
    return box_around((width / 2, height / 2), *filled)


def measure_canvas(size: tuple[int, int]) -> tuple[int, int]:
    """Return how large a picture scenes draw for a window of `size` pixels: its own size, or at least `SMALLEST`.

    >>> measure_canvas((1280, 720)), measure_canvas((400, 300)), measure_canvas((1, 1))
    ((1280, 720), (800, 600), (800, 800))
    """
    view = find_view(size)
    grown = max(1.0, SMALLEST[0] / view.w, SMALLEST[1] / view.h)
    return round(view.w * grown), round(view.h * grown)


class Canvas:
    """The picture of one window."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._own: pygame.Surface | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels for the window as it is now."""
        return measure_canvas(self._window.get_surface().get_size())

    def open(self) -> pygame.Surface:
        """Return what to draw on."""
        surface = self._window.get_surface()
        size = measure_canvas(surface.get_size())
        if size == surface.get_size():
            self._own = None
            return surface
        if self._own is None or self._own.get_size() != size:
            self._own = pygame.Surface(size)
        return self._own

    def show(self) -> None:
        """Bring what was drawn into the window."""
        if self._own is not None:
            surface = self._window.get_surface()
            view = find_view(surface.get_size())
            size = max(1, round(view.w)), max(1, round(view.h))
            surface.fill("black")
            surface.blit(pygame.transform.smoothscale(self._own, size), (round(view.x), round(view.y)))
        self._window.flip()

    def place(self, point: tuple[float, float], size: tuple[int, int]) -> tuple[int, int]:
        """Return where a pointer at `point` of the window is on a canvas of `size`.

        The mouse counts the window's points, which on high-density screens are larger than pixels.
        """
        view = find_view(self._window.size)
        across, down = size[0] / view.w, size[1] / view.h
        return round((point[0] - view.x) * across), round((point[1] - view.y) * down)

    def stretch(self, way: tuple[float, float], size: tuple[int, int]) -> tuple[int, int]:
        """Return how far a pointer that went `way` in the window went on a canvas of `size`."""
        view = find_view(self._window.size)
        return round(way[0] * size[0] / view.w), round(way[1] * size[1] / view.h)
