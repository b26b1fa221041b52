"""The player's own order of the hand, and the melds found in the row as it lies."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.cards import cards_text, parse_card
from game.melds import best_arrangement, is_meld, least_points
from game.rules import Rules
from tests.hands import hand
from ui.table.hand_order import SORTS, HandOrder, find_groups, read_order

RULES = Rules()
CARDS = hand("3S 3H 3D 4H 5H 6H 6H 7C JD QD KD AS 2S 9C")


def order(text: str) -> HandOrder:
    """Return the order of a hand as written."""
    return HandOrder(hand(text))


def test_a_drawn_card_comes_last_and_stands_apart() -> None:
    """A draw changes nothing of the order; the new card stands apart at the end."""
    after = order("KC 5H 7D").follow(hand("5H 7D KC 2S"))
    assert str(after) == "KC 5H 7D 2S"
    assert after.apart == parse_card("2S")


def test_a_discard_closes_up() -> None:
    """What is gone leaves no trace, and the drawn card stays apart until it is moved."""
    drawn = order("KC 5H 7D").follow(hand("5H 7D KC 2S"))
    after = drawn.follow(hand("5H 7D 2S"))
    assert str(after) == "5H 7D 2S"
    assert after.apart == parse_card("2S")
    assert after.move((parse_card("2S"),), 0).apart is None


def test_a_new_deal_stands_together() -> None:
    """A hand that is new altogether lies as dealt, nothing apart."""
    after = order("KC 5H 7D").follow(hand("2S 4S 8S 9S"))
    assert str(after) == "2S 4S 8S 9S"
    assert after.apart is None


def test_several_cards_move_together_in_their_own_order() -> None:
    """A block keeps its own order, wherever it lands among the others."""
    moved = order("KC 5H 7D 2S 9C").move(hand("9C KC"), 1)
    assert str(moved) == "5H KC 9C 7D 2S"


@given(st.permutations(CARDS), st.sampled_from(SORTS), st.integers(3, 13))
def test_sorting_keeps_every_card(cards: list[object], by: str, wild_rank: int) -> None:
    """However a hand is sorted, it holds the same cards, and sorting again changes nothing."""
    first = HandOrder(tuple(cards)).sort(by, wild_rank, RULES)  # type: ignore[arg-type]
    assert sorted(map(str, first.cards)) == sorted(map(str, CARDS))
    assert first.sort(by, wild_rank, RULES) == first  # type: ignore[arg-type]


@given(st.permutations(CARDS), st.integers(0, 14), st.integers(3, 13))
def test_sorted_by_melds_the_melds_in_the_row_are_worth_the_best_arrangement(
    cards: list[object], count: int, wild_rank: int
) -> None:
    """After sorting by melds the groups found in the row leave exactly the least points."""
    row = HandOrder(tuple(cards[:count])).sort("melds", wild_rank, RULES).cards  # type: ignore[arg-type]
    groups = find_groups(row, wild_rank, RULES)
    inside = {place for group in groups for place in range(group.start, group.stop)}
    points = sum(RULES.points(card, wild_rank) for place, card in enumerate(row) if place not in inside)
    assert points == least_points(row, wild_rank, RULES)
    assert points == best_arrangement(row, wild_rank, RULES).points


@given(st.permutations(CARDS), st.integers(3, 13))
def test_groups_are_melds_that_lie_side_by_side(cards: list[object], wild_rank: int) -> None:
    """Every group is a meld, and no card is in two of them."""
    groups = find_groups(cards, wild_rank, RULES)  # type: ignore[arg-type]
    for group in groups:
        assert is_meld(cards[group.start : group.stop], wild_rank, RULES)  # type: ignore[arg-type]
    assert all(one.stop <= other.start for one, other in pairwise(groups))


def test_groups_leave_the_fewest_points_not_the_fewest_cards() -> None:
    """In 2S 2D 6C 6D KC with sixes wild the dear king goes into the meld, not the two twos."""
    (group,) = find_groups(hand("2S 2D 6C 6D KC"), 6, RULES)
    assert group[:] == (2, 5, "set")


def test_two_runs_side_by_side_are_one_meld() -> None:
    """Six cards in a row of one suit are one run."""
    assert [group[:] for group in find_groups(hand("3H 4H 5H 6H 7H 8H"), 13, RULES)] == [(0, 6, "run")]


def test_an_order_is_written_and_read_back() -> None:
    """An order survives as text, twins and jokers included; nonsense is no order."""
    kept = order("7H KS 7H JK")
    assert read_order(str(kept)) == kept
    assert read_order("7H 1Z") == HandOrder()
    assert cards_text(read_order("").cards) == ""
