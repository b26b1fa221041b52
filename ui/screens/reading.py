"""Reading: lays out blocks of how-to-play text and example cards as one tall column, and draws what shows.

Knows how blocks look; does not know what they say.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules import is_wild
from ui.cards.sprites import card_size
from ui.kit.theme import PAPER_EDGE
from ui.scene import Stage
from ui.screens.how_to_play import Block, Example, Heading, Line, Paragraph


class Column:
    """Blocks laid out for a width in pixels; `height` is what they take together."""

    def __init__(self, stage: Stage, blocks: Sequence[Block], width: int) -> None:
        self._stage = stage
        self._width = width
        self._places: list[tuple[int, int, Block]] = []
        y = 0
        for place, block in enumerate(blocks):
            y += self._space_before(block) if place else 0
            tall = self._measure(block)
            self._places.append((y, tall, block))
            y += tall
        self.height = y + stage.theme.px(8)

    def draw(self, surface: pygame.Surface, view: pygame.Rect, offset: int) -> None:
        """Draw the part from `offset` on into `view`, nothing outside it."""
        before = surface.get_clip()
        surface.set_clip(view)
        for top, tall, block in self._places:
            y = view.top + top - offset
            if y + tall >= view.top and y <= view.bottom:
                self._draw_block(surface, block, pygame.Rect(view.left, y, self._width, tall))
        surface.set_clip(before)

    def _space_before(self, block: Block) -> int:
        px = self._stage.theme.px
        return {Heading: px(20), Paragraph: px(4), Example: px(12), Line: px(2)}[type(block)]

    def _measure(self, block: Block) -> int:
        theme, text = self._stage.theme, self._stage.text
        match block:
            case Heading(words):
                return text.block_height(words, theme.heading, self._width)
            case Paragraph(words):
                return text.block_height(words, theme.body, self._width)
            case Example():
                return card_size(self._card_width)[1] + theme.px(34)
            case Line(_left, right):
                return max(1, len(text.wrap(right, theme.body, self._right_width))) * text.line_height(theme.body)

    @property
    def _card_width(self) -> int:
        return min(self._stage.theme.px(56), self._width // 11)

    @property
    def _right_width(self) -> int:
        return self._width - self._left_width - self._stage.theme.px(12)

    @property
    def _left_width(self) -> int:
        return min(self._stage.theme.px(240), self._width * 2 // 5)

    def _draw_block(self, surface: pygame.Surface, block: Block, box: pygame.Rect) -> None:
        theme, text = self._stage.theme, self._stage.text
        match block:
            case Heading(words):
                text.draw_block(surface, words, box, theme.heading, theme.ink)
            case Paragraph(words):
                text.draw_block(surface, words, box, theme.body, theme.ink)
            case Example():
                self._draw_example(surface, block, box)
            case Line(left, right):
                self._draw_line(surface, left, right, box)

    def _draw_line(self, surface: pygame.Surface, left: str, right: str, box: pygame.Rect) -> None:
        theme, text = self._stage.theme, self._stage.text
        words = text.shorten(left, theme.body, self._left_width)
        text.draw(surface, words, box.topleft, theme.body, theme.ink_soft)
        column = pygame.Rect(box.right - self._right_width, box.top, self._right_width, box.height)
        text.draw_block(surface, right, column, theme.body, theme.ink)
        pygame.draw.line(surface, PAPER_EDGE, (box.left, box.bottom), (box.right, box.bottom))

    def _draw_example(self, surface: pygame.Surface, example: Example, box: pygame.Rect) -> None:
        theme, sprites = self._stage.theme, self._stage.sprites
        width, height = card_size(self._card_width)
        gap = theme.px(6)
        x = box.left + theme.px(4)
        for cards, caption in example.groups:
            left = x
            for card in cards:
                middle = (x + width // 2, box.top + height // 2)
                shadow = sprites.shadow(width)
                surface.blit(shadow, shadow.get_rect(center=middle))
                face = sprites.face(card, width, is_wild(card, example.wild_rank))
                surface.blit(face, face.get_rect(center=middle))
                x += width + gap
            at = ((left + x - gap) // 2, box.top + height + theme.px(6))
            self._stage.text.draw(surface, caption, at, theme.small, theme.ink_soft, "midtop")
            x += theme.px(24)
