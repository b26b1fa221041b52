"""Panels: the felt, and everything of paper, wood and brass that lies on it, drawn from SVG and kept.

One look for all screens: cream paper with a fine double line, dark plates let into the cloth, brass for what
is chosen. Edges are anti-aliased because nanosvg draws them, and shadows are soft. Knows no text and no
scene.
"""

from __future__ import annotations

from typing import Literal

import pygame

from ui.kit.cache import Cache
from ui.kit.felt import draw_felt
from ui.kit.shadows import draw_shadow
from ui.kit.theme import (
    BRASS,
    BRASS_BUTTON,
    BRASS_DEEP,
    CREAM,
    GLOSS,
    INK,
    PAPER,
    PAPER_BUTTON,
    PAPER_EDGE,
    Theme,
    felt_button,
)
from ui.kit.vectors import ink, raster_text, rect

ButtonState = Literal["plain", "hover", "pressed", "off"]
ButtonKind = Literal["paper", "brass", "felt"]
Size = tuple[int, int]


class Panels:
    """Pictures of panels for one theme; the surfaces are shared: blit them, never draw on them.

    All sizes are pixels. Where a picture has a shadow it is drawn by `lay`, which knows how far it reaches.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._button_colours = {"paper": PAPER_BUTTON, "brass": BRASS_BUTTON, "felt": felt_button(theme.felt)}
        self._felt: Cache[Size, pygame.Surface] = Cache(1)
        self._kept: Cache[tuple[object, ...], pygame.Surface] = Cache(160)

    def felt(self, size: Size) -> pygame.Surface:
        """Return the cloth with its texture and the lamp's light, opaque, for a window of `size`."""
        return self._felt.get(size, lambda: draw_felt(size, self._theme.felt))

    def lay(self, surface: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, height: float = 1) -> None:
        """Blit `picture` at `box` with the soft shadow of something `height` times 8 units thick under it."""
        blur = self._theme.px(8) * height
        radius = self._theme.px(10)
        shadow = self._kept.get(
            ("shadow", box.size, round(blur)), lambda: draw_shadow(box.size, radius, max(blur, 2), 0.45)
        )
        surface.blit(shadow, shadow.get_rect(center=box.center))
        surface.blit(picture, box)

    def paper(self, size: Size) -> pygame.Surface:
        """Return a sheet of cream paper: where text is read, in `theme.ink`."""
        return self._draw(("paper", size), size, self._paper_body(size))

    def plate(self, size: Size, lit: bool = False) -> pygame.Surface:
        """Return a dark plate let into the felt, for `theme.cream` text; `lit`: with a rim of brass."""
        width, height = size
        line = self._line
        plate = self._theme.felt.plate
        radius = min(self._theme.px(10), height / 2)
        body = rect((0.5, 0.5, width - 1, height - 1), radius, ink(plate), 0.92)
        body += rect((1, 1, width - 2, height - 2), radius, "none", 0.22, ink(CREAM), line)
        if lit:
            inset = line * 1.25
            box = (inset, inset, width - 2 * inset, height - 2 * inset)
            body += rect(box, radius - line / 2, "none", 1, ink(BRASS), line * 2.5)
        return self._draw(("plate", size, lit), size, body)

    def button(self, size: Size, kind: ButtonKind = "paper", state: ButtonState = "plain") -> pygame.Surface:
        """Return a button: `paper` on paper, `brass` where it is meant first, `felt` on the table."""
        return self._draw(("button", size, kind, state), size, self._button_body(size, kind, state))

    def slot(self, size: Size, lit: bool = False) -> pygame.Surface:
        """Return the place for a pile, as if pressed into the felt; `lit`: a card may be dropped here."""
        width, height = size
        line = self._line * (2 if lit else 1.25)
        box = (line, line, width - 2 * line, height - 2 * line)
        body = rect(box, width * 0.06, ink(self._theme.felt.dark), 0.45)
        body += rect(box, width * 0.06, "none", 1 if lit else 0.38, ink(BRASS if lit else CREAM), line)
        return self._draw(("slot", size, lit), size, body)

    def ring(self, size: Size, radius: float | None = None) -> pygame.Surface:
        """Return the frame that shows the keyboard's focus, `size` including its reach outside the thing."""
        width, height = size
        line = self._line * 2.5
        round_by = self._theme.px(12) if radius is None else radius
        outer = rect((line / 2, line / 2, width - line, height - line), round_by, "none", 1, ink(INK), line)
        inner = rect((line / 2, line / 2, width - line, height - line), round_by, "none", 1, ink(BRASS), line * 0.66)
        return self._draw(("ring", size, round_by), size, outer + inner)

    def draw_ring(self, surface: pygame.Surface, box: pygame.Rect, radius: float | None = None) -> None:
        """Draw the focus frame round `box`, four units outside it."""
        reach = box.inflate(2 * self._theme.px(4), 2 * self._theme.px(4))
        surface.blit(self.ring(reach.size, radius), reach)

    def draw_rule(self, surface: pygame.Surface, middle: tuple[int, int], width: int) -> None:
        """Draw the ornament under a title: a fine line of brass with a lozenge in its middle."""
        height = self._theme.px(8)
        half, y, line = width / 2, height / 2, self._line
        body = rect((0, y - line / 2, width, line), line / 2, ink(BRASS_DEEP), 0.55)
        lozenge = f"M{half - height} {y}L{half} 0L{half + height} {y}L{half} {height}Z"
        body += f'<path d="{lozenge}" fill="{ink(BRASS_DEEP)}"/>'
        picture = self._draw(("rule", width), (width, height), body)
        surface.blit(picture, picture.get_rect(center=middle))

    def shade(self, size: Size, strength: float = 0.5) -> pygame.Surface:
        """Return the dusk that lies between an overlay and the scene below it."""

        def make() -> pygame.Surface:
            dusk = pygame.Surface(size, pygame.SRCALPHA)
            dusk.fill((*self._theme.felt.dark, round(255 * strength)))
            return dusk

        return self._kept.get(("shade", size, strength), make)

    def picture(self, name: str, size: Size, body: str) -> pygame.Surface:
        """Return SVG elements of your own as a picture, kept under `name` and `size` together with `body`."""
        return self._draw((name, size, body), size, body)

    @property
    def _line(self) -> float:
        return max(1.0, 1.25 * self._theme.scale)

    def _draw(self, key: tuple[object, ...], size: Size, body: str) -> pygame.Surface:
        return self._kept.get(key, lambda: raster_text(body, size))

    def _paper_body(self, size: Size) -> str:
        width, height = size
        radius, inset, line = self._theme.px(10), self._theme.px(7), self._line
        body = rect((0.5, 0.5, width - 1, height - 1), radius, ink(PAPER), 1, ink(PAPER_EDGE), 1)
        frame = (inset, inset, width - 2 * inset, height - 2 * inset)
        return body + rect(frame, max(radius - inset / 2, 2), "none", 0.75, ink(PAPER_EDGE), line)

    def _button_body(self, size: Size, kind: ButtonKind, state: ButtonState) -> str:
        width, height = size
        top, foot, edge = map(ink, self._button_colours[kind][state])
        line, radius = self._line, min(self._theme.px(9), height / 2)
        fade = 0.55 if state == "off" else 1
        gradient = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
            f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
            "</linearGradient></defs>"
        )
        box = (line / 2, line / 2, width - line, height - line)
        inner = (line * 1.75, line * 1.75, width - 3.5 * line, height - 3.5 * line)
        body = gradient + rect(box, radius, "url(#g)", fade, edge, line)
        return body + rect(inner, radius - line, "none", 0.35 * fade, ink(GLOSS), line)
