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
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C", display=display, **more)  # type: ignore[arg-type]
    player.key(pygame.K_d)
    player.click(player.at("9S"), button=3)
    player.wait(1000)
    assert isinstance(player.scene, RoundEnd)
    return player


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("window", WINDOWS)
def test_rows_keep_clear_of_one_another(window: tuple[int, int], players: int) -> None:
    """Every seat has a row of its own inside the window, between head and button."""
    player = lay_out_round(window, players)
    boxes = [player.head, player.foot, *(row.plate for row in player.rows)]
    assert len(player.rows) == players
    for box in boxes:
        assert box.x >= 0 and box.y >= 0 and box.right <= window[0] and box.bottom <= window[1]
    assert all(one.overlap(other) < 1 for one, other in combinations(boxes, 2))
    for row in player.rows:
        assert row.words.overlap(row.cards) == 0
        assert row.cards.h > 60


@pytest.mark.parametrize("leave", [pygame.K_RETURN, pygame.K_SPACE, "click"])
def test_the_result_stays_until_the_player_goes_on(leave: int | str) -> None:
    """Nothing but the player ends the result; Enter, Space or a click deals the next round."""
    player = finished()
    player.wait(60000)
    assert isinstance(player.scene, RoundEnd)
    if isinstance(leave, int):
        player.key(leave)
    else:
        player.click((400, 300))
    assert player.scene is player.table_scene
    assert player.match.state.round_number == 2


def test_an_impatient_click_does_not_skip_the_result() -> None:
    """A press in the first moments shows everything at once and does not leave."""
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    player.key(pygame.K_d)
    player.click(player.at("9S"), button=3)
    while player.scene is player.table_scene:
        player.wait(16)
    player.press((400, 300))
    player.release((400, 300))
    player.frames = 0
    player.wait(700)
    assert player.frames <= 1
    player.press((400, 300))
    assert isinstance(player.scene, RoundEnd), "every press is ignored again for as long"
    player.wait(500)
    player.frames = 0
    player.wait(1000)
    assert player.frames == 0


def test_it_draws_at_every_size_and_for_eight_players() -> None:
    """The result is drawn in a small and in a large window, for many seats and few."""
    player = finished()
    small = player.draw().copy()
    player.resize((1600, 900))
    large = player.draw()
    assert small.get_at((400, 80)) != small.get_at((400, 20))
    assert large.get_size() == (1600, 900)


def test_who_went_out_or_the_turn_limit_is_named() -> None:
    """A round that the turn limit ended names nobody as out."""
    rules = Rules.of("pc", turn_limit=1)
    player = sit_down(stock="9S 4S 4D 4H 4C", rules=rules, display=with_display(speed="instant"))
    player.key(pygame.K_d)
    player.key(pygame.K_HOME)
    player.key(pygame.K_x)
    player.wait(2000)
    assert isinstance(player.scene, RoundEnd)
    assert player.scene.scored.out_seat is None
    player.draw()


@pytest.mark.parametrize("press", ["click", pygame.K_RETURN])
def test_hasty_presses_never_leave_the_result(press: int | str) -> None:
    """Eight presses a second stay at the result for as long as they go on; one after that leaves."""
    player = sit_down(own="5H 5D 5C", stock="9S 4S 4D 4H 4C")
    player.key(pygame.K_d)
    player.click(player.at("9S"), button=3)
    moves = 0
    for _press in range(120):
        if isinstance(press, int):
            player.key(press)
        else:
            player.press(player.stock)
            player.release(player.stock)
        player.wait(125)
        moves = moves or len(player.match.record.entries) * isinstance(player.scene, RoundEnd)
    assert isinstance(player.scene, RoundEnd)
    assert len(player.match.record.entries) == moves
    player.wait(1000)
    player.press((400, 300))
    assert player.scene is player.table_scene


@pytest.mark.parametrize(("sizes", "spread"), [((3,), 1.06), ((3, 10), OVERLAP)])
def test_cards_lie_as_far_apart_as_there_is_room(sizes: tuple[int, ...], spread: float) -> None:
    """A small hand is spread over its row, a large one overlaps; no card gets smaller for it."""
    poses = _lay(Box(0, 0, 500, 130), sizes, 74.4, 20)
    assert poses[0][1].x - poses[0][0].x == pytest.approx(spread * poses[0][0].w)
    assert poses[0][0].w == lay_groups(Box(0, 0, 500, 130), sizes, 74.4, 20)[0][0].w
