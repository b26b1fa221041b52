"""The computer players: levels by name, and the one way to make a player of a level.

Holds the rule of docs/interface.md, "Bots", that a player is made anew for each match. Does not know how any of them
thinks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.language import gettext as _
from game.players.protocol import Player
from game.quoting import shorten
from game.rule_keys import did_you_mean, join_or, spell

__all__ = ["DEFAULT_LEVEL", "LEVELS", "LevelError", "Player", "explain_unknown_level", "make_player"]


def _make_easy() -> Player:
    from game.players.easy import Easy

    return Easy()


def _make_normal() -> Player:
    from game.players.normal import Normal

    return Normal()


def _make_steady() -> Player:
    from game.players.steady import Steady

    return Steady()


def _make_hard() -> Player:
    from game.players.hard import Hard

    return Hard()


LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"easy": _make_easy, "normal": _make_normal, "steady": _make_steady, "hard": _make_hard}
)
"""What makes a player of each level, weakest first; a player's module is read only when one is made."""

DEFAULT_LEVEL = "normal"


class LevelError(ValueError):
    """A level that no player has; the message is fit to show."""


def make_player(level: str) -> Player:
    """Return a new player of `level`. Raises LevelError."""
    if level not in LEVELS:
        raise LevelError(explain_unknown_level(level))
    return LEVELS[level]()


def explain_unknown_level(level: str) -> str:
    """Say in a sentence that there is no such level, and which there are."""
    sentence = _("there is no level “{level}”; it must be {levels}.")
    levels = join_or([spell(name) for name in LEVELS])
    return sentence.format(level=shorten(level), levels=levels) + did_you_mean(level, dict(LEVELS))
