"""Every gesture of the mouse at the table, by posted events."""

from __future__ import annotations

import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import CTRL, SHIFT, AtTheTable, sit_down


def drawn(**more: object) -> AtTheTable:
    """Sit down and draw the 9S from the stock."""
    table = sit_down(stock="9S", **more)  # type: ignore[arg-type]
    table.click(table.stock)
    return table


def test_a_click_on_the_stock_draws_and_the_card_stands_apart_at_the_end() -> None:
    """Clicking the stock draws its top card, which stands apart at the right end."""
    table = drawn()
    assert table.row == "5H 7D KC 9S"
    assert table.top.hand.order.apart == parse_card("9S")
    poses = table.top.hand.slots
    assert poses[3].x - poses[2].x > poses[2].x - poses[1].x


def test_a_click_on_the_discard_pile_takes_its_top_card() -> None:
    """Clicking the discard pile takes the card that lies up."""
    table = sit_down(up="2C")
    table.click(table.pile)
    assert table.row == "5H 7D KC 2C"


@pytest.mark.parametrize("pile", ["stock", "pile"])
def test_a_pile_can_be_dragged_to_the_hand(pile: str) -> None:
    """Dragging the top card of either pile to the hand draws it."""
    table = sit_down(stock="9S")
    table.drag(getattr(table, pile), table.top.layout.hand.centre)
    table.wait(400)
    assert table.match.state.phase == "discard"
    assert len(table.hand) == 4


def test_a_card_dragged_from_a_pile_lands_where_the_row_has_made_room() -> None:
    """The row opens a gap under a card dragged from the discard pile, and there it stays."""
    table = sit_down(up="2C")
    slots = table.top.hand.slots
    between = (slots[0].x + 10, slots[0].y)
    table.carry(table.pile, between)
    assert table.top.hand.opening == 1
    assert table.top.hand.slots[1].x - table.top.hand.slots[0].x > slots[1].x - slots[0].x
    table.release(between)
    assert table.row == "5H 2C 7D KC"
    table.wait(400)
    assert table.top.hand.order.apart is None
    assert table.top.hand.opening is None


def test_a_pile_dropped_elsewhere_stays_a_pile() -> None:
    """Dropping the stock's card on the felt draws nothing."""
    table = sit_down()
    table.drag(table.stock, (5, 100))
    assert table.match.state.phase == "draw"


def test_dragging_a_hand_card_to_the_discard_pile_discards_it() -> None:
    """A hand card dropped on the discard pile is discarded."""
    table = drawn()
    table.carry(table.at("KC"), table.pile)
    assert table.top.target() == "discard"
    table.release(table.pile)
    assert parse_card("KC") not in table.hand
    assert table.match.state.discards[-1] == parse_card("KC")


def test_a_drop_counts_where_most_of_the_card_lies() -> None:
    """The card goes to the legal target it overlaps most: with most of it over the pile it is discarded."""
    table = drawn()
    grip = table.at("KC")
    slot = table.top.hand.slots[2]
    pile = table.top.layout.discard
    near = (grip[0] + pile.x - slot.x + pile.w * 0.4, grip[1] + pile.y - slot.y + 10)
    table.drag(grip, near)
    assert table.match.state.discards[-1] == parse_card("KC")


def test_a_bad_drop_glides_home() -> None:
    """A card dropped on the felt goes back to its place and nothing is played."""
    table = drawn()
    before = table.row
    table.drag(table.at("7D"), (20, 80))
    assert table.top.hand.held is None
    pose = table.top.hand.shown()[parse_card("7D")]
    assert pose.y < table.top.hand.slots[1].y - 50, "still on its way home"
    table.wait(400)
    assert table.top.hand.shown()[parse_card("7D")] == table.top.hand.slots[1]
    assert table.row == before
    assert table.match.state.phase == "discard"


def test_a_drop_on_the_pile_before_drawing_is_refused_in_a_sentence() -> None:
    """Throwing before drawing says what to do first, and the card goes home."""
    table = sit_down()
    table.drag(table.at("7D"), table.pile)
    assert "Draw a card first" in table.top.sentence
    assert table.row == "5H 7D KC"


def test_a_double_click_discards() -> None:
    """Two presses on a card within a moment discard it."""
    table = drawn()
    point = table.at("7D")
    table.press(point)
    table.release(point)
    table.wait(100)
    table.press(point)
    table.release(point)
    assert table.match.state.discards[-1] == parse_card("7D")


def test_a_right_click_discards() -> None:
    """The right button on a card discards it."""
    table = drawn()
    table.click(table.at("5H"), button=3)
    assert parse_card("5H") not in table.hand


def test_click_a_card_then_the_pile() -> None:
    """A click picks a card up, a click on the discard pile puts it there."""
    table = drawn()
    table.click(table.at("KC"))
    assert table.top.hand.picked == (parse_card("KC"),)
    assert table.match.state.phase == "discard"
    table.click(table.pile)
    assert table.match.state.discards[-1] == parse_card("KC")


def test_click_a_card_then_a_place_in_the_hand() -> None:
    """With a card picked up, a click in the hand puts it there, and a click on itself puts it down."""
    table = drawn()
    table.click(table.at("9S"))
    table.click(table.at("5H"))
    assert table.row == "9S 5H 7D KC"
    assert table.top.hand.picked == ()
    table.click(table.at("9S"))
    table.click(table.at("9S"))
    assert table.top.hand.picked == ()
    assert table.row == "9S 5H 7D KC"


def test_neighbours_make_room_during_a_drag_and_the_card_lands_in_the_gap() -> None:
    """The row reorders as soon as the dragged card's middle has passed a neighbour's."""
    table = drawn()
    slots = table.top.hand.slots
    grip = table.at("5H")
    by = slots[2].x - slots[0].x
    table.carry(grip, (grip[0] + by - 6, grip[1]))
    assert table.row == "7D 5H KC 9S"
    table.move((grip[0] + by + 2, grip[1]))
    assert table.row == "7D KC 5H 9S"
    table.release((grip[0] + by + 2, grip[1]))
    assert table.row == "7D KC 5H 9S"


def test_three_pixels_are_a_click_and_four_a_drag() -> None:
    """A drag starts after 4 px."""
    table = sit_down()
    x, y = table.at("7D")
    table.press((x, y))
    table.move((x + 3, y))
    assert table.top.hand.held is None
    table.move((x + 4, y))
    assert table.top.hand.held is not None


def test_a_drag_starts_when_the_pointer_leaves_the_card() -> None:
    """A pointer that leaves the card drags it, however short the way."""
    table = sit_down(own="5H 6H 7D 8C 9C TC JS QS KD 2D 3D 4D AC", rules=Rules.of("pc", first_round=11))
    box = table.top.hand.slots[3].box
    table.press((box.x + 1, box.y + 60))
    table.move((box.x - 2, box.y + 60))
    assert table.top.hand.held is not None
    assert [card.plain for card in table.top.hand.held.cards] == ["8C"]


def test_ctrl_and_shift_clicks_select_several_cards_and_they_move_together() -> None:
    """Ctrl adds single cards, Shift a stretch; dragging one of them drags all."""
    table = drawn()
    table.click(table.at("5H"))
    table.click(table.at("KC"), mod=CTRL)
    assert set(map(str, table.top.hand.picked)) == {"5H", "KC"}
    table.click(table.at("KC"), mod=CTRL)
    table.click(table.at("7D"), mod=SHIFT)
    assert set(map(str, table.top.hand.picked)) == {"5H", "7D"}
    end = table.top.hand.slots[3].box
    table.drag(table.at("5H"), (end.right - 4, end.y + 60))
    assert table.row == "KC 9S 5H 7D"


def test_a_meld_is_dragged_by_its_bracket() -> None:
    """The bracket under a meld moves all its cards at once."""
    table = sit_down(own="KC 5H 6H 7H 2D", rules=Rules.of("pc", first_round=3))
    (group,) = table.top.groups
    assert (group.start, group.stop, group.kind) == (1, 4, "run")
    box = table.top.bracket(group)
    end = table.top.hand.slots[4].box
    table.drag(box.centre, (end.right, box.y))
    assert table.row == "KC 2D 5H 6H 7H"


def test_the_right_button_gives_a_drag_up() -> None:
    """Pressing the right button in mid-drag lets the card glide home."""
    table = drawn()
    table.carry(table.at("5H"), table.pile)
    table.press(table.pile, button=3)
    assert table.top.hand.held is None
    table.release(table.pile)
    assert table.match.state.phase == "discard"
    assert table.row == "5H 7D KC 9S"


def test_hovering_lifts_a_card_a_little_and_marks_nothing() -> None:
    """The card under the pointer rises; leaving it lets it sink."""
    table = sit_down()
    table.move(table.at("7D"))
    table.wait(300)
    assert table.top.hand.shown()[parse_card("7D")].y < table.top.hand.slots[1].y
    table.move((5, 200))
    table.wait(300)
    assert table.top.hand.shown()[parse_card("7D")] == table.top.hand.slots[1]
