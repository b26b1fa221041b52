"""Opinion: what a hand's traits are worth, by what was learned for its size.

Knows the weights and how they meet the traits: each counts by itself, the more the younger the round is; some also
the more the others are known to hold, and by their square. Does not know cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.players.traits import TRAITS, Situation
from game.players.weights import KEPT, THROWN
from game.rules import cards_dealt

KEEN = (
    "points", "likely", "improves", "at_most_5", "at_most_10", "out_chance", "wilds", "outs_points", "partners",
    "partners_points", "lonely", "lonely_points", "likely_pile",
)  # fmt: skip
"""The traits that count differently the more the others hold, and by their square."""

PARTS = (len(TRAITS), len(TRAITS), len(KEEN), len(KEEN))
"""How a row of weights falls apart: alone, by haste, by what all others are known to hold, by square."""

_KEEN_PLACES = tuple(TRAITS.index(name) for name in KEEN)
_HASTE = TRAITS.index("haste")
_ALL_KNOWN = TRAITS.index("all_known")


def judge_thrown(situation: Situation, traits: Sequence[float]) -> float:
    """Return the points that a hand just after its discard will cost, less those of the others: fewer is better."""
    return _judge(_read(THROWN, situation), traits)


def judge_kept(situation: Situation, traits: Sequence[float]) -> float:
    """Return the same for a hand that is about to draw from the stock."""
    return _judge(_read(KEPT, situation), traits)


def _judge(row: tuple[tuple[float, ...], ...], traits: Sequence[float]) -> float:
    alone, hasty, known, squared = row
    keen = [traits[place] for place in _KEEN_PLACES]
    return (
        _dot(alone, traits)
        + traits[_HASTE] * _dot(hasty, traits)
        + traits[_ALL_KNOWN] * _dot(known, keen)
        + _dot(squared, [trait * trait for trait in keen])
    )


def _dot(weights: Sequence[float], traits: Sequence[float]) -> float:
    return sum([weight * trait for weight, trait in zip(weights, traits, strict=True)])


def _read(table: tuple[str, ...], situation: Situation) -> tuple[tuple[float, ...], ...]:
    return _split(table[cards_dealt(situation.view.round_number) - 3])


@cache
def _split(text: str) -> tuple[tuple[float, ...], ...]:
    weights = [int(word) / 100 for word in text.split()]
    parts = []
    for length in PARTS:
        parts.append(tuple(weights[:length]))
        weights = weights[length:]
    return tuple(parts)
