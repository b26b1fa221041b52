"""The Player protocol: what the game asks of whoever chooses moves, built in or brought along.

Holds docs/interface.md, "Bots". Does not know any temperament.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Protocol, runtime_checkable

from game.moves import Move
from game.view import View


class Player(Protocol):
    """Somebody who chooses a move from what a seat may know; made anew for each match."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of `view.legal_moves`; `rng` is the only source of chance."""
        ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that can also choose in slices, for those who must not stand still meanwhile."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Move]:
        """Yield after each slice of a few milliseconds of work, and return what `choose` would."""
        ...
