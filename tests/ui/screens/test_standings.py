"""The standings: who has won, what the table says, and what can follow."""

import pygame
import pytest

from game.chair import Chair
from tests.ui.matches import finished_match, new_match, play_until
from tests.ui.stand_ins import Ears, open_stack
from ui.destinations import ToStandings
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.screens.standings import Standings, say_winner
from ui.screens.title import Title
from ui.table.scene import TableScene

NAMES = ["You", "Left", "Top", "Right"]


def press(stack: SceneStack, *keys: int) -> Scene:
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return stack.scenes[-1]


@pytest.mark.parametrize("winner", [0, 2, None])
def test_the_lowest_total_wins(winner: int | None) -> None:
    """The winner told is the seat with the lowest total; on a tie, under these rules, nobody."""
    match = finished_match(winner)
    assert Chair(match).winners == (() if winner is None else (winner,))


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((), "A tie for the lowest total: nobody wins."),
        ((0,), "♛ You win the match! ♛"),
        ((3,), "Right wins the match."),
        ((0, 2, 3), "You, Top and Right share the win."),
    ],
)
def test_the_sentence(winners: tuple[int, ...], sentence: str) -> None:
    """One sentence says how it ended."""
    assert say_winner(NAMES, winners) == sentence


def test_a_finished_match_waits_no_longer() -> None:
    """Once its standings are on the screen a match that is over waits no longer; one under way does."""
    stack, services = open_stack()
    over = services.waiting = Chair(finished_match(0))
    stack.change(ToStandings(over))
    assert isinstance(stack.scenes[-1], Standings) and services.waiting is None
    under_way = services.waiting = Chair(play_until(new_match(), 5))
    stack.change(ToStandings(under_way))
    assert services.waiting is under_way


@pytest.mark.parametrize(("winner", "heard"), [(0, ["win"]), (1, []), (None, [])])
def test_only_your_own_win_is_heard(winner: int | None, heard: list[str]) -> None:
    """The sound of winning is heard when you have won, and at no other end."""
    stack, _services = open_stack()
    Standings(stack.stage, Chair(finished_match(winner)))
    assert isinstance(stack.stage.sounds, Ears)
    assert stack.stage.sounds.heard == heard


def test_in_mid_match() -> None:
    """In mid-match the same sheet shows the rounds so far over the table, and names no winner."""
    stack, _services = open_stack()
    match = play_until(new_match(), 5)
    standings = Standings(stack.stage, Chair(match))
    assert standings.overlay
    assert Chair(match).winners == ()


def test_what_follows() -> None:
    """From here a new match, the very same match again, or the title can be had by keyboard."""
    for steps, kind in (((), TableScene), ((pygame.K_RIGHT,), TableScene), ((pygame.K_RIGHT,) * 2, Title)):
        stack, services = open_stack()
        match = finished_match(1)
        stack.enter(Standings(stack.stage, Chair(match)))
        assert isinstance(press(stack, *steps, pygame.K_RETURN), kind)
        if steps == (pygame.K_RIGHT,):
            assert services.waiting is not None
            assert (services.waiting.seed, services.waiting.is_fresh) == (match.record.seed, True)


def test_the_falling_cards_are_short_and_skippable() -> None:
    """Cards fall for a few seconds when you have won, end at any key, which still counts, and never for others."""
    stack, _services = open_stack()
    stack.enter(Standings(stack.stage, Chair(finished_match(0))))
    stack.update(0.1)
    assert stack.update(0.1)
    press(stack, pygame.K_TAB)
    stack.update(0)
    assert not stack.update(0.1)
    stack.change(None)
    other, _services = open_stack()
    other.enter(Standings(other.stage, Chair(finished_match(1))))
    other.update(0.1)
    assert not other.update(0.1)


def test_the_shower_ends_by_itself() -> None:
    """After four seconds nothing moves any more."""
    stack, _services = open_stack()
    stack.enter(Standings(stack.stage, Chair(finished_match(0))))
    for _step in range(80):
        stack.update(0.05)
    assert not stack.update(0.05)
