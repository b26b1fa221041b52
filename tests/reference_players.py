"""Players to measure others by: greedy counts exact points and nothing else, chance does anything legal.

Not levels of the game: `python3 main.py simulate --seats hard,tests/reference_players.py:Greedy,…` seats them.
"""

from __future__ import annotations

from random import Random

from game.cards import Card
from game.melds import least_points, points_after_best_discard, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.last_turn import MARKED, find_way_out
from game.rules import is_wild
from game.view import View


class Greedy:
    """Takes the discard if it is wild (not in the last turn) or lowers the least points reachable after a discard.

    Throws the card that leaves least, no wild before the last turn unless that goes out, the dearest among equals.
    """

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; no chance in it."""
        if view.phase == "draw":
            return DrawDiscard() if self._wants_top(view) else DrawStock()
        return find_way_out(view) or self._choose_discard(view)

    def _wants_top(self, view: View) -> bool:
        if DrawStock() not in view.legal_moves:
            return True
        top, wild_rank, rules = view.discards[-1], view.wild_rank, view.rules
        if view.turns_left != 1 and is_wild(top, wild_rank):
            return True
        now = least_points(view.hand, wild_rank, rules)
        return points_after_best_discard((*view.hand, MARKED[top.face]), wild_rank, rules) < now

    def _choose_discard(self, view: View) -> Move:
        after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
        prices = view.rules.face_points_table(view.wild_rank)

        def cost(card: Card) -> tuple[bool, int, int]:
            kept = view.turns_left != 1 and is_wild(card, view.wild_rank)
            return kept, after[view.hand.index(card)], -prices[card.face]

        return min((move for move in view.legal_moves if isinstance(move, Discard)), key=lambda move: cost(move.card))


class Chance:
    """Makes any legal move, all of them equally likely."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a move by chance."""
        return rng.choice(view.legal_moves)
