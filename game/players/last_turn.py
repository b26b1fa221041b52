"""The last turn: exact play for points once somebody is out, shared by every player that counts.

How it plays: it takes the top discard when that leaves fewer points than the stock does on average, and then throws the
card that leaves fewest. Holds docs/rules.md, "Going out" (the last turn) and "Scoring". Does not know any temperament.
"""

from __future__ import annotations

from game.cards import PLAIN, Card
from game.melds import can_go_out, least_points, points_after_best_discard, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from game.view import View

MARKED = tuple(Card(card.rank, card.suit, 99) for card in PLAIN)
"""One more card of every face, which no hand can hold already."""


def play_last_turn(view: View) -> Move:
    """Return the move that leaves fewest points on average, in either phase of the turn."""
    if view.phase == "discard":
        return throw_for_points(view)
    if DrawStock() not in view.legal_moves:
        return DrawDiscard()
    return DrawDiscard() if expect_points_from_top(view) < expect_points_from_stock(view) else DrawStock()


def throw_for_points(view: View) -> Move:
    """Return the discard that leaves fewest points; among equals the dearest, then by face."""
    after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
    prices = view.rules.face_points_table(view.wild_rank)
    choices = [
        (points, -prices[card.face], card.face, place)
        for place, (card, points) in enumerate(zip(view.hand, after, strict=True))
        if Discard(card) in view.legal_moves
    ]
    return Discard(view.hand[min(choices)[-1]])


def expect_points_from_top(view: View) -> int:
    """Return the least points after taking the top discard and throwing another card."""
    with_top = (*view.hand, MARKED[view.discards[-1].face])
    after = points_after_each_discard(with_top, view.wild_rank, view.rules)
    now = least_points(view.hand, view.wild_rank, view.rules) if view.rules.discard_taken_card else after[0]
    return min(now, *after[:-1])


def expect_points_from_stock(view: View) -> float:
    """Return the average of the least points after drawing each unseen card and throwing the best one away."""
    draws = _weigh_stock(view)
    return sum(count * points for count, points in draws) / sum(view.unseen_faces) if draws else float("inf")


def chance_below_from_stock(view: View, limit: int) -> float:
    """Return how likely a card from the stock leaves fewer than `limit` points."""
    draws = _weigh_stock(view)
    return sum(count for count, points in draws if points < limit) / max(1, sum(view.unseen_faces))


def _weigh_stock(view: View) -> list[tuple[int, int]]:
    """Return for each unseen face how many there are, and the least points after drawing one."""
    wild_rank, rules = view.wild_rank, view.rules
    return [
        (count, points_after_best_discard((*view.hand, MARKED[face]), wild_rank, rules))
        for face, count in enumerate(view.unseen_faces)
        if count
    ]


def find_way_out(view: View) -> Move | None:
    """Return the move that goes out, or completes the hand, the dearest discard first; None when there is none."""
    after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
    complete = [
        card
        for place, card in enumerate(view.hand)
        if after[place] == 0
        and can_go_out((*view.hand[:place], *view.hand[place + 1 :]), view.wild_rank, view.rules)
    ]
    complete.sort(key=lambda card: (-view.rules.points(card, view.wild_rank), card.face))
    for make in (GoOut, Discard):
        for card in complete:
            if make(card) in view.legal_moves:
                return make(card)
    return None
