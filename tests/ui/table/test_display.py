"""The display settings at the table as they are seen: reduced motion, and questions before a discard."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_card
from tests.ui.at_the_table import AtTheTable, sit_down, with_display
from tests.ui.sight import find_words, share_changed
from ui.screens.confirm import Confirm

STOCK = "9S 4S 4D 4H 4C"
SIZE = (1280, 720)


def sit(reduced: bool, **more: object) -> AtTheTable:
    """Sit down with motion reduced or not."""
    return sit_down(stock=STOCK, size=SIZE, display=with_display(reduced_motion=reduced), **more)  # type: ignore[arg-type]


def watch(player: AtTheTable) -> list[pygame.Surface]:
    """Return every frame until nothing moves."""
    frames = []
    while player.table.turns.director.in_the_air():
        frames.append(player.draw().copy())
        player.wait(16)
    return [*frames, player.draw().copy()]


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_lets_no_card_travel(reduced: bool) -> None:
    """A card that an opponent draws is never seen between the stock and its hand; otherwise it flies there."""
    player = sit(reduced)
    player.key(pygame.K_d)
    player.wait(400)
    player.click(player.at("9S"), button=3)
    while not any(flight.end.seat == 1 for flight, _along in player.table.turns.director.in_the_air()):
        player.wait(16)
    stock, fan = player.table.layout.stock, player.view.places.fan(1)[-1]
    between = pygame.Rect(0, 0, 24, 24)
    between.center = (round((stock.x + fan.x) / 2), round((stock.y + fan.y) / 2))
    frames = watch(player)
    travelled = [share_changed(frame, frames[-1], between) for frame in frames]
    assert len(frames) > 8
    assert max(travelled) == 0 if reduced else max(travelled) > 0.5


def test_reduced_motion_lets_a_card_fade_in() -> None:
    """The drawn card appears in its place bit by bit: half-way through it can be seen, and seen through."""
    player = sit(True)
    player.key(pygame.K_d)
    place = pygame.Rect(player.table.hand.targets()[parse_card("9S")].box.grow(-6).whole)
    empty, *fading, there = watch(player)
    blank = [frame for frame in fading if share_changed(frame, empty, place) < 0.02]
    faint = [
        frame
        for frame in fading
        if share_changed(frame, empty, place) > 0.5 and share_changed(frame, there, place) > 0.5
    ]
    assert share_changed(empty, there, place) > 0.9
    assert len(blank) > 3
    assert len(faint) > 3
    brightness = [sum(pygame.transform.average_color(frame, place)[:3]) for frame in faint]
    assert brightness == sorted(brightness)


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_sorts_at_once(reduced: bool) -> None:
    """Sorted cards lie in their places in the next frame instead of gliding there."""
    player = sit(reduced, own="KC 7D 5H")
    hand = pygame.Rect(player.table.layout.hand.whole)
    before = player.draw().copy()
    player.key(pygame.K_s)
    player.wait(48)
    next_frame = player.draw().copy()
    player.wait(600)
    assert share_changed(before, player.draw(), hand) > 0
    assert (share_changed(next_frame, player.draw(), hand) == 0) == reduced


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_keeps_the_rows_of_the_result_still(reduced: bool) -> None:
    """The rows of the round's end appear where they stay instead of rising there."""
    player = sit(reduced, own="5H 5D 5C")
    player.key(pygame.K_d)
    player.wait(400)
    player.click(player.at("9S"), button=3)
    while player.scene is player.table_scene:
        player.wait(16)
    places = set()
    for _frame in range(60):
        places |= {word.box.center for word in find_words(player.stack) if word.text == "Right"}
        player.wait(16)
    assert (len(places) == 1) == reduced


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize(("own", "card"), [("3H 7D KC", "3H"), ("5H 5D 5C", "5D")], ids=["wild", "meld"])
def test_questions_before_a_discard_can_be_switched_off(own: str, card: str, asks: bool) -> None:
    """With confirm_discards off a wild, or a card of a finished meld, goes without a question; else it stays."""
    player = sit_down(own=own, stock=STOCK, display=with_display(confirm_discards=asks))
    player.key(pygame.K_d)
    player.wait(400)
    player.click(player.at(card), button=3)
    assert isinstance(player.scene, Confirm) == asks
    assert (parse_card(card) in player.hand) == asks
    if asks:
        assert {"Keep it", "Discard it"} <= set(player.read())
