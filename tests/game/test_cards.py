"""Cards and their text, as docs/rules.md, "Cards" and "Notation", has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import PLAIN, Card, NotationError, cards_text, full_deck, parse_card, parse_hand, parse_rank

ALL_CARDS = full_deck(4, 4)


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_text_goes_both_ways(card: Card) -> None:
    """Every physical card is read back from its own text."""
    assert parse_card(str(card)) == card


@pytest.mark.parametrize(
    ("text", "written"),
    [("10h", "TH"), ("th", "TH"), ("as", "AS"), ("jk'", "JK'"), (" 7H'' ", "7H''"), ("10D'", "TD'")],
)
def test_other_spellings_are_read(text: str, written: str) -> None:
    """Ten may be written 10, lower case is welcome, and blanks around do not matter."""
    assert str(parse_card(text)) == written


@pytest.mark.parametrize("text", ["", "1H", "11H", "7", "H7", "7X", "JKH", "7H '", "0H", "7h7h", "É"])
def test_nonsense_is_refused_with_what_would_be_right(text: str) -> None:
    """A text that is no card is named in a sentence that shows what would be."""
    with pytest.raises(NotationError, match=r"is not a card: write a rank .* like 7H or TD, or JK"):
        parse_card(text)


def test_unmarked_twins_are_numbered_from_left_to_right() -> None:
    """Three unmarked sevens of hearts are three different cards."""
    assert cards_text(parse_hand("7H JK 7H 7H JK")) == "7H JK 7H' 7H'' JK'"


def test_unmarked_twins_keep_clear_of_marked_ones() -> None:
    """An unmarked twin takes the first copy that no mark claims."""
    assert cards_text(parse_hand("7H' 7H 7H 7H")) == "7H' 7H 7H'' 7H'''"


def test_a_physical_card_cannot_stand_twice() -> None:
    """Two cards with the same mark are refused."""
    with pytest.raises(NotationError, match="“7H'” is there twice"):
        parse_hand("7H' 7H'")


@given(st.lists(st.sampled_from(ALL_CARDS), unique=True, max_size=14))
def test_hands_go_both_ways(cards: list[Card]) -> None:
    """Marked hands are read back card for card when their unmarked cards come first."""
    cards.sort(key=lambda card: card.copy)
    assert parse_hand(cards_text(cards)) == tuple(cards)


@pytest.mark.parametrize(("decks", "jokers"), [(1, 0), (2, 0), (2, 4), (3, 2), (4, 4)])
def test_a_deck_holds_each_card_once(decks: int, jokers: int) -> None:
    """A deck has 52 cards a pack plus its jokers, all of them different."""
    deck = full_deck(decks, jokers)
    assert len(deck) == len(set(deck)) == 52 * decks + jokers
    assert sum(card.is_joker for card in deck) == jokers


def test_faces_number_what_the_eye_sees() -> None:
    """Twins share a face, other cards do not, and every face finds its plain card."""
    assert len({card.face for card in ALL_CARDS}) == 53
    assert all(PLAIN[card.face] == card.unmarked for card in ALL_CARDS)


@pytest.mark.parametrize("text", ["0", "14", "X", "", "1 0", "-1", "1.5", "²"])
def test_ranks_out_of_range_are_refused(text: str) -> None:
    """A rank is a letter or a number from 1 to 13."""
    with pytest.raises(NotationError, match="is not a rank"):
        parse_rank(text)


@pytest.mark.parametrize(("rank", "suit"), [(0, "S"), (14, "S"), (3, "X"), (3, ""), (3, "SH"), (None, "S"), (3, None)])
def test_no_other_cards_can_be_made(rank: int | None, suit: str | None) -> None:
    """A card outside the pack cannot exist."""
    with pytest.raises(NotationError):
        Card(rank, suit)
