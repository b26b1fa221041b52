"""The row before the player: picking up, moving, holding, and gliding from where things are."""

from __future__ import annotations

import pytest

from game.cards import parse_card
from game.rules import Rules
from tests.hands import hand
from ui.kit.timing import timing_for
from ui.table.clock import Clock
from ui.table.hand_order import HandOrder
from ui.table.layout import lay_out
from ui.table.own_hand import OwnHand


def row(text: str, clock: Clock | None = None) -> OwnHand:
    """Return a hand of these cards on a 1280x720 table."""
    return OwnHand(HandOrder(hand(text)), lay_out((1280, 720), 4), clock or Clock())


def read(own: OwnHand) -> str:
    """Return the row as text."""
    return " ".join(map(str, own.row))


def test_a_picked_card_rises_and_sinks_again() -> None:
    """Picking a card up raises it over the row, gliding; putting it down lets it sink."""
    clock = Clock()
    own, card = row("5H 6H 7H", clock), parse_card("6H")
    low = own.shown()[card].y
    own.pick((card,))
    assert own.shown()[card].y == low
    clock.advance(60)
    assert own.targets()[card].y < own.shown()[card].y < low
    clock.advance(60)
    assert own.shown()[card] == own.targets()[card]
    own.pick(())
    clock.advance(999)
    assert own.shown()[card].y == low


def test_a_step_moves_the_picked_cards_and_stops_at_the_ends() -> None:
    """Steps move what is picked up one place, and no further than the ends of the row."""
    own = row("5H 6H 7H 8H")
    own.pick((parse_card("5H"), parse_card("7H")))
    own.step(1)
    assert read(own) == "6H 5H 7H 8H"
    own.step(1)
    own.step(1)
    assert read(own) == "6H 8H 5H 7H"
    for _step in range(5):
        own.step(-1)
    assert read(own) == "5H 7H 6H 8H"


def test_held_cards_draw_together_and_reserve_their_place() -> None:
    """Several cards held draw together under the pointer; the row keeps room for all of them."""
    own = row("5H KC 7H 9D 8H")
    cards = (parse_card("5H"), parse_card("7H"), parse_card("8H"))
    start = own.slots[0][:2]
    own.lift(cards, start, start)
    assert read(own) == "5H 7H 8H KC 9D"
    shown = own.shown()
    xs = [shown[card].x for card in cards]
    assert xs == sorted(xs)
    assert xs[2] - xs[0] < own.layout.hand_width
    own.carry((own.slots[4].x + 200, start[1]))
    assert read(own) == "KC 9D 5H 7H 8H"
    own.let_go(lands=False)
    assert read(own) == "5H KC 7H 9D 8H"


def test_a_held_card_leans_with_its_speed_and_hangs_straight_at_rest() -> None:
    """A quick drag tilts the card, at most nine degrees; at rest it hangs straight within a second."""
    clock = Clock()
    own = row("5H 6H 7H", clock)
    start = own.slots[0][:2]
    own.lift((parse_card("5H"),), start, start)
    own.carry((start[0] + 300, start[1]))
    assert own.held is not None
    assert own.held.tilt == 9
    clock.advance(999)
    frames = 0
    while own.update():
        frames += 1
        assert frames < 60
    assert frames > 1
    own.adopt_timing(timing_for(reduced_motion=True))
    own.carry((start[0] + 600, start[1]))
    assert own.held is not None
    assert own.held.tilt == 0


def test_a_card_that_leaves_the_hand_is_neither_picked_nor_held_any_more() -> None:
    """Following a hand without a card forgets that it was picked up, held or walked to."""
    own = row("5H 6H 7H")
    own.pick((parse_card("7H"),))
    own.stand_on(parse_card("7H"))
    own.lift((parse_card("7H"),), own.slots[2][:2], own.slots[2][:2])
    own.follow(hand("5H 6H"))
    assert own.held is None
    assert own.picked == ()
    assert own.focus == 1


def test_groups_follow_what_is_dragged() -> None:
    """The melds told are those of the row as it would lie if the card were let go now."""
    own = row("5H 6H KC 7H")
    assert own.groups(3, Rules()) == ()
    own.lift((parse_card("7H"),), own.slots[3][:2], own.slots[3][:2])
    own.carry((own.slots[1].x, own.slots[1].y))
    (group,) = own.groups(3, Rules())
    assert group.kind == "run"
    assert read(own) in ("5H 7H 6H KC", "5H 6H 7H KC")


@pytest.mark.parametrize("x", [-50, 5000])
def test_room_made_for_a_pile_card_stays_inside_the_row(x: float) -> None:
    """However far left or right, the gap is before the first or behind the last card."""
    own = row("5H 6H 7H")
    own.make_room(x)
    assert own.opening == (0 if x < 0 else 3)
    assert len(own.slots) == 3
    own.make_room(None)
    assert own.opening is None
