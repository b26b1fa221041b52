"""How to play: every switch of the rules changes the text, and the text never tells other rules than the active."""

from typing import Any

import pytest

from game.melds import is_meld
from game.rules import Rules
from ui.screens.how_to_play import Example, Heading, Line, Paragraph, write_rules


def told(rules: Rules) -> str:
    """Return all that is told, as one text."""
    lines = []
    for block in write_rules(rules):
        match block:
            case Heading(text) | Paragraph(text):
                lines.append(text)
            case Line(left, right):
                lines.append(f"{left}: {right}")
    return "\n".join(lines)


OTHERS: list[tuple[str, Any]] = [
    ("decks", 3),
    ("jokers", 2),
    ("aces", "high_or_low"),
    ("wild_points", "face"),
    ("wild_points", 25),
    ("face_points", "rank"),
    ("wild_only_melds", False),
    ("max_wilds_per_meld", 2),
    ("discard_taken_card", False),
    ("going_out", "declared"),
    ("final_turn", False),
    ("first_round", 4),
    ("last_round", 9),
    ("turn_limit", 30),
    ("ties", "shared"),
]


@pytest.mark.parametrize(("key", "value"), OTHERS, ids=[f"{key}={value}" for key, value in OTHERS])
def test_each_switch_is_told(key: str, value: object) -> None:
    """Turning one switch changes what is told."""
    assert told(Rules.of("pc", **{key: value})) != told(Rules())


def test_joker_points_are_told_only_with_jokers() -> None:
    """Jokers and their points are told when there are any, and else not a word is said of them."""
    assert "joker: 35" in told(Rules(jokers=4, joker_points=35))
    assert "joker" not in told(Rules()).lower()


def test_points_are_those_of_the_rules() -> None:
    """The table of points says what the rules say."""
    assert {"ace: 1", "jack, queen, king: 10", "a card of the wild rank ★: 15"} <= set(told(Rules()).splitlines())
    high = told(Rules.of("aces_high", face_points="rank"))
    assert {"ace: 15", "jack, queen, king: 11, 12, 13"} <= set(high.splitlines())


def test_wilds_follow_the_rounds() -> None:
    """The first and the last wild rank told are those of the rounds that are played."""
    text = told(Rules(first_round=3, last_round=8))
    assert "fives are wild" in text
    assert "wild tens" in text
    assert "sevens are wild" in told(Rules(first_round=5, last_round=5))


@pytest.mark.parametrize("rules", [Rules(), Rules.of("aces_high"), Rules(max_wilds_per_meld=1, wild_only_melds=False)])
def test_examples_are_melds(rules: Rules) -> None:
    """Every example is a meld by the rules told beside it."""
    examples = [block for block in write_rules(rules) if isinstance(block, Example)]
    assert all(is_meld(cards, block.wild_rank, rules) for block in examples for cards, _caption in block.groups)
    assert examples


def test_declaring_has_its_key() -> None:
    """The key for going out is told only where it does something."""
    assert "go out: G" in told(Rules(going_out="declared"))
    assert "go out: G" not in told(Rules())
