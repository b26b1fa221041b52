"""Language: sentences come out as written until a catalogue is handed in, then in its words."""

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from game.engine import IllegalMove, apply, new_match
from game.language import gettext, ngettext, speak
from game.moves import parse_move
from game.rules import Rules


class Shouting(NullTranslations):
    """A catalogue in which everything is said in capitals."""

    def gettext(self, message: str) -> str:
        return message.upper()

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return (msgid1 if n == 1 else msgid2).upper()


@pytest.fixture
def shouting() -> Iterator[None]:
    """Speak in capitals for one test."""
    speak(Shouting())
    yield
    speak(NullTranslations())


def test_words_come_as_written() -> None:
    """Without a catalogue every sentence is the one in the source, in the form for its number."""
    assert gettext("Draw a card.") == "Draw a card."
    assert [ngettext("card", "cards", count) for count in (0, 1, 2)] == ["cards", "card", "cards"]


@pytest.mark.usefixtures("shouting")
def test_a_catalogue_changes_every_sentence() -> None:
    """Once a catalogue is handed in, also the rules speak its language."""
    assert ngettext("card", "cards", 2) == "CARDS"
    with pytest.raises(IllegalMove, match="DRAW A CARD FIRST"):
        apply(new_match(Rules(), 1), parse_move("discard 7H"))
