"""The cards as they are seen: each lies where it belongs, face up or down, and only wilds wear the mark of wilds."""

from __future__ import annotations

import pygame
import pytest

from game.cards import Card, parse_card
from game.events import WentOut
from game.rules import Rules
from tests.ui.at_the_table import FRAME, sit_down, with_display
from tests.ui.sight import share_changed, shows_card
from tests.ui.table.test_marks import SIZES, Size, drawn, frame
from ui.kit.boxes import Pose
from ui.screens import round_end
from ui.table import paint_cards


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_wilds_in_the_own_hand_wear_their_mark(size: Size) -> None:
    """A card of the wild rank lies there with the mark, every other without; jokers wear it too."""
    player = sit_down(own="3H 7D JK", rules=Rules.of("pc", jokers=2), size=size)
    seen, shown = frame(player), player.table.hand.shown()
    assert len(shown) == 3
    for card, pose in shown.items():
        wild = str(card) != "7D"
        assert shows_card(seen, player.stack.stage, card, wild, pose), str(card)


@pytest.mark.parametrize("up", ["3S", "4S"])
def test_the_top_discard_wears_the_mark_when_it_is_wild(up: str) -> None:
    """The card that can be taken shows whether it is wild."""
    player = sit_down(up=up)
    assert shows_card(frame(player), player.stack.stage, parse_card(up), up == "3S", player.table.layout.discard)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_the_round_end_every_card_is_shown_and_wilds_are_marked(size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the rows of the result all hands lie face up, with the mark on wilds and on nothing else."""
    player = drawn(size, own="5H 5D 3C", others={1: "3S KD 8H"}, display=with_display(speed="instant"))
    player.click(player.at("9S"), button=3)
    player.wait(3000)
    laid: list[tuple[Card, Pose]] = []
    paint = round_end.paint_card

    def remember(surface: pygame.Surface, stage: object, card: Card, pose: Pose, *more: object) -> None:
        laid.append((card, pose))
        paint(surface, stage, card, pose, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(round_end, "paint_card", remember)
    seen = frame(player)
    assert sorted(str(card) for card, _pose in laid if card.rank == 3) == ["3C", "3S"]
    assert len(laid) == 12
    for card, pose in laid:
        assert shows_card(seen, player.stack.stage, card, card.rank == 3, pose, 0.33), str(card)


def _lifted(pose: Pose) -> list[Pose]:
    """Return where the uppermost card of a pile may lie: the more cards, the higher."""
    return [pose._replace(x=pose.x - across, y=pose.y - up) for across in range(5) for up in range(11)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_lie_where_they_belong(size: Size) -> None:
    """The own cards lie face up, the opponents' and the stock's face down, and who is out shows its melds."""
    player = drawn(size, others={3: "6D 6H 6C"})
    stage, felt = player.stack.stage, player.stack.stage.panels.felt(size)
    seen = frame(player)
    for card, pose in player.table.hand.shown().items():
        assert shows_card(seen, stage, card, False, pose), str(card)
    for seat in (1, 2, 3):
        fan = player.view.places.fan(seat)
        assert len(fan) == 3
        assert all(share_changed(seen, felt, pygame.Rect(pose.box.grow(-6).whole)) > 0.9 for pose in fan)
    assert any(shows_card(seen, stage, None, False, pose) for pose in _lifted(player.table.layout.stock))
    player.click(player.at("9S"), button=3)
    player.wait_for_turn()
    (melds,) = player.view.laid
    assert shows_card(frame(player), stage, (player.table.turns.picture.laid or ())[0][-1], False, melds[-1])


def test_the_frame_rides_with_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the cards hop on going out, the keyboard's frame stays round its card."""
    player = sit_down(own="7S 8S KC", stock="9S")
    player.key(pygame.K_d)
    player.key(pygame.K_END)
    player.click(player.at("KC"), button=3)
    player.key(pygame.K_LEFT)
    for _frame in range(200):
        if player.table.turns.director.running(WentOut) is None:
            player.wait(FRAME)
    frames: list[Pose] = []
    monkeypatch.setattr(paint_cards, "_paint_frame", lambda surface, stage, pose: frames.append(pose))
    player.wait(300)
    player.draw()
    lying = player.table.hand.shown()[player.table.hand.row[player.table.hand.focus]]
    assert frames
    assert any(pose.y < lying.y - 1 for pose in frames)
