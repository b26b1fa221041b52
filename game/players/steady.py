"""Steady: an honest player who counts exactly, keeps what can still grow, and takes no risks.

How it plays: it takes the top discard when that is wild or really improves a meld, else it draws from the stock. It
throws the card that leaves least deadwood, but parts later from pairs and neighbours that an unseen card could still
complete; the longer the round has lasted, the less it hopes. It never throws a wild, and never a card out of a
finished meld while a loose one is left, unless that goes out. Its last turn is for points alone: it takes the discard
when that beats the average of what the stock may hold.

Does not know whose turn comes next, nor what the others collect.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.moves import DrawDiscard, DrawStock, Move
from game.players.by_outs import HOPE, improves_melds, throw_by_outs
from game.players.last_turn import find_way_out, play_last_turn
from game.view import View


@dataclass(frozen=True, slots=True)
class Steady:
    """A player that weighs exact deadwood against what its loose cards still promise."""

    hope: float = HOPE

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; chance plays no part, so `rng` is left alone."""
        if view.turns_left == 1:
            return play_last_turn(view)
        if view.phase == "draw":
            wants_top = DrawStock() not in view.legal_moves or improves_melds(view)
            return DrawDiscard() if wants_top else DrawStock()
        return find_way_out(view) or throw_by_outs(view, self.hope)
