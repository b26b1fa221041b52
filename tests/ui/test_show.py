"""The show: what a change does to the stack, who is drawn, and for whom time passes."""

from dataclasses import replace

import pygame
import pytest

from tests.ui.stand_ins import open_show
from ui.scene import Adopt, Change, Pop, Push, Quit, Replace, Reset, Scene, Stage
from ui.settings import Settings
from ui.show import Show


class Plain(Scene):
    """Remembers what happens to it; answers a key with `then`."""

    def __init__(self, stage: Stage, then: Change | None = None) -> None:
        super().__init__(stage)
        self.then = then
        self.seconds = 0.0
        self.drawn = 0
        self.sizes: list[tuple[int, int]] = []

    def resize(self, stage: Stage) -> None:
        super().resize(stage)
        self.sizes.append(stage.size)

    def handle(self, event: pygame.event.Event) -> Change | None:
        return self.then

    def update(self, dt: float) -> bool:
        self.seconds += dt
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


class Overlay(Plain):
    """Lets the scene below show through, and stand still."""

    overlay = True


class Window(Overlay):
    """Lets the scene below show through, and go on."""

    pauses_below = False


KEY = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)


@pytest.fixture
def show() -> Show:
    return open_show()[0]


def test_changes(show: Show) -> None:
    """Push adds, Pop takes away, Replace swaps the top and Reset all; Quit ends the show."""
    one, two, three = (Plain(show.stage) for _ in range(3))
    show.change(Push(one))
    show.change(Push(two))
    assert show.scenes == [one, two]
    show.change(Replace(three))
    assert show.scenes == [one, three]
    show.change(Pop())
    assert show.scenes == [one]
    show.change(Push(two))
    show.change(Reset(three))
    assert show.scenes == [three]
    show.change(Quit())
    assert show.is_over


def test_pop_then(show: Show) -> None:
    """A question that is answered goes away, and what it leads to happens to the scene below."""
    below, after = Plain(show.stage), Plain(show.stage)
    show.enter(below)
    show.enter(Overlay(show.stage, Pop(Replace(after))))
    show.handle(KEY)
    assert show.scenes == [after]


def test_only_the_top_scene_hears(show: Show) -> None:
    """Events go to the top scene alone."""
    show.enter(Plain(show.stage, Quit()))
    show.enter(Plain(show.stage))
    show.handle(KEY)
    assert len(show.scenes) == 2


def test_overlays_show_what_is_below(show: Show) -> None:
    """The lowest scene that covers everything is drawn first, then the overlays on it; others not at all."""
    hidden, table, log = Plain(show.stage), Plain(show.stage), Overlay(show.stage)
    for scene in (hidden, table, log):
        show.enter(scene)
    show.draw(pygame.Surface((10, 10)))
    assert (hidden.drawn, table.drawn, log.drawn) == (0, 1, 1)


def test_time_below_an_overlay(show: Show) -> None:
    """Time stands still below an overlay, unless that overlay lets it pass."""
    table = Plain(show.stage)
    show.enter(table)
    show.enter(Overlay(show.stage))
    show.update(1)
    assert table.seconds == 0
    show.change(Pop())
    show.enter(Window(show.stage))
    show.update(1)
    assert table.seconds == 1


def test_drawing_only_after_a_change(show: Show) -> None:
    """A show asks to be drawn once after a change, and then no more."""
    scene = Plain(show.stage)
    show.enter(scene)
    assert show.update(0.1)
    assert not show.update(0.1)
    scene.touch()
    assert show.update(0.1)
    assert not show.update(0.1)


def test_adopting_settings(show: Show) -> None:
    """New settings reach every scene as a new stage, kept pictures of cards included."""
    below, top = Plain(show.stage), Plain(show.stage)
    show.enter(below)
    show.enter(top)
    sprites = show.stage.sprites
    settings = Settings(display=replace(show.stage.display, felt="blue"))
    show.change(Adopt(settings))
    assert below.stage is top.stage is show.stage
    assert show.stage.display.felt == "blue"
    assert show.stage.sprites is sprites
    show.change(Adopt(Settings(display=replace(settings.display, back="night"))))
    assert show.stage.sprites is not sprites


def test_entering_lays_out(show: Show) -> None:
    """A scene gets the stage of the moment before it is first drawn."""
    scene = Plain(show.stage)
    show.enter(scene)
    assert scene.sizes == [show.stage.size]


def test_a_new_fault_is_told_once() -> None:
    """A fault of the disk puts a sheet over the scene, once for each new fault, and not where it is shown anyhow."""
    plain, doors = open_show()
    told: list[str] = []

    def warn(stage: Stage, fault: str) -> Scene:
        told.append(fault)
        return Overlay(stage)

    show = Show(plain.stage, lambda stage, change: stage, warn)
    show.enter(Plain(show.stage))
    show.update(0.1)
    doors.fault = "The disk is full."
    for _step in range(3):
        show.update(0.1)
    assert (told, len(show.scenes)) == (["The disk is full."], 2)
    doors.fault = None
    show.update(0.1)
    Plain.tells_faults = True
    try:
        show.change(Pop())
        doors.fault = "The disk is full again."
        show.update(0.1)
    finally:
        Plain.tells_faults = False
    assert len(told) == len(show.scenes) == 1
