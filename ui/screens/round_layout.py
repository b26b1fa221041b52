"""Round layout: where each seat's cards, name and points lie when a round is over.

Pure geometry for the scene of the round's end: one row a seat for up to four, two columns of rows beyond. The words
stand beside the cards, or in one line above them where that leaves the cards larger.
"""

from __future__ import annotations

from typing import NamedTuple

from ui.kit.boxes import CARD_RATIO, Box
from ui.kit.theme import Theme

ONE_COLUMN = 4
"""The most seats that stand in one column."""


WORDS = 9.4
"""How wide a row's words are at least over the size of their letters: `total 100, in front` and some room."""


GROUPS_WIDE = 8.3
"""How many card widths the hand of a full round takes when it is laid in its groups."""


class Row(NamedTuple):
    """One seat's row: its whole plate, the words at its left or its head, the cards beside or below them."""

    plate: Box
    words: Box
    cards: Box


class RoundLayout(NamedTuple):
    """The whole screen: a head, a row for each seat, a foot for the button."""

    head: Box
    rows: tuple[Row, ...]
    foot: Box
    under: float
    """The height kept free under every row of cards for the names of melds."""
    words_above: bool
    """Whether each row's words are one line above its cards."""


def lay_out_round(window: tuple[int, int], players: int, cards: int = 13, percent: int = 100) -> RoundLayout:
    """Lay out the end of a round for a window of at least 800x600 and 2 … 8 players with `cards` each."""
    theme = Theme.of(window, percent=percent)
    margin, gap = theme.px(14), theme.px(8)
    columns = 1 if players <= ONE_COLUMN else 2
    wide = min(window[0] - 2 * margin, theme.px(400 + 45 * cards) * columns)
    left = (window[0] - wide) / 2
    head = Box(left, margin / 2, wide, theme.title.size * 1.6)
    foot_height = theme.px(48)
    foot = Box(left, window[1] - foot_height - margin / 2, wide, foot_height)
    per_column = -(-players // columns)
    room = foot.y - head.bottom - gap
    height = min((room - gap * (per_column - 1)) / per_column, theme.px(210))
    width = (wide - gap * (columns - 1)) / columns
    top = head.bottom + (room - height * per_column - gap * (per_column - 1)) / 2
    plates = [
        Box(left + (width + gap) * (seat // per_column), top + (height + gap) * (seat % per_column), width, height)
        for seat in range(players)
    ]
    under = theme.small.size * 1.45
    beside, above = (tuple(furnish(plate, theme) for plate in plates) for furnish in (_put_beside, _put_above))
    is_above = columns > 1 and _card_width(above[0], under) > _card_width(beside[0], under)
    return RoundLayout(head, above if is_above else beside, foot, under, is_above)


def _card_width(row: Row, under: float) -> float:
    """Return how wide the cards of a full hand can be in `row`."""
    return min(row.cards.w / GROUPS_WIDE, (row.cards.h - under - 4) / CARD_RATIO)


def _put_above(plate: Box, theme: Theme) -> Row:
    pad = theme.px(12)
    words = Box(plate.x + pad, plate.y + pad / 3, plate.w - 2 * pad, theme.heading.size * 1.35)
    return Row(plate, words, Box(words.x, words.bottom, words.w, plate.bottom - pad / 3 - words.bottom))


def _put_beside(plate: Box, theme: Theme) -> Row:
    pad = theme.px(12)
    wide = min(theme.px(170), max(plate.w * 0.24, theme.small.size * WORDS))
    words = Box(plate.x + pad, plate.y + pad / 2, wide, plate.h - pad)
    left = words.right + pad
    return Row(plate, words, Box(left, plate.y + pad * 0.7, plate.right - pad - left, plate.h - pad))
