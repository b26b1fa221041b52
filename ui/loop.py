"""The loop: the window, the clock, and the sleep until something happens.

Hands events to the scene stack, redraws only when something changed, and keeps 60 frames a second only while something
moves. Reads nothing but what events carry, so that tests can post them. Knows no rules and no scene.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic, sleep

import pygame

from ui.kit.canvas import Canvas
from ui.kit.fade import Fade
from ui.kit.sdl_wait import find_wait
from ui.scene import Adopt
from ui.scene_stack import SceneStack
from ui.settings import Settings
from ui.stage import resize_stage

LONGEST_STEP = 0.05
"""Seconds: a frame that took longer slows what moves instead of letting it jump."""
NAP = 0.01
"""Seconds between two looks for input while nothing moves, where nothing wakes the program: less than a frame."""
LONG_NAP = 0.028
"""The same once nothing has happened for `QUIET` seconds: whoever comes back waits for less than 30 ms."""
QUIET = 1.0
LONGEST_WAIT = 60.0
"""Seconds after which the program looks for input even where an event would have woken it."""
SPOILING = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWSIZECHANGED)
"""Events after which the window no longer shows what was drawn last."""
SETTLE = 0.15
"""Seconds without a further resize after which cards are rasterised for the new size."""


class Loop:
    """A scene stack in a window."""

    def __init__(self, window: pygame.Window, stack: SceneStack) -> None:
        self.window = window
        self.stack = stack
        self.canvas = Canvas(window)
        self.frames = 0
        """How many frames were drawn: tests count them."""
        self._settling: float | None = None
        self._moving = True
        self._fade = Fade()
        self._waiting: list[pygame.event.Event] = []
        self._wait_for_event = find_wait()

    def run(self) -> None:
        """Loop until no scene is left: 60 frames a second while something moves, asleep otherwise."""
        clock = pygame.time.Clock()
        clock.tick()
        while not self.stack.is_over:
            self.wait()
            seconds = clock.tick(60 if self._moving else 0) / 1000
            self.pump_once(min(seconds, LONGEST_STEP) if self._moving else seconds)
            self.stack.stage.sprites.prepare()

    def pump_once(self, dt: float) -> bool:
        """Let `dt` seconds pass, handle all events waiting, draw if anything changed; return whether it drew.

        Time passes first, so that a move made by one of the events starts in this very frame.
        """
        shown = self.stack.top
        draw = self._settle(dt) | self._fade.update(dt) | self.stack.update(dt)
        waiting, self._waiting = self._waiting, []
        for event in waiting + pygame.event.get():
            self._handle(event)
            draw |= event.type in SPOILING
        draw |= self.stack.update(0)
        if self.stack.top is not shown and self.stack.stage.display.speed != "instant":
            self._fade.begin(self.canvas.open())
        self._moving = draw
        if draw and not self.stack.is_over:
            self.draw()
        return draw

    def draw(self) -> None:
        """Draw a frame now."""
        surface = self.canvas.open()
        self.stack.draw(surface)
        self._fade.draw(surface)
        self.canvas.show()
        self.frames += 1

    def wait(self) -> None:
        """Sleep until an event comes or a scene's timer is up; not at all while something moves.

        Where the display can wake the program it sleeps until then; elsewhere it naps and looks.
        """
        if self._moving:
            return
        times = [time for time in (self.stack.wake_in(), self._settling) if time is not None]
        begin = monotonic()
        end = begin + min(times) if times else None
        while not self._waiting and (end is None or monotonic() < end):
            if not self.stack.stage.sprites.prepare():
                self._sleep(begin, end)
            self._waiting = pygame.event.get()

    def _sleep(self, begin: float, end: float | None) -> None:
        """Sleep until something may have happened: `begin` is when it last did, `end` the latest moment to wake."""
        now = monotonic()
        nap = LONG_NAP if now - begin > QUIET else NAP
        longest = LONGEST_WAIT if self._wait_for_event is not None else nap
        seconds = longest if end is None else max(0.0, min(longest, end - now))
        if self._wait_for_event is not None:
            self._wait_for_event(seconds)
        else:
            sleep(seconds)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.stack.scenes.clear()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resize()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.stack.change(Adopt(self._turn_fullscreen(self.stack.stage.settings)))
        else:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self._fade.end()
            self.stack.handle(self._in_pixels(event))

    @staticmethod
    def _turn_fullscreen(settings: Settings) -> Settings:
        display = replace(settings.display, fullscreen=not settings.display.fullscreen)
        return replace(settings, display=display)

    def _resize(self) -> None:
        size = self.canvas.size
        if size == self.stack.stage.size:
            return
        self._settling = SETTLE
        self.stack.stage.sprites.hasten(True)
        self.stack.restage(resize_stage(self.stack.stage, size))

    def _settle(self, dt: float) -> bool:
        if self._settling is None:
            return False
        self._settling -= dt
        if self._settling > 0:
            return False
        self._settling = None
        self.stack.stage.sprites.hasten(False)
        return True

    def _in_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        """Tell the mouse in pixels of the canvas: the window may count others."""
        size = self.stack.stage.size
        if self.window.size == size or not hasattr(event, "pos"):
            return event
        fields = dict(event.dict)
        fields["pos"] = self.canvas.place(fields["pos"], size)
        if "rel" in fields:
            fields["rel"] = self.canvas.stretch(fields["rel"], size)
        return pygame.event.Event(event.type, fields)
