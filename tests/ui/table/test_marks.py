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


def frame(player: AtTheTable) -> pygame.Surface:
    """Draw a frame to keep."""
    return player.draw().copy()


def brass_round(surface: pygame.Surface, box: Box, reach: float = 8) -> int:
    """Return how many pixels of brass lie round a box, outside it."""
    outside, inside = pygame.Rect(box.grow(reach).whole), pygame.Rect(box.whole)
    return count_colour(surface, outside, BRASS) - count_colour(surface, inside, BRASS)


def drawn(size: Size, **more: object) -> AtTheTable:
    """Draw from the stock, and let the card land."""
    player = sit_down(stock=STOCK, size=size, **more)  # type: ignore[arg-type]
    player.key(pygame.K_d)
    player.wait(400)
    return player


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_picked_card_has_a_rim(size: Size) -> None:
    """All cards picked up wear brass round them, and lose it when they are put down; no other card has any."""
    player = sit_down(own="5H 7D 8C", size=size)
    player.click(player.at("5H"))
    player.click(player.at("8C"), mod=CTRL)
    shown, seen = player.table.hand.shown(), frame(player)
    rims = {str(card): brass_round(seen, pose.box.grow(-3), 5) for card, pose in shown.items()}
    assert [str(card) for card in player.table.hand.picked] == ["5H", "8C"]
    assert min(rims["5H"], rims["8C"]) > 300
    assert rims["7D"] < 30
    player.key(pygame.K_ESCAPE)
    player.wait(500)
    seen = frame(player)
    assert all(brass_round(seen, pose.box.grow(-3), 5) < 30 for pose in player.table.hand.shown().values())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_pile_lights_up_under_a_card_that_may_be_dropped(size: Size) -> None:
    """A dragged card lights the discard pile only over it, and only when it may be thrown."""
    player, early = drawn(size), sit_down(size=size)
    felt = (player.pile[0], player.table.layout.status.bottom + 4)
    player.carry(player.at("5H"), player.pile)
    over = _light(player)
    player.move(felt)
    player.wait(200)
    beside = _light(player)
    player.release(felt)
    early.carry(early.at("5H"), early.pile)
    assert min(over) > player.table.layout.discard.box.h * 0.3
    assert (beside, _light(early)) == ((0, 0), (0, 0))


def _light(player: AtTheTable) -> tuple[int, int]:
    """Return how much brass and ink of a ring is left of the discard pile, where a dragged card covers nothing."""
    box, seen = player.table.layout.discard.box, frame(player)
    strip = pygame.Rect(Box(box.x - 5, box.y + box.h * 0.1, 5, box.h * 0.5).whole)
    return count_colour(seen, strip, BRASS), count_colour(seen, strip, INK, 12)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_pile_waits_for_a_picked_card(size: Size) -> None:
    """With a card to throw picked up, the place of the discards is rimmed with brass, before that it is not."""
    player = drawn(size)
    slot = player.table.layout.discard.box
    before = brass_round(frame(player), slot)
    player.click(player.at("7D"))
    assert before < 20
    assert brass_round(frame(player), slot) > slot.h


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_arrow_points_at_the_name_whose_turn_it_is(size: Size) -> None:
    """Whose turn it is shows by shape: a triangle stands before that name, and before no other."""
    player = drawn(size)
    assert [_arrow(player, seat) for seat in range(4)] == [True, False, False, False]
    player.click(player.at("9S"), button=3)
    while player.table.turns.picture.to_move == 0:
        player.wait(16)
    assert [_arrow(player, seat) for seat in range(4)] == [False, True, False, False]


def _arrow(player: AtTheTable, seat: int) -> bool:
    """Tell whether a brass triangle, broad at its left and pointed at its right, stands before a seat's name."""
    plate = player.table.layout.plate if seat == 0 else player.table.layout.seats[seat - 1].plate
    name = next(word.box for word in find_words(player.stack) if word.text == player.table.names[seat])
    inside = round(plate.x) + 6
    box = pygame.Rect(inside, name.top, name.left - inside, name.height)
    found = pygame.mask.from_threshold(frame(player).subsurface(box), BRASS, (48, 48, 48, 255))
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
    player = drawn(size)
    seen = frame(player)
    plates = [player.table.layout.plate, *(seat.plate for seat in player.table.layout.seats)]
    rims = [brass_round(seen, plate.grow(-6), 6) for plate in plates]
    assert rims[0] > plates[0].w
    assert max(rims[1:]) < 20


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lamplight_falls_on_whose_turn_it_is(size: Size) -> None:
    """The felt before the opponent to move is lit, and dark again when the turn is over."""
    player = drawn(size)
    region = pygame.Rect(player.table.layout.seats[0].fan.whole)
    dark = frame(player)
    player.click(player.at("9S"), button=3)
    while player.table.turns.picture.to_move == 0:
        player.wait(16)
    lit = frame(player)
    glow = [pygame.transform.average_color(picture, region) for picture in (dark, lit)]
    assert glow[1][0] > glow[0][0] + 8
    player.wait_for_turn()
    assert share_changed(dark, frame(player), region) == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_dealers_button_is_a_round_disc(size: Size) -> None:
    """The dealer's letter stands on a cream disc, not on the bare plate."""
    player = sit_down(size=size)
    letter = next(word.box for word in find_words(player.stack) if word.text == "D")
    seen, disc = frame(player), letter
    assert count_colour(seen, disc, CREAM) > disc.w * disc.h * 0.2
    side = player.stack.stage.theme.px(22)
    square = pygame.Rect(0, 0, side, side)
    square.center = letter.center
    assert all(count_colour(seen, pygame.Rect(corner, (2, 2)), CREAM) == 0 for corner in _corners(square))


def _corners(box: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in (box.left, box.right - 2) for y in (box.top, box.bottom - 2)]


FOCUS: list[tuple[str, Sequence[int], Callable[[AtTheTable], Box]]] = [
    ("the first card", (pygame.K_HOME,), lambda player: player.table.hand.slots[0].box),
    ("the last card", (pygame.K_END,), lambda player: player.table.hand.slots[-1].box),
    ("the stock", (pygame.K_UP, pygame.K_LEFT), lambda player: player.table.layout.stock.box),
    ("the discard pile", (pygame.K_UP, pygame.K_RIGHT), lambda player: player.table.layout.discard.box),
    ("the sort button", (pygame.K_DOWN,), lambda player: player.button_box("sort")),
    ("the menu button", (pygame.K_DOWN, pygame.K_END), lambda player: player.button_box("menu")),
]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("keys", "place"), [row[1:] for row in FOCUS], ids=[row[0] for row in FOCUS])
def test_the_keyboards_focus_has_a_ring(keys: Sequence[int], place: Callable[[AtTheTable], Box], size: Size) -> None:
    """Arrows put a ring round what they have come to, and the mouse takes it away."""
    player = sit_down(own="5H 7D 8C", size=size)
    before = brass_round(frame(player), place(player))
    for key in keys:
        player.key(key)
    ringed = brass_round(frame(player), place(player))
    elsewhere = [other(player) for _name, _keys, other in FOCUS if other(player) != place(player)]
    others = [brass_round(frame(player), box) for box in elsewhere]
    player.press((5, 200))
    player.release((5, 200))
    player.wait(300)
    after = brass_round(frame(player), place(player))
    assert ringed > 100 + before
    assert max(others) < 100
    assert after == before


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_way_out_lights_up_when_it_is_open(size: Size) -> None:
    """Where going out is declared its button is of brass as soon as a discard would do it, and plain before."""
    rules = Rules.of("pc", going_out="declared")
    plain, ready = (drawn(size, own=own, rules=rules) for own in ("5H 7D KC", "5H 5D 5C"))
    box = pygame.Rect(ready.button_box("go_out").whole)
    assert count_colour(frame(plain), box, BRASS) < 30
    assert count_colour(frame(ready), box, BRASS) > box.w * box.h * 0.4
