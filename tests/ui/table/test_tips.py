"""Tips at the table: what a mark means, told once the pointer rests on it."""

from __future__ import annotations

from tests.ui.at_the_table import sit_down
from ui.table.tips import tip_at, tip_is_due


def test_a_tip_shows_once_the_pointer_rests_and_goes_when_it_moves() -> None:
    """The tip comes after a moment with one redraw, and the next move takes it away."""
    table = sit_down()
    table.move((60, 12))
    due = tip_is_due(table.top)
    assert due is not None and due > 0
    wake = table.stack.wake_in()
    assert wake is not None and wake * 1000 <= due
    table.frames = 0
    table.wait(due + 32)
    assert tip_is_due(table.top) == 0
    assert 1 <= table.frames <= 2
    table.draw()
    table.move((400, 200))
    assert tip_is_due(table.top) is None


def test_every_mark_has_its_tip() -> None:
    """Wild medallion, deadwood, brackets and the dealer's button are explained."""
    table = sit_down(own="5H 6H 7H", size=(1280, 720))
    top = table.top
    assert "Threes are wild" in (tip_at(top, top.layout.wild.centre) or "")
    plate = top.layout.plate
    assert "Deadwood" in (tip_at(top, (plate.right - 10, plate.centre[1])) or "")
    assert "run" in (tip_at(top, top.bracket(top.groups[0]).centre) or "")
    assert "dealt" in (tip_at(top, top.layout.seats[top.picture.dealer - 1].plate.centre) or "")
    assert tip_at(top, (5, 250)) is None


def test_nothing_is_told_while_something_is_dragged() -> None:
    """A drag silences tips."""
    table = sit_down()
    table.carry(table.at("5H"), (60, 12))
    table.wait(1000)
    assert tip_is_due(table.top) is None
