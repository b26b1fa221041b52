"""The card art as a player meets it: every file there, legible, different, symmetrical, and as the press draws it.

Cards are rasterised by the same renderer as in the game, at 100 pixels wide unless said otherwise.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from assets.drawing.colours import CLASSIC, FOUR_COLOUR, ON_DARK, PAPER, Livery
from assets.drawing.paper import DECKS
from assets.drawing.press import JOKERS, RANKS, SUITS, printed
from tests.assets.eyes import KINDS_OF_EYES, contrast, difference

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FACES = [rank + suit for suit in SUITS for rank in RANKS]
CARDS = [*FACES, *JOKERS]
BACKS = ["garden", "lattice", "night", "sunburst", "waves"]
WIDTH, HEIGHT = 100, 140
STRIP = 30
OUTSIDE = [(x, y) for x in (1, WIDTH - 2) for y in (1, HEIGHT - 2)]
INSIDE = [(50, 1), (50, HEIGHT - 2), (1, 70), (WIDTH - 2, 70), (4, 4), (50, 70)]


@cache
def picture(name: str, width: int = WIDTH, height: int = HEIGHT) -> pygame.Surface:
    """A file of `assets/cards` as pixels."""
    return pygame.image.load_sized_svg(str(ASSETS / "cards" / f"{name}.svg"), (width, height))


def inked_rows(card: pygame.Surface, left: int, right: int) -> list[bool]:
    """For every row, whether something darker than half way from paper to ink lies between two columns."""
    strip = card.subsurface((left, 0, right - left, card.get_height()))
    ink = pygame.mask.from_threshold(strip, pygame.Color(PAPER), (70, 70, 70, 255))
    return [any(not ink.get_at((x, y)) for x in range(right - left)) for y in range(strip.get_height())]


def first_run(rows: list[bool]) -> int:
    """The length of the first unbroken run of inked rows below the card's edge."""
    start = next(y for y in range(3, len(rows)) if rows[y])
    return next(y for y in range(start, len(rows)) if not rows[y]) - start


def unlike_when_turned(card: pygame.Surface) -> float:
    """The part of a picture's bytes that change clearly when it is turned by half a turn."""
    here = pygame.image.tobytes(card, "RGBA")
    turned = pygame.image.tobytes(pygame.transform.rotate(card, 180), "RGBA")
    return sum(abs(a - b) > 40 for a, b in zip(here, turned, strict=True)) / len(here)


def test_every_card_file_is_what_the_press_draws_byte_for_byte() -> None:
    """Drawing the deck anew gives exactly the files that are kept, and no file is left over."""
    sheets = printed()
    kept = {path.relative_to(ASSETS).as_posix() for path in (ASSETS / "cards").rglob("*.svg")} | {"icon.svg"}
    assert kept == set(sheets)
    assert [name for name, text in sheets.items() if (ASSETS / name).read_bytes() != text.encode()] == []


def test_the_drawing_script_finds_nothing_to_draw_anew() -> None:
    """`python3 assets/draw_cards.py --check` runs with the standard library alone, and ends with 0 on this tree."""
    command = [sys.executable, "-S", str(ASSETS / "draw_cards.py"), "--check"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "Every card is as drawn.\n")


def test_every_deck_has_52_faces_and_two_jokers_under_their_names() -> None:
    """A face's file is named as docs/rules.md writes the card: rank, then suit."""
    for deck in ("classic", "large", "four_colour"):
        names = {path.stem for path in (ASSETS / "cards" / deck).glob("*.svg")}
        assert names == {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"} | {"JK1", "JK2"}


@pytest.mark.parametrize("folder", [*DECKS, "backs"])
def test_a_card_has_ink_on_paper_and_clear_round_corners(folder: str) -> None:
    """No file draws a blank, none is printed beyond its corners, and between them the card is opaque to the edge."""
    for name in BACKS if folder == "backs" else CARDS:
        card = picture(f"{folder}/{name}")
        assert len({tuple(card.get_at((x, y))) for x in range(5, 95, 2) for y in range(5, 135, 2)}) > 8, name
        assert max(card.get_at(place).a for place in OUTSIDE) < 20, name
        assert min(card.get_at(place).a for place in INSIDE) == 255, name


@pytest.mark.parametrize("deck", DECKS)
def test_all_cards_of_a_deck_differ_in_the_strip_a_fan_leaves_in_sight(deck: str) -> None:
    """The leftmost 30 of 100 pixels, upper half, tell any card from any other."""
    strips = {}
    for name in CARDS:
        strip = picture(f"{deck}/{name}").subsurface((0, 0, STRIP, HEIGHT // 2))
        strips[name] = pygame.image.tobytes(strip, "RGB")
    for one, other in combinations(CARDS, 2):
        unlike = sum(abs(a - b) > 60 for a, b in zip(strips[one], strips[other], strict=True))
        assert unlike > 60, f"{one} and {other}"


@pytest.mark.parametrize(("deck", "least"), [("classic", 20), ("four_colour", 20), ("large", 30)])
def test_the_rank_stands_twenty_pixels_high_on_a_card_of_a_hundred(deck: str, least: int) -> None:
    """The capital in the top-left corner is measured in pixels; in the large deck it is thirty high."""
    heights = {name: first_run(inked_rows(picture(f"{deck}/{name}"), 3, 21)) for name in FACES}
    assert {name: height for name, height in heights.items() if height < least} == {}


@pytest.mark.parametrize("name", BACKS)
def test_a_back_looks_the_same_from_both_ends(name: str) -> None:
    """Nobody can mark a card by the way round its back lies."""
    assert unlike_when_turned(picture(f"backs/{name}")) < 0.005


@pytest.mark.parametrize("deck", DECKS)
def test_tens_and_courts_look_the_same_from_both_ends(deck: str) -> None:
    """Two heads and two indices: such a card needs no turning in the hand."""
    for name in (rank + suit for rank in "TJQK" for suit in SUITS):
        assert unlike_when_turned(picture(f"{deck}/{name}")) < 0.005, name


@pytest.mark.parametrize("eyes", KINDS_OF_EYES)
def test_four_colours_stay_apart_for_every_kind_of_eyes(eyes: str) -> None:
    """Any two suits of the four-colour deck differ by 20 in CIELAB, also without red, green or blue receptors."""
    inks = {suit: livery.pip for suit, livery in FOUR_COLOUR.items()}
    for one, other in combinations(SUITS, 2):
        assert difference(inks[one], inks[other], eyes) >= 20, one + other


@pytest.mark.parametrize("livery", [*CLASSIC.values(), *FOUR_COLOUR.values()])
def test_every_pip_ink_stands_out_from_the_paper(livery: Livery) -> None:
    """Large signs need a contrast of 3:1 at least; the inks of this deck keep 4:1."""
    assert contrast(livery.pip, PAPER) >= 4


@pytest.mark.parametrize("suit", SUITS)
def test_icons_for_dark_ground_stand_out_there(suit: str) -> None:
    """The light suit marks keep 4.5:1 on the dark of the table."""
    assert contrast(ON_DARK[suit], "#123c2e") >= 4.5


def test_files_are_lean_and_use_only_what_the_renderer_draws() -> None:
    """Courts keep under 40 kB, backs under 20, all else under 10; no text, clipping, re-use or named colours."""
    for name, text in printed().items():
        court = re.search(r"/([JQK][SHDC]|JK\d)\.svg", name)
        assert len(text) < (40_000 if court else 20_000 if "/backs/" in name else 10_000), name
        assert set(re.findall(r"<(\w+)", text)) <= {"svg", "g", "path", "circle", "ellipse", "rect"}, name
        assert re.findall(r'(?:fill|stroke)="(?!#[0-9a-f]{6}"|none")', text) == [], name


@pytest.mark.parametrize("name", ["wild_mark", "suits/S", "suits/on_dark/H", "suits/four_colour/D"])
@pytest.mark.parametrize("size", [16, 24, 64])
def test_small_marks_fill_their_square_and_leave_its_corners_clear(name: str, size: int) -> None:
    """A mark is seen at 16 pixels already, and lies on anything."""
    mark = pygame.mask.from_surface(picture(name, size, size))
    assert mark.count() > size * size * 0.3
    assert not any(mark.get_at((x, y)) for x in (0, size - 1) for y in (0, size - 1))
