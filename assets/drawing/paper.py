"""The blank card and what every card shares: measures of the decks, paper, edge, corners, panel.

A card is 250 by 350 units with round, transparent corners. Everything on it is drawn twice, the second time
turned by half a turn, so a card reads the same from both ends. It knows no suit's shape and no picture.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import colours
from .colours import EDGE, PAPER, Livery
from .letters import letter
from .suits import mark
from .svg import document, group, number, path, rectangle, upside_down

WIDTH, HEIGHT = 250.0, 350.0
MIDDLE = (WIDTH / 2, HEIGHT / 2)
RADIUS = 15.0
MARGIN = 13.0


@dataclass(frozen=True)
class Deck:
    """One deck's measures, in units of a card 250 wide.

    `index` is the height of the rank's capitals, `index_x` the middle of the index, `suit_size` the mark under
    it; `column` is how far the outer pips stand from the middle line, `pip` their size, `notch` the corner
    (right, bottom) that panels leave to the index, `ace` the scale of the aces' great pips.
    """

    name: str
    liveries: dict[str, Livery]
    index: float = 54
    index_x: float = 31
    index_top: float = 15
    suit_size: float = 34
    column: float = 43.5
    pip: float = 44
    notch: tuple[float, float] = (57, 120)
    ace: float = 1


CLASSIC = Deck("classic", colours.CLASSIC)
FOUR_COLOUR = Deck("four_colour", colours.FOUR_COLOUR)
LARGE = Deck(
    "large",
    colours.CLASSIC,
    index=78,
    index_x=37,
    index_top=14,
    suit_size=42,
    column=35.5,
    pip=33,
    notch=(71, 150),
    ace=0.84,
)
DECKS = {deck.name: deck for deck in (CLASSIC, LARGE, FOUR_COLOUR)}


def blank(fill: str = PAPER) -> str:
    """The card itself, with its thin edge line; outside it is transparent."""
    return rectangle(0.9, 0.9, WIDTH - 1.8, HEIGHT - 1.8, rx=RADIUS, fill=fill, stroke=EDGE, stroke_width=1.8)


def card(parts: list[str], fill: str = PAPER) -> str:
    """A whole card as an SVG file: the paper, then the parts."""
    return document(WIDTH, HEIGHT, [blank(fill), *parts])


def both_ends(parts: list[str]) -> list[str]:
    """The parts, and the same parts seen from the other end of the card."""
    return [group(parts), upside_down(parts, *MIDDLE)]


def index(deck: Deck, rank: str, suit: str) -> list[str]:
    """Rank and suit in the top-left corner and, turned, in the bottom-right one."""
    ink = deck.liveries[suit].pip
    suit_y = deck.index_top + deck.index + 8 + deck.suit_size / 2
    rank_mark = letter(rank, deck.index_x, deck.index_top, deck.index, ink, 0.94)
    return both_ends([rank_mark, mark(suit, deck.index_x, suit_y, deck.suit_size, ink)])


def panel_path(deck: Deck, inset: float = 0) -> str:
    """The picture's field: the card within its margin, less the two corners where the indices stand."""
    left, top = MARGIN + inset, MARGIN + inset
    right, bottom = WIDTH - left, HEIGHT - top
    notch_x, notch_y = deck.notch[0] + inset, deck.notch[1] + inset
    upper = f"M{number(notch_x)} {number(top)}H{number(right)}V{number(HEIGHT - notch_y)}"
    lower = f"H{number(WIDTH - notch_x)}V{number(bottom)}H{number(left)}V{number(notch_y)}H{number(notch_x)}Z"
    return upper + lower


def window(opening: str) -> str:
    """Paper laid over the whole card but for an opening, given as a path: hides what is drawn beyond it."""
    near, r = 0.9, RADIUS
    far_x, far_y = WIDTH - near, HEIGHT - near
    arc = f"A{number(r)} {number(r)} 0 0 1"
    outer = (
        f"M{number(near + r)} {near}H{number(far_x - r)}{arc} {far_x} {number(near + r)}V{number(far_y - r)}"
        f"{arc} {number(far_x - r)} {far_y}H{number(near + r)}{arc} {near} {number(far_y - r)}V{number(near + r)}"
        f"{arc} {number(near + r)} {near}Z"
    )
    return path(outer + opening, fill=PAPER, fill_rule="evenodd", stroke=EDGE, stroke_width=1.8)
