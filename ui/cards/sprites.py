"""Card sprites: faces, backs, shadows, turned and tilted cards, drawn from SVG at the exact size shown.

Nothing is stretched on screen: a size is rasterised when it is first asked for. Kept for the eight widths last
used; while a window is being dragged larger (`hasten`), pictures at hand are scaled for the moment instead.
Wilds wear the mark of assets/cards/wild_mark.svg. Does not know where a card lies.
"""

from __future__ import annotations

import math
from pathlib import Path

import pygame

from game.cards import Card
from ui.cards.upcoming_faces import UpcomingFaces
from ui.kit.boxes import CARD_RATIO
from ui.kit.cache import Cache
from ui.kit.shadows import draw_shadow
from ui.kit.theme import PAPER
from ui.kit.vectors import ASSETS, body_of, ink, raster, raster_text, ready

UNITS = (250, 350)
STEPS = 12
WIDTHS_KEPT = 8
MARK_TOP = {"classic": 0.37, "four_colour": 0.37, "large": 0.52}
"""Where the mark of wilds begins below a deck's index, as a part of the card's height."""
JOKER_MARK_TOP = 0.46
MARK_GROUND = (
    f'<rect x="-40" y="-40" width="80" height="80" rx="18" fill="{ink(PAPER)}" '
    'transform="translate(50 50) rotate(45)"/>'
)
"""Paper round the mark, so that it stands out from the robes of kings as well."""
MARK_SIZE, MARK_LEAST, MARK_MOST = 0.2, 11, 0.4
"""The mark's side as a part of the card's width; on small cards so many pixels, up to the last part."""

Kind = tuple[str, bool]
"""The name of a picture, such as `7H` or `back`, and whether it wears the mark of wilds."""


def card_size(width: int) -> tuple[int, int]:
    """Return width and height in pixels of a card of that width.

    >>> card_size(100)
    (100, 140)
    """
    return width, round(width * CARD_RATIO)


def file_name(card: Card) -> str:
    """Return the name of a face's picture; four jokers share two drawings.

    >>> file_name(Card(10, "S", 2)), file_name(Card(None, None, 3))
    ('TS', 'JK1')
    """
    return card.plain if not card.is_joker else f"JK{2 - card.copy % 2}"


class CardSprites:
    """The pictures of one deck with one back; all widths are in pixels of the window.

    The surfaces are shared: blit them, never draw on them.
    """

    def __init__(self, deck: str, back: str) -> None:
        self._deck = deck
        self._back = back
        self._sizes: Cache[int, dict[Kind, pygame.Surface]] = Cache(WIDTHS_KEPT)
        self._tilted: Cache[tuple[Kind, int, int], pygame.Surface] = Cache(160)
        self._turned: Cache[tuple[Kind, int, int], pygame.Surface] = Cache(96)
        self._shadows: Cache[tuple[int, int, int], pygame.Surface] = Cache(48)
        self._marks: Cache[int, pygame.Surface] = Cache(8)
        self._upcoming = UpcomingFaces()
        self._hasty = False

    def prepare(self) -> bool:
        """Draw one face that will be wanted soon, a few milliseconds' work; return whether there was one."""
        wanted = None if self._hasty else self._upcoming.next(self._is_drawn)
        if wanted is None:
            return False
        name, wild, width = wanted
        self._keep(width, (name, wild), self._rasterise((name, wild), width))
        return True

    def hasten(self, hasty: bool) -> None:
        """While `hasty`, scale what is at hand rather than rasterise a new size (and keep nothing)."""
        self._hasty = hasty

    def face(self, card: Card, width: int, wild: bool = False) -> pygame.Surface:
        """Return a card face up; `wild`: it wears the mark."""
        name = file_name(card)
        if not self._is_drawn(name, wild, width):
            self._upcoming.ask(name, wild, width)
        return self._upright((name, wild), width)

    def back(self, width: int) -> pygame.Surface:
        """Return a card face down."""
        return self._upright(("back", False), width)

    def tilted(self, card: Card | None, width: int, degrees: float, wild: bool = False) -> pygame.Surface:
        """Return a card (None: its back) turned clockwise by whole degrees; blit it by its centre."""
        kind = (file_name(card), wild) if card is not None else ("back", False)
        angle = round(degrees) % 360
        if angle == 0:
            return self._upright(kind, width)
        if self._hasty and (kind, width, angle) not in self._tilted:
            return pygame.transform.rotozoom(self._upright(kind, width), -angle, 1)
        return self._tilted.get((kind, width, angle), lambda: self._rasterise(kind, width, angle))

    def turning(self, card: Card, width: int, progress: float, wild: bool = False) -> pygame.Surface:
        """Return a card on its way from its back (0) to its face (1), narrower between; blit by centre."""
        step = round(min(max(progress, 0), 1) * STEPS)
        kind = (file_name(card), wild) if step * 2 >= STEPS else ("back", False)
        if step in (0, STEPS):
            return self._upright(kind, width)
        if self._hasty:
            return self._squash(kind, width, step)
        return self._turned.get((kind, width, step), lambda: self._squash(kind, width, step))

    def moving(self, card: Card | None, width: int, degrees: float = 0, wild: bool = False) -> pygame.Surface:
        """Return a card (None: its back) whose width or tilt changes from frame to frame; blit by its centre.

        Scaled from the size at hand that is nearest, and not kept: nothing is rasterised for a single frame.
        """
        kind = (file_name(card), wild) if card is not None else ("back", False)
        kept = self._find_at_hand(kind, width) or self._upright(kind, width)
        if kept.get_width() == width and round(degrees) % 360 == 0:
            return kept
        return pygame.transform.rotozoom(kept, -degrees, width / kept.get_width())

    def shadow(self, width: int, lift: float = 0, degrees: float = 0) -> pygame.Surface:
        """Return the soft shadow of a card; `lift` 0 lying … 1 held high. Blit it by the card's centre."""
        step, angle = round(min(max(lift, 0), 1) * 4), round(degrees) % 360
        return self._shadows.get((width, step, angle), lambda: self._cast(width, step, angle))

    def mark(self, side: int) -> pygame.Surface:
        """Return the mark of wilds alone, `side` pixels wide and high."""
        return self._marks.get(side, lambda: raster(ASSETS / "wild_mark.svg", (side, side)))

    def _upright(self, kind: Kind, width: int) -> pygame.Surface:
        kept = self._in_size(width).get(kind)
        if kept is not None:
            return kept
        if self._hasty:
            at_hand = self._find_at_hand(kind, width)
            if at_hand is not None:
                return pygame.transform.smoothscale(at_hand, card_size(width))
        return self._keep(width, kind, self._rasterise(kind, width))

    def _is_drawn(self, name: str, wild: bool, width: int) -> bool:
        return (name, wild) in self._in_size(width)

    def _in_size(self, width: int) -> dict[Kind, pygame.Surface]:
        return self._sizes.get(width, dict)

    def _keep(self, width: int, kind: Kind, picture: pygame.Surface) -> pygame.Surface:
        self._in_size(width)[kind] = picture
        return picture

    def _find_at_hand(self, kind: Kind, width: int) -> pygame.Surface | None:
        found = [pictures[kind] for pictures in self._sizes.values() if kind in pictures]
        return min(found, key=lambda picture: abs(picture.get_width() - width), default=None)

    def _rasterise(self, kind: Kind, width: int, angle: int = 0) -> pygame.Surface:
        """Draw the card already turned: crisper than turning its picture."""
        return draw_turned(self._path(kind[0]), card_size(width), angle, self._mark_body(kind, width))

    def _path(self, name: str) -> Path:
        folder, file = ("backs", self._back) if name == "back" else (self._deck, name)
        return ASSETS / folder / f"{file}.svg"

    def _mark_body(self, kind: Kind, width: int) -> str:
        """Return the mark of wilds as SVG elements in the units of a card, 250 by 350."""
        if not kind[1]:
            return ""
        side = UNITS[0] * min(max(MARK_SIZE, MARK_LEAST / width), MARK_MOST)
        part = max(MARK_TOP[self._deck], JOKER_MARK_TOP) if kind[0].startswith("JK") else MARK_TOP[self._deck]
        move = f"translate({UNITS[0] * 0.03:.1f} {UNITS[1] * part:.1f}) scale({side / 100:.3f})"
        return f'<g transform="{move}">{MARK_GROUND}{body_of(ASSETS / "wild_mark.svg")}</g>'

    def _squash(self, kind: Kind, width: int, step: int) -> pygame.Surface:
        part = abs(math.cos(math.pi * step / STEPS))
        height = card_size(width)[1]
        return ready(pygame.transform.smoothscale(self._upright(kind, width), (max(2, round(width * part)), height)))

    def _cast(self, width: int, step: int, angle: int) -> pygame.Surface:
        shadow = draw_shadow(card_size(width), width * 0.06, width * (0.05 + 0.05 * step), 0.42 - 0.04 * step)
        return ready(pygame.transform.rotozoom(shadow, -angle, 1)) if angle else shadow


def draw_turned(path: Path, size: tuple[int, int], angle: int, extra: str = "") -> pygame.Surface:
    """Return the picture of a card file turned clockwise by `angle` degrees, in a surface that holds it.

    `extra` are more elements, in the file's own units.
    """
    width, height = size
    lean = math.radians(angle)
    across = width * abs(math.cos(lean)) + height * abs(math.sin(lean))
    down = width * abs(math.sin(lean)) + height * abs(math.cos(lean))
    whole = (width, height) if angle % 180 == 0 else (math.ceil(across - 0.01) + 2, math.ceil(down - 0.01) + 2)
    place = (
        f"translate({whole[0] / 2} {whole[1] / 2}) rotate({angle}) "
        f"scale({width / UNITS[0]} {height / UNITS[1]}) translate({-UNITS[0] / 2} {-UNITS[1] / 2})"
    )
    return raster_text(f'<g transform="{place}">{body_of(path)}{extra}</g>', whole)
