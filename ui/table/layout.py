"""Layout: where everything on the table lies, from the window's size, the size setting and the number of players.

Pure geometry: a frozen value worked out anew after every resize. Knows no cards and no rules; details are in
`ui.table.seats` (opponents), `ui.table.hand_row` (the own hand) and `ui.cards.fans` (fans and laid melds).
"""

from __future__ import annotations

from typing import NamedTuple

from ui.kit.boxes import CARD_RATIO, Box, Pose
from ui.kit.theme import Theme
from ui.playback.tween import clamp
from ui.table.hand_row import RAISE, place_hand
from ui.table.seats import MOST_PLAYERS, Seat, count_top, place_seats

__all__ = ["MOST_BUTTONS", "MOST_PLAYERS", "Layout", "lay_out"]

LINE = 1.5
"""The height of a line of letters over their size."""

WIDEST = 2.1
"""How wide the table is at most over the window's height: in a wider window the seats stay together."""

TALLEST = 0.65
"""How high the table is at most over its width: in a portrait window the seats and piles stay near the hand."""

RANK = 4.5
"""How wide the medallion is at least over its letters, so that the longest rank has room round it."""

BESIDE = 2.6
"""How many of its cards' widths the pair of piles takes with the room beside it."""

SINK = 0.85
"""Which part of the room left over in a portrait window lies above the table."""

CLEAR = 10
"""Units between the piles and whoever sits across: a thick stock rises a little over its place."""

MOST_BUTTONS = 4
"""How many buttons the row at the bottom right has room for."""


class Layout(NamedTuple):
    """Every place on the table, in pixels of the window."""

    window: Box
    unit: float
    """The size of everything that is not a card: 1 in a 1280x720 window."""
    text: int
    """The size in pixels of the small letters labels are written in."""
    status: Box
    seats: tuple[Seat, ...]
    """Seats 1 … players - 1."""
    stock: Pose
    discard: Pose
    pile_labels: tuple[Box, Box]
    wild: Box
    """The medallion of the wild rank beside the piles; empty (w = 0) where the status bar alone has room for it."""
    notice: Box
    """The strip over the hand: whose turn, who went out, refusals."""
    hand: Box
    """The hand's row, without the room that raised cards reach into."""
    hand_width: float
    brackets: Box
    """The strip under the hand for the names of melds."""
    plate: Box
    """The own plate at the bottom left."""
    buttons: tuple[Box, ...]
    """The places of `MOST_BUTTONS` buttons at the bottom right; fewer keep to the right."""

    def hand_poses(self, count: int, apart: bool = False) -> tuple[Pose, ...]:
        """Return where `count` cards of the own hand lie; `apart` sets the drawn last one aside."""
        return place_hand(self.hand, self.hand_width, count, apart)

    @property
    def hand_target(self) -> Box:
        """Where a card is dropped to go into the hand."""
        return Box(0, self.hand.y - self.hand.h * RAISE, self.window.w, self.window.h - self.hand.y)


class _Bands(NamedTuple):
    """The window from top to bottom: everything that spans its width."""

    status: Box
    table: Box
    notice: Box
    hand: Box
    brackets: Box
    foot: Box


def lay_out(window: tuple[int, int], players: int, percent: int = 100) -> Layout:
    """Lay the table out for a window of at least 800x600, 2 … MOST_PLAYERS players and a size setting in percent.

    >>> lay_out((1280, 720), 4).hand_width >= 100
    True
    """
    wide, high = window
    theme = Theme.of(window, percent=percent)
    unit, text = theme.scale, theme.small.size
    margin = round(8 * unit)
    hand_width = min(high * 0.232 * clamp(percent / 100, 0.9, 1.08) / CARD_RATIO, wide * 0.122)
    bands = _stack_bands(window, theme, margin, hand_width * CARD_RATIO)
    top, middle = _split_table(bands.table, players)
    pile_width = _pile_width(hand_width, middle, text, unit)
    room = bands.table.w
    seat_width = min((room - pile_width * BESIDE) / 2 - margin, 330 * unit, (room - 2 * margin) / 3)
    stock, discard, labels = _place_piles(middle, pile_width, text, unit)
    return Layout(
        window=Box(0, 0, wide, high),
        unit=unit,
        text=text,
        status=bands.status,
        seats=place_seats(players, top, middle, seat_width, 2 * text * LINE + 8 * unit),
        stock=stock,
        discard=discard,
        pile_labels=labels,
        wild=_place_wild(stock, middle, seat_width, theme, players),
        notice=bands.notice,
        hand=bands.hand,
        hand_width=hand_width,
        brackets=bands.brackets,
        plate=bands.foot._replace(w=bands.foot.w * 0.5),
        buttons=_place_buttons(bands.foot, unit),
    )


def _stack_bands(window: tuple[int, int], theme: Theme, margin: int, tall: float) -> _Bands:
    """Stack the bands from the foot up and the status down; what is left between is the table."""
    wide, high, unit = window[0] - 2 * margin, window[1], theme.scale
    line, strong = theme.small.size * LINE, theme.strong.size * LINE
    foot = Box(margin, high - 2 * line - 8 * unit - margin / 2, wide, 2 * line + 8 * unit)
    brackets = Box(margin, foot.y - line - 3 * unit, wide, line + 3 * unit)
    hand = Box(margin, brackets.y - tall, wide, tall)
    notice = Box(margin, hand.y - tall * RAISE - strong - 4 * unit, wide, strong + 4 * unit)
    status = Box(0, 0, window[0], strong + 12 * unit)
    across = min(wide, high * WIDEST)
    room = notice.y - status.bottom - margin
    deep = min(room, across * TALLEST)
    top = status.bottom + margin / 2 + (room - deep) * SINK
    table = Box((window[0] - across) / 2, top, across, deep)
    return _Bands(status, table, notice, hand, brackets, foot)


def _split_table(table: Box, players: int) -> tuple[Box, Box]:
    strip = table.h * 0.38 if count_top(players) else 0.0
    return Box(table.x, table.y, table.w, strip), Box(table.x, table.y + strip, table.w, table.h - strip)


def _pile_width(hand_width: float, middle: Box, text: int, unit: float) -> float:
    return min(hand_width, (middle.h - CLEAR * unit - text * 1.9) / CARD_RATIO * 0.97)


def _place_piles(middle: Box, width: float, text: int, unit: float) -> tuple[Pose, Pose, tuple[Box, Box]]:
    label = text * 1.7
    tall = width * CARD_RATIO
    x, y = middle.x + middle.w / 2, middle.y + (middle.h - label + CLEAR * unit) / 2
    apart = width * 0.64
    boxes = tuple(Box(x + side * apart - width * 0.62, y + tall / 2 + 2, width * 1.24, label) for side in (-1, 1))
    return Pose(x - apart, y, width, face=0.0), Pose(x + apart, y, width), (boxes[0], boxes[1])


def _place_wild(stock: Pose, middle: Box, seat_width: float, theme: Theme, players: int) -> Box:
    """Return the medallion's box left of the stock, when nobody sits there or there is room between for its word."""
    unit = theme.scale
    free_from = middle.x + (seat_width if players != 2 else 0.0) + 10 * unit
    right = stock.box.x - 18 * unit
    size = min(96 * unit, right - free_from)
    if size < theme.small_strong.size * RANK:
        return Box(0, 0, 0, 0)
    return Box(right - size, stock.y - size / 2, size, size)


def _place_buttons(bottom: Box, unit: float) -> tuple[Box, ...]:
    gap = 6 * unit
    area = bottom.w * 0.49
    width = min(132 * unit, (area - gap * (MOST_BUTTONS - 1)) / MOST_BUTTONS)
    height = min(bottom.h, 42 * unit) if unit > 0.9 else bottom.h * 0.86
    left = bottom.right - width * MOST_BUTTONS - gap * (MOST_BUTTONS - 1)
    y = bottom.y + (bottom.h - height) / 2
    return tuple(Box(left + (width + gap) * place, y, width, height) for place in range(MOST_BUTTONS))
