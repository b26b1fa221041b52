"""Play by outs: what a player takes and throws that counts exactly and hopes for the cards that would help.

How it plays: the top discard is taken when it is wild or makes a meld that leaves fewer points. The card goes that
leaves least deadwood, but pairs and neighbours go later, the more unseen cards would complete them and the younger the
round is; wilds, and cards of a finished meld, only when nothing else is left. Does not know the last turn.
"""

from __future__ import annotations

from game.melds import least_points, points_after_each_discard
from game.moves import Discard
from game.players.last_turn import MARKED
from game.players.outs import weigh_promise
from game.rules import is_wild
from game.view import View

HOPE = 5.0
"""How many draws a promise is worth before the first turn; every turn takes one off, down to one."""


def improves_melds(view: View) -> bool:
    """Tell whether the top discard is wild, or goes into a meld and leaves fewer points than the hand has now."""
    top, wild_rank, rules = view.discards[-1], view.wild_rank, view.rules
    if is_wild(top, wild_rank):
        return True
    with_top = (*view.hand, MARKED[top.face])
    now = least_points(view.hand, wild_rank, rules)
    melded = least_points(with_top, wild_rank, rules) < now + rules.points(top, wild_rank)
    return melded and min(points_after_each_discard(with_top, wild_rank, rules)[:-1]) < now


def throw_by_outs(view: View, hope: float = HOPE) -> Discard:
    """Return the discard that costs least in deadwood and lost promises; among equals the dearest, then by face."""
    after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
    left = max(1.0, hope - view.turn)
    prices = view.rules.face_points_table(view.wild_rank)

    def cost(place: int) -> tuple[float, int, int]:
        face = view.hand[place].face
        return after[place] + left * weigh_promise(view, place), -prices[face], face

    return Discard(view.hand[min(spare_places(view, after), key=cost)])


def spare_places(view: View, after: tuple[int, ...]) -> list[int]:
    """Return where the cards lie that may be thrown: no wild and no card of a finished meld while others are left.

    `after` says for each card the least points without it.
    """
    whole = least_points(view.hand, view.wild_rank, view.rules)
    places = [place for place, card in enumerate(view.hand) if Discard(card) in view.legal_moves]
    tame = [place for place in places if not is_wild(view.hand[place], view.wild_rank)] or places
    return [place for place in tame if after[place] < whole] or tame
