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
from functools import cache
from random import Random

from game.cards import PLAIN, Card
from game.melds import can_go_out, least_points, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
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


def expect_points_from_stock(view: View) -> float:
    """Return the average of the least points after drawing each unseen card and throwing the best one away."""
    total = weight = 0
    for face, count in enumerate(view.unseen_faces):
        if count:
            drawn = (*view.hand, Card(PLAIN[face].rank, PLAIN[face].suit, 9))
            total += count * min(points_after_each_discard(drawn, view.wild_rank, view.rules))
            weight += count
    return total / weight if weight else float("inf")


def weigh_promise(view: View, place: int) -> float:
    """Return the points that the card at `place` may save: the chance of a completing draw times its points.

    A completing draw is an unseen card that makes a meld of this card and one other natural of the hand.
    """
    card = view.hand[place]
    if is_wild(card, view.wild_rank):
        return 0.0
    partners = [other for at, other in enumerate(view.hand) if at != place and not is_wild(other, view.wild_rank)]
    outs = {face for other in partners for face in find_outs(card, other, view.rules.aces_high)}
    unseen = view.unseen_faces
    count = sum(unseen[face] for face in outs)
    return view.rules.points(card, view.wild_rank) * count / max(1, sum(unseen))


@cache
def find_outs(card: Card, other: Card, aces_high: bool) -> frozenset[int]:
    """Return the faces that make a meld with two naturals: the rank of a pair, or the gap and ends of neighbours.

    >>> from game.cards import PLAIN, parse_card
    >>> sorted(str(PLAIN[face]) for face in find_outs(parse_card("7H"), parse_card("9H"), False))
    ['8H']
    """
    if card.rank == other.rank:
        return frozenset(face for face in range(52) if PLAIN[face].rank == card.rank)
    if card.suit != other.suit or card.rank is None or other.rank is None:
        return frozenset()
    places = [(a, b) for a in _places(card.rank, aces_high) for b in _places(other.rank, aces_high)]
    thirds = {third for a, b in places for third in range(1, 15) if _are_consecutive(a, b, third)}
    suit_start = card.face - card.rank + 1
    return frozenset(suit_start + (third - 1) % 13 for third in thirds if third < 14 or aces_high)


def _places(rank: int, aces_high: bool) -> tuple[int, ...]:
    return (1, 14) if rank == 1 and aces_high else (rank,)


def _are_consecutive(*places: int) -> bool:
    low = min(places)
    return sorted(places) == [low, low + 1, low + 2]
