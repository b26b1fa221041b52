"""The title: Continue in front, a question before a match is given up, everything within the window."""

import pygame
import pytest

from tests.ui.matches import finished_match, new_match, play_until
from tests.ui.stand_ins import Doors, open_show
from ui.scene import Scene
from ui.scenes.confirm import Confirm
from ui.scenes.help import Help
from ui.scenes.options import Options
from ui.scenes.standings import Standings
from ui.scenes.table import TableScene
from ui.scenes.title import Title, tell
from ui.show import Show
from ui.widgets import Button


def open_title(waiting: bool = True, size: tuple[int, int] = (1280, 720)) -> tuple[Show, Doors]:
    show, doors = open_show(size)
    if waiting:
        doors.waiting = play_until(new_match(), 4)
    show.enter(Title(show.stage))
    show.update(1)
    return show, doors


def press(show: Show, *keys: int) -> Scene:
    for key in keys:
        show.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return show.scenes[-1]


def labels(show: Show) -> list[str]:
    title = show.scenes[0]
    assert isinstance(title, Title)
    return [button.label for button in title.focus.widgets if isinstance(button, Button)]


def test_continue_in_front() -> None:
    """A match that waits puts Continue first, told with the round that ended last; Enter goes on with it."""
    show, doors = open_title()
    assert labels(show)[:2] == ["Continue", "New match"]
    title = show.scenes[0]
    assert isinstance(title, Title)
    button = title.focus.current
    assert isinstance(button, Button)
    assert button.note == "Round 3 is over"
    table = press(show, pygame.K_RETURN)
    assert isinstance(table, TableScene)
    assert table.match is doors.waiting


def test_first_start() -> None:
    """Without a match that waits there is nothing to continue, and Enter deals a new match at once."""
    show, doors = open_title(waiting=False)
    assert labels(show) == ["New match", "How to play", "Options", "Quit"]
    table = press(show, pygame.K_RETURN)
    assert isinstance(table, TableScene)
    assert table.match is doors.waiting


def test_giving_up_asks_first() -> None:
    """New match asks while one waits; Enter by habit and Escape keep that one, Yes deals another."""
    show, doors = open_title()
    waiting = doors.waiting
    assert isinstance(press(show, pygame.K_DOWN, pygame.K_RETURN), Confirm)
    assert isinstance(press(show, pygame.K_ESCAPE), Title)
    assert isinstance(press(show, pygame.K_RETURN), Confirm)
    assert isinstance(press(show, pygame.K_RETURN), Title)
    assert doors.waiting is waiting
    assert isinstance(press(show, pygame.K_RETURN, pygame.K_LEFT, pygame.K_RETURN), TableScene)
    assert doors.waiting is not waiting


def test_a_finished_match_leads_to_its_standings() -> None:
    """A match that ended unseen, by a power cut, is nothing to continue: its standings are offered."""
    show, doors = open_show()
    doors.waiting = finished_match(1)
    show.enter(Title(show.stage))
    assert labels(show)[:2] == ["Standings", "New match"]
    assert isinstance(press(show, pygame.K_RETURN), Standings)


def test_a_finished_match_is_not_given_up_for_a_new_one() -> None:
    """With a match that is over New match asks nothing, and that one goes to the finished ones."""
    show, doors = open_show()
    doors.waiting = over = finished_match(1)
    show.enter(Title(show.stage))
    assert isinstance(press(show, pygame.K_DOWN, pygame.K_RETURN), TableScene)
    assert doors.finished == [over.record]


def test_other_screens() -> None:
    """F1 tells the rules, Escape opens the options, and both come back."""
    show, _doors = open_title()
    assert isinstance(press(show, pygame.K_F1), Help)
    assert isinstance(press(show, pygame.K_ESCAPE), Title)
    assert isinstance(press(show, pygame.K_ESCAPE), Options)
    assert isinstance(press(show, pygame.K_ESCAPE), Title)


def test_quit() -> None:
    """Quit is the last button and ends the show."""
    show, _doors = open_title(waiting=False)
    press(show, pygame.K_UP, pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    show.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert show.is_over


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_buttons_lie_within_the_window(size: tuple[int, int]) -> None:
    """At every size all buttons are in the window and none lies on another."""
    show, _doors = open_title(size=size)
    title = show.scenes[0]
    assert isinstance(title, Title)
    boxes = [button.box for button in title.focus.widgets]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(box) for box in boxes)
    assert all(box.collidelist(boxes[place + 1 :]) == -1 for place, box in enumerate(boxes))


def test_a_fault_is_seen() -> None:
    """A damaged save or a full disk is told on the title."""
    pictures = []
    for fault in (None, "The saved match can't be read."):
        show, doors = open_show()
        doors.fault = fault
        show.enter(Title(show.stage))
        surface = pygame.Surface(show.stage.size)
        show.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_round_under_way_is_told_with_its_wild() -> None:
    """Once a card of a new round was drawn, the match that waits is told by its round and the wild rank."""
    match = new_match()
    assert tell(match) == ("Continue", "Round 1 of 11 · threes are wild")
