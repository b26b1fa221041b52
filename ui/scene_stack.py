"""The stack of scenes, and what happens to it between two frames.

Events go to the top scene, time to all that are not paused; a redraw only when something changed; one stage for all
scenes. Runs without a window: tests and the gallery drive it by hand with their own clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from ui.destinations import Destination
from ui.kit.change import Change
from ui.scene import Adopt, Pop, Push, Quit, Replace, Reset, Scene, Stage


class SceneStack:
    """Scenes on a stack, the top one last; over when the stack is empty.

    `open_screen` returns the change that brings the screen of a destination; `adopt` is called with new settings and
    returns the stage that has them (after keeping them).
    """

    def __init__(
        self,
        stage: Stage,
        open_screen: Callable[[Stage, Destination], Change],
        adopt: Callable[[Stage, Adopt], Stage],
        warn: Callable[[Stage, str], Scene] | None = None,
    ) -> None:
        """`warn` makes the scene that tells a new fault of the disk, over whatever is on."""
        self.stage = stage
        self.scenes: list[Scene] = []
        self._open_screen = open_screen
        self._adopt = adopt
        self._warn = warn
        self._told: str | None = None
        self._by_keyboard = False
        self._stale = True

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to show."""
        return not self.scenes

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def change(self, change: Change | None) -> None:
        """Carry out a change of screen."""
        match change:
            case None:
                return
            case Destination():
                self.change(self._open_screen(self.stage, change))
            case Push(scene):
                self.enter(scene)
            case Replace(scene):
                self.scenes.pop()
                self.enter(scene)
            case Reset(scene):
                self.scenes.clear()
                self.enter(scene)
            case Pop(then):
                self.scenes.pop()
                self.change(then)
            case Adopt():
                self.restage(self._adopt(self.stage, change))
            case Quit():
                self.scenes.clear()
        self._stale = True

    def restage(self, stage: Stage) -> None:
        """Give every scene a new stage: the window's size or a setting has changed."""
        self.stage = stage
        for scene in self.scenes:
            scene.resize(stage)
        self._stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Give one event to the top scene, and do what it asks for."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._by_keyboard = event.type == pygame.KEYDOWN
        if self.scenes:
            self.change(self.scenes[-1].handle(event))

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass for the scenes that are not paused; return whether to draw."""
        self._tell_fault()
        moved = [scene.update(dt) for scene in self._running()]
        for scene in self._running():
            change = scene.advance()
            if change is not None:
                self.change(change)
                break
        stale, self._stale = self._stale, False
        return stale or any(moved)

    def wake_in(self) -> float | None:
        """Return the seconds until some running scene's timer, None when there is none."""
        times = [time for scene in self._running() if (time := scene.wake_in()) is not None]
        return min(times, default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene, and below it what its overlays let through."""
        for scene in self.scenes[self._lowest(lambda scene: not scene.overlay) :]:
            scene.draw(surface)

    def _tell_fault(self) -> None:
        fault = self.stage.services.fault
        if fault == self._told or self.top is None:
            return
        self._told = fault
        if fault is not None and self._warn is not None and not self.top.tells_faults:
            self.change(Push(self._warn(self.stage, fault)))

    def _running(self) -> Iterable[Scene]:
        lowest = self._lowest(lambda scene: scene.pauses_below or not scene.overlay)
        return self.scenes[lowest:]

    def _lowest(self, covers: Callable[[Scene], bool]) -> int:
        for place in range(len(self.scenes) - 1, -1, -1):
            if covers(self.scenes[place]):
                return place
        return 0

    def enter(self, scene: Scene) -> None:
        """Put `scene` on top, give it the stage, and tell it whether a key led there."""
        self.scenes.append(scene)
        scene.resize(self.stage)
        scene.greet(self._by_keyboard)
