"""Normal: a good club player, who counts the cards that would help and plays them well but not for everything.

How it plays: it takes the top discard when that is wild or makes a meld that leaves fewer points, else it draws from
the stock. It throws the card that leaves least deadwood, but parts later from pairs and neighbours, the more unseen
cards would complete them and the younger the round is. It never throws a wild, and never a card of a finished meld
while a loose one is left, unless that goes out. In its last turn it takes the discard only where that plainly
saves something, and otherwise trusts the stock.

Does not know what the others collect, nor what a draw is worth on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.melds import least_points, points_after_each_discard
from game.moves import DrawDiscard, DrawStock, Move
from game.players.by_outs import HOPE, improves_melds, throw_by_outs
from game.players.last_turn import MARKED, find_way_out, throw_for_points
from game.view import View

PLAIN_GAIN = 3
"""How many points the top discard must save in the last turn to be preferred to an unknown card."""


@dataclass(frozen=True, slots=True)
class Normal:
    """A player that weighs exact deadwood against the outs of its loose cards."""

    hope: float = HOPE
    plain_gain: int = PLAIN_GAIN

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; chance plays no part, so `rng` is left alone."""
        if view.phase == "draw":
            return DrawDiscard() if self._wants_top(view) else DrawStock()
        if view.turns_left == 1:
            return throw_for_points(view)
        return find_way_out(view) or throw_by_outs(view, self.hope)

    def _wants_top(self, view: View) -> bool:
        if DrawStock() not in view.legal_moves:
            return True
        return self._saves_plainly(view) if view.turns_left == 1 else improves_melds(view)

    def _saves_plainly(self, view: View) -> bool:
        with_top = (*view.hand, MARKED[view.discards[-1].face])
        after = min(points_after_each_discard(with_top, view.wild_rank, view.rules)[:-1])
        return after <= least_points(view.hand, view.wild_rank, view.rules) - self.plain_gain
