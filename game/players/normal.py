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
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.last_turn import MARKED, find_way_out, throw_for_points
from game.players.outs import weigh_promise
from game.rules import is_wild
from game.view import View

HOPE = 5.0
"""How many draws a promise is worth before the first turn; every turn takes one off, down to one."""

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
        return find_way_out(view) or self._choose_discard(view)

    def _wants_top(self, view: View) -> bool:
        if DrawStock() not in view.legal_moves:
            return True
        top, wild_rank, rules = view.discards[-1], view.wild_rank, view.rules
        with_top = (*view.hand, MARKED[top.face])
        after = min(points_after_each_discard(with_top, wild_rank, rules)[:-1])
        now = least_points(view.hand, wild_rank, rules)
        if view.turns_left == 1:
            return after <= now - self.plain_gain
        if is_wild(top, wild_rank):
            return True
        melded = least_points(with_top, wild_rank, rules) < now + rules.points(top, wild_rank)
        return melded and after < now

    def _choose_discard(self, view: View) -> Move:
        after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
        hope = max(1.0, self.hope - view.turn)
        prices = view.rules.face_points_table(view.wild_rank)

        def cost(place: int) -> tuple[float, int, int]:
            face = view.hand[place].face
            return after[place] + hope * weigh_promise(view, place), -prices[face], face

        return Discard(view.hand[min(spare_places(view, after), key=cost)])


def spare_places(view: View, after: tuple[int, ...]) -> list[int]:
    """Return where the cards lie that may be thrown: no wild and no card of a finished meld while others are left.

    `after` says for each card the least points without it.
    """
    whole = least_points(view.hand, view.wild_rank, view.rules)
    places = [place for place, card in enumerate(view.hand) if Discard(card) in view.legal_moves]
    tame = [place for place in places if not is_wild(view.hand[place], view.wild_rank)] or places
    return [place for place in tame if after[place] < whole] or tame
