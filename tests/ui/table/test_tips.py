"""Tips at the table: what a mark means, told once the pointer rests on it."""

from __future__ import annotations

from tests.ui.at_the_table import sit_down
from ui.table.tips import find_tip, find_tip_wait


def test_a_tip_shows_once_the_pointer_rests_and_goes_when_it_moves() -> None:
    """The tip comes after a moment with one redraw, and the next move takes it away."""
    player = sit_down()
    player.move((60, 12))
    due = find_tip_wait(player.table.stage, player.view)
    assert due is not None and due > 0
    wake = player.stack.wake_in()
    assert wake is not None and wake * 1000 <= due
    player.frames = 0
    player.wait(due + 32)
    assert find_tip_wait(player.table.stage, player.view) == 0
    assert 1 <= player.frames <= 2
    player.draw()
    player.move((400, 200))
    assert find_tip_wait(player.table.stage, player.view) is None


def test_every_mark_has_its_tip() -> None:
    """Wild medallion, deadwood, brackets and the dealer's button are explained."""
    player = sit_down(own="5H 6H 7H", size=(1280, 720))
    stage, view = player.table.stage, player.view
    assert "Threes are wild" in (find_tip(stage, view, view.layout.wild.centre) or "")
    plate = view.layout.plate
    assert "Deadwood" in (find_tip(stage, view, (plate.right - 10, plate.centre[1])) or "")
    assert "run" in (find_tip(stage, view, view.brackets[0].box.centre) or "")
    assert "dealt" in (find_tip(stage, view, view.layout.seats[view.picture.dealer - 1].plate.centre) or "")
    assert find_tip(stage, view, (5, 250)) is None


def test_nothing_is_told_while_something_is_dragged() -> None:
    """A drag silences tips."""
    player = sit_down()
    player.carry(player.at("5H"), (60, 12))
    player.wait(1000)
    assert find_tip_wait(player.table.stage, player.view) is None
