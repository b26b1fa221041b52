"""The outlook is exact: every figure is what the solver says of that very hand."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import parse_hand
from game.melds import least_points, points_after_each_discard
from game.players.last_turn import MARKED
from game.players.outlook import NEVER, Outlook, look_ahead, ponder
from game.rules import Rules
from game.slices import Work
from tests.hands import Held, held_hands


@settings(max_examples=40)
@given(held_hands(most=8, fewest=3), st.data())
def test_every_figure_is_exact(held: Held, data: st.DataObject) -> None:
    """Points now, without each face, and after each draw are the solver's, under every switch."""
    unseen = data.draw(st.lists(st.integers(0, 1), min_size=53, max_size=53))
    cards = tuple(held.cards)
    outlook = look_ahead(cards, unseen, held.wild_rank, held.rules)
    assert outlook.points == least_points(cards, held.wild_rank, held.rules)
    for card, left in zip(cards, points_after_each_discard(cards, held.wild_rank, held.rules), strict=True):
        assert outlook.without[card.face] == left
    for face, count in enumerate(unseen):
        after = points_after_each_discard((*cards, MARKED[face]), held.wild_rank, held.rules)
        assert outlook.drawn[face] == (min(after) if count else NEVER)


def test_wilds_of_one_rank_stand_for_each_other() -> None:
    """All four cards of the wild rank get the same figure, and a joker its own."""
    outlook = look_ahead(parse_hand("KS 9H 2C"), [2] * 52 + [4], 3, Rules(jokers=4, wild_points=0))
    assert [outlook.drawn[face] for face in (2, 15, 28, 41)] == [11, 11, 11, 11]
    assert outlook.drawn[52] == 21


def test_pondering_pauses() -> None:
    """A hand near many cards is weighed in several slices."""
    slices = 0
    work = Work(ponder(parse_hand("2S 5H 8D JC 2C 9H"), [1] * 53, 6, Rules()))
    while not work.step():
        slices += 1
    assert isinstance(work.result, Outlook)
    assert slices >= 2
