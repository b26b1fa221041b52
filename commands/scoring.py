"""A question about a hand, and its answer: the melds, the deadwood and the card to discard.

Holds docs/interface.md, "`score`". Does not know where questions come from, nor how answers are printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.cards import SUITS, Card, NotationError, parse_card, parse_hand, parse_rank
from game.language import gettext as _
from game.melds import MOST_CARDS, Arrangement, best_arrangement, can_go_out, points_after_each_discard
from game.rules import Rules, is_wild


class BadQuestion(ValueError):
    """What can't be answered; `sentences` names each fault."""

    def __init__(self, sentences: Iterable[str]) -> None:
        self.sentences = tuple(sentences)
        super().__init__(" ".join(self.sentences))


@dataclass(frozen=True)
class Question:
    """A hand to arrange; `marked` tells whether twins were written with marks, as they then are in the answer."""

    hand: tuple[Card, ...]
    wild_rank: int
    rules: Rules
    discard: bool = False
    marked: bool = False

    def write(self, card: Card) -> str:
        """Return the card's text as the question wrote it."""
        return str(card) if self.marked else card.plain


@dataclass(frozen=True)
class Answer:
    """The whole hand arranged and, where asked for, the card to discard with what is left then."""

    question: Question
    arrangement: Arrangement
    discard: Card | None = None
    points_after: int | None = None
    goes_out: bool = False


def read_question(
    hand: str, wild: str | None, rules: Rules, discard: bool, faults: Iterable[str] = ()
) -> Question:
    """Return the question that the texts ask. Raises BadQuestion with `faults` and all that is wrong here.

    Without `wild` the rank is that of the round in which such a hand is held: see `guess_wild_rank`.
    """
    sentences = [*faults]
    words = hand.split()
    cards = _read_hand(words, discard, sentences)
    wild_rank = guess_wild_rank(len(cards), discard)
    if wild is not None:
        try:
            wild_rank = parse_rank(wild)
        except NotationError as error:
            sentences.append(_("The wild rank: {fault}").format(fault=error))
    if sentences:
        raise BadQuestion(sentences)
    return Question(cards, wild_rank, rules, discard, marked="'" in hand)


def guess_wild_rank(cards: int, discard: bool) -> int:
    """Return the wild rank of the round that deals so many cards, one less when one is still to be discarded.

    Below three cards it is 3, the first round's, and above thirteen 13, the last one's.

    >>> guess_wild_rank(9, discard=False), guess_wild_rank(10, discard=True), guess_wild_rank(0, discard=False)
    (9, 9, 3)
    """
    return min(max(cards - discard, 3), 13)


def answer_question(question: Question) -> Answer:
    """Return the best arrangement and, where asked for, the discard that leaves fewest points.

    Among equals it is the dearest card that is not wild, then the first by rank and suit.
    """
    arrangement = best_arrangement(question.hand, question.wild_rank, question.rules)
    if not question.discard:
        return Answer(question, arrangement)
    after = points_after_each_discard(question.hand, question.wild_rank, question.rules)
    points, card = min(
        zip(after, question.hand, strict=True), key=lambda pair: _rank_discard(question, *pair)
    )
    rest = [held for held in question.hand if held != card]
    goes_out = can_go_out(rest, question.wild_rank, question.rules)
    return Answer(question, arrangement, card, points, goes_out)


def _rank_discard(question: Question, after: int, card: Card) -> tuple[int, bool, int, int, int, int]:
    wild = is_wild(card, question.wild_rank)
    dear = question.rules.points(card, question.wild_rank)
    return after, wild, -dear, card.rank or 14, SUITS.index(card.suit) if card.suit else 4, card.copy


def _read_hand(words: list[str], discard: bool, sentences: list[str]) -> tuple[Card, ...]:
    if len(words) > MOST_CARDS or (discard and not words):
        least = 1 if discard else 0
        sentence = _("A hand has {least} to {most} cards here, not {count}.")
        sentences.append(sentence.format(least=least, most=MOST_CARDS, count=len(words)))
        return ()
    strange = [fault for word in words if (fault := _find_fault(word))]
    if not strange:
        try:
            return parse_hand(" ".join(words))
        except NotationError as error:
            strange = [str(error)]
    sentences += strange
    return ()


def _find_fault(word: str) -> str | None:
    if len(word) > MOST_CARDS + 2:
        word = word[:MOST_CARDS] + "…"
    try:
        parse_card(word)
    except NotationError as error:
        return str(error)
    return None
