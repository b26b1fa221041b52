"""The table as it is seen: rims, rings, arrows and marks are painted where they are meant, and nowhere else.

Each is looked for by its pixels, in the box where it belongs, with and without its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import CTRL, AtTheTable, sit_down
from tests.ui.sight import count_colour, find_words, share_changed
from ui.kit.boxes import Box
from ui.kit.theme import BRASS, CREAM, INK

SIZES = [(800, 600), (1280, 720)]
STOCK = "9S 4S 4D 4H 4C"
Size = tuple[int, int]


def frame(table: AtTheTable) -> pygame.Surface:
    """Draw a frame to keep."""
    return table.draw().copy()


def brass_round(surface: pygame.Surface, box: Box, reach: float = 8) -> int:
    """Return how many pixels of brass lie round a box, outside it."""
    outside, inside = pygame.Rect(box.grow(reach).whole), pygame.Rect(box.whole)
    return count_colour(surface, outside, BRASS) - count_colour(surface, inside, BRASS)


def drawn(size: Size, **more: object) -> AtTheTable:
    """Draw from the stock, and let the card land."""
    table = sit_down(stock=STOCK, size=size, **more)  # type: ignore[arg-type]
    table.key(pygame.K_d)
    table.wait(400)
    return table


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_picked_card_has_a_rim(size: Size) -> None:
    """All cards picked up wear brass round them, and lose it when they are put down; no other card has any."""
    table = sit_down(own="5H 7D 8C", size=size)
    table.click(table.at("5H"))
    table.click(table.at("8C"), mod=CTRL)
    shown, seen = table.top.hand.shown(), frame(table)
    rims = {str(card): brass_round(seen, pose.box.grow(-3), 5) for card, pose in shown.items()}
    assert [str(card) for card in table.top.hand.picked] == ["5H", "8C"]
    assert min(rims["5H"], rims["8C"]) > 300
    assert rims["7D"] < 30
    table.key(pygame.K_ESCAPE)
    table.wait(500)
    seen = frame(table)
    assert all(brass_round(seen, pose.box.grow(-3), 5) < 30 for pose in table.top.hand.shown().values())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_pile_lights_up_under_a_card_that_may_be_dropped(size: Size) -> None:
    """A dragged card lights the discard pile only over it, and only when it may be thrown."""
    table, early = drawn(size), sit_down(size=size)
    felt = (table.pile[0], table.top.layout.status.bottom + 4)
    table.carry(table.at("5H"), table.pile)
    over = _light(table)
    table.move(felt)
    table.wait(200)
    beside = _light(table)
    table.release(felt)
    early.carry(early.at("5H"), early.pile)
    assert min(over) > table.top.layout.discard.box.h * 0.3
    assert (beside, _light(early)) == ((0, 0), (0, 0))


def _light(table: AtTheTable) -> tuple[int, int]:
    """Return how much brass and ink of a ring is left of the discard pile, where a dragged card covers nothing."""
    box, seen = table.top.layout.discard.box, frame(table)
    strip = pygame.Rect(Box(box.x - 5, box.y + box.h * 0.1, 5, box.h * 0.5).whole)
    return count_colour(seen, strip, BRASS), count_colour(seen, strip, INK, 12)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_pile_waits_for_a_picked_card(size: Size) -> None:
    """With a card to throw picked up, the place of the discards is rimmed with brass, before that it is not."""
    table = drawn(size)
    slot = table.top.layout.discard.box
    before = brass_round(frame(table), slot)
    table.click(table.at("7D"))
    assert before < 20
    assert brass_round(frame(table), slot) > slot.h


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_arrow_points_at_the_name_whose_turn_it_is(size: Size) -> None:
    """Whose turn it is shows by shape: a triangle stands before that name, and before no other."""
    table = drawn(size)
    assert [_arrow(table, seat) for seat in range(4)] == [True, False, False, False]
    table.click(table.at("9S"), button=3)
    while table.top.picture.to_move == 0:
        table.wait(16)
    assert [_arrow(table, seat) for seat in range(4)] == [False, True, False, False]


def _arrow(table: AtTheTable, seat: int) -> bool:
    """Tell whether a brass triangle, broad at its left and pointed at its right, stands before a seat's name."""
    plate = table.top.layout.plate if seat == 0 else table.top.layout.seats[seat - 1].plate
    name = next(word.box for word in find_words(table.stack) if word.text == table.top.names[seat])
    inside = round(plate.x) + 6
    box = pygame.Rect(inside, name.top, name.left - inside, name.height)
    found = pygame.mask.from_threshold(frame(table).subsurface(box), BRASS, (48, 48, 48, 255))
    if not found.count():
        return False
    found = found.connected_component()
    (shape,) = found.get_bounding_rects()
    columns = [
        sum(found.get_at((x, y)) for y in range(shape.top, shape.bottom)) for x in range(shape.left, shape.right)
    ]
    assert shape.height > 6
    assert columns[1] > columns[len(columns) // 2] > columns[-1]
    return True


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_plate_whose_turn_it_is_is_rimmed(size: Size) -> None:
    """The plate of the seat to move has a rim of brass; the others' rims are plain."""
    table = drawn(size)
    seen = frame(table)
    plates = [table.top.layout.plate, *(seat.plate for seat in table.top.layout.seats)]
    rims = [brass_round(seen, plate.grow(-6), 6) for plate in plates]
    assert rims[0] > plates[0].w
    assert max(rims[1:]) < 20


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lamplight_falls_on_whose_turn_it_is(size: Size) -> None:
    """The felt before the opponent to move is lit, and dark again when the turn is over."""
    table = drawn(size)
    region = pygame.Rect(table.top.layout.seats[0].fan.whole)
    dark = frame(table)
    table.click(table.at("9S"), button=3)
    while table.top.picture.to_move == 0:
        table.wait(16)
    lit = frame(table)
    glow = [pygame.transform.average_color(picture, region) for picture in (dark, lit)]
    assert glow[1][0] > glow[0][0] + 8
    table.wait_for_turn()
    assert share_changed(dark, frame(table), region) == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_dealers_button_is_a_round_disc(size: Size) -> None:
    """The dealer's letter stands on a cream disc, not on the bare plate."""
    table = sit_down(size=size)
    letter = next(word.box for word in find_words(table.stack) if word.text == "D")
    seen, disc = frame(table), letter
    assert count_colour(seen, disc, CREAM) > disc.w * disc.h * 0.2
    side = table.stack.stage.theme.px(22)
    square = pygame.Rect(0, 0, side, side)
    square.center = letter.center
    assert all(count_colour(seen, pygame.Rect(corner, (2, 2)), CREAM) == 0 for corner in _corners(square))


def _corners(box: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in (box.left, box.right - 2) for y in (box.top, box.bottom - 2)]


FOCUS: list[tuple[str, Sequence[int], Callable[[AtTheTable], Box]]] = [
    ("the first card", (pygame.K_HOME,), lambda table: table.top.hand.slots[0].box),
    ("the last card", (pygame.K_END,), lambda table: table.top.hand.slots[-1].box),
    ("the stock", (pygame.K_UP, pygame.K_LEFT), lambda table: table.top.layout.stock.box),
    ("the discard pile", (pygame.K_UP, pygame.K_RIGHT), lambda table: table.top.layout.discard.box),
    ("the sort button", (pygame.K_DOWN,), lambda table: table.top.button_box("sort")),
    ("the menu button", (pygame.K_DOWN, pygame.K_END), lambda table: table.top.button_box("menu")),
]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("keys", "place"), [row[1:] for row in FOCUS], ids=[row[0] for row in FOCUS])
def test_the_keyboards_focus_has_a_ring(keys: Sequence[int], place: Callable[[AtTheTable], Box], size: Size) -> None:
    """Arrows put a ring round what they have come to, and the mouse takes it away."""
    table = sit_down(own="5H 7D 8C", size=size)
    before = brass_round(frame(table), place(table))
    for key in keys:
        table.key(key)
    ringed = brass_round(frame(table), place(table))
    others = [brass_round(frame(table), other(table)) for _name, _keys, other in FOCUS if other(table) != place(table)]
    table.press((5, 200))
    table.release((5, 200))
    table.wait(300)
    after = brass_round(frame(table), place(table))
    assert ringed > 100 + before
    assert max(others) < 100
    assert after == before


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_way_out_lights_up_when_it_is_open(size: Size) -> None:
    """Where going out is declared its button is of brass as soon as a discard would do it, and plain before."""
    rules = Rules.of("pc", going_out="declared")
    plain, ready = (drawn(size, own=own, rules=rules) for own in ("5H 7D KC", "5H 5D 5C"))
    box = pygame.Rect(ready.top.button_box("go_out").whole)
    assert count_colour(frame(plain), box, BRASS) < 30
    assert count_colour(frame(ready), box, BRASS) > box.w * box.h * 0.4
