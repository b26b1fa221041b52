"""What a meld is and how it lies on the table, as docs/rules.md, "Melds", has it."""

import pytest
from hypothesis import given

from game.cards import cards_text
from game.meld_checks import is_meld, meld_kind, order_meld
from game.rules import Rules
from tests import oracle
from tests.hands import Held, hand, held_hands

ACES_HIGH = Rules(aces="high_or_low")
NEEDS_NATURAL = Rules(wild_only_melds=False)


@pytest.mark.parametrize(
    ("cards", "wild", "kind"),
    [
        ("7H 7D 7S", 9, "set"),
        ("7H 7H 7H", 9, "set"),
        ("7H 7H 7D 7S 7C 7C", 9, "set"),
        ("4H 5H 6H", 9, "run"),
        ("6H 4H 5H", 9, "run"),
        ("AS 2S 3S", 9, "run"),
        ("JS QS KS", 9, "run"),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", 3, "run"),
        ("4H 5H 6H", 5, "run"),
        ("7H 8H JK", 9, "run"),
        ("7H JK 9H", 4, "run"),
        ("6S 6S JK", 9, "set"),
        ("4H 4D JK JK", 9, "set"),
        ("JK JK JK", 9, "set"),
        ("5H 5D 5S", 5, "set"),
        ("7H JK JK", 9, "set"),
        ("4H 5H JK", 5, "run"),
        ("7H 8S", 9, None),
        ("", 9, None),
        ("7H 7D 8S", 9, None),
        ("4H 5D 6H", 9, None),
        ("KS AS 2S", 9, None),
        ("QS KS AS", 9, None),
        ("5C 7C 9C JK", 4, None),
        ("6S 6S 7S JK", 9, None),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC JK", 3, None),
    ],
)
def test_groups_are_called_by_what_they_are(cards: str, wild: int, kind: str | None) -> None:
    """Three or more cards of a rank are a set, consecutive places of a suit a run, anything else no meld."""
    assert meld_kind(hand(cards), wild, Rules()) == kind
    assert is_meld(hand(cards), wild, Rules()) is (kind is not None)


@pytest.mark.parametrize(
    ("cards", "melds"),
    [("QS KS AS", True), ("KS AS 2S", False), ("AS 2S 3S", True), ("QS JK AS", True), ("JK AS 2S JK", True)],
)
def test_aces_may_be_high_but_never_in_the_middle(cards: str, melds: bool) -> None:
    """With aces high Q-K-A is a run as well as A-2-3; K-A-2 never is."""
    assert is_meld(hand(cards), 9, ACES_HIGH) is melds


def test_two_aces_close_a_run_of_fourteen_places() -> None:
    """With aces high one ace may be below the two and another above the king of one run."""
    both_ends = hand("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
    assert meld_kind(both_ends, 3, ACES_HIGH) == "run"
    assert meld_kind(both_ends, 3, Rules()) is None
    assert cards_text(order_meld(both_ends[::-1], 3, ACES_HIGH)) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC'"


@pytest.mark.parametrize(
    ("cards", "wild", "melds"),
    [
        ("JK JK JK", 5, False),
        ("5H JK JK", 5, True),
        ("3C 3D JK", 3, True),
        ("5H 5C 5D", 5, True),
        ("6H JK JK", 5, True),
    ],
)
def test_a_natural_can_be_required(cards: str, wild: int, melds: bool) -> None:
    """Without wild-only melds a card of the wild rank that stands for itself is natural enough."""
    assert is_meld(hand(cards), wild, NEEDS_NATURAL) is melds


@pytest.mark.parametrize(
    ("cards", "wild", "most", "melds"),
    [
        ("4H 5H 6H", 5, 0, True),
        ("4H 5D 6H", 5, 0, False),
        ("4H 5D 6H", 5, 1, True),
        ("6H JK JK", 5, 1, False),
        ("6H JK JK", 5, 2, True),
        ("3C 3D JK", 3, 1, True),
        ("4H 5H JK 7H", 5, 1, True),
        ("JK JK JK", 5, 2, False),
    ],
)
def test_wilds_of_a_meld_can_be_limited(cards: str, wild: int, most: int, melds: bool) -> None:
    """Only wilds that stand for other cards count towards the limit."""
    assert is_meld(hand(cards), wild, Rules(max_wilds_per_meld=most)) is melds


@pytest.mark.parametrize(
    ("cards", "wild", "laid"),
    [
        ("6H 4H 5H", 9, "4H 5H 6H"),
        ("JK 8H 7H", 9, "7H 8H JK"),
        ("JK KS QS", 9, "JK QS KS"),
        ("9H JK 7H", 3, "7H JK 9H"),
        ("5D 6H 5H 4H", 5, "4H 5H 6H 5D"),
        ("7S 7D 7H 7H", 9, "7S 7H 7H' 7D"),
        ("JK 3C 7D 7H", 3, "7H 7D 3C JK"),
        ("JK JK 7H", 9, "7H JK JK'"),
    ],
)
def test_melds_are_laid_in_order(cards: str, wild: int, laid: str) -> None:
    """Runs lie low to high with wilds in their places, above rather than below; sets by suit, wilds last."""
    assert cards_text(order_meld(hand(cards), wild, Rules())) == laid


def test_what_is_no_meld_cannot_be_laid() -> None:
    """Cards that are no meld are refused by name."""
    with pytest.raises(ValueError, match=r"^7H 8S 9H is no meld\.$"):
        order_meld(hand("7H 8S 9H"), 4, Rules())


@given(held_hands(most=7))
def test_checks_agree_with_the_oracle(held: Held) -> None:
    """A group is a meld exactly when some way to let wilds stand for others makes it one."""
    standing = oracle.wilds_standing(held.cards, held.wild_rank, held.rules)
    assert is_meld(held.cards, held.wild_rank, held.rules) is (standing is not None)


@given(held_hands(most=7, fewest=3))
def test_laid_melds_keep_their_cards_whatever_the_order(held: Held) -> None:
    """Laying a meld moves its cards only, and where they came from does not matter."""
    if is_meld(held.cards, held.wild_rank, held.rules):
        laid = order_meld(held.cards, held.wild_rank, held.rules)
        assert sorted(laid, key=str) == sorted(held.cards, key=str)
        assert laid == order_meld(held.cards[::-1], held.wild_rank, held.rules)
