"""Rules and their keys, as docs/rules.md, "Scoring" and "Keys and presets", has them."""

from typing import Any

import pytest

from game.cards import parse_card
from game.rule_keys import KEYS, PRESETS, find_faults
from game.rules import Rules, RulesError, cards_dealt, is_wild


def test_presets_set_every_key() -> None:
    """Each preset names all keys, in the order of docs/rules.md, and makes playable rules."""
    for name, values in PRESETS.items():
        assert list(values) == list(KEYS)
        assert Rules.of(name).keys == dict(values)


def test_the_defaults_are_the_preset_pc() -> None:
    """Rules without a word are the rules of `pc`."""
    assert Rules() == Rules.of("pc")


@pytest.mark.parametrize(
    ("preset", "differences"),
    [
        ("pc", {}),
        ("classic", {"decks": "auto", "wild_points": "face", "ties": "shared"}),
        ("aces_high", {"decks": "auto", "wild_points": "face", "ties": "shared", "aces": "high_or_low"}),
    ],
)
def test_presets_differ_as_the_table_says(preset: str, differences: dict[str, Any]) -> None:
    """What a preset changes against `pc` is what the table of docs/rules.md shows."""
    pc = Rules.of("pc").keys
    assert {key: value for key, value in Rules.of(preset).keys.items() if value != pc[key]} == differences


@pytest.mark.parametrize(
    ("text", "wild", "overrides", "points"),
    [
        ("AS", 5, {}, 1),
        ("AS", 5, {"aces": "high_or_low"}, 15),
        ("9S", 5, {}, 9),
        ("TS", 5, {}, 10),
        ("JS", 5, {}, 10),
        ("KS", 5, {}, 10),
        ("JS", 5, {"face_points": "rank"}, 11),
        ("QS", 5, {"face_points": "rank"}, 12),
        ("KS", 5, {"face_points": "rank"}, 13),
        ("5S", 5, {}, 15),
        ("5S", 5, {"wild_points": "face"}, 5),
        ("KS", 13, {"wild_points": "face"}, 10),
        ("KS", 13, {"wild_points": "face", "face_points": "rank"}, 13),
        ("5S", 5, {"wild_points": 50}, 50),
        ("5S", 5, {"wild_points": 0}, 0),
        ("JK", 5, {}, 20),
        ("JK", 5, {"joker_points": 0}, 0),
    ],
)
def test_points_of_a_card(text: str, wild: int, overrides: dict[str, Any], points: int) -> None:
    """Deadwood costs what the table of docs/rules.md says under each switch."""
    assert Rules.of("pc", **overrides).points(parse_card(text), wild) == points


def test_the_wild_rank_is_the_number_of_cards() -> None:
    """Threes are wild in round 1, Kings in round 11, jokers always."""
    assert [cards_dealt(number) for number in (1, 8, 9, 10, 11)] == [3, 10, 11, 12, 13]
    assert is_wild(parse_card("3S"), 3) and is_wild(parse_card("JK"), 3) and not is_wild(parse_card("4S"), 3)


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_automatic_decks_follow_the_players(players: int, decks: int) -> None:
    """`decks: auto` is one for two players, two up to four, three up to six, four up to eight."""
    assert Rules.of("classic", players=players, jokers=2).deck_size == 52 * decks + 2


@pytest.mark.parametrize(
    ("key", "value", "right"),
    [
        ("players", 1, "from 2 to 8"),
        ("players", 9, "from 2 to 8"),
        ("players", True, "from 2 to 8"),
        ("players", "4", "from 2 to 8"),
        ("decks", 5, "“auto” or a whole number from 1 to 4"),
        ("jokers", 1, "0, 2 or 4"),
        ("jokers", False, "0, 2 or 4"),
        ("aces", "high", "“low” or “high_or_low”"),
        ("aces", None, "“low” or “high_or_low”"),
        ("wild_points", 51, "“face” or a whole number from 0 to 50"),
        ("wild_points", 1.5, "“face” or a whole number from 0 to 50"),
        ("wild_only_melds", 1, "true or false"),
        ("max_wilds_per_meld", 14, "“none” or a whole number from 0 to 13"),
        ("turn_limit", 0, "from 1 to 1000"),
        ("ties", "both", "“nobody” or “shared”"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(key: str, value: object, right: str) -> None:
    """A value that a key does not admit is refused with those that it does."""
    with pytest.raises(RulesError) as caught:
        Rules.of("pc", **{key: value})
    assert f"{key} must be" in str(caught.value) and right in str(caught.value)


def test_all_faults_are_named_at_once() -> None:
    """Three wrong keys make three faults, a near miss with the word that was meant."""
    faults = find_faults({"playrs": 3, "aces": "up", "xyzzy": 1, "jokers": 2})
    assert [fault.key for fault in faults] == ["playrs", "aces", "xyzzy"]
    assert "Did you mean “players”?" in faults[0].sentence
    assert "The keys are players, decks" in faults[2].sentence


@pytest.mark.parametrize(
    ("overrides", "need", "held"),
    [
        ({"decks": 1}, 53, 52),
        ({"players": 8}, 105, 104),
        ({"decks": 1, "players": 6, "last_round": 7}, 55, 52),
    ],
)
def test_what_cannot_be_dealt_is_refused(overrides: dict[str, Any], need: int, held: int) -> None:
    """Hands of the last round and the card turned up must fit the deck; the sentence says by how much they do not."""
    with pytest.raises(RulesError, match=f"need {need} cards, but the deck has {held}: ") as caught:
        Rules.of("pc", **overrides)
    assert "decks to auto" in str(caught.value)


@pytest.mark.parametrize(
    "overrides",
    [
        {"decks": 1, "jokers": 2},
        {"decks": 1, "last_round": 10},
        {"decks": 1, "players": 3},
        {"players": 6},
        {"players": 8, "decks": "auto"},
        {"players": 8, "jokers": 2},
    ],
)
def test_what_just_fits_is_dealt(overrides: dict[str, Any]) -> None:
    """A combination whose last round needs exactly the deck or less is allowed."""
    rules = Rules.of("pc", **overrides)
    assert rules.players * cards_dealt(rules.last_round) < rules.deck_size


def test_rounds_must_be_in_order() -> None:
    """A first round after the last is refused."""
    with pytest.raises(RulesError, match=r"first_round \(5\) must not come after last_round \(3\)"):
        Rules.of("pc", first_round=5, last_round=3)
