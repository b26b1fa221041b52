"""The score sheet: points of every round and totals, as a table drawn on paper.

Knows columns and lines; what the figures mean is the business of the scene that shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.language import gettext as _
from game.rules import cards_dealt
from ui.kit.text import card_text
from ui.kit.theme import BRASS, BRASS_ON_PAPER, PAPER_EDGE, Colour, Style
from ui.kit.vectors import ink, rect
from ui.scene import Stage

HEAD, FOOT = 1.25, 1.45
"""Heights of the first and the last row, in rows."""
TALLEST, WIDEST = 34, 132


@dataclass(frozen=True)
class ScoreSheet:
    """One column a seat, one row a scored round; `best` seats have their totals framed and starred."""

    names: Sequence[str]
    rounds: Sequence[int]
    points: Sequence[Sequence[int]]
    totals: Sequence[int]
    best: Sequence[int]

    def draw(self, surface: pygame.Surface, stage: Stage, box: pygame.Rect) -> None:
        """Draw the table in the middle of `box`, as large as reads well."""
        rows = len(self.points) + HEAD + FOOT
        row = min(box.height / rows, stage.theme.px(TALLEST))
        first = stage.theme.px(104)
        column = min((box.width - first) / len(self.names), stage.theme.px(WIDEST))
        left = box.centerx - (first + column * len(self.names)) / 2
        top = box.top + max(0.0, (box.height - row * rows) / 3)
        grid = _Grid(surface, stage, (left, top), (first, column, row), len(self.names))
        self._draw_head(grid)
        for place, points in enumerate(self.points):
            self._draw_round(grid, place, points)
        self._draw_totals(grid)

    def _draw_head(self, grid: _Grid) -> None:
        style, colour = grid.stage.theme.small_strong, grid.stage.theme.ink_soft
        y = HEAD / 2
        grid.write(_("Round"), None, y, style, colour)
        for seat, name in enumerate(self.names):
            grid.write(name, seat, y, style, colour)
        grid.rule(HEAD)

    def _draw_round(self, grid: _Grid, place: int, points: Sequence[int]) -> None:
        theme = grid.stage.theme
        y = HEAD + place + 0.5
        number = self.rounds[place]
        grid.write(str(number), None, y, theme.small, theme.ink_soft)
        wild = card_text(cards_dealt(number), "S")[:-1]
        grid.write(f"★ {wild}", None, y, theme.small, theme.ink_soft, indent=theme.px(36))
        for seat, cost in enumerate(points):
            best = cost == min(points)
            grid.write(str(cost), seat, y, theme.small_strong if best else theme.small, theme.ink)
        grid.rule(HEAD + place + 1, faint=True)

    def _draw_totals(self, grid: _Grid) -> None:
        theme = grid.stage.theme
        top = HEAD + len(self.points)
        grid.rule(top)
        grid.write(_("Total"), None, top + FOOT / 2, theme.strong, theme.ink)
        for seat, total in enumerate(self.totals):
            if seat in self.best:
                grid.frame(seat, top + 0.14, FOOT - 0.2)
            sign = "♛ " if seat in self.best else ""
            grid.write(f"{sign}{total}", seat, top + FOOT / 2, theme.strong, theme.ink)


@dataclass(frozen=True)
class _Grid:
    """Where a cell lies: `sizes` are the widths of the first and the other columns and the height of a row."""

    surface: pygame.Surface
    stage: Stage
    corner: tuple[float, float]
    sizes: tuple[float, float, float]
    columns: int

    def write(self, text: str, seat: int | None, y: float, style: Style, colour: Colour, indent: int = 0) -> None:
        """Write into the column of `seat`, or the first (`indent` pixels in), `y` rows down."""
        first, column, row = self.sizes
        at_y = self.corner[1] + y * row
        lettering = self.stage.text
        if seat is None:
            lettering.draw(self.surface, text, (self.corner[0] + indent, at_y), style, colour, "midleft")
            return
        words = lettering.shorten(text, style, round(column - self.stage.theme.px(8)))
        x = self.corner[0] + first + (seat + 0.5) * column
        lettering.draw(self.surface, words, (x, at_y), style, colour, "center")

    def rule(self, y: float, faint: bool = False) -> None:
        """Draw a line across, `y` rows down."""
        at_y = round(self.corner[1] + y * self.sizes[2])
        right = self.corner[0] + self.sizes[0] + self.columns * self.sizes[1]
        thick = max(1, round(self.stage.theme.scale * (1 if faint else 2)))
        pygame.draw.line(self.surface, PAPER_EDGE, (self.corner[0], at_y), (right, at_y), thick)

    def frame(self, seat: int, y: float, rows: float) -> None:
        """Draw a brass frame round a seat's cell."""
        first, column, row = self.sizes
        box = pygame.Rect(0, 0, round(column - self.stage.theme.px(10)), round(rows * row))
        box.midtop = (round(self.corner[0] + first + (seat + 0.5) * column), round(self.corner[1] + y * row))
        body = rect((1, 1, box.width - 2, box.height - 2), box.height / 2, ink(BRASS_ON_PAPER), 1, ink(BRASS), 2)
        self.surface.blit(self.stage.panels.picture("best", box.size, body), box)
