"""Lettering: the only module that draws text, and the suit marks and wild marks inside it.

The font has no ♠ ♥ ♦ ♣ ★ ♛, so these six signs, wherever they stand in a text, are drawn as the shapes of
assets/cards/: red suits red, the others in the colour of the text; ★ is the mark that wilds wear, ♛ a crown for who
has won. Everything else is set in the fonts of `ui.kit.typefaces`. Any string can be drawn. Knows no scene.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Literal

import pygame

from game.language import gettext as _
from ui.kit.cache import Cache
from ui.kit.theme import BRASS, BRASS_DARK, Colour, Style, luminance
from ui.kit.typefaces import Family, open_font, split_by_font
from ui.kit.vectors import ASSETS, ink, raster, raster_text

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "wild", "♛": "crown"}
CROWN = (
    f'<path d="M10 78L4 30L28 50L50 14L72 50L96 30L90 78Z" fill="{ink(BRASS)}" stroke="{ink(BRASS_DARK)}" '
    'stroke-width="6" stroke-linejoin="round"/>'
    f'<path d="M12 88L88 88" stroke="{ink(BRASS_DARK)}" stroke-width="9" stroke-linecap="round"/>'
)
_PARTS = re.compile(f"([{''.join(SIGNS)}])")
_SPACES = re.compile(r"\s+")
ELLIPSIS = "…"
LONGEST_LINE = 2000
"""The most characters of one drawn line; no window shows more, and no surface could hold any number of them."""


def card_text(rank: int | None, suit: str | None) -> str:
    """Write a card for a player's eye, its suit as a sign that `Lettering` draws: `7♥`, `10♠`, `Joker`.

    >>> card_text(12, "H"), card_text(10, "S")
    ('Q♥', '10♠')
    """
    if rank is None or suit is None:
        return _("Joker")
    return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank)) + "♠♥♦♣"["SHDC".index(suit)]


class Lettering:
    """Draws and measures lines; at most 600 rendered lines are kept, so drawing one again is a blit."""

    def __init__(self, four_colour: bool = False) -> None:
        """`four_colour`: diamonds blue and clubs green, as in the deck of that name."""
        self._four_colour = four_colour
        self._fonts: dict[tuple[Family, int, int], pygame.font.Font] = {}
        self._lines: Cache[tuple[str, Style, Colour], pygame.Surface] = Cache(600)

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        style: Style,
        colour: Colour,
        anchor: Anchor = "topleft",
    ) -> pygame.Rect:
        """Draw one line with its `anchor` at the pixel `at`; return the rectangle it fills."""
        line = self.line(text, style, colour)
        rect = line.get_rect(**{anchor: (round(at[0]), round(at[1]))})
        surface.blit(line, rect)
        return rect

    def draw_block(
        self,
        surface: pygame.Surface,
        text: str,
        box: pygame.Rect,
        style: Style,
        colour: Colour,
        align: Literal["left", "center"] = "left",
    ) -> int:
        """Draw a paragraph wrapped to the box's width from its top; return the height it took in pixels."""
        y = box.top
        for line in self.wrap(text, style, box.width):
            x = box.left if align == "left" else box.centerx
            self.draw(surface, line, (x, y), style, colour, "topleft" if align == "left" else "midtop")
            y += self.line_height(style)
        return y - box.top

    def line(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Return one rendered line, signs included; the surface is shared: don't draw on it."""
        return self._lines.get((text, style, colour), lambda: self._render(text, style, colour))

    def measure(self, text: str, style: Style) -> tuple[int, int]:
        """Return the width and height in pixels that `text` fills on one line."""
        return sum(self._width(part, style) for part in _PARTS.split(text)), self.font(style).get_height()

    def width(self, text: str, style: Style) -> int:
        """Return the width in pixels of `text` on one line."""
        return self.measure(text, style)[0]

    def line_height(self, style: Style) -> int:
        """Return the distance in pixels from one line of a paragraph to the next."""
        return round(style.size * 1.45)

    def wrap(self, text: str, style: Style, width: int) -> list[str]:
        """Break `text` at blanks, and at its own line ends, so that each line fits `width`; longer words are cut."""
        return [line for paragraph in text.split("\n") for line in self._wrap_one(paragraph, style, width)]

    def block_height(self, text: str, style: Style, width: int) -> int:
        """Return the height in pixels that `draw_block` will need."""
        return len(self.wrap(text, style, width)) * self.line_height(style)

    def shorten(self, text: str, style: Style, width: int) -> str:
        """Return `text`, cut and ended with an ellipsis where it is wider than `width`."""
        if len(text) <= LONGEST_LINE and self.width(text, style) <= width:
            return text
        fits = self._count_fitting(text, style, width - self.width(ELLIPSIS, style))
        return text[:fits].rstrip() + ELLIPSIS

    def font(self, style: Style) -> pygame.font.Font:
        """Return the font of a style, for its ascent or height."""
        return self._font("Prompt", style)

    def _font(self, family: Family, style: Style) -> pygame.font.Font:
        key = family, style.weight, style.size
        if key not in self._fonts:
            self._fonts[key] = open_font(*key)
        return self._fonts[key]

    def _wrap_one(self, paragraph: str, style: Style, width: int) -> Iterator[str]:
        line = ""
        for word in _SPACES.split(paragraph):
            longer = f"{line} {word}" if line else word
            if line and self.width(longer, style) > width:
                yield line
                longer = word
            *full, line = self._break(longer, style, width)
            yield from full
        yield line

    def _break(self, line: str, style: Style, width: int) -> Iterator[str]:
        """Cut a word that is wider than a whole line, such as a path, wherever the line ends."""
        while (fits := max(1, self._count_fitting(line, style, width))) < len(line):
            yield line[:fits]
            line = line[fits:]
        yield line

    def _count_fitting(self, text: str, style: Style, width: int) -> int:
        """Return how many characters from the start fit `width`, none of them parted from its marks.

        Twice as many are measured as fit, not the whole text: a long one takes time in proportion to its length.
        """
        low, high = 0, 8
        while high < len(text) and self.width(text[:high], style) <= width:
            low, high = high, high * 2
        high = min(high, len(text)) + 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.width(text[:middle], style) <= width else (low, middle)
        while 0 < low < len(text) and unicodedata.category(text[low]) in ("Mn", "Me", "Cf"):
            low -= 1
        return low

    def _width(self, part: str, style: Style) -> int:
        if part in SIGNS:
            return self._sign_size(part, style) + max(2, style.size // 10)
        return sum(self._font(family, style).size(stretch)[0] for family, stretch in split_by_font(part))

    def _render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        text, font = text[:LONGEST_LINE], self.font(style)
        line = pygame.Surface(self.measure(text, style), pygame.SRCALPHA)
        x = 0
        for part in _PARTS.split(text):
            if part in SIGNS:
                sign = self._sign(part, style, colour)
                capital = font.get_ascent() - round(style.size * 0.35)
                line.blit(sign, (x + max(1, style.size // 20), capital - sign.get_height() // 2))
                x += self._width(part, style)
                continue
            for family, stretch in split_by_font(part):
                own = self._font(family, style)
                wide = own.size(stretch)[0]
                if wide:  # marks alone have no width, and nothing to draw
                    line.blit(own.render(stretch, True, colour), (x, font.get_ascent() - own.get_ascent()))
                x += wide
        return line

    @staticmethod
    def _sign_size(sign: str, style: Style) -> int:
        return round(style.size * (0.78 if sign in "♠♥♦♣" else 0.98))

    def _sign(self, sign: str, style: Style, colour: Colour) -> pygame.Surface:
        side, name = self._sign_size(sign, style), SIGNS[sign]
        if name == "crown":
            return raster_text(f'<g transform="scale({side / 100})">{CROWN}</g>', (side, side))
        if name == "wild":
            return raster(ASSETS / "wild_mark.svg", (side, side))
        on_dark = "on_dark" if luminance(colour) > 0.4 else ""
        folder = "_".join(part for part in ("four_colour" if self._four_colour else "", on_dark) if part)
        return raster(ASSETS / "suits" / folder / f"{name}.svg", (side, side))
