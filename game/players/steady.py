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

from game.melds import least_points, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.last_turn import expect_points_from_stock, find_way_out
from game.players.outs import weigh_promise
from game.rules import is_wild
from game.view import View

HOPE = 5.0
"""How many more draws a promise is worth at the start of a round; every turn takes one off, down to one."""


@dataclass(frozen=True, slots=True)
class Steady:
    """A player that weighs exact deadwood against what its loose cards still promise."""

    hope: float = HOPE

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; chance plays no part, so `rng` is left alone."""
        if view.phase == "draw":
            return DrawDiscard() if self._wants_top(view) else DrawStock()
        return self._choose_discard(view)

    def _wants_top(self, view: View) -> bool:
        if DrawStock() not in view.legal_moves:
            return True
        top, wild_rank, rules = view.discards[-1], view.wild_rank, view.rules
        with_top = (*view.hand, top)
        after = min(points_after_each_discard(with_top, wild_rank, rules)[:-1])
        now = least_points(view.hand, wild_rank, rules)
        if view.turns_left == 1:
            return min(now, after) < expect_points_from_stock(view)
        if is_wild(top, wild_rank):
            return True
        melded = least_points(with_top, wild_rank, rules) < now + rules.points(top, wild_rank)
        return melded and after < now

    def _choose_discard(self, view: View) -> Move:
        out = find_way_out(view)
        if out is not None:
            return out
        after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
        legal = set(view.legal_moves)
        choices = [place for place, card in enumerate(view.hand) if Discard(card) in legal]
        if view.turns_left != 1:
            choices = self._spare(view, after, choices)
        hope = 0.0 if view.turns_left == 1 else max(1.0, self.hope - view.turn)
        best = min(choices, key=lambda place: self._cost(view, after, place, hope))
        return Discard(view.hand[best])

    def _spare(self, view: View, after: tuple[int, ...], choices: list[int]) -> list[int]:
        """Leave out wilds and cards of finished melds, as long as something else is left to throw."""
        whole = least_points(view.hand, view.wild_rank, view.rules)
        tame = [place for place in choices if not is_wild(view.hand[place], view.wild_rank)] or choices
        return [place for place in tame if after[place] < whole] or tame

    def _cost(self, view: View, after: tuple[int, ...], place: int, hope: float) -> tuple[float, int, int]:
        card = view.hand[place]
        promise = hope * weigh_promise(view, place) if hope else 0.0
        return after[place] + promise, -view.rules.points(card, view.wild_rank), card.face
