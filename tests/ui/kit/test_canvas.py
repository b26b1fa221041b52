"""The canvas: at any size of the window there is a picture large enough for every layout, and clicks hit it."""

from collections.abc import Iterator

import pygame
import pytest

from commands.options import SMALLEST
from game.chair import Chair
from game.rules import Rules
from tests.forced import find_seed
from tests.ui.matches import new_match
from tests.ui.stand_ins import Ears, Services, open_stack
from ui.kit.canvas import LOWEST, NARROWEST, Canvas, find_view, measure_canvas
from ui.loop import Loop
from ui.open_screen import open_screen
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.screens.title import Title
from ui.settings import Settings
from ui.stage import adopt_settings, set_stage
from ui.table.scene import TableScene

ODD = ((1, 1), (1, 600), (200, 150), (400, 300), (1920, 300), (1920, 1), (300, 1900), (799, 599), (3000, 600))
"""Sizes a tiling window manager may give."""


@pytest.fixture
def loop() -> Iterator[Loop]:
    open_stack()
    pygame.display.quit()
    pygame.display.init()
    window = pygame.Window("test", (1000, 700), resizable=True)
    window.get_surface()
    pygame.event.clear()
    stage = set_stage((1000, 700), Settings(), Ears(), Services())
    yield Loop(window, SceneStack(stage, open_screen, lambda stage, change: adopt_settings(stage, change.settings)))
    window.destroy()


@pytest.mark.parametrize("size", ODD)
def test_every_size_gives_a_canvas_layouts_can_live_on(size: tuple[int, int]) -> None:
    """Whatever the window's size, the canvas is at least 800x600, of a bearable shape, and shaped as what is filled."""
    wide, high = measure_canvas(size)
    view = find_view(size)
    assert wide >= SMALLEST[0]
    assert high >= SMALLEST[1]
    assert NARROWEST * 0.99 <= wide / high <= LOWEST * 1.01
    assert wide / high == pytest.approx(view.w / view.h, rel=0.01)


def test_a_large_enough_window_is_its_own_canvas() -> None:
    """From 800x600 up nothing is scaled."""
    for size in (SMALLEST, (1280, 720), (3840, 2160), (1080, 1920), (3440, 1440)):
        assert measure_canvas(size) == size


@pytest.mark.parametrize("size", ODD)
@pytest.mark.parametrize("players", [0, 4, 8])
def test_any_size_is_drawn_and_grown_again(loop: Loop, size: tuple[int, int], players: int) -> None:
    """The title (0 players here) and the table are drawn at any size, and are as before when the window has grown."""
    rules = Rules(players=players or 4, decks=4)
    match = new_match(rules, find_seed(rules, rules.players - 1))
    scene: Scene = TableScene(loop.stack.stage, Chair(match)) if players else Title(loop.stack.stage)
    loop.stack.enter(scene)
    loop.pump_once(0.016)
    loop.window.size = size
    assert loop.pump_once(0.016)
    loop.pump_once(1)
    loop.window.size = (1000, 700)
    assert loop.pump_once(0.016)
    assert loop.stack.stage.size == (1000, 700) == loop.canvas.open().get_size()


def test_a_small_window_shows_the_whole_picture_smaller(loop: Loop) -> None:
    """In a window too small for it the canvas is shown whole: its corners are the window's corners."""
    loop.window.size = (400, 300)
    canvas = Canvas(loop.window)
    surface = canvas.open()
    surface.fill("red")
    surface.fill("blue", (400, 300, 400, 300))
    canvas.show()
    shown = loop.window.get_surface()
    assert shown.get_size() == (400, 300)
    assert shown.get_at((2, 2)) == pygame.Color("red")
    assert shown.get_at((397, 297)) == pygame.Color("blue")


def test_clicks_in_a_small_window_mean_what_is_seen_there(loop: Loop) -> None:
    """A click on what is shown smaller is told where it is on the canvas."""
    heard = []

    class Hearer(Scene):
        def handle(self, event: pygame.event.Event) -> None:
            heard.append(event)

    loop.stack.enter(Hearer(loop.stack.stage))
    loop.window.size = (400, 300)
    loop.pump_once(0.016)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 200), rel=(10, -5), buttons=(0, 0, 0)))
    loop.pump_once(0.016)
    assert (heard[-1].pos, heard[-1].rel) == ((200, 400), (20, -10))
