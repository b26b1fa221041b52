"""The round's end: its geometry as numbers, and how it is left."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down, with_display
from tests.ui.table.test_layout import WINDOWS
from ui.cards.fans import OVERLAP, lay_groups
from ui.kit.boxes import Box
from ui.screens.round_end import RoundEnd, _lay
from ui.screens.round_layout import lay_out_round


def finished(**more: object) -> AtTheTable:
    """Return a table at the end of its first round."""
    display = with_display(speed="instant")
    table = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C", display=display, **more)  # type: ignore[arg-type]
    table.key(pygame.K_d)
    table.click(table.at("9S"), button=3)
    table.wait(1000)
    assert isinstance(table.scene, RoundEnd)
    return table


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("window", WINDOWS)
def test_rows_keep_clear_of_one_another(window: tuple[int, int], players: int) -> None:
    """Every seat has a row of its own inside the window, between head and button."""
    table = lay_out_round(window, players)
    boxes = [table.head, table.foot, *(row.plate for row in table.rows)]
    assert len(table.rows) == players
    for box in boxes:
        assert box.x >= 0 and box.y >= 0 and box.right <= window[0] and box.bottom <= window[1]
    assert all(one.overlap(other) < 1 for one, other in combinations(boxes, 2))
    for row in table.rows:
        assert row.words.overlap(row.cards) == 0
        assert row.cards.h > 60


@pytest.mark.parametrize("leave", [pygame.K_RETURN, pygame.K_SPACE, "click"])
def test_the_result_stays_until_the_player_goes_on(leave: int | str) -> None:
    """Nothing but the player ends the result; Enter, Space or a click deals the next round."""
    table = finished()
    table.wait(60000)
    assert isinstance(table.scene, RoundEnd)
    if isinstance(leave, int):
        table.key(leave)
    else:
        table.click((400, 300))
    assert table.scene is table.table
    assert table.match.state.round_number == 2


def test_an_impatient_click_does_not_skip_the_result() -> None:
    """A press in the first moments shows everything at once and does not leave."""
    table = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    table.key(pygame.K_d)
    table.click(table.at("9S"), button=3)
    while table.scene is table.table:
        table.wait(16)
    table.press((400, 300))
    table.release((400, 300))
    table.frames = 0
    table.wait(700)
    assert table.frames <= 1
    table.press((400, 300))
    assert isinstance(table.scene, RoundEnd), "every press begins the calm anew"
    table.wait(500)
    table.frames = 0
    table.wait(1000)
    assert table.frames == 0


def test_it_draws_at_every_size_and_for_eight_players() -> None:
    """The result is drawn in a small and in a large window, for many seats and few."""
    table = finished()
    small = table.draw().copy()
    table.resize((1600, 900))
    large = table.draw()
    assert small.get_at((400, 80)) != small.get_at((400, 20))
    assert large.get_size() == (1600, 900)


def test_who_went_out_or_the_turn_limit_is_named() -> None:
    """A round that the turn limit ended names nobody as out."""
    rules = Rules.of("pc", turn_limit=1)
    table = sit_down(stock="9S 4S 4D 4H 4C", rules=rules, display=with_display(speed="instant"))
    table.key(pygame.K_d)
    table.key(pygame.K_HOME)
    table.key(pygame.K_x)
    table.wait(2000)
    assert isinstance(table.scene, RoundEnd)
    assert table.scene.scored.out_seat is None
    table.draw()


@pytest.mark.parametrize("press", ["click", pygame.K_RETURN])
def test_hasty_presses_never_leave_the_result(press: int | str) -> None:
    """Eight presses a second stay at the result for as long as they go on; one after the calm leaves."""
    table = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    table.key(pygame.K_d)
    table.click(table.at("9S"), button=3)
    moves = 0
    for _press in range(120):
        if isinstance(press, int):
            table.key(press)
        else:
            table.press(table.stock)
            table.release(table.stock)
        table.wait(125)
        moves = moves or len(table.match.record.entries) * isinstance(table.scene, RoundEnd)
    assert isinstance(table.scene, RoundEnd)
    assert len(table.match.record.entries) == moves
    table.wait(1000)
    table.press((400, 300))
    assert table.scene is table.table


@pytest.mark.parametrize(("sizes", "spread"), [((3,), 1.06), ((3, 10), OVERLAP)])
def test_cards_lie_as_far_apart_as_there_is_room(sizes: tuple[int, ...], spread: float) -> None:
    """A small hand is spread over its row, a large one overlaps; no card gets smaller for it."""
    poses = _lay(Box(0, 0, 500, 130), sizes, 74.4, 20)
    assert poses[0][1].x - poses[0][0].x == pytest.approx(spread * poses[0][0].w)
    assert poses[0][0].w == lay_groups(Box(0, 0, 500, 130), sizes, 74.4, 20)[0][0].w
