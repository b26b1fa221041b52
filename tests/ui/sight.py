"""What is in sight: the words that one frame leaves readable, and the colours and cards that a box of it shows.

Words are heard from the lettering while a scene stack draws, and kept only where their pixels still stand when the
frame is done: what something else covers, or what has the colour of its ground, is not in sight. Knows no scene.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest.mock import patch

import pygame

from game.cards import Card
from ui.kit.boxes import Box, Pose
from ui.kit.theme import Colour
from ui.scene import Stage
from ui.scene_stack import SceneStack

STANDS = 0.85
"""The part of a word's letters that nothing may paint over."""


class Word(NamedTuple):
    """A line of text and where it stands, in pixels of the window."""

    text: str
    box: pygame.Rect


def find_words(stack: SceneStack) -> list[Word]:
    """Return the lines of text that a frame leaves in sight, in the order in which they were drawn."""
    frame, lettering = pygame.Surface(stack.stage.size), stack.stage.text
    draw, drawn = lettering.draw, list[tuple[Word, pygame.Surface, Colour]]()

    def remember(surface: pygame.Surface, text: str, at: Any, style: Any, colour: Colour, *anchor: Any) -> Any:
        box = draw(surface, text, at, style, colour, *anchor)
        shown = box.clip(surface.get_clip())
        if surface is frame and text and shown.w == box.w and shown.h >= box.h * 0.9:
            drawn.append((Word(text, shown), surface.subsurface(shown).copy(), colour))
        return box

    with patch.object(lettering, "draw", remember):
        stack.draw(frame)
    return [word for word, copy, colour in drawn if _still_stands(frame.subsurface(word.box), copy, colour)]


def read(stack: SceneStack, box: Box | None = None) -> list[str]:
    """Return the texts in sight whose middle lies in `box`; None: in the whole window."""
    words = find_words(stack)
    return [word.text for word in words if box is None or box.holds(word.box.center)]


def read_rows(stack: SceneStack, box: Box | None = None) -> list[list[str]]:
    """Return the texts in sight line by line, from the top down and from left to right."""
    words = [word for word in find_words(stack) if box is None or box.holds(word.box.center)]
    rows: list[list[Word]] = []
    for word in sorted(words, key=lambda word: word.box.centery):
        if rows and word.box.centery - rows[-1][0].box.centery <= 4:
            rows[-1].append(word)
        else:
            rows.append([word])
    return [[word.text for word in sorted(row, key=lambda word: word.box.x)] for row in rows]


def count_colour(surface: pygame.Surface, box: pygame.Rect, colour: Colour, within: int = 48) -> int:
    """Return how many pixels of `box` have that colour, or nearly (`within` for each of red, green and blue)."""
    part = surface.subsurface(box.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, colour, (within, within, within, 255)).count()


def share_changed(one: pygame.Surface, other: pygame.Surface, box: pygame.Rect) -> float:
    """Return which part (0 … 1) of the pixels of `box` differs between two frames."""
    box = box.clip(one.get_rect())
    return 1 - _share_alike(one.subsurface(box), other.subsurface(box))


def shows_card(
    surface: pygame.Surface, stage: Stage, card: Card | None, wild: bool, pose: Pose, part: float = 1.0
) -> bool:
    """Tell whether an upright card (None: a back) lies at `pose`, with the mark of wilds just as `wild` says.

    Only the left `part` of its width is looked at, where another card covers the rest.
    """
    width, likeness = round(pose.w), []
    for marked in (wild, not wild):
        face = stage.sprites.back(width) if card is None else stage.sprites.face(card, width, marked)
        box = face.get_rect(center=(round(pose.x), round(pose.y)))
        seen = pygame.Rect(box.topleft, (round(box.w * part), box.h))
        picture = surface.copy()
        picture.blit(face, box)
        likeness.append(_share_alike(surface.subsurface(seen), picture.subsurface(seen)))
    return likeness[0] > 0.9 and (card is None or likeness[0] > likeness[1])


def _still_stands(now: pygame.Surface, then: pygame.Surface, colour: Colour) -> bool:
    """Tell whether the letters (of `colour`, on another ground) that stood there `then` stand there `now`."""
    letters = pygame.mask.from_threshold(then, colour, (90, 90, 90, 255))
    alike = pygame.mask.from_threshold(now, (0, 0, 0), (32, 32, 32, 255), then)
    all_of_it = then.get_width() * then.get_height()
    return 8 < letters.count() < all_of_it * 0.8 and letters.overlap_area(alike, (0, 0)) >= letters.count() * STANDS


def _share_alike(one: pygame.Surface, other: pygame.Surface) -> float:
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (8, 8, 8, 255), other)
    return alike.count() / (one.get_width() * one.get_height())
