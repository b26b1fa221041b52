"""The scene stack: what a change does to the stack, who is drawn, and for whom time passes."""

from dataclasses import replace

import pygame
import pytest

from tests.ui.stand_ins import open_stack
from ui.kit.change import Change
from ui.open_screen import open_screen
from ui.scene import Adopt, Pop, Push, Quit, Replace, Reset, Scene, Stage
from ui.scene_stack import SceneStack
from ui.settings import Settings


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
def stack() -> SceneStack:
    return open_stack()[0]


def test_changes(stack: SceneStack) -> None:
    """Push adds, Pop takes away, Replace swaps the top and Reset all; Quit empties the stack."""
    one, two, three = (Plain(stack.stage) for _ in range(3))
    stack.change(Push(one))
    stack.change(Push(two))
    assert stack.scenes == [one, two]
    stack.change(Replace(three))
    assert stack.scenes == [one, three]
    stack.change(Pop())
    assert stack.scenes == [one]
    stack.change(Push(two))
    stack.change(Reset(three))
    assert stack.scenes == [three]
    stack.change(Quit())
    assert stack.is_over


def test_pop_then(stack: SceneStack) -> None:
    """A question that is answered goes away, and what it leads to happens to the scene below."""
    below, after = Plain(stack.stage), Plain(stack.stage)
    stack.enter(below)
    stack.enter(Overlay(stack.stage, Pop(Replace(after))))
    stack.handle(KEY)
    assert stack.scenes == [after]


def test_only_the_top_scene_hears(stack: SceneStack) -> None:
    """Events go to the top scene alone."""
    stack.enter(Plain(stack.stage, Quit()))
    stack.enter(Plain(stack.stage))
    stack.handle(KEY)
    assert len(stack.scenes) == 2


def test_overlays_show_what_is_below(stack: SceneStack) -> None:
    """The lowest scene that covers everything is drawn first, then the overlays on it; others not at all."""
    hidden, table, log = Plain(stack.stage), Plain(stack.stage), Overlay(stack.stage)
    for scene in (hidden, table, log):
        stack.enter(scene)
    stack.draw(pygame.Surface((10, 10)))
    assert (hidden.drawn, table.drawn, log.drawn) == (0, 1, 1)


def test_time_below_an_overlay(stack: SceneStack) -> None:
    """Time stands still below an overlay, unless that overlay lets it pass."""
    table = Plain(stack.stage)
    stack.enter(table)
    stack.enter(Overlay(stack.stage))
    stack.update(1)
    assert table.seconds == 0
    stack.change(Pop())
    stack.enter(Window(stack.stage))
    stack.update(1)
    assert table.seconds == 1


def test_drawing_only_after_a_change(stack: SceneStack) -> None:
    """A stack asks to be drawn once after a change, and then no more."""
    scene = Plain(stack.stage)
    stack.enter(scene)
    assert stack.update(0.1)
    assert not stack.update(0.1)
    scene.touch()
    assert stack.update(0.1)
    assert not stack.update(0.1)


def test_adopting_settings(stack: SceneStack) -> None:
    """New settings reach every scene as a new stage, kept pictures of cards included."""
    below, top = Plain(stack.stage), Plain(stack.stage)
    stack.enter(below)
    stack.enter(top)
    sprites = stack.stage.sprites
    settings = Settings(display=replace(stack.stage.display, felt="blue"))
    stack.change(Adopt(settings))
    assert below.stage is top.stage is stack.stage
    assert stack.stage.display.felt == "blue"
    assert stack.stage.sprites is sprites
    stack.change(Adopt(Settings(display=replace(settings.display, back="night"))))
    assert stack.stage.sprites is not sprites


def test_entering_lays_out(stack: SceneStack) -> None:
    """A scene gets the stage of the moment before it is first drawn."""
    scene = Plain(stack.stage)
    stack.enter(scene)
    assert scene.sizes == [stack.stage.size]


def test_a_new_fault_is_told_once() -> None:
    """A fault of the disk puts a sheet over the scene, once for each new fault, and not where it is shown anyhow."""
    plain, services = open_stack()
    told: list[str] = []

    def warn(stage: Stage, fault: str) -> Scene:
        told.append(fault)
        return Overlay(stage)

    stack = SceneStack(plain.stage, open_screen, lambda stage, change: stage, warn)
    stack.enter(Plain(stack.stage))
    stack.update(0.1)
    services.fault = "The disk is full."
    for _step in range(3):
        stack.update(0.1)
    assert (told, len(stack.scenes)) == (["The disk is full."], 2)
    services.fault = None
    stack.update(0.1)
    Plain.tells_faults = True
    try:
        stack.change(Pop())
        services.fault = "The disk is full again."
        stack.update(0.1)
    finally:
        Plain.tells_faults = False
    assert len(told) == len(stack.scenes) == 1
