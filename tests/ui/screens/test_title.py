"""The title: Continue in front, a question before a match is given up, everything within the window."""

import pygame
import pytest

from game.chair import Chair
from tests.ui.matches import finished_match, new_match, play_until
from tests.ui.stand_ins import Services, open_stack
from ui.kit.widgets import Button
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.screens.confirm import Confirm
from ui.screens.help import Help
from ui.screens.options import Options
from ui.screens.standings import Standings
from ui.screens.title import Title, tell
from ui.table.scene import TableScene


def open_title(waiting: bool = True, size: tuple[int, int] = (1280, 720)) -> tuple[SceneStack, Services]:
    stack, services = open_stack(size)
    if waiting:
        services.waiting = Chair(play_until(new_match(), 4))
    stack.enter(Title(stack.stage))
    stack.update(1)
    return stack, services


def press(stack: SceneStack, *keys: int) -> Scene:
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return stack.scenes[-1]


def labels(stack: SceneStack) -> list[str]:
    title = stack.scenes[0]
    assert isinstance(title, Title)
    return [button.label for button in title.focus.widgets if isinstance(button, Button)]


def test_continue_in_front() -> None:
    """A match that waits puts Continue first, told with the round that ended last; Enter goes on with it."""
    stack, services = open_title()
    assert labels(stack)[:2] == ["Continue", "New match"]
    title = stack.scenes[0]
    assert isinstance(title, Title)
    button = title.focus.current
    assert isinstance(button, Button)
    assert button.note == "Round 3 is over"
    table = press(stack, pygame.K_RETURN)
    assert isinstance(table, TableScene)
    assert table.chair is services.waiting


def test_first_start() -> None:
    """Without a match that waits there is nothing to continue, and Enter deals a new match at once."""
    stack, services = open_title(waiting=False)
    assert labels(stack) == ["New match", "How to play", "Options", "Quit"]
    table = press(stack, pygame.K_RETURN)
    assert isinstance(table, TableScene)
    assert table.chair is services.waiting


def test_giving_up_asks_first() -> None:
    """New match asks while one waits; Enter by habit and Escape keep that one, Yes deals another."""
    stack, services = open_title()
    waiting = services.waiting
    assert isinstance(press(stack, pygame.K_DOWN, pygame.K_RETURN), Confirm)
    assert isinstance(press(stack, pygame.K_ESCAPE), Title)
    assert isinstance(press(stack, pygame.K_RETURN), Confirm)
    assert isinstance(press(stack, pygame.K_RETURN), Title)
    assert services.waiting is waiting
    assert isinstance(press(stack, pygame.K_RETURN, pygame.K_LEFT, pygame.K_RETURN), TableScene)
    assert services.waiting is not waiting


def test_a_finished_match_leads_to_its_standings() -> None:
    """A match that ended unseen, by a power cut, is nothing to continue: its standings are offered."""
    stack, services = open_stack()
    services.waiting = Chair(finished_match(1))
    stack.enter(Title(stack.stage))
    assert labels(stack)[:2] == ["Standings", "New match"]
    assert isinstance(press(stack, pygame.K_RETURN), Standings)


def test_a_finished_match_is_not_given_up_for_a_new_one() -> None:
    """With a match that is over New match asks nothing: it is among the finished ones already."""
    stack, services = open_stack()
    services.waiting = Chair(finished_match(1))
    stack.enter(Title(stack.stage))
    assert isinstance(press(stack, pygame.K_DOWN, pygame.K_RETURN), TableScene)
    assert services.waiting is not None and services.waiting.is_fresh


def test_other_screens() -> None:
    """F1 tells the rules, Escape opens the options, and both come back."""
    stack, _services = open_title()
    assert isinstance(press(stack, pygame.K_F1), Help)
    assert isinstance(press(stack, pygame.K_ESCAPE), Title)
    assert isinstance(press(stack, pygame.K_ESCAPE), Options)
    assert isinstance(press(stack, pygame.K_ESCAPE), Title)


def test_quit() -> None:
    """Quit is the last button and ends the show."""
    stack, _services = open_title(waiting=False)
    press(stack, pygame.K_UP, pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert stack.is_over


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_buttons_lie_within_the_window(size: tuple[int, int]) -> None:
    """At every size all buttons are in the window and none lies on another."""
    stack, _services = open_title(size=size)
    title = stack.scenes[0]
    assert isinstance(title, Title)
    boxes = [button.box for button in title.focus.widgets]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(box) for box in boxes)
    assert all(box.collidelist(boxes[place + 1 :]) == -1 for place, box in enumerate(boxes))


def test_a_fault_is_seen() -> None:
    """A damaged save or a full disk is told on the title."""
    pictures = []
    for fault in (None, "The saved match can't be read."):
        stack, services = open_stack()
        services.fault = fault
        stack.enter(Title(stack.stage))
        surface = pygame.Surface(stack.stage.size)
        stack.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_round_under_way_is_told_with_its_wild() -> None:
    """Once a card of a new round was drawn, the match that waits is told by its round and the wild rank."""
    match = new_match()
    assert tell(Chair(match)) == ("Continue", "Round 1 of 11 · threes are wild")
