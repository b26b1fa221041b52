"""The theme: every colour, letter size and distance of the window, as functions of its size.

Holds the promise that text on felt has a contrast of 4.5:1 or more (tests compute it). Does not know how anything
is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

Colour = tuple[int, int, int]


def hex_colour(text: str) -> Colour:
    """Read `#rrggbb`.

    >>> hex_colour("#ff8000")
    (255, 128, 0)
    """
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def luminance(colour: Colour) -> float:
    """Return the relative luminance 0 … 1 as WCAG 2 defines it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio 1 … 21 of two colours.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Felt:
    """A cloth: its colour in the lamp's light and at the dark rim, and a plate's colour lying on it."""

    light: Colour
    dark: Colour
    plate: Colour


FELTS = {
    "green": Felt(hex_colour("#23654c"), hex_colour("#0c2b20"), hex_colour("#0f3527")),
    "blue": Felt(hex_colour("#28527e"), hex_colour("#0d2038"), hex_colour("#12294a")),
    "burgundy": Felt(hex_colour("#7a2b38"), hex_colour("#2e0d15"), hex_colour("#43131d")),
    "slate": Felt(hex_colour("#4a555e"), hex_colour("#1a2026"), hex_colour("#252d34")),
}

PAPER = hex_colour("#fbf5e6")
PAPER_BRIGHT = hex_colour("#fffdf6")
PAPER_SHADE = hex_colour("#efe4c8")
PAPER_EDGE = hex_colour("#cbb98d")
INK = hex_colour("#25221c")
INK_SOFT = hex_colour("#635a47")
CREAM = hex_colour("#f8efd6")
CREAM_SOFT = hex_colour("#e4dcc2")
BRASS = hex_colour("#e3b65a")
BRASS_SHADE = hex_colour("#d9a74a")
BRASS_DEEP = hex_colour("#8a5f14")
BRASS_DARK = hex_colour("#6b4809")
BRASS_ON_PAPER = hex_colour("#f6e2ae")
RED_ON_DARK = hex_colour("#ff9a8a")
GREEN = hex_colour("#1c6b4a")
GREEN_DEEP = hex_colour("#124a33")
GLOSS = hex_colour("#fffaf0")
SHADOW = hex_colour("#0a0705")
SWITCH_EDGE = hex_colour("#a3946c")
SWATCH_EDGE = hex_colour("#6b5a34")

ButtonColours = tuple[Colour, Colour, Colour]
"""A button's colour at its top and at its foot, and its edge's."""

PAPER_BUTTON: dict[str, ButtonColours] = {
    "plain": (hex_colour("#fdf9ee"), PAPER_SHADE, PAPER_EDGE),
    "hover": (PAPER_BRIGHT, hex_colour("#f6e7bd"), BRASS_DEEP),
    "pressed": (hex_colour("#ead9ae"), hex_colour("#f0e2bd"), BRASS_DEEP),
    "off": (hex_colour("#f1ead8"), hex_colour("#ece3cc"), PAPER_EDGE),
}
BRASS_BUTTON: dict[str, ButtonColours] = {
    "plain": (hex_colour("#f0cb7d"), BRASS_SHADE, BRASS_DEEP),
    "hover": (hex_colour("#f9dc9a"), hex_colour("#e5b65c"), BRASS_DARK),
    "pressed": (hex_colour("#cf9d40"), hex_colour("#dcae57"), BRASS_DARK),
    "off": (hex_colour("#e6d7b4"), hex_colour("#dccba2"), PAPER_EDGE),
}


def felt_button(felt: Felt) -> dict[str, ButtonColours]:
    """Return the colours of a button that is cut from the cloth it lies on."""
    return {
        "plain": (felt.plate, felt.plate, hex_colour("#a89f80")),
        "hover": (felt.light, felt.plate, BRASS),
        "pressed": (felt.dark, felt.dark, CREAM),
        "off": (felt.plate, felt.plate, hex_colour("#8c866f")),
    }


@dataclass(frozen=True)
class Style:
    """Letters: `size` in pixels (of the font, not of a capital), `weight` 400, 500, 600 or 700."""

    size: int
    weight: int = 400


@dataclass(frozen=True)
class Theme:
    """Everything that depends on the window: made by `Theme.of`, thrown away when the window changes.

    Distances are given in units: a unit is a pixel in a window of 1280x720 at a size setting of 100 %.
    """

    scale: float
    felt: Felt

    @classmethod
    def of(cls, size: tuple[int, int], felt: str = "green", percent: int = 100) -> Theme:
        """Return the theme of a window of `size` pixels; `percent` is the player's size setting.

        Small windows shrink letters less than distances would; a setting never makes 800x600 units overflow.

        >>> Theme.of((1280, 720)).scale, Theme.of((3840, 2160)).scale
        (1.0, 3.0)
        """
        width, height = size
        base = min(width / 1280, height / 720)
        gentle = base if base >= 1 else 0.5 + 0.5 * base
        widest = min(width / 800, height / 600)
        return cls(round(min(gentle * percent / 100, max(widest, 0.75)), 3), FELTS[felt])

    def px(self, units: float) -> int:
        """Return whole pixels for a distance in units; never 0 for a positive one."""
        return max(1, round(units * self.scale)) if units > 0 else -self.px(-units) if units < 0 else 0

    cream = CREAM
    cream_soft = CREAM_SOFT
    brass = BRASS
    ink = INK
    ink_soft = INK_SOFT
    red_on_dark = RED_ON_DARK

    @cached_property
    def display(self) -> Style:
        """The name of the game."""
        return Style(self.px(60), 600)

    @cached_property
    def title(self) -> Style:
        """The head of a screen."""
        return Style(self.px(30), 600)

    @cached_property
    def heading(self) -> Style:
        """The head of a part, and big figures."""
        return Style(self.px(21), 600)

    @cached_property
    def body(self) -> Style:
        """Running text."""
        return Style(self.px(17), 400)

    @cached_property
    def strong(self) -> Style:
        """Running text that counts: names, buttons, points."""
        return Style(self.px(17), 600)

    @cached_property
    def small(self) -> Style:
        """Notes and labels; never below 12 px."""
        return Style(max(12, self.px(14)), 400)

    @cached_property
    def small_strong(self) -> Style:
        """Labels that count."""
        return Style(max(12, self.px(14)), 600)
