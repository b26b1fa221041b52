"""The frame of the keyboard's focus on the table: it hides no index, and is seen on felt and cream alike."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down
from ui.theme import BRASS, INK

WINDOWS = [(800, 600), (1280, 720)]


def full_hand(size: tuple[int, int]) -> AtTheTable:
    """Sit down at the last round, with thirteen cards."""
    own = "2H 7D KC 9S 4H JD 5C QS 8H 6D 3C TS AH"
    return sit_down(own=own, rules=Rules.of("pc", first_round=11), size=size)


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Tell whether two colours look alike."""
    return all(abs(left - right) < 24 for left, right in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("size", WINDOWS)
def test_the_focus_hides_no_index_of_a_neighbour(size: tuple[int, int]) -> None:
    """With thirteen cards the frame of one changes no pixel of the next card, and some of its own left edge."""
    table = full_hand(size)
    table.move((5, 200))
    table.wait(300)
    plain = table.draw().copy()
    table.key(pygame.K_HOME)
    for _step in range(4):
        table.key(pygame.K_RIGHT)
    assert table.top.hand.focus == 4
    framed = table.draw()
    # Without the corners, where what lies below shows.
    index = pygame.Rect(table.top.hand.slots[5].box.whole).inflate(-10, -10)
    assert pygame.image.tobytes(framed.subsurface(index), "RGB") == pygame.image.tobytes(plain.subsurface(index), "RGB")
    edge = pygame.Rect(table.top.hand.slots[4].box.whole)
    column = [framed.get_at((x, edge.centery)) for x in range(edge.left - 8, edge.left + 4)]
    assert any(near(colour, BRASS) for colour in column)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_focus_on_the_stock_is_brass_between_dark_lines(size: tuple[int, int], side: str) -> None:
    """The frame of the stock is brass with a dark line between it and the cards' cream rim, on either side."""
    table = full_hand(size)
    table.key(pygame.K_UP)
    table.key(pygame.K_LEFT)
    frame, box = table.draw(), pygame.Rect(table.top.layout.stock.box.whole)
    at, inwards = (box.left, 1) if side == "left" else (box.right - 1, -1)
    line = [frame.get_at((at + inwards * step, box.centery)) for step in range(-8, 4)]
    brass = [place for place, colour in enumerate(line) if near(colour, BRASS)]
    assert len(brass) >= 2
    assert any(near(colour, INK) for colour in line[brass[-1] :]), "dark towards the card"
    assert any(near(colour, INK) for colour in line[: brass[0]]), "dark towards the felt"
