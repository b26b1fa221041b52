"""Hard: weighs every card it could throw by what the next draws may bring, and every draw by what it is worth.

How it plays: for each card it might throw it looks one draw ahead, exactly, over all unseen cards, and counts what
the rest still promises: outs, partners, how many cards hang loose. What all this is worth depends on the size of the
hand, on how long the round has lasted and how near the others seem (how many of their cards everybody knows); that was
learned from matches against itself as points it will cost itself less those it will cost the
others. It takes the top discard when the best hand after it is worth more than a card from the stock, so it also takes
one that only promises much. It minds what the next player is known to collect. It always takes a wild and never throws
one, breaks a meld only for a better one, and goes out as soon as it can. Its last turn is exact: fewest points on
average.

Does not look at the clock, nor at chance: the same view gives the same move.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from random import Random

from game.cards import Card
from game.melds import least_points, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.last_turn import (
    MARKED,
    chance_below_from_stock,
    expect_points_from_top,
    find_way_out,
    play_last_turn,
    throw_for_points,
)
from game.players.opinion import judge_kept, judge_thrown
from game.players.outs import find_outs, find_partners
from game.players.traits import Situation, weigh_hand
from game.rules import cards_dealt, is_wild
from game.slices import Slices, finish
from game.view import View

SLACK = 15
"""A card is weighed only if throwing it leaves at most so many points more than the best does."""

PATIENCE = 20
"""From this turn on a discard is taken only for fewer points at once: no card goes round for ever."""

FEEDING = 3.0
"""The points it costs to throw a card that makes a meld with two that the next player is known to hold."""

MARGIN = 0.3
"""How many points better a known card must be: to be sure of it is worth less than it seems."""


class Hard:
    """The strongest player: exact one draw ahead, and beyond that by what it has learned."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for `view`; chance plays no part, so `rng` is left alone."""
        return finish(self.think(view, rng))

    def think(self, view: View, rng: Random) -> Slices[Move]:
        """Do the same in slices of a few milliseconds: yields between them, and returns the move."""
        if view.turns_left == 1:
            return _choose_last_draw(view) if view.phase == "draw" else throw_for_points(view)
        if view.phase == "draw":
            return (yield from _choose_draw(view))
        return find_way_out(view) or (yield from _choose_discard(view))


def _choose_last_draw(view: View) -> Move:
    """Play for points; with the last card of the match rather for the better chance to stay below who went out."""
    if view.round_number < view.rules.last_round or view.out_seat is None or DrawStock() not in view.legal_moves:
        return play_last_turn(view)
    lead = view.scores[view.out_seat] - view.scores[view.seat]
    below_by_top = float(expect_points_from_top(view) < lead)
    below_by_stock = chance_below_from_stock(view, lead)
    if below_by_top == below_by_stock:
        return play_last_turn(view)
    return DrawDiscard() if below_by_top > below_by_stock else DrawStock()


def _choose_draw(view: View) -> Slices[Move]:
    if DrawStock() not in view.legal_moves:
        return DrawDiscard()
    top = MARKED[view.discards[-1].face]
    now = least_points(view.hand, view.wild_rank, view.rules)
    after = points_after_each_discard((*view.hand, top), view.wild_rank, view.rules)
    if is_precious(top, view) or not min(after[:-1]):
        return DrawDiscard()
    if view.turn >= PATIENCE:
        return DrawDiscard() if min(after[:-1]) < now else DrawStock()
    if is_lonely(top, view):
        return DrawStock()
    situation = Situation(view)
    outlook = yield from situation.look(view.hand)
    size = cards_dealt(view.round_number)
    stock = judge_kept(size, weigh_hand(situation, view.hand, outlook, None))
    yield
    taken, _card = yield from _find_best_throw(situation, (*view.hand, top), after, view.hand)
    return DrawDiscard() if taken < stock - MARGIN else DrawStock()


def _choose_discard(view: View) -> Slices[Move]:
    after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
    allowed = [card for card in view.hand if Discard(card) in view.legal_moves]
    _points, card = yield from _find_best_throw(Situation(view), view.hand, after, allowed)
    return Discard(card) if card else throw_for_points(view)


def _find_best_throw(
    situation: Situation, hand: tuple[Card, ...], after: tuple[int, ...], allowed: Sequence[Card]
) -> Slices[tuple[float, Card | None]]:
    """Return what the best of the allowed discards is worth, and which it is; infinitely bad when all are precious."""
    points = {
        card.face: (left, card)
        for card, left in zip(hand, after, strict=True)
        if card in allowed and not is_precious(card, situation.view)
    }
    bound = min([left for left, _card in points.values()], default=0) + SLACK
    best: tuple[float, Card | None] = (inf, None)
    for left, card in sorted(points.values(), key=lambda each: each[1].face):
        if left <= bound:
            rest = tuple(held for held in hand if held is not card)
            outlook = yield from situation.look(rest)
            traits = weigh_hand(situation, rest, outlook, card)
            worth = judge_thrown(cards_dealt(situation.view.round_number), traits)
            worth += FEEDING * feeds_next(card, situation.view)
            if worth < best[0]:
                best = worth, card
            yield
    return best


def is_precious(card: Card, view: View) -> bool:
    """Tell whether a card is wild, and wilds are of use under these rules."""
    return is_wild(card, view.wild_rank) and view.rules.wilds_allowed > 0


def is_lonely(card: Card, view: View) -> bool:
    """Tell whether no meld of this card with the hand is in sight: no partner, and no two wilds to do without."""
    wilds = sum(is_wild(held, view.wild_rank) for held in view.hand)
    partners = find_partners(card.face, view.rules.aces_high)
    return wilds < 2 and not any(held.face in partners for held in view.hand if not is_wild(held, view.wild_rank))


def feeds_next(card: Card, view: View) -> bool:
    """Tell whether the next player is known to hold two naturals that this card makes a meld with."""
    held = [other for other in view.known[view.rules.next_seat(view.seat)] if not is_wild(other, view.wild_rank)]
    pairs = combinations(held, 2)
    return any(card.face in find_outs(one.face, other.face, view.rules.aces_high) for one, other in pairs)
