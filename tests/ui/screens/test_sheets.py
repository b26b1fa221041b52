"""Help, faults and questions: they fit, they scroll, they leave."""

from pathlib import Path

import pygame
import pytest

from game.rules import Rules
from storage.faults import ConfigFault
from tests.ui.stand_ins import open_stack
from ui.destinations import ToTitle
from ui.kit.change import Change
from ui.scene import Quit
from ui.scene_stack import SceneStack
from ui.screens.confirm import Confirm
from ui.screens.faults import Faults
from ui.screens.help import Help
from ui.screens.sheet import Sheet
from ui.screens.title import Title

SIZES = [(800, 600), (1280, 720), (3840, 2160)]
FAULTS = [ConfigFault(Path("config.yaml"), line, "x", f"sentence {line} " * 9) for line in range(1, 40)]


def press(stack: SceneStack, *keys: int) -> None:
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def picture(stack: SceneStack) -> bytes:
    surface = pygame.Surface(stack.stage.size)
    stack.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def show_faults(count: int) -> SceneStack:
    stack, _services = open_stack()
    stack.enter(Faults(stack.stage, FAULTS[:count], ToTitle()))
    return stack


def check_fit(sheet: Sheet, size: tuple[int, int]) -> None:
    """The paper lies within the window, the buttons on the paper, the content between title and buttons."""
    assert pygame.Rect((0, 0), size).contains(sheet.box)
    assert all(sheet.box.contains(button.box) for button in sheet.buttons)
    assert sheet.inner.height > 0
    assert all(not sheet.inner.colliderect(button.box) for button in sheet.buttons)


@pytest.mark.parametrize("size", SIZES)
def test_sheets_fit(size: tuple[int, int]) -> None:
    """Every sheet fits every window, with forty faults and with a long question."""
    stack, _services = open_stack(size)
    sheets = (
        Help(stack.stage, Rules()),
        Faults(stack.stage, FAULTS, ToTitle()),
        Confirm(stack.stage, "Really?", "A sentence that goes on. " * 12, (("Yes", None), ("No", None))),
    )
    for sheet in sheets:
        stack.enter(sheet)
        check_fit(sheet, size)


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_ESCAPE, pygame.K_RETURN])
def test_help_leaves(key: int) -> None:
    """F1, Escape and Enter close the rules."""
    stack, _services = open_stack()
    stack.enter(Help(stack.stage, Rules()))
    press(stack, key)
    assert stack.is_over


def test_help_scrolls() -> None:
    """The keyboard scrolls to the end of the rules and back."""
    stack, _services = open_stack()
    stack.enter(Help(stack.stage, Rules()))
    top = picture(stack)
    press(stack, pygame.K_END)
    assert stack.update(0)
    assert picture(stack) != top
    press(stack, pygame.K_HOME)
    assert picture(stack) == top


def test_faults_offer_the_defaults() -> None:
    """Enter starts with the defaults; Escape quits and starts nothing."""
    stack = show_faults(2)
    press(stack, pygame.K_RETURN)
    assert isinstance(stack.scenes[-1], Title)
    stack = show_faults(2)
    press(stack, pygame.K_ESCAPE)
    assert stack.is_over


def test_each_fault_is_told() -> None:
    """More faults make another picture: none is left out."""
    assert len({picture(show_faults(count)) for count in (1, 2, 3)}) == 3


def test_a_question_does_only_what_is_answered() -> None:
    """The first answer acts; Enter by habit and Escape give the last, which does not; the question is gone anyway."""
    for keys, expected in (((pygame.K_LEFT, pygame.K_RETURN), 1), ((pygame.K_RETURN,), 0), ((pygame.K_ESCAPE,), 0)):
        stack, _services = open_stack()
        stack.enter(Title(stack.stage))
        done = []

        def act(done: list[int] = done) -> Change | None:
            done.append(1)
            return None

        stack.enter(Confirm(stack.stage, "Really?", "", (("Yes", act), ("No", None))))
        press(stack, *keys)
        assert len(stack.scenes) == 1
        assert len(done) == expected


def test_an_answer_may_change_the_screen() -> None:
    """What an answer returns is carried out."""
    stack, _services = open_stack()
    stack.enter(Title(stack.stage))
    stack.enter(Confirm(stack.stage, "Quit?", "", (("Yes", Quit), ("No", None))))
    press(stack, pygame.K_LEFT, pygame.K_RETURN)
    assert stack.is_over


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_the_focus_shows_to_those_who_come_by_keyboard(kind: int) -> None:
    """A sheet opened by a key shows its focus from the start; one opened by a click does not."""
    stack, _services = open_stack()
    title = Title(stack.stage)
    stack.enter(title)
    stack.handle(pygame.event.Event(kind, key=pygame.K_LSHIFT, mod=0, pos=(1, 1), button=1))
    sheet = Help(stack.stage, Rules())
    stack.enter(sheet)
    assert sheet.focus.shown == (kind == pygame.KEYDOWN)
