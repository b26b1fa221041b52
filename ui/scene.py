"""Scenes: what a screen is, what it is handed, and how a handler asks for another one.

A handler returns the change of screen it wants (docs/design.md, "Screens"). Knows no window and no scene in
particular.

How to write one:

    class Hello(Scene):
        def resize(self, stage):             # the one place that lays out
            super().resize(stage)
            self.centre = (stage.size[0] // 2, stage.size[1] // 2)

        def handle(self, event):             # only what the event carries: event.pos, event.key, event.mod
            if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
                return Pop()
            return None

        def update(self, dt):                # seconds; True: draw me again
            return super().update(dt)        # also True once after self.touch()

        def draw(self, surface):
            stage = self.stage
            surface.blit(stage.panels.felt(stage.size), (0, 0))
            theme = stage.theme
            stage.text.draw(surface, "7♥ is wild", self.centre, theme.title, theme.cream, "center")
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from storage.settings import Display
from ui.cards.sprites import CardSprites
from ui.kit.change import Change
from ui.kit.look import Look
from ui.kit.timing import Timing, timing_for
from ui.services import Services
from ui.settings import Settings


@dataclass(frozen=True)
class Stage(Look):
    """All that a scene may use: built by the app, and built anew when the size or a setting changes.

    `size` is the window's in pixels. Never keep a part of an old stage: `Scene.resize` brings the new one.
    """

    sprites: CardSprites
    settings: Settings
    services: Services

    @property
    def display(self) -> Display:
        """The player's display settings: speed, reduced motion, deck, marks and so on."""
        return self.settings.display

    @property
    def timing(self) -> Timing:
        """The durations the player chose."""
        return timing_for(self.display.speed, self.display.reduced_motion)

    @property
    def skips_ornaments(self) -> bool:
        """Whether the player wants no show: nothing opens, falls or flies for its looks alone."""
        return self.display.reduced_motion or self.display.speed == "instant"


class Scene:
    """One screen. `resize` is called once before the first `draw`, and whenever the stage is a new one."""

    overlay = False
    """Whether the scene below is drawn first and shows through."""
    pauses_below = True
    """Whether the scenes below stand still while this one is on top."""

    tells_faults = False
    """Whether the scene itself shows `services.fault`; over any other, a new fault is told on a sheet of its own."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._touched = True

    def resize(self, stage: Stage) -> None:
        """Take the new stage and lay everything out for its size; no event or update is lost by it."""
        self.stage = stage
        self.touch()

    def greet(self, by_keyboard: bool) -> None:
        """Learn, on entering, whether a key led here: then the focus is to be seen from the start."""

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Act on one event; return the change of screen it asks for."""
        return None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the screen must be drawn (again)."""
        touched, self._touched = self._touched, False
        return touched

    def wake_in(self) -> float | None:
        """Return in how many seconds `update` must be called even if nothing is pressed; None: not at all."""
        return None

    def advance(self) -> Change | None:
        """Return a change of screen that time alone brought about; asked after every `update`."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; `surface` still holds whatever was there before."""

    def touch(self) -> None:
        """Ask for one redraw: the next `update` returns True."""
        self._touched = True


@dataclass(frozen=True)
class Push(Change):
    """Put `scene` on top."""

    scene: Scene


@dataclass(frozen=True)
class Replace(Change):
    """Put `scene` in the place of the top one."""

    scene: Scene


@dataclass(frozen=True)
class Reset(Change):
    """Put `scene` in the place of all there are: back to the title, on to a new match."""

    scene: Scene


@dataclass(frozen=True)
class Pop(Change):
    """Take the top scene away; then give `then`, if any, to the scene below as its own change."""

    then: Change | None = None


@dataclass(frozen=True)
class Adopt(Change):
    """Keep `settings` from now on: written to the player's options, and every scene gets a new stage."""

    settings: Settings


@dataclass(frozen=True)
class Quit(Change):
    """Close the window; every move is on disk already."""
