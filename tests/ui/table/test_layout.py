"""The table's geometry as numbers: everything inside the window, nothing over anything else, cards large enough."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from ui.kit.boxes import Box
from ui.kit.text import Lettering
from ui.kit.theme import Theme
from ui.screens.round_layout import lay_out_round
from ui.table.layout import CLEAR, MOST_PLAYERS, Layout, lay_out
from ui.table.words import rank_plural

WINDOWS = (
    (800, 600),
    (800, 1000),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
PERCENTS = (80, 100, 125, 150)


def places(table: Layout) -> dict[str, Box]:
    """Return every box that must keep clear of the others, by name."""
    boxes = {
        "status": table.status,
        "notice": table.notice,
        "hand": table.hand,
        "brackets": table.brackets,
        "plate": table.plate,
        "stock": table.stock.box,
        "discard pile": table.discard.box,
        "stock label": table.pile_labels[0],
        "discard label": table.pile_labels[1],
    }
    boxes |= {f"button {place}": box for place, box in enumerate(table.buttons)}
    for number, seat in enumerate(table.seats, 1):
        boxes |= {f"fan {number}": seat.fan, f"plate {number}": seat.plate}
    if table.wild.w:
        boxes["wild"] = table.wild
    return boxes


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_overlaps_and_nothing_leaves_the_window(window: tuple[int, int], players: int, percent: int) -> None:
    """At twelve window sizes, for 2 to 8 players, every part of the table has its own place inside the window."""
    table = lay_out(window, players, percent)
    boxes = places(table)
    for name, box in boxes.items():
        assert box.w > 0, name
        assert box.h > 0, name
        assert box.x >= 0 and box.y >= 0 and box.right <= window[0] and box.bottom <= window[1], name
    for (name, box), (other_name, other) in combinations(boxes.items(), 2):
        assert box.overlap(other) < 1, f"{name} over {other_name}"


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_hand_cards_are_large_at_1280x720(players: int) -> None:
    """Hand cards measure at least 100x140 in a 1280x720 window and grow with it."""
    table = lay_out((1280, 720), players)
    assert table.hand_poses(14)[0].box.w >= 100
    assert table.hand_poses(14)[0].box.h >= 140
    assert lay_out((2560, 1440), players).hand_width == pytest.approx(2 * table.hand_width, rel=0.05)


@pytest.mark.parametrize("window", WINDOWS)
def test_plates_leave_room_for_two_lines(window: tuple[int, int]) -> None:
    """Each plate holds two lines of its letters, and a last action of twenty letters."""
    table = lay_out(window, MOST_PLAYERS)
    for seat in table.seats:
        assert seat.plate.h >= 3 * table.text
        assert seat.plate.w >= 11 * table.text


def test_seats_go_clockwise_from_the_left_over_the_top_to_the_right() -> None:
    """Seats 1 … n follow one another clockwise as the eye sees them."""
    for players in range(2, MOST_PLAYERS + 1):
        table = lay_out((1280, 720), players)
        xs = [seat.plate.centre[0] for seat in table.seats]
        assert xs == sorted(xs)
        ys = [seat.plate.centre[1] for seat in table.seats]
        top = ys.index(min(ys))
        assert ys[: top + 1] == sorted(ys[: top + 1], reverse=True)


@pytest.mark.parametrize("percent", [*PERCENTS, 140])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_medallion_has_room_for_every_rank(window: tuple[int, int], percent: int) -> None:
    """Where the medallion is shown the longest rank fits into it with room on both sides."""
    text, theme = lettering(), Theme.of(window, percent=percent)
    longest = max(text.width(rank_plural(rank), theme.small_strong) for rank in range(3, 14))
    for players in range(2, MOST_PLAYERS + 1):
        wild = lay_out(window, players, percent).wild
        assert not wild.w or wild.w >= longest + 2 * 4 * theme.scale


@pytest.mark.parametrize("percent", [*PERCENTS, 140])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_piles_keep_clear_of_who_sits_across(window: tuple[int, int], percent: int) -> None:
    """Between the plates at the top and the piles there is room for a stock to rise."""
    for players in range(2, MOST_PLAYERS + 1):
        table = lay_out(window, players, percent)
        above = [seat.plate.bottom for seat in table.seats if seat.plate.overlap(table.stock.box._replace(y=0))]
        assert all(foot + CLEAR * table.unit * 0.5 <= table.stock.box.y for foot in above)


def test_a_portrait_window_keeps_the_table_together() -> None:
    """In a window higher than wide the piles stay within three hand cards of the hand, and Top within two of them."""
    table = lay_out((1080, 1920), 4)
    tall = table.stock.box.h
    assert table.notice.y - table.stock.box.bottom < 3 * tall
    assert table.stock.box.y - table.seats[1].plate.bottom < 2 * tall


@pytest.mark.parametrize("percent", [*PERCENTS, 140])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_round_s_words_are_not_cut(window: tuple[int, int], percent: int) -> None:
    """At the round's end every row has room for its total and who is in front, and for the longest name."""
    text, theme = lettering(), Theme.of(window, percent=percent)
    needed = text.width("total 100, in front", theme.small_strong)
    name = text.width("Upper right", theme.strong) + theme.px(8)
    line = needed + name + text.width("+100", theme.heading) + text.width("out", theme.small_strong) + theme.px(46)
    for players in range(2, MOST_PLAYERS + 1):
        table = lay_out_round(window, players, 13, percent)
        for row in table.rows:
            assert row.words.w >= (line if table.words_above else max(needed, name))


def test_cards_at_the_round_s_end_are_as_large_as_they_can_be() -> None:
    """Eight hands in the smallest window have their words above, where the cards have the whole width."""
    table = lay_out_round((800, 600), MOST_PLAYERS)
    assert table.words_above
    assert all(row.cards.w > row.plate.w * 0.9 for row in table.rows)
    assert all(row.words.bottom <= row.cards.y and row.cards.bottom <= row.plate.bottom for row in table.rows)
    assert not lay_out_round((1280, 720), 4).words_above


def lettering() -> Lettering:
    pygame.font.init()
    return Lettering()
