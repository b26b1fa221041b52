"""Outlook: what a hand is worth now, and after each card that its next draw may bring.

Holds docs/rules.md, "Scoring", one draw ahead: all figures are exact, under every switch. Does not know which draws are
likely, nor whose hand it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import PLAIN, Card
from game.melds import least_points, points_after_best_discard, points_after_each_discard
from game.players.last_turn import MARKED
from game.players.outs import find_partners
from game.rules import Rules, is_wild
from game.slices import Slices, finish

NEVER = -1
"""Stands where no card of the face can be drawn."""

SLICE = 16
"""How many hands are weighed in one go: a millisecond's work at 13 cards."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A hand between two turns: its points, those without each of its faces, and those after each draw."""

    points: int
    without: dict[int, int]
    """For each face in the hand the least points of the others."""
    drawn: list[int]
    """For each face 0 … 52 the least points after drawing it and the best discard, or NEVER."""


def look_ahead(hand: tuple[Card, ...], unseen: Sequence[int], wild_rank: int, rules: Rules) -> Outlook:
    """Return the outlook of `hand`; `unseen` counts by face which cards may come.

    >>> from game.cards import parse_hand
    >>> outlook = look_ahead(parse_hand("7S 8S KH"), [2] * 52 + [0], 3, Rules())
    >>> outlook.points, outlook.drawn[8], outlook.drawn[52]  # 9S completes a run, there are no jokers
    (25, 0, -1)
    """
    return finish(ponder(hand, unseen, wild_rank, rules))


def ponder(
    hand: tuple[Card, ...], unseen: Sequence[int], wild_rank: int, rules: Rules
) -> Slices[Outlook]:
    """Do the same in slices: yield after every few hands weighed, and return the outlook."""
    points = least_points(hand, wild_rank, rules)
    after = points_after_each_discard(hand, wild_rank, rules)
    without = dict(zip([card.face for card in hand], after, strict=True))
    drawn = [NEVER] * len(PLAIN)
    lonely = _find_lonely(hand, wild_rank, rules)
    prices = rules.face_points_table(wild_rank)
    best = min(without.values())
    promising = [face for face, count in enumerate(unseen) if count and face not in lonely]
    for face, count in enumerate(unseen):
        if count and face in lonely:
            drawn[face] = min(points, best + prices[face])
    for place, face in enumerate(_leave_out_alike(promising, wild_rank, rules)):
        if place % SLICE == SLICE - 1:
            yield
        drawn[face] = points_after_best_discard((*hand, MARKED[face]), wild_rank, rules)
    for face in promising:
        if drawn[face] == NEVER:
            drawn[face] = max(drawn[wild_rank - 1 : 52 : 13])
    return Outlook(points, without, drawn)


def _leave_out_alike(faces: list[int], wild_rank: int, rules: Rules) -> list[int]:
    """Return the faces to weigh: without limits on wilds, one card of the wild rank stands for all."""
    if rules.wilds_allowed < 14:
        return faces
    wild = [face for face in faces if face < 52 and face % 13 + 1 == wild_rank]
    return [face for face in faces if face not in wild[1:]]


def _find_lonely(hand: tuple[Card, ...], wild_rank: int, rules: Rules) -> frozenset[int]:
    """Return the natural faces that can lie in no meld with this hand: no partner, and wilds too few to do without."""
    if sum(is_wild(card, wild_rank) for card in hand) > 1:
        return frozenset()
    near = frozenset[int]().union(*(find_partners(card.face, rules.aces_high) for card in hand))
    return _NATURALS[wild_rank] - near


_NATURALS = tuple(frozenset(face for face in range(52) if face % 13 + 1 != rank) for rank in range(14))
