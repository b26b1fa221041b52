"""Every gesture of the mouse at the table, by posted events."""

from __future__ import annotations

import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.ui.at_the_table import CTRL, SHIFT, AtTheTable, sit_down


def drawn(**more: object) -> AtTheTable:
    """Sit down and draw the 9S from the stock."""
    player = sit_down(stock="9S", **more)  # type: ignore[arg-type]
    player.click(player.stock)
    return player


def test_a_click_on_the_stock_draws_and_the_card_stands_apart_at_the_end() -> None:
    """Clicking the stock draws its top card, which stands apart at the right end."""
    player = drawn()
    assert player.row == "5H 7D KC 9S"
    assert player.table.hand.order.apart == parse_card("9S")
    poses = player.table.hand.slots
    assert poses[3].x - poses[2].x > poses[2].x - poses[1].x


def test_a_click_on_the_discard_pile_takes_its_top_card() -> None:
    """Clicking the discard pile takes the card that lies up."""
    player = sit_down(up="2C")
    player.click(player.pile)
    assert player.row == "5H 7D KC 2C"


@pytest.mark.parametrize("pile", ["stock", "pile"])
def test_a_pile_can_be_dragged_to_the_hand(pile: str) -> None:
    """Dragging the top card of either pile to the hand draws it."""
    player = sit_down(stock="9S")
    player.drag(getattr(player, pile), player.table.layout.hand.centre)
    player.wait(400)
    assert player.match.state.phase == "discard"
    assert len(player.hand) == 4


def test_a_card_dragged_from_a_pile_lands_where_the_row_has_made_room() -> None:
    """The row opens a gap under a card dragged from the discard pile, and there it stays."""
    player = sit_down(up="2C")
    slots = player.table.hand.slots
    between = (slots[0].x + 10, slots[0].y)
    player.carry(player.pile, between)
    assert player.table.hand.opening == 1
    assert player.table.hand.slots[1].x - player.table.hand.slots[0].x > slots[1].x - slots[0].x
    player.release(between)
    assert player.row == "5H 2C 7D KC"
    player.wait(400)
    assert player.table.hand.order.apart is None
    assert player.table.hand.opening is None


def test_a_pile_dropped_elsewhere_stays_a_pile() -> None:
    """Dropping the stock's card on the felt draws nothing."""
    player = sit_down()
    player.drag(player.stock, (5, 100))
    assert player.match.state.phase == "draw"


def test_dragging_a_hand_card_to_the_discard_pile_discards_it() -> None:
    """A hand card dropped on the discard pile is discarded."""
    player = drawn()
    player.carry(player.at("KC"), player.pile)
    assert player.view.drop_target == "discard"
    player.release(player.pile)
    assert parse_card("KC") not in player.hand
    assert player.match.state.discards[-1] == parse_card("KC")


def test_a_drop_counts_where_most_of_the_card_lies() -> None:
    """The card goes to the legal target it overlaps most: with most of it over the pile it is discarded."""
    player = drawn()
    grip = player.at("KC")
    slot = player.table.hand.slots[2]
    pile = player.table.layout.discard
    near = (grip[0] + pile.x - slot.x + pile.w * 0.4, grip[1] + pile.y - slot.y + 10)
    player.drag(grip, near)
    assert player.match.state.discards[-1] == parse_card("KC")


def test_a_bad_drop_glides_home() -> None:
    """A card dropped on the felt goes back to its place and nothing is played."""
    player = drawn()
    before = player.row
    player.drag(player.at("7D"), (20, 80))
    assert player.table.hand.held is None
    pose = player.table.hand.shown()[parse_card("7D")]
    assert pose.y < player.table.hand.slots[1].y - 50, "still on its way home"
    player.wait(400)
    assert player.table.hand.shown()[parse_card("7D")] == player.table.hand.slots[1]
    assert player.row == before
    assert player.match.state.phase == "discard"


def test_a_drop_on_the_pile_before_drawing_is_refused_in_a_sentence() -> None:
    """Throwing before drawing says what to do first, and the card goes home."""
    player = sit_down()
    player.drag(player.at("7D"), player.pile)
    assert "Draw a card first" in player.table.notice.sentence
    assert player.row == "5H 7D KC"


def test_a_double_click_discards() -> None:
    """Two presses on a card within a moment discard it."""
    player = drawn()
    point = player.at("7D")
    player.press(point)
    player.release(point)
    player.wait(100)
    player.press(point)
    player.release(point)
    assert player.match.state.discards[-1] == parse_card("7D")


def test_a_right_click_discards() -> None:
    """The right button on a card discards it."""
    player = drawn()
    player.click(player.at("5H"), button=3)
    assert parse_card("5H") not in player.hand


def test_click_a_card_then_the_pile() -> None:
    """A click picks a card up, a click on the discard pile puts it there."""
    player = drawn()
    player.click(player.at("KC"))
    assert player.table.hand.picked == (parse_card("KC"),)
    assert player.match.state.phase == "discard"
    player.click(player.pile)
    assert player.match.state.discards[-1] == parse_card("KC")


def test_click_a_card_then_a_place_in_the_hand() -> None:
    """With a card picked up, a click in the hand puts it there, and a click on itself puts it down."""
    player = drawn()
    player.click(player.at("9S"))
    player.click(player.at("5H"))
    assert player.row == "9S 5H 7D KC"
    assert player.table.hand.picked == ()
    player.click(player.at("9S"))
    player.click(player.at("9S"))
    assert player.table.hand.picked == ()
    assert player.row == "9S 5H 7D KC"


def test_neighbours_make_room_during_a_drag_and_the_card_lands_in_the_gap() -> None:
    """The row reorders as soon as the dragged card's middle has passed a neighbour's."""
    player = drawn()
    slots = player.table.hand.slots
    grip = player.at("5H")
    by = slots[2].x - slots[0].x
    player.carry(grip, (grip[0] + by - 6, grip[1]))
    assert player.row == "7D 5H KC 9S"
    player.move((grip[0] + by + 2, grip[1]))
    assert player.row == "7D KC 5H 9S"
    player.release((grip[0] + by + 2, grip[1]))
    assert player.row == "7D KC 5H 9S"


def test_three_pixels_are_a_click_and_four_a_drag() -> None:
    """A drag starts after 4 px."""
    player = sit_down()
    x, y = player.at("7D")
    player.press((x, y))
    player.move((x + 3, y))
    assert player.table.hand.held is None
    player.move((x + 4, y))
    assert player.table.hand.held is not None


def test_a_drag_starts_when_the_pointer_leaves_the_card() -> None:
    """A pointer that leaves the card drags it, however short the way."""
    player = sit_down(own="5H 6H 7D 8C 9C TC JS QS KD 2D 3D 4D AC", rules=Rules.of("pc", first_round=11))
    box = player.table.hand.slots[3].box
    player.press((box.x + 1, box.y + 60))
    player.move((box.x - 2, box.y + 60))
    assert player.table.hand.held is not None
    assert [card.plain for card in player.table.hand.held.cards] == ["8C"]


def test_ctrl_and_shift_clicks_select_several_cards_and_they_move_together() -> None:
    """Ctrl adds single cards, Shift a stretch; dragging one of them drags all."""
    player = drawn()
    player.click(player.at("5H"))
    player.click(player.at("KC"), mod=CTRL)
    assert set(map(str, player.table.hand.picked)) == {"5H", "KC"}
    player.click(player.at("KC"), mod=CTRL)
    player.click(player.at("7D"), mod=SHIFT)
    assert set(map(str, player.table.hand.picked)) == {"5H", "7D"}
    end = player.table.hand.slots[3].box
    player.drag(player.at("5H"), (end.right - 4, end.y + 60))
    assert player.row == "KC 9S 5H 7D"


def test_a_meld_is_dragged_by_its_bracket() -> None:
    """The bracket under a meld moves all its cards at once."""
    player = sit_down(own="KC 5H 6H 7H 2D", rules=Rules.of("pc", first_round=3))
    (bracket,) = player.view.brackets
    group = bracket.group
    assert (group.start, group.stop, group.kind) == (1, 4, "run")
    box = bracket.box
    end = player.table.hand.slots[4].box
    player.drag(box.centre, (end.right, box.y))
    assert player.row == "KC 2D 5H 6H 7H"


def test_the_right_button_gives_a_drag_up() -> None:
    """Pressing the right button in mid-drag lets the card glide home."""
    player = drawn()
    player.carry(player.at("5H"), player.pile)
    player.press(player.pile, button=3)
    assert player.table.hand.held is None
    player.release(player.pile)
    assert player.match.state.phase == "discard"
    assert player.row == "5H 7D KC 9S"


def test_hovering_lifts_a_card_a_little_and_marks_nothing() -> None:
    """The card under the pointer rises; leaving it lets it sink."""
    player = sit_down()
    player.move(player.at("7D"))
    player.wait(300)
    assert player.table.hand.shown()[parse_card("7D")].y < player.table.hand.slots[1].y
    player.move((5, 200))
    player.wait(300)
    assert player.table.hand.shown()[parse_card("7D")] == player.table.hand.slots[1]
