"""Controls: widgets that hold a value of the Options screen: a switch, a row of choices, a slider.

The value shown is told by shape as well as by colour. `set_value` is called with the new value and returns
the change of screen it makes, usually Adopt. Knows no setting by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from ui.kit.change import Change
from ui.kit.look import Look
from ui.kit.theme import (
    BRASS_DEEP,
    BRASS_SHADE,
    GLOSS,
    GREEN,
    GREEN_DEEP,
    INK,
    PAPER,
    PAPER_BRIGHT,
    PAPER_EDGE,
    PAPER_SHADE,
    SWITCH_EDGE,
)
from ui.kit.vectors import ink, rect
from ui.kit.widgets import Attention, Widget

Value = TypeVar("Value")
Paint = Callable[[pygame.Surface, pygame.Rect, Look], None]


class Toggle(Widget):
    """A labelled switch: on has its knob on the right and a tick in it."""

    def __init__(self, label: str, value: bool, set_value: Callable[[bool], Change | None]) -> None:
        super().__init__()
        self.label = label
        self.value = value
        self._set = set_value

    def activate(self, point: tuple[int, int] | None = None) -> Change | None:
        """Turn it round."""
        self.value = not self.value
        return self._set(self.value)

    @property
    def steps(self) -> bool:
        """Left is off and right is on."""
        return True

    def step(self, by: int) -> Change | None:
        """Turn it off to the left and on to the right."""
        return self.activate() if self.value != (by > 0) else None

    def draw(self, surface: pygame.Surface, look: Look, attention: Attention) -> None:
        """Draw the label on the left and the switch at the right end of the box."""
        theme = look.theme
        where = (self.box.left, self.box.centery)
        look.text.draw(surface, self.label, where, theme.body, theme.ink, "midleft")
        size = (theme.px(50), theme.px(28))
        switch = pygame.Rect((0, 0), size)
        switch.midright = self.box.midright
        surface.blit(look.panels.picture("switch", size, _draw_switch(size, self.value, attention.hovered)), switch)
        if attention.focused:
            look.panels.draw_ring(surface, switch, theme.px(18))


class Choice(Widget, Generic[Value]):
    """A label and a row of values of which one is chosen; `paint` draws a value's picture over its name."""

    def __init__(
        self,
        label: str,
        values: Sequence[tuple[Value, str]],
        value: Value,
        set_value: Callable[[Value], Change | None],
        paints: Sequence[Paint] = (),
    ) -> None:
        super().__init__()
        self.label = label
        self.values = tuple(values)
        self.value = value
        self._set = set_value
        self._paints = tuple(paints)
        self._cells: list[pygame.Rect] = []

    def place(self, box: pygame.Rect, look: Look) -> None:
        """Lay out the row in `box`: the label at its top left, the values below it."""
        self.box = box
        top = box.top + look.theme.px(28)
        gap = look.theme.px(8 if self._paints else 4)
        width = (box.width - gap * (len(self.values) - 1)) / len(self.values)
        self._cells = [
            pygame.Rect(round(box.left + place * (width + gap)), top, round(width), box.bottom - top)
            for place in range(len(self.values))
        ]

    def hits(self, point: tuple[int, int]) -> bool:
        """Only the values can be pressed, not the label."""
        return super().hits(point) and any(cell.collidepoint(point) for cell in self._cells)

    def activate(self, point: tuple[int, int] | None = None) -> Change | None:
        """Choose the value under `point`; from the keyboard, the next one, round the end."""
        if point is None:
            return self._choose((self._place + 1) % len(self.values))
        for place, cell in enumerate(self._cells):
            if cell.collidepoint(point):
                return self._choose(place)
        return None

    @property
    def steps(self) -> bool:
        """Left and right choose the neighbour."""
        return True

    def step(self, by: int) -> Change | None:
        """Choose the neighbour, if there is one on that side."""
        return self._choose(min(max(self._place + by, 0), len(self.values) - 1))

    def draw(self, surface: pygame.Surface, look: Look, attention: Attention) -> None:
        """Draw the label and the values; the chosen one is brass, its name bold, with a tick beside it."""
        theme = look.theme
        look.text.draw(surface, self.label, self.box.topleft, theme.small_strong, theme.ink_soft)
        for place, cell in enumerate(self._cells):
            self._draw_cell(surface, look, place, cell)
            if attention.focused and place == self._place:
                look.panels.draw_ring(surface, cell)

    @property
    def _place(self) -> int:
        return next((place for place, (value, _name) in enumerate(self.values) if value == self.value), 0)

    def _choose(self, place: int) -> Change | None:
        value = self.values[place][0]
        if value == self.value:
            return None
        self.value = value
        return self._set(value)

    def _draw_cell(self, surface: pygame.Surface, look: Look, place: int, cell: pygame.Rect) -> None:
        theme = look.theme
        chosen = place == self._place
        surface.blit(look.panels.button(cell.size, "brass" if chosen else "paper"), cell)
        style = theme.small_strong if chosen else theme.small
        if not self._paints:
            look.text.draw(surface, self.values[place][1], cell.center, style, theme.ink, "center")
            return
        label = theme.px(24)
        picture = pygame.Rect(cell.left, cell.top, cell.width, cell.height - label).inflate(
            -theme.px(12), -theme.px(12)
        )
        picture.top += theme.px(2)
        self._paints[place](surface, picture, look)
        at = (cell.centerx, cell.bottom - label // 2 - theme.px(1))
        name = look.text.shorten(self.values[place][1], style, cell.width - theme.px(8))
        look.text.draw(surface, name, at, style, theme.ink, "center")


class Slider(Widget):
    """A label, a value in percent and a track; the ends are `low` and `high`, a step is `by`."""

    def __init__(
        self,
        label: str,
        ends: tuple[int, int],
        by: int,
        value: int,
        set_value: Callable[[int], Change | None],
    ) -> None:
        super().__init__()
        self.label = label
        self.low, self.high = ends
        self.value = value
        self._by = by
        self._set = set_value
        self._track = pygame.Rect(0, 0, 1, 1)

    def place(self, box: pygame.Rect, look: Look) -> None:
        """Lay out the slider in `box`: label and value at its top, the track below."""
        self.box = box
        knob = look.theme.px(24)
        self._track = pygame.Rect(box.left + knob // 2, box.bottom - knob, box.width - knob, knob)

    @property
    def steps(self) -> bool:
        """Left and right move the knob."""
        return True

    def step(self, by: int) -> Change | None:
        """Move the knob one step."""
        value = min(max(self.value + by * self._by, self.low), self.high)
        return self._set(value) if value != self.value else None

    def drag(self, point: tuple[int, int]) -> Change | None:
        """Move the knob to the step nearest to `point`; the value counts when the pointer lets go."""
        part = (point[0] - self._track.left) / self._track.width
        value = round((self.low + part * (self.high - self.low)) / self._by) * self._by
        self.value = min(max(value, self.low), self.high)
        return None

    def drop(self, point: tuple[int, int]) -> Change | None:
        """Take the value where the knob was let go."""
        self.drag(point)
        return self._set(self.value)

    def draw(self, surface: pygame.Surface, look: Look, attention: Attention) -> None:
        """Draw label, value, track and knob."""
        theme, text = look.theme, look.text
        text.draw(surface, self.label, self.box.topleft, theme.small_strong, theme.ink_soft)
        text.draw(surface, f"{self.value} %", self.box.topright, theme.small_strong, theme.ink, "topright")
        size = (self.box.width, self._track.height)
        part = (self.value - self.low) / (self.high - self.low)
        body = _draw_track(size, part, attention.hovered or attention.pressed)
        surface.blit(look.panels.picture("track", size, body), (self.box.left, self._track.top))
        if attention.focused:
            knob = pygame.Rect(0, 0, size[1], size[1])
            knob.center = (round(self._track.left + part * self._track.width), self._track.centery)
            look.panels.draw_ring(surface, knob, knob.width / 2 + theme.px(4))


def _draw_switch(size: tuple[int, int], on: bool, hovered: bool) -> str:
    width, height = size
    line = max(1.0, height / 20)
    fill = ink(GREEN) if on else ink(PAPER_SHADE)
    edge = ink(INK) if hovered else ink(GREEN_DEEP if on else SWITCH_EDGE)
    body = rect((line / 2, line / 2, width - line, height - line), height / 2, fill, 1, edge, line)
    x, y, r = (width - height / 2 if on else height / 2), height / 2, height / 2 - 2.2 * line
    body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ink(GLOSS)}" stroke="{edge}" stroke-width="{line}"/>'
    if not on:
        return body
    tick = f"M{x - r * 0.45} {y}L{x - r * 0.1} {y + r * 0.38}L{x + r * 0.48} {y - r * 0.38}"
    shape = f'fill="none" stroke="{ink(GREEN)}" stroke-width="{height / 11}" stroke-linecap="round"'
    return body + f'<path d="{tick}" {shape} stroke-linejoin="round"/>'


def _draw_track(size: tuple[int, int], part: float, hot: bool) -> str:
    width, height = size
    thick, line = height * 0.26, max(1.0, height / 20)
    x = height / 2 + part * (width - height)
    top = (height - thick) / 2
    body = rect((line, top, width - 2 * line, thick), thick / 2, ink(PAPER_SHADE), 1, ink(PAPER_EDGE), line)
    body += rect((line, top, x, thick), thick / 2, ink(BRASS_SHADE), 1, ink(BRASS_DEEP), line)
    fill, edge = (ink(PAPER_BRIGHT), ink(INK)) if hot else (ink(PAPER), ink(BRASS_DEEP))
    knob = f'<circle cx="{x}" cy="{height / 2}" r="{height / 2 - line}" fill="{fill}" '
    dot = f'<circle cx="{x}" cy="{height / 2}" r="{height / 8}" fill="{ink(BRASS_DEEP)}"/>'
    return body + knob + f'stroke="{edge}" stroke-width="{line * 1.5}"/>' + dot
