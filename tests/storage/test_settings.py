"""Settings: the tables of keys fit the values, and opponents sit where the rules put them."""

from __future__ import annotations

from dataclasses import fields

import pytest

from game.seat_names import name_places
from storage.settings import (
    DISPLAY_KEYS,
    SOUND_KEYS,
    Config,
    Display,
    Opponent,
    Sound,
    seat_opponents,
)

SHIPPED = [Opponent(name) for name in ("Left", "Top", "Right")]


@pytest.mark.parametrize(("value", "keys"), [(Display(), DISPLAY_KEYS), (Sound(), SOUND_KEYS)])
def test_tables_name_every_field_and_admit_its_default(value: Display | Sound, keys: dict[str, object]) -> None:
    """Each field has its key, in the same order, and the default is one of its words."""
    assert [field.name for field in fields(value)] == list(keys)
    assert all(key.admits(getattr(value, name)) for name, key in keys.items())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, ["Top"]),
        (3, ["Left", "Right"]),
        (4, ["Left", "Top", "Right"]),
        (5, ["Left", "Top left", "Top right", "Right"]),
        (6, ["Left", "Top left", "Top", "Top right", "Right"]),
    ],
)
def test_shipped_opponents_sit_as_the_rules_say(players: int, names: list[str]) -> None:
    """Left, Top and Right serve every table: two players keep Top, three keep Left and Right."""
    assert [opponent.name for opponent in seat_opponents(SHIPPED, players)] == names
    assert [opponent.name for opponent in seat_opponents((), players)] == names


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("listed", range(8))
def test_every_list_fills_every_table(listed: int, players: int) -> None:
    """Whatever the list's length, each seat gets one opponent of its own, in the order of the list."""
    names = [f"N{number}" for number in range(listed)]
    seated = [opponent.name for opponent in seat_opponents([Opponent(name) for name in names], players)]
    assert len(set(seated)) == players - 1
    known = [name for name in seated if name in names]
    assert known == sorted(known)
    assert len(known) == min(listed, players - 1)


def test_names_in_use_are_not_given_twice() -> None:
    """A place whose name somebody has already is numbered instead."""
    assert [opponent.name for opponent in seat_opponents([Opponent("Ann"), Opponent("Right")], 4)] == [
        "Ann",
        "Right",
        "Player 4",
    ]


def test_places_are_distinct_for_every_table() -> None:
    """The names of places never repeat at one table."""
    assert all(len(set(name_places(count))) == count for count in range(1, 8))


def test_default_config_seats_three_opponents() -> None:
    """Without any file three opponents sit at the table."""
    assert [opponent.name for opponent in Config().opponents] == ["Left", "Top", "Right"]
