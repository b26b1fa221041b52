"""Vectors: turns SVG, from a file or a text made here, into pictures of an exact size in pixels.

The renderer knows paths, rectangles, gradients in user space and opacity, and little else. Keeps the texts of files
it has read, and no picture.
"""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

import pygame

from ui.kit.theme import Colour

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"


def raster(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of an SVG file, `size` pixels at most; its proportions stay. Raises pygame.error."""
    return ready(pygame.image.load_sized_svg(str(path), size))


def raster_text(body: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of SVG elements drawn in pixels, exactly `size`."""
    width, height = size
    frame = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>'
    drawn = pygame.image.load_sized_svg(io.BytesIO(f"{head}{body}</svg>".encode()), size)
    if drawn.get_size() == size:
        return ready(drawn)
    exact = pygame.Surface(size, pygame.SRCALPHA)
    exact.blit(drawn, (0, 0))
    return ready(exact)


@lru_cache(maxsize=128)
def body_of(path: Path) -> str:
    """Return the elements of an SVG file without its outer tag, to be drawn as a part of another text."""
    text = path.read_text(encoding="utf-8")
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Return the picture in the format that blits fast."""
    return surface.convert_alpha()


def rect(
    box: tuple[float, float, float, float],
    radius: float,
    fill: str = "none",
    opacity: float = 1,
    stroke: str = "none",
    width: float = 0,
) -> str:
    """Return a rounded rectangle as an SVG element; `box` is x, y, width and height in pixels."""
    x, y, w, h = box
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(w, 0.1):.2f}" height="{max(h, 0.1):.2f}" '
        f'rx="{radius:.2f}" fill="{fill}" fill-opacity="{opacity:.3f}" stroke="{stroke}" '
        f'stroke-width="{width:.2f}" '
        f'stroke-opacity="{opacity:.3f}"/>'
    )


def ink(colour: Colour) -> str:
    """Write a colour for SVG: `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
