"""Moves and their text."""

import pytest

from game.cards import NotationError, full_deck
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move, parse_move

CARDS = full_deck(2, 2)


@pytest.mark.parametrize(
    "move", [DrawStock(), DrawDiscard(), *map(Discard, CARDS[::17]), *map(GoOut, CARDS[::23])], ids=str
)
def test_text_goes_both_ways(move: Move) -> None:
    """Every move is read back from its own text."""
    assert parse_move(str(move)) == move


@pytest.mark.parametrize("text", ["", "draw", "stock 7H", "take it", "discards 7H", "7H"])
def test_nonsense_is_refused_with_what_would_be_right(text: str) -> None:
    """A text that is no move is named in a sentence that lists the moves."""
    with pytest.raises(NotationError, match="is not a move: write stock, take, discard CARD or out CARD"):
        parse_move(text)


@pytest.mark.parametrize("text", ["discard", "discard 1X", "out"])
def test_a_move_needs_a_real_card(text: str) -> None:
    """A discard of no card is refused by the card's own sentence."""
    with pytest.raises(NotationError, match="is not a card"):
        parse_move(text)
