"""Levels by name: what a config or a record may ask for, and what it gets."""

from __future__ import annotations

import pytest

from game.players import DEFAULT_LEVEL, LEVELS, LevelError, make_player


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_makes_players(level: str) -> None:
    """Each level makes somebody who can choose."""
    assert callable(make_player(level).choose)


def test_usual_level_is_one_of_them() -> None:
    """The level that stands in where none is named exists."""
    assert DEFAULT_LEVEL in LEVELS


def test_unknown_level_is_a_sentence() -> None:
    """A level that nobody has is refused with what was probably meant."""
    with pytest.raises(LevelError, match=r"there is no level “stedy”.* Did you mean “steady”\?"):
        make_player("stedy")
