"""Focus and controls: by keyboard alone, and by a pointer that presses and lets go."""

from typing import Any

import pygame
import pytest

from tests.ui.stand_ins import open_stack
from ui.kit.change import Change
from ui.kit.controls import Choice, Slider, Toggle
from ui.kit.focus import Focus
from ui.kit.widgets import Button
from ui.scene import Stage


class Desk:
    """Two buttons side by side over a toggle, a choice and a slider; remembers what was set."""

    def __init__(self) -> None:
        self.stage: Stage = open_stack()[0].stage
        self.done: list[Any] = []
        self.touched = 0
        self.left = Button("Left", lambda: self.do("left"))
        self.right = Button("Right", lambda: self.do("right"))
        self.toggle = Toggle("Sound", True, self.do)
        self.choice = Choice("Cloth", [("green", "Green"), ("blue", "Blue"), ("slate", "Slate")], "green", self.do)
        self.slider = Slider("Volume", (0, 100), 10, 50, self.do)
        self.left.box, self.right.box = pygame.Rect(0, 0, 100, 40), pygame.Rect(120, 0, 100, 40)
        self.toggle.box = pygame.Rect(0, 60, 220, 40)
        self.choice.place(pygame.Rect(0, 120, 220, 80), self.stage)
        self.slider.place(pygame.Rect(0, 220, 224, 50), self.stage)
        self.focus = Focus([self.left, self.right, self.toggle, self.choice, self.slider], self.touch)

    def touch(self) -> None:
        self.touched += 1

    def do(self, what: object) -> Change | None:
        self.done.append(what)
        return None

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.focus.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))

    def mouse(self, kind: int, point: tuple[int, int]) -> None:
        self.focus.handle(pygame.event.Event(kind, pos=point, button=1))

    def click(self, point: tuple[int, int]) -> None:
        self.mouse(pygame.MOUSEBUTTONDOWN, point)
        self.mouse(pygame.MOUSEBUTTONUP, point)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_tab_walks_round(desk: Desk) -> None:
    """The first Tab shows where the focus is; more walk on and round, with Shift backwards; off ones are passed."""
    desk.right.enabled = False
    desk.key(pygame.K_TAB)
    assert (desk.focus.shown, desk.focus.current) == (True, desk.left)
    desk.key(pygame.K_TAB)
    assert desk.focus.current is desk.toggle
    desk.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
    assert desk.focus.current is desk.left
    desk.key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert desk.focus.current is desk.slider


def test_arrows_walk_by_place(desk: Desk) -> None:
    """Arrows go to the nearest widget in their direction."""
    desk.key(pygame.K_RIGHT)
    assert desk.focus.current is desk.right
    desk.key(pygame.K_DOWN)
    assert desk.focus.current is desk.toggle
    desk.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    assert desk.focus.current is desk.slider


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_do(desk: Desk, key: int) -> None:
    """Enter and Space press the button in focus."""
    desk.key(key)
    assert desk.done == ["left"]


def test_values_by_keyboard(desk: Desk) -> None:
    """Left and right turn a switch off and on, choose the neighbour, and move a slider by its step, to the ends."""
    desk.focus.choose(desk.toggle)
    desk.key(pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE)
    assert desk.done == [False, True, False]
    desk.done.clear()
    desk.focus.choose(desk.choice)
    desk.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert desk.done == ["blue", "slate", "blue"]
    desk.done.clear()
    desk.focus.choose(desk.slider)
    desk.slider.value = 90
    desk.key(pygame.K_RIGHT)
    assert desk.done == [100]
    desk.slider.value = 100
    desk.key(pygame.K_RIGHT)
    assert desk.done == [100]


def test_a_click_counts_on_release(desk: Desk) -> None:
    """A press does nothing yet; letting go on the same widget does it, letting go elsewhere does not."""
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 10))
    assert desk.done == []
    desk.mouse(pygame.MOUSEBUTTONUP, (10, 10))
    assert desk.done == ["left"]
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 10))
    desk.mouse(pygame.MOUSEBUTTONUP, (130, 10))
    assert desk.done == ["left"]


def test_down_and_up_in_one_frame(desk: Desk) -> None:
    """A click that begins and ends between two frames still counts once."""
    desk.click((130, 10))
    assert desk.done == ["right"]


def test_values_by_pointer(desk: Desk) -> None:
    """A click chooses the value under it, and dragging the slider sets the nearest step when it is let go."""
    desk.click((215, 190))
    assert desk.done == ["slate"]
    desk.mouse(pygame.MOUSEBUTTONDOWN, (112, 262))
    desk.mouse(pygame.MOUSEMOTION, (170, 262))
    assert desk.done == ["slate"]
    desk.mouse(pygame.MOUSEBUTTONUP, (999, 400))
    assert desk.done == ["slate", 100]


def test_hovering_redraws_only_on_a_change(desk: Desk) -> None:
    """A pointer that moves within one widget, or over none, asks for no redraw."""
    desk.mouse(pygame.MOUSEMOTION, (10, 10))
    before = desk.touched
    desk.mouse(pygame.MOUSEMOTION, (11, 11))
    assert desk.touched == before
    desk.mouse(pygame.MOUSEMOTION, (110, 50))
    desk.mouse(pygame.MOUSEMOTION, (111, 50))
    assert desk.touched == before + 1


def test_off_and_out_of_sight(desk: Desk) -> None:
    """A widget that is off, or scrolled out of its view, cannot be pressed."""
    desk.left.enabled = False
    desk.right.view = pygame.Rect(0, 0, 50, 50)
    desk.click((10, 10))
    desk.click((130, 10))
    assert desk.done == []


def test_the_focus_is_seen(desk: Desk) -> None:
    """Every widget looks different in focus, so that a keyboard player always sees where they are."""
    for widget in desk.focus.widgets:
        pictures = []
        for shown in (False, True):
            surface = pygame.Surface((260, 300))
            desk.focus.shown = shown
            desk.focus.choose(widget)
            desk.focus.draw(surface, desk.stage)
            pictures.append(pygame.image.tobytes(surface, "RGB"))
        assert pictures[0] != pictures[1]
