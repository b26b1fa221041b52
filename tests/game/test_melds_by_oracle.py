"""Melds against the oracle: whatever the hand and the switches, the solver's answer is the true one."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.melds import (
    best_arrangement,
    can_go_out,
    is_meld,
    least_points,
    points_after_best_discard,
    points_after_each_discard,
)
from tests import oracle
from tests.hands import Held, held_hands


@settings(max_examples=300)
@given(held_hands())
def test_points_are_the_true_minimum(held: Held) -> None:
    """No way to split a hand leaves fewer points, and going out is told exactly."""
    assert least_points(held.cards, held.wild_rank, held.rules) == oracle.least_points(
        held.cards, held.wild_rank, held.rules
    )
    assert can_go_out(held.cards, held.wild_rank, held.rules) is oracle.can_go_out(
        held.cards, held.wild_rank, held.rules
    )


@settings(max_examples=200)
@given(held_hands(most=8))
def test_the_arrangement_is_the_first_of_all(held: Held) -> None:
    """Points, cards left over, melds, wilds standing for others and text order are the least there are."""
    arrangement = best_arrangement(held.cards, held.wild_rank, held.rules)
    key = oracle.arrangement_key(arrangement.melds, arrangement.deadwood, held.wild_rank, held.rules)
    assert key == oracle.best_key(held.cards, held.wild_rank, held.rules)


@given(held_hands(most=14))
def test_the_arrangement_adds_up(held: Held) -> None:
    """Its melds are melds, each card is in it once, and its points are those of the deadwood and the least."""
    arrangement = best_arrangement(held.cards, held.wild_rank, held.rules)
    placed = [card for meld in arrangement.melds for card in meld] + list(arrangement.deadwood)
    assert sorted(placed, key=str) == sorted(held.cards, key=str)
    assert all(is_meld(meld, held.wild_rank, held.rules) for meld in arrangement.melds)
    deadwood = sum(held.rules.points(card, held.wild_rank) for card in arrangement.deadwood)
    assert arrangement.points == deadwood == least_points(held.cards, held.wild_rank, held.rules)
    assert can_go_out(held.cards, held.wild_rank, held.rules) is (not arrangement.deadwood)


@given(held_hands(most=14, fewest=1))
def test_discards_together_are_as_each_alone(held: Held) -> None:
    """The points after each discard are the least points of what remains, and the best discard leaves fewest."""
    cards = held.cards
    alone = [least_points((*cards[:at], *cards[at + 1 :]), held.wild_rank, held.rules) for at in range(len(cards))]
    assert points_after_each_discard(cards, held.wild_rank, held.rules) == tuple(alone)
    assert points_after_best_discard(cards, held.wild_rank, held.rules) == min(alone)


@given(held_hands(most=14), st.randoms(use_true_random=False))
def test_the_order_of_the_hand_never_matters(held: Held, rng: Random) -> None:
    """A hand however sorted has the same points and the very same arrangement."""
    shuffled = list(held.cards)
    rng.shuffle(shuffled)
    assert best_arrangement(shuffled, held.wild_rank, held.rules) == best_arrangement(
        held.cards, held.wild_rank, held.rules
    )
    assert least_points(shuffled, held.wild_rank, held.rules) == least_points(held.cards, held.wild_rank, held.rules)
