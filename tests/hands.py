"""Hands for tests: a short notation, and Hypothesis strategies for hands at a table and rules.

Holds no rule of melds: hands are made of few ranks and suits, so that melds, twins and wilds come out often.
"""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from game.cards import RANKS, SUITS, Card, cards_text, parse_hand
from game.rules import Rules


def hand(text: str) -> tuple[Card, ...]:
    """Read `5H 6H 7H | KD` as a hand; bars only guide the eye, unmarked twins are told apart.

    >>> [str(card) for card in hand("5H 6H 7H | 5H JK")]
    ['5H', '6H', '7H', "5H'", 'JK']
    """
    return parse_hand(text.replace("|", " "))


@dataclass(frozen=True)
class Held:
    """A hand with what it takes to judge it."""

    cards: tuple[Card, ...]
    wild_rank: int
    rules: Rules

    def __repr__(self) -> str:
        named = {key: value for key, value in self.rules.keys.items() if value != Rules().keys[key]}
        return f"Held({cards_text(self.cards)!r}, wild_rank={self.wild_rank}, {named})"


meld_rules: st.SearchStrategy[Rules] = st.builds(
    Rules,
    aces=st.sampled_from(("low", "high_or_low")),
    wild_points=st.sampled_from(("face", 0, 1, 15, 20, 25)),
    joker_points=st.sampled_from((0, 1, 15, 20)),
    face_points=st.sampled_from(("ten", "rank")),
    wild_only_melds=st.booleans(),
    max_wilds_per_meld=st.sampled_from(("none", "none", 0, 1, 2, 3, 4, 13)),
)
"""Rules with every switch that bears on melds or points."""


@st.composite
def held_hands(draw: st.DrawFn, most: int = 9, fewest: int = 0) -> Held:
    """Hands of `fewest` to `most` cards with a wild rank and rules; the wild rank may also be an ace or a two."""
    wild_rank = draw(st.integers(1, 13))
    lowest = draw(st.integers(0, 12))
    ranks = st.integers(lowest, lowest + draw(st.integers(1, 7))).map(lambda number: RANKS[number % 13])
    suits = st.sampled_from(SUITS[: draw(st.integers(1, 4))])
    natural = st.tuples(ranks, suits).map("".join)
    wild = st.just("JK") | suits.map(lambda suit: RANKS[wild_rank - 1] + suit)
    card = draw(st.sampled_from((natural, natural | wild, natural | natural | wild, wild)))
    texts = draw(st.lists(card, min_size=fewest, max_size=most))
    return Held(parse_hand(" ".join(texts)), wild_rank, draw(meld_rules))
