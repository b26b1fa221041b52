"""Falling cards: cards that tumble down behind the standings when the player has won; short, and over at a click.

Where each card is follows from the time alone. Does not know who has won.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pygame

from game.cards import PLAIN, Card
from ui.kit.timing import CARDS_FALL_MS
from ui.scene import Stage

COUNT = 30
_SECONDS = CARDS_FALL_MS / 1000


@dataclass(frozen=True)
class FallingCard:
    """One card: across 0 … 1 of the window, when it starts, how long it takes, its tilt and turning in degrees."""

    card: Card
    across: float
    start: float
    takes: float
    tilt: float
    turning: float


class FallingCards:
    """A fall of cards, the same every time; `time` counts seconds from its beginning."""

    def __init__(self, runs: bool) -> None:
        """`runs`: whether there is one at all."""
        rng = Random(1313)
        faces = rng.sample(PLAIN[:52], COUNT)
        self.time = 0.0 if runs else _SECONDS
        self._falling = [
            FallingCard(
                card,
                (place * 0.618) % 1,
                rng.random() * 1.4,
                1.3 + rng.random() * 0.5,
                rng.random() * 360,
                rng.uniform(-160, 160),
            )
            for place, card in enumerate(faces)
        ]

    @property
    def falls(self) -> bool:
        """Whether a card is still to be seen."""
        return self.time < _SECONDS

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether it falls."""
        fell = self.falls
        self.time += dt
        return fell

    def stop(self) -> None:
        """Let it be over."""
        self.time = _SECONDS

    def draw(self, surface: pygame.Surface, stage: Stage) -> None:
        """Draw the cards that are in the air."""
        if not self.falls:
            return
        width, height = stage.size
        card = stage.theme.px(66)
        for falling in self._falling:
            part = (self.time - falling.start) / falling.takes
            if 0 < part < 1:
                y = -card + (height + 2 * card) * (0.35 * part + 0.65 * part * part)
                tilt = falling.tilt + falling.turning * part
                picture = stage.sprites.moving(falling.card, card, tilt)
                surface.blit(picture, picture.get_rect(center=(round(falling.across * width), round(y))))
