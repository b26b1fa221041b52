"""The loop: draws only what changed, sleeps otherwise, follows the window's size, and ends at any moment."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from storage.settings import Display
from tests.ui.stand_ins import Services, open_stack
from ui.kit.change import Change
from ui.loop import SETTLE, Loop
from ui.open_screen import open_screen
from ui.scene import Push, Quit, Scene
from ui.scene_stack import SceneStack
from ui.screens.title import Title
from ui.settings import Settings

INSTANT = Settings(display=Display(speed="instant"))


class Mover(Scene):
    """Moves for as long as it is told to, and hands out what it heard."""

    def __init__(self, stack: SceneStack) -> None:
        super().__init__(stack.stage)
        self.left = 0.0
        self.heard: list[pygame.event.Event] = []
        self.then: Change | None = None

    def handle(self, event: pygame.event.Event) -> Change | None:
        self.heard.append(event)
        return self.then if event.type == pygame.KEYDOWN else None

    def update(self, dt: float) -> bool:
        moves, self.left = self.left > 0, self.left - dt
        return super().update(dt) or moves

    def wake_in(self) -> float | None:
        return self.left if self.left > 0 else None


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    open_stack()
    pygame.display.quit()
    pygame.display.init()
    made = pygame.Window("test", (1000, 700), resizable=True)
    made.get_surface()
    pygame.event.clear()
    yield made
    made.destroy()


@pytest.fixture
def loop(window: pygame.Window) -> Loop:
    from tests.ui.stand_ins import Ears
    from ui.stage import adopt_settings, set_stage

    stage = set_stage((1000, 700), INSTANT, Ears(), Services())
    stack = SceneStack(stage, open_screen, lambda stage, change: adopt_settings(stage, change.settings))
    return Loop(window, stack)


def post(kind: int, **fields: object) -> None:
    pygame.event.post(pygame.event.Event(kind, fields))


def test_idle_draws_nothing(loop: Loop) -> None:
    """A title that stands still is drawn once; after that no frame is drawn, however long nothing happens."""
    loop.stack.enter(Title(loop.stack.stage))
    assert loop.pump_once(0.016)
    loop.pump_once(0.016)
    drawn = loop.frames
    for _frame in range(200):
        assert not loop.pump_once(0.016)
    assert loop.frames == drawn


def test_a_pointer_over_bare_cloth_draws_nothing(loop: Loop) -> None:
    """Moving the mouse where nothing reacts to it costs no redraw."""
    loop.stack.enter(Title(loop.stack.stage))
    loop.pump_once(0.016)
    loop.pump_once(0.016)
    drawn = loop.frames
    for x in range(20):
        post(pygame.MOUSEMOTION, pos=(700 + x, 20), rel=(1, 0), buttons=(0, 0, 0))
        loop.pump_once(0.016)
    assert loop.frames == drawn


def test_every_frame_while_something_moves(loop: Loop) -> None:
    """A scene that moves is drawn at every frame until it stands still."""
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    loop.pump_once(0.016)
    loop.frames = 0
    mover.left = 0.1
    for _frame in range(20):
        loop.pump_once(0.016)
    assert 6 <= loop.frames <= 8


def test_the_title_fan_opens_and_rests(window: pygame.Window) -> None:
    """At the usual speed the title moves for under a second, then nothing is drawn any more."""
    stack = open_stack((1000, 700))[0]
    loop = Loop(window, stack)
    stack.enter(Title(stack.stage))
    for _frame in range(60):
        loop.pump_once(0.016)
    drawn = loop.frames
    assert drawn > 30
    for _frame in range(50):
        loop.pump_once(0.016)
    assert loop.frames == drawn


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_ends_at_once(loop: Loop, kind: int) -> None:
    """The window’s X ends the game whatever is on it, and asks nothing: every move is kept already."""
    loop.stack.enter(Mover(loop.stack))
    post(kind)
    loop.pump_once(0.016)
    assert loop.stack.is_over


def test_quitting_from_a_scene(loop: Loop) -> None:
    """A scene may end the game, and then nothing is drawn any more."""
    mover = Mover(loop.stack)
    mover.then = Quit()
    loop.stack.enter(mover)
    post(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q")
    loop.pump_once(0.016)
    assert loop.stack.is_over
    assert loop.frames == 0


def test_resizing(loop: Loop) -> None:
    """A window that changes its size is laid out anew at once, and drawn crisp when it has settled."""
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    loop.pump_once(0.016)
    loop.window.size = (1200, 800)
    loop.pump_once(0.016)
    assert mover.stage.size == (1200, 800) == loop.stack.stage.size
    drawn = loop.frames
    assert not loop.pump_once(SETTLE / 2)
    assert loop.pump_once(SETTLE)
    assert loop.frames == drawn + 1


def test_full_screen_key(loop: Loop) -> None:
    """F11 turns full screen over as a setting, on every screen, and the scene never hears of the key."""
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    loop.pump_once(0.016)
    assert loop.stack.stage.display.fullscreen
    post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    loop.pump_once(0.016)
    assert not loop.stack.stage.display.fullscreen
    assert [event for event in mover.heard if event.type == pygame.KEYDOWN] == []


def test_waiting_keeps_the_order_of_events(loop: Loop) -> None:
    """The event that wakes the sleeping loop comes before those that follow it."""
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    for _frame in range(3):
        loop.pump_once(0.016)
    for key in (pygame.K_a, pygame.K_b, pygame.K_c):
        post(pygame.KEYDOWN, key=key, mod=0, unicode="")
    loop.wait()
    loop.pump_once(0)
    keys = [event.key for event in mover.heard if event.type == pygame.KEYDOWN]
    assert keys == [pygame.K_a, pygame.K_b, pygame.K_c]


def test_waiting_ends_for_a_timer(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing pressed the loop sleeps exactly until the scene's own timer is up."""
    naps: list[float] = []
    monkeypatch.setattr("ui.loop.sleep", naps.append)
    monkeypatch.setattr("ui.loop.monotonic", lambda: 1000 + sum(naps))
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    loop.pump_once(0.016)
    loop.pump_once(0.016)
    pygame.event.clear()
    mover.left = 0.325
    loop.wait()
    assert sum(naps) == pytest.approx(0.325)
    assert max(naps) < 0.016, "input is looked for more often than a frame is drawn"


def test_a_new_screen_fades_in(window: pygame.Window) -> None:
    """At usual speed a new screen fades in within a fifth of a second; a key ends the fade and counts at once."""
    stack = open_stack((1000, 700))[0]
    loop = Loop(window, stack)
    first, second = Mover(stack), Mover(stack)
    first.then = Push(second)
    stack.enter(first)
    loop.pump_once(0.016)
    post(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    loop.pump_once(0.016)
    assert loop.pump_once(0.05)
    post(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b")
    loop.pump_once(0.016)
    assert second.heard[-1].key == pygame.K_b
    loop.pump_once(0.016)
    assert not loop.pump_once(0.016)


def test_high_density_screens(loop: Loop) -> None:
    """Where the window counts points and the surface pixels, the mouse is told in pixels."""
    mover = Mover(loop.stack)
    loop.stack.enter(mover)
    loop.stack.restage(replace(loop.stack.stage, size=(2000, 1400)))
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)
    loop.pump_once(0.016)
    assert mover.heard[-1].pos == (20, 40)
