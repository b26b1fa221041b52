"""Help, faults and questions: they fit, they scroll, they leave."""

from pathlib import Path

import pygame
import pytest

from game.rules import Rules
from storage.faults import ConfigFault
from tests.ui.stand_ins import open_show
from ui.scene import Change, Quit
from ui.scenes.confirm import Confirm
from ui.scenes.faults import Faults
from ui.scenes.help import Help
from ui.scenes.sheet import Sheet
from ui.scenes.title import Title
from ui.show import Show

SIZES = [(800, 600), (1280, 720), (3840, 2160)]
FAULTS = [ConfigFault(Path("config.yaml"), line, "x", f"sentence {line} " * 9) for line in range(1, 40)]


def press(show: Show, *keys: int) -> None:
    for key in keys:
        show.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def picture(show: Show) -> bytes:
    surface = pygame.Surface(show.stage.size)
    show.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def show_faults(count: int) -> Show:
    show, _doors = open_show()
    show.enter(Faults(show.stage, FAULTS[:count], lambda: Title(show.stage)))
    return show


def check_fit(sheet: Sheet, size: tuple[int, int]) -> None:
    """The paper lies within the window, the buttons on the paper, the content between title and buttons."""
    assert pygame.Rect((0, 0), size).contains(sheet.box)
    assert all(sheet.box.contains(button.box) for button in sheet.buttons)
    assert sheet.inner.height > 0
    assert all(not sheet.inner.colliderect(button.box) for button in sheet.buttons)


@pytest.mark.parametrize("size", SIZES)
def test_sheets_fit(size: tuple[int, int]) -> None:
    """Every sheet fits every window, with forty faults and with a long question."""
    show, _doors = open_show(size)
    sheets = (
        Help(show.stage, Rules()),
        Faults(show.stage, FAULTS, lambda: Title(show.stage)),
        Confirm(show.stage, "Really?", "A sentence that goes on. " * 12, (("Yes", None), ("No", None))),
    )
    for sheet in sheets:
        show.enter(sheet)
        check_fit(sheet, size)


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_ESCAPE, pygame.K_RETURN])
def test_help_leaves(key: int) -> None:
    """F1, Escape and Enter close the rules."""
    show, _doors = open_show()
    show.enter(Help(show.stage, Rules()))
    press(show, key)
    assert show.is_over


def test_help_scrolls() -> None:
    """The keyboard scrolls to the end of the rules and back."""
    show, _doors = open_show()
    show.enter(Help(show.stage, Rules()))
    top = picture(show)
    press(show, pygame.K_END)
    assert show.update(0)
    assert picture(show) != top
    press(show, pygame.K_HOME)
    assert picture(show) == top


def test_faults_offer_the_defaults() -> None:
    """Enter starts with the defaults; Escape quits and starts nothing."""
    show = show_faults(2)
    press(show, pygame.K_RETURN)
    assert isinstance(show.scenes[-1], Title)
    show = show_faults(2)
    press(show, pygame.K_ESCAPE)
    assert show.is_over


def test_each_fault_is_told() -> None:
    """More faults make another picture: none is left out."""
    assert len({picture(show_faults(count)) for count in (1, 2, 3)}) == 3


def test_a_question_does_only_what_is_answered() -> None:
    """The first answer acts; Enter by habit and Escape give the last, which does not; the question is gone anyway."""
    for keys, expected in (((pygame.K_LEFT, pygame.K_RETURN), 1), ((pygame.K_RETURN,), 0), ((pygame.K_ESCAPE,), 0)):
        show, _doors = open_show()
        show.enter(Title(show.stage))
        done = []

        def act(done: list[int] = done) -> Change | None:
            done.append(1)
            return None

        show.enter(Confirm(show.stage, "Really?", "", (("Yes", act), ("No", None))))
        press(show, *keys)
        assert len(show.scenes) == 1
        assert len(done) == expected


def test_an_answer_may_change_the_screen() -> None:
    """What an answer returns is carried out."""
    show, _doors = open_show()
    show.enter(Title(show.stage))
    show.enter(Confirm(show.stage, "Quit?", "", (("Yes", Quit), ("No", None))))
    press(show, pygame.K_LEFT, pygame.K_RETURN)
    assert show.is_over


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_the_focus_shows_to_those_who_come_by_keyboard(kind: int) -> None:
    """A sheet opened by a key shows its focus from the start; one opened by a click does not."""
    show, _doors = open_show()
    title = Title(show.stage)
    show.enter(title)
    show.handle(pygame.event.Event(kind, key=pygame.K_LSHIFT, mod=0, pos=(1, 1), button=1))
    sheet = Help(show.stage, Rules())
    show.enter(sheet)
    assert sheet.focus.shown == (kind == pygame.KEYDOWN)
