"""The table as it is read: each thing that is promised to be always in sight stands in the frame, uncovered."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down, with_display
from tests.ui.sight import find_words
from ui.kit.boxes import Box

SIZES = [(800, 600), (1280, 720)]
STOCK = "9S 4S 4D 4H 4C 6S"
OUT = {3: "6D 6H 6C"}
Size = tuple[int, int]


def plate(player: AtTheTable, seat: int) -> Box:
    """Return the box of a seat's plate."""
    return player.table.layout.plate if seat == 0 else player.table.layout.seats[seat - 1].plate


def wait_until(player: AtTheTable, reached: Callable[[], bool]) -> AtTheTable:
    """Let frames pass until the screen has got there."""
    for _frame in range(2000):
        if reached():
            return player
        player.wait(16)
    raise AssertionError("the screen never got there")


def dealt(size: Size, **more: object) -> AtTheTable:
    return sit_down(stock=STOCK, size=size, **more)  # type: ignore[arg-type]


def drawn(size: Size, **more: object) -> AtTheTable:
    player = dealt(size, **more)
    player.key(pygame.K_d)
    player.wait(400)
    return player


def taken(size: Size) -> AtTheTable:
    player = dealt(size)
    player.key(pygame.K_t)
    player.wait(400)
    return player


def thrown(size: Size, card: str = "9S", **more: object) -> AtTheTable:
    """The own first turn is over, and its card has landed."""
    player = drawn(size, **more)
    player.click(player.at(card), button=3)
    return player


def at_the_last_turn(size: Size) -> AtTheTable:
    """Right has gone out, and the own last turn has begun."""
    return thrown(size, others=OUT).wait_for_turn()


def behind_the_last_turn(size: Size) -> AtTheTable:
    player = at_the_last_turn(size)
    player.key(pygame.K_d)
    player.wait(400)
    player.click(player.at("4C"), button=3)
    return player


def out(size: Size) -> AtTheTable:
    """The own hand is laid down, and Left is in its last turn."""
    player = thrown(size, own="5H 5D 5C")
    return wait_until(player, lambda: player.table.turns.picture.to_move == 1 and not player.table.turns.director.busy)


def at_the_round_after(size: Size) -> AtTheTable:
    """The first round is over, and the second is being dealt."""
    player = out(size)
    wait_until(player, lambda: player.scene is not player.table_scene)
    player.wait(2000)
    player.key(pygame.K_RETURN)
    player.wait(100)
    return player


def in_declared_rules(size: Size) -> AtTheTable:
    return drawn(size, own="5H 5D 5C", rules=Rules.of("pc", going_out="declared"))


SITUATIONS: list[tuple[Callable[[Size], AtTheTable], list[str]]] = [
    (dealt, ["Round 1 of 11", "Threes are wild", "Match 8", "Stock · 91", "Discards · 1"]),
    (dealt, ["Your turn: draw from the stock, or take the 2♣", "Sort (S)", "Log (L)", "Menu (Esc)"]),
    (drawn, ["Now discard a card", "Stock · 90", "Discards · 1"]),
    (taken, ["Now discard a card, or put the one you took back (Z)", "Put back (Z)", "Stock · 91"]),
    (thrown, ["Left’s turn", "Discards · 2", "Stock · 90"]),
    (at_the_last_turn, ["Right went out — your last turn", "Round 1 of 11", "Threes are wild"]),
    (behind_the_last_turn, ["Right went out", "Left’s turn"]),
    (out, ["You went out — the others have one last turn", "Left’s turn"]),
    (at_the_round_after, ["Round 2 of 11", "Fours are wild", "You deal"]),
    (in_declared_rules, ["Discard a card, or choose one and go out (G)", "Go out (G)"]),
]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("situation", "sentences"), SITUATIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_always_in_sight(situation: Callable[[Size], AtTheTable], sentences: list[str], size: Size) -> None:
    """In every situation of a round these words stand on the table, once each, whole and uncovered."""
    words = situation(size).read()
    assert {sentence: words.count(sentence) for sentence in sentences} == dict.fromkeys(sentences, 1), words


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (Rules.of("pc", jokers=2), "Threes and jokers are wild"),
        (Rules.of("pc", last_round=5), "Round 1 of 5"),
        (Rules.of("classic"), "Threes are wild"),
    ],
    ids=["jokers", "five rounds", "classic"],
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_active_rules_show(rules: Rules, sentence: str, size: Size) -> None:
    """What is wild and how many rounds there are follow from the rules of this match."""
    assert sentence in sit_down(rules=rules, size=size).read()


def test_the_wild_rank_stands_beside_the_piles() -> None:
    """Where there is room the medallion names the wild rank once more."""
    player = sit_down(size=(1280, 720))
    assert player.read(player.table.layout.wild) == ["Threes"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_plate_tells_cards_total_and_last_action(size: Size) -> None:
    """In the middle of Top's turn each plate says how many cards, what total and what was done last."""
    player = dealt(size)
    player.key(pygame.K_t)
    player.wait(400)
    player.click(player.at("KC"), button=3)
    wait_until(player, lambda: player.table.turns.picture.counts[2] == 4)
    actions = ["took 2♣, threw K♣", "drew, threw 9♠", "drew from the stock", "has not moved yet"]
    for seat, (name, action) in enumerate(zip(("You", "Left", "Top", "Right"), actions, strict=True)):
        words = player.read(plate(player, seat))
        assert {name, action, f"{4 if seat == 2 else 3} cards · total 0"} <= set(words), words


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_plates_carry_the_totals_on(size: Size) -> None:
    """In the next round every plate shows the points of the rounds before and the cards dealt now."""
    player = at_the_round_after(size)
    wait_until(player, lambda: player.table.turns.picture.counts == (4, 4, 4, 4))
    for seat, total in enumerate((0, 20, 20, 20)):
        assert f"4 cards · total {total}" in player.read(plate(player, seat))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_plate_of_who_is_out_says_so(size: Size) -> None:
    """Out is said on the plate as well, with the turn that led there."""
    player = at_the_last_turn(size)
    assert "out · drew, threw 4♥" in player.read(plate(player, 3))
    assert not any("out" in word for seat in (0, 1, 2) for word in player.read(plate(player, seat)))


def test_plates_name_the_temperament() -> None:
    """Where there is room the plates of computer players say how they play; the own one does not."""
    player = sit_down(size=(1280, 720))
    assert ["steady" in player.read(plate(player, seat)) for seat in range(4)] == [False, True, True, True]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_dealer_wears_the_button(size: Size) -> None:
    """One plate has the dealer's letter, and the next round the next plate clockwise has it."""
    player = dealt(size)
    assert ["D" in player.read(plate(player, seat)) for seat in range(4)] == [False, False, False, True]
    player = at_the_round_after(size)
    assert ["D" in player.read(plate(player, seat)) for seat in range(4)] == [True, False, False, False]


@pytest.mark.parametrize(
    ("own", "points"), [("5H 7D KC", "22"), ("5H 5D 5C", "0"), ("5H 3D 6C", "26")], ids=lambda text: text
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_deadwood_of_the_hand_is_shown(own: str, points: str, size: Size) -> None:
    """The points of the best arrangement stand on the own plate, and say what they are."""
    player = sit_down(own=own, size=size)
    words = player.read(player.table.layout.plate)
    assert points in words
    assert any(word.startswith("Deadwood") for word in words)


def test_the_deadwood_can_be_switched_off() -> None:
    """With show_deadwood off neither the points nor their name are on the table; the plate keeps all else."""
    player = sit_down(display=with_display(show_deadwood=False))
    words = player.read()
    assert not any(word.startswith("Deadwood") for word in words)
    assert "22" not in words
    assert {"You", "3 cards · total 0", "has not moved yet"} <= set(player.read(player.table.layout.plate))


@pytest.mark.parametrize(("own", "name"), [("5H 5D 5C", "set"), ("5H 6H 7H", "run"), ("3D 9C 9S", "set")])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_melds_in_the_hand_are_named(own: str, name: str, size: Size) -> None:
    """Under cards that are a meld as they lie stands its kind, in the middle of them."""
    player = sit_down(own=own, size=size)
    named = [word for word in find_words(player.stack) if word.text in ("set", "run")]
    assert [word.text for word in named] == [name]
    assert named[0].box.centerx == pytest.approx(player.table.hand.slots[1].x, abs=3)
    assert named[0].box.top >= player.table.hand.slots[1].box.bottom


def test_cards_that_are_no_meld_are_not_named() -> None:
    """Without a meld in the row nothing is called set or run."""
    assert not {"set", "run"} & set(sit_down(own="5H 7H 8D").read())


@pytest.mark.parametrize("own", ["5H 5D 5C", "5H 6H 7H"])
def test_the_names_of_melds_can_be_switched_off(own: str) -> None:
    """With show_melds off no group of the hand is named or framed."""
    shown, plain = (sit_down(own=own, display=with_display(show_melds=on)) for on in (True, False))
    assert not {"set", "run"} & set(plain.read())
    assert shown.groups
    assert not plain.groups


def test_a_refusal_is_in_sight_instead_of_the_prompt() -> None:
    """A sentence that says why not takes the prompt's place."""
    player = sit_down()
    prompt = "Your turn: draw from the stock, or take the 2♣"
    player.click(player.at("KC"), button=3)
    words = player.read(player.table.layout.notice)
    assert words == [player.table.notice.sentence]
    assert words[0] not in ("", prompt)
    player.wait(20000)
    assert player.read(player.table.layout.notice) == [prompt]
