"""Outs: which unseen cards would make a meld of two cards in the hand, and what that promises.

Holds docs/rules.md, "Melds", as far as two naturals and a third go. Does not know whose hand it is, nor wilds.
"""

from __future__ import annotations

from functools import cache

from game.cards import PLAIN, Card
from game.rules import is_wild
from game.view import View


def weigh_promise(view: View, place: int) -> float:
    """Return the points that the card at `place` may save: the chance of a completing draw times its points.

    A completing draw is an unseen card that makes a meld of this card and one other natural of the hand.
    """
    card = view.hand[place]
    if is_wild(card, view.wild_rank):
        return 0.0
    partners = [other for at, other in enumerate(view.hand) if at != place and not is_wild(other, view.wild_rank)]
    outs = {face for other in partners for face in find_outs(card.face, other.face, view.rules.aces_high)}
    unseen = view.unseen_faces
    count = sum(unseen[face] for face in outs)
    return view.rules.points(card, view.wild_rank) * count / max(1, sum(unseen))


@cache
def find_outs(face: int, other: int, aces_high: bool) -> frozenset[int]:
    """Return the faces that make a meld with two naturals: the rank of a pair, or the gap and ends of neighbours.

    >>> from game.cards import PLAIN, parse_card
    >>> seven, nine = parse_card("7H").face, parse_card("9H").face
    >>> [str(PLAIN[face]) for face in sorted(find_outs(seven, nine, aces_high=False))]
    ['8H']
    """
    card, second = PLAIN[face], PLAIN[other]
    if card.rank is None or second.rank is None:
        return frozenset()
    if card.rank == second.rank:
        return frozenset(range(card.rank - 1, 52, 13))
    if card.suit != second.suit:
        return frozenset()
    places = [(a, b) for a in _places(card, aces_high) for b in _places(second, aces_high)]
    thirds = {third for a, b in places for third in range(1, 15) if _are_consecutive(a, b, third)}
    suit_start = face - card.rank + 1
    return frozenset(suit_start + (third - 1) % 13 for third in thirds if third < 14 or aces_high)


@cache
def find_partners(face: int, aces_high: bool) -> frozenset[int]:
    """Return the faces that could lie in one meld with `face` and a third natural: its rank, and two places round it.

    >>> from game.cards import PLAIN, parse_card
    >>> [str(PLAIN[face]) for face in sorted(find_partners(parse_card("AS").face, aces_high=True))]
    ['AS', '2S', '3S', 'QS', 'KS', 'AH', 'AD', 'AC']
    """
    return frozenset(other for other in range(52) if find_outs(face, other, aces_high))


def _places(card: Card, aces_high: bool) -> tuple[int, ...]:
    assert card.rank is not None
    return (1, 14) if card.rank == 1 and aces_high else (card.rank,)


def _are_consecutive(*places: int) -> bool:
    low = min(places)
    return sorted(places) == [low, low + 1, low + 2]
