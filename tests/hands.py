"""Hands for tests: a short notation and Hypothesis strategies for cards, hands and rules.

Holds no rule. Knows nothing of melds; many wilds and twins come out often, for they are where mistakes hide.
"""

from __future__ import annotations

from hypothesis import strategies as st

from game.cards import RANKS, SUITS, Card, parse_hand
from game.rules import Rules


def hand(text: str) -> tuple[Card, ...]:
    """Read `5H 6H 7H | KD` as a hand; bars only guide the eye, and unmarked twins are told apart.

    >>> [str(card) for card in hand("5H 6H 7H | 5H JK")]
    ['5H', '6H', '7H', "5H'", 'JK']
    """
    return parse_hand(text.replace("|", " "))


def number_twins(texts: list[str]) -> tuple[Card, ...]:
    """Return the cards of plain texts, any number of copies of each."""
    return parse_hand(" ".join(texts))


wild_ranks = st.integers(1, 13)

all_rules = st.builds(
    Rules,
    aces=st.sampled_from(("low", "high_or_low")),
    wild_points=st.sampled_from(("face", 0, 1, 15, 20, 25)),
    joker_points=st.sampled_from((0, 1, 15, 20)),
    face_points=st.sampled_from(("ten", "rank")),
    wild_only_melds=st.booleans(),
    max_wilds_per_meld=st.sampled_from(("none", 0, 1, 2, 3, 4, 13)),
)
"""Rules with every switch that bears on melds or points."""


@st.composite
def hands(draw: st.DrawFn, wild_rank: int, most: int = 9) -> tuple[Card, ...]:
    """Hands of 0 … `most` cards from a few ranks and suits, so that melds, twins and wilds abound."""
    low = draw(st.integers(1, 13))
    ranks = st.integers(low, low + draw(st.integers(1, 7))).map(lambda number: RANKS[(number - 1) % 13])
    suits = st.sampled_from(SUITS[: draw(st.integers(1, 4))])
    natural = st.builds(lambda rank, suit: rank + suit, ranks, suits)
    wild = st.one_of(st.just("JK"), suits.map(lambda suit: RANKS[wild_rank - 1] + suit))
    kinds = st.lists(st.sampled_from((natural, natural, natural, wild)), max_size=most)
    return number_twins([draw(kind) for kind in draw(kinds)])
