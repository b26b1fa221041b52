"""Least points and best arrangements, on hands whose right answers are written down."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.cards import cards_text, parse_card, parse_rank
from game.melds import (
    best_arrangement,
    can_go_out,
    is_meld,
    least_points,
    points_after_best_discard,
    points_after_each_discard,
)
from game.rules import Rules
from tests.hands import hand

VECTORS = json.loads((Path(__file__).parent.parent / "vectors.json").read_text(encoding="utf-8"))


def name_vector(vector: dict[str, Any]) -> str:
    """Return what a vector is about, for the report."""
    return f"{vector['category']}: {vector['hand']}"




@pytest.mark.parametrize("vector", VECTORS, ids=name_vector)
def test_every_vector_scores_as_written(vector: dict[str, Any]) -> None:
    """Points alone and the full arrangement both come to the written figure, with real melds."""
    rules, wild_rank, cards = Rules(**vector["rules"]), parse_rank(vector["wild"]), hand(vector["hand"])
    arrangement = best_arrangement(cards, wild_rank, rules)
    assert least_points(cards, wild_rank, rules) == arrangement.points == vector["points"]
    assert all(is_meld(meld, wild_rank, rules) for meld in arrangement.melds)


@pytest.mark.parametrize("vector", [each for each in VECTORS if "after_discard" in each], ids=name_vector)
def test_every_vector_discards_as_written(vector: dict[str, Any]) -> None:
    """After one discard the least points, going out, and the discards that achieve it are the written ones."""
    rules, wild_rank, cards = Rules(**vector["rules"]), parse_rank(vector["wild"]), hand(vector["hand"])
    points = points_after_each_discard(cards, wild_rank, rules)
    rests = [(*cards[:at], *cards[at + 1 :]) for at in range(len(cards))]
    after = vector["after_discard"]
    assert min(points) == points_after_best_discard(cards, wild_rank, rules) == after["points"]
    assert any(can_go_out(rest, wild_rank, rules) for rest in rests) is after["can_go_out"]
    best = {card.plain for card, left in zip(cards, points, strict=True) if left == min(points)}
    assert best == set(after["discards"])


@pytest.mark.parametrize(
    ("cards", "wild", "melds", "deadwood"),
    [
        ("", 9, [], ""),
        ("KD", 9, [], "KD"),
        ("JD KC 6D 2S 2D 6C", 6, ["JD 6D 6C"], "2D 2S KC"),
        ("3H 4H 5H 6H 7H", 9, ["3H 4H 5H 6H 7H"], ""),
        ("3H 4H 5H 6H 7H 6S 6D", 9, ["3H 4H 5H", "6S 6H 6D"], "7H"),
        ("4C 4C 5C 5C 6C 6C", 9, ["4C 5C 6C", "4C' 5C' 6C'"], ""),
        ("8H JK 7H KD", 9, ["7H 8H JK"], "KD"),
        ("JK JK JK KD", 9, ["KD JK JK' JK''"], ""),
        ("5H 5D 5S JK", 5, ["5S 5H 5D JK"], ""),
    ],
)
def test_arrangements_of_known_hands(cards: str, wild: int, melds: list[str], deadwood: str) -> None:
    """Five cards in a row are one meld, twins make two runs, and fewest points beat most cards melded."""
    arrangement = best_arrangement(hand(cards), wild, Rules())
    assert [cards_text(meld) for meld in arrangement.melds] == melds
    assert cards_text(arrangement.deadwood) == deadwood


@pytest.mark.parametrize(
    ("cards", "rules", "melds"),
    [
        ("JK 4H 5H 6H", Rules(joker_points=0), ["4H 5H 6H JK"]),
        ("4H 4D 4S 5H 5D 5S 6H 6D 6S", Rules(), ["4S 4H 4D", "5S 5H 5D", "6S 6H 6D"]),
        ("4H 5H 6H 7H 8H 9H TH", Rules(), ["4H 5H 6H 7H 8H 9H TH"]),
        ("2H 3H 4H 3S 4S 5S 4D", Rules(), ["2H 3H 4H", "3S 4S 5S"]),
    ],
)
def test_equals_are_told_apart(cards: str, rules: Rules, melds: list[str]) -> None:
    """Among equal points: fewest cards left over, then fewest melds, then text order."""
    assert [cards_text(meld) for meld in best_arrangement(hand(cards), 9, rules).melds] == melds


@pytest.mark.parametrize(("wild_points", "left", "points"), [(25, "2C JK", 22), (15, "2C 9S", 17)])
def test_the_dearer_wild_is_melded(wild_points: int, left: str, points: int) -> None:
    """Where a limit leaves a wild over, it is the cheaper one."""
    rules = Rules(wild_points=wild_points, max_wilds_per_meld=1)
    arrangement = best_arrangement(hand("7H 7D 9S JK 2C"), 9, rules)
    assert (cards_text(arrangement.deadwood), arrangement.points) == (left, points)
    assert least_points(hand("7H 7D 9S JK 2C"), 9, rules) == points


def test_of_the_wild_rank_the_first_in_text_order_stand_for_themselves() -> None:
    """A set of the wild rank keeps clubs, diamonds and hearts, and lends the spade."""
    arrangement = best_arrangement(hand("5S 5H 5D 5C 7H 7D"), 5, Rules(max_wilds_per_meld=1))
    assert [cards_text(meld) for meld in arrangement.melds] == ["5H 5D 5C", "7H 7D 5S"]


def test_a_wild_at_its_own_place_leaves_the_other_for_use() -> None:
    """Of two equal arrangements the one with fewer wilds standing for others comes first."""
    arrangement = best_arrangement(hand("4H 6H 5H 8D 8S 5D"), 5, Rules())
    assert [cards_text(meld) for meld in arrangement.melds] == ["4H 5H 6H", "8S 8D 5D"]


@pytest.mark.parametrize(
    ("cards", "rules", "goes_out"),
    [
        ("", Rules(), True),
        ("4H 5H 6H", Rules(), True),
        ("4H 5H 6H KD", Rules(), False),
        ("JK JK", Rules(joker_points=0), False),
        ("JK 4H 4C", Rules(joker_points=0), True),
        ("9H 9D", Rules(wild_points=0), False),
        ("JK JK JK", Rules(joker_points=0, wild_only_melds=False), False),
        ("4H 5H 6H JK", Rules(joker_points=0, max_wilds_per_meld=0), False),
        ("4H 5H 6H JK JK", Rules(joker_points=0, max_wilds_per_meld=1), False),
        ("4H 5H 6H 7H 8H TH JK JK", Rules(joker_points=0, max_wilds_per_meld=1), True),
    ],
)
def test_going_out_means_that_no_card_is_left_over(cards: str, rules: Rules, goes_out: bool) -> None:
    """A wild that costs nothing but lies in no meld keeps a hand from going out."""
    assert can_go_out(hand(cards), 9, rules) is goes_out


def test_fourteen_twins_are_one_set() -> None:
    """A set has no upper size, and any number of copies is taken."""
    cards = hand(" ".join(["7H"] * 14))
    assert least_points(cards, 9, Rules()) == 0
    assert len(best_arrangement(cards, 9, Rules()).melds) == 1


@pytest.mark.parametrize("most", ["none", 0, 1, 3, 13])
def test_hands_of_wilds_alone_are_judged(most: Any) -> None:
    """Fourteen jokers are one meld without a limit, and with one as many melds as it takes, if any."""
    cards = hand(" ".join(["JK"] * 14))
    melded = {"none": [14], 0: [], 1: [], 3: [3, 3, 3, 3], 13: [3, 11]}[most]
    arrangement = best_arrangement(cards, 9, Rules(max_wilds_per_meld=most))
    assert [len(meld) for meld in arrangement.melds] == melded
    assert arrangement.points == 20 * (14 - sum(melded))


def test_a_hand_without_a_card_has_none_to_discard() -> None:
    """The best discard of no cards is refused."""
    with pytest.raises(ValueError, match="empty"):
        points_after_best_discard((), 9, Rules())


@pytest.mark.parametrize(("text", "points", "left"), [("7H 7H 8H 9H", 7, "7H"), ("5S 5S 5S 6S 7S", 10, "5S 5S")])
def test_unmarked_twins_all_count(text: str, points: int, left: str) -> None:
    """Twins without marks, as a view shows what others hold, are melded or left over each on its own."""
    best = best_arrangement(tuple(map(parse_card, text.split())), 3, Rules())
    assert best.points == least_points(tuple(map(parse_card, text.split())), 3, Rules()) == points
    assert cards_text(best.deadwood) == left


@pytest.mark.parametrize("ask", [best_arrangement, least_points, can_go_out, points_after_each_discard])
@pytest.mark.parametrize(
    ("cards", "wild_rank", "sentence"),
    [(15, 3, "at most 14 cards, not 15"), (3, 0, "from 1 to 13, not 0"), (3, 14, "from 1 to 13, not 14")],
)
def test_what_no_round_deals_is_refused(ask: Callable[..., object], cards: int, wild_rank: int, sentence: str) -> None:
    """More than fourteen cards, or a wild rank that is none, is an error and never a wrong answer."""
    with pytest.raises(ValueError, match=sentence):
        ask(Rules().deck[:cards], wild_rank, Rules())
