"""Easy: a beginner, who knows the rules and what is precious, but not yet what is likely.

How it plays: it overlooks half of the discards that would help, and is tempted by cards that only look good beside
its own. It holds on to pairs, high ones too, while they cost points, and is careless about which loose card it
throws. In its last turn it hopes for the stock instead of counting, unless the discard completes its hand. It always
takes a wild and the card that goes out, never throws a wild for nothing, and never breaks a finished meld.

Does not know what is unseen, nor what the others do.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.melds import least_points, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.by_outs import spare_places
from game.players.last_turn import MARKED, find_way_out, throw_for_points
from game.players.outs import find_partners
from game.rules import is_wild
from game.view import View


@dataclass(frozen=True, slots=True)
class Easy:
    """A beginner: `overlook` and `temptation` are chances, `fondness` and `carelessness` points."""

    overlook: float = 0.5
    temptation: float = 0.8
    fondness: float = 12.0
    carelessness: float = 10.0

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; what it overlooks and how careless it is comes from `rng`."""
        if view.phase == "draw":
            return DrawDiscard() if self._wants_top(view, rng) else DrawStock()
        if view.turns_left == 1:
            return throw_for_points(view)
        return find_way_out(view) or self._choose_discard(view, rng)

    def _wants_top(self, view: View, rng: Random) -> bool:
        if DrawStock() not in view.legal_moves:
            return True
        top, wild_rank, rules = view.discards[-1], view.wild_rank, view.rules
        if is_wild(top, wild_rank):
            return view.turns_left != 1
        with_top = (*view.hand, MARKED[top.face])
        after = min(points_after_each_discard(with_top, wild_rank, rules)[:-1])
        now = least_points(view.hand, wild_rank, rules)
        if not after:
            return now > 0
        if view.turns_left == 1:
            return False
        if least_points(with_top, wild_rank, rules) < now + rules.points(top, wild_rank) and after < now:
            return rng.random() >= self.overlook
        return self._looks_good(view) and rng.random() < self.temptation

    def _looks_good(self, view: View) -> bool:
        partners = find_partners(view.discards[-1].face, view.rules.aces_high)
        return any(card.face in partners and not is_wild(card, view.wild_rank) for card in view.hand)

    def _choose_discard(self, view: View, rng: Random) -> Move:
        after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
        ranks = [card.rank for card in view.hand]
        costs = {
            place: after[place]
            + self.carelessness * rng.random()
            + (self.fondness if ranks.count(ranks[place]) > 1 else 0)
            for place in spare_places(view, after)
        }
        return Discard(view.hand[min(costs, key=costs.__getitem__)])
