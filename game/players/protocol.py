"""The Player protocol: what the game asks of whoever chooses moves, built in or brought along.

Holds INTERFACE.md, "Bots". Does not know any temperament.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from game.moves import Move
from game.view import View


class Player(Protocol):
    """Somebody who chooses a move from what a seat may know; made anew for each match."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of `view.legal_moves`; `rng` is the only source of chance."""
        ...
