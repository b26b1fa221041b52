"""Doors: what scenes may ask of the disk and of the computer players, handed in by the app.

Tests hand in doors that remember. Does not know how or where anything is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.match import Match
from game.rules import Rules


class Doors(Protocol):
    """The outside, as scenes see it; a match of `begin` or `resume` keeps itself after every move."""

    @property
    def rules(self) -> Rules:
        """The rules a new match would be played by."""

    def begin(self, seed: int | None = None) -> Match:
        """Deal a new match; no seed: by chance. The unfinished one, if any, is given up."""

    def resume(self) -> Match:
        """Go on with the match that was kept."""


@dataclass(frozen=True)
class SavedMatch:
    """What the title tells of the match that waits."""

    round_number: int
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    seed: int
