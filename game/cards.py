"""Cards, decks and their text: every physical card is one value, twins told apart by their copy.

Holds docs/rules.md, "Cards" and "Notation". Does not know rules, wild ranks or points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.language import gettext as _
from game.quoting import shorten

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER_FACE = 52


class NotationError(ValueError):
    """A text that names no card, hand or rank; its message is fit to show."""


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card: `rank` 1 (ace) … 13 (king), `suit` one of "SHDC"; a joker has neither.

    `copy` counts twins from 1. `face` is 0 … 51 by suit and rank, 52 for a joker: what the eye sees.

    >>> str(Card(7, "H", 2)), str(Card(None, None))
    ("7H'", 'JK')
    """

    rank: int | None
    suit: str | None
    copy: int = 1
    face: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.rank is None or self.suit is None:
            if self.rank is not None or self.suit is not None:
                raise NotationError(_("A joker has neither rank nor suit."))
            face = JOKER_FACE
        elif not 1 <= self.rank <= 13 or self.suit not in SUITS or len(self.suit) != 1:
            raise NotationError(_("A card has a rank from 1 to 13 and one of the suits S H D C."))
        else:
            face = SUITS.index(self.suit) * 13 + self.rank - 1
        object.__setattr__(self, "face", face)

    def __hash__(self) -> int:
        return self.face * 16 + self.copy

    def __str__(self) -> str:
        return self.plain + "'" * (self.copy - 1)

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker, wild in every round."""
        return self.rank is None

    @property
    def plain(self) -> str:
        """The text without the copy's marks, as an eye at the table would read it: `7H`, `JK`."""
        return "JK" if self.rank is None or self.suit is None else RANKS[self.rank - 1] + self.suit

    @property
    def unmarked(self) -> Card:
        """The same face as copy 1: what another seat can see of this card."""
        return self if self.copy == 1 else PLAIN[self.face]


PLAIN: tuple[Card, ...] = (
    *(Card(rank, suit) for suit in SUITS for rank in range(1, 14)),
    Card(None, None),
)
"""Copy 1 of every face, indexed by `Card.face`."""


def full_deck(decks: int, jokers: int) -> tuple[Card, ...]:
    """Return all cards of `decks` 52-card decks and `jokers` jokers, in a fixed order, before any shuffle."""
    naturals = (Card(card.rank, card.suit, copy) for copy in range(1, decks + 1) for card in PLAIN[:52])
    return (*naturals, *(Card(None, None, copy) for copy in range(1, jokers + 1)))


_CARD = re.compile(r"(?:(JK)|(A|[2-9]|T|10|J|Q|K)([SHDC]))('*)", re.IGNORECASE)


def parse_card(text: str) -> Card:
    """Read one card; unmarked means copy 1. Raises NotationError.

    >>> parse_card("10h'") == Card(10, "H", 2)
    True
    """
    match = _CARD.fullmatch(text.strip())
    if match is None:
        raise NotationError(
            _(
                "“{text}” is not a card: write a rank (A 2 … 9 T J Q K) and a suit (S H D C), "
                "like 7H or TD, or JK for a joker."
            ).format(text=shorten(text.strip()))
        )
    joker, rank, suit, marks = match.groups()
    copy = len(marks) + 1
    return Card(None, None, copy) if joker else Card(parse_rank(rank), suit.upper(), copy)


def parse_rank(text: str) -> int:
    """Read a rank as a letter or a number from 1 to 13. Raises NotationError.

    >>> [parse_rank(word) for word in ("A", "t", "10", "13")]
    [1, 10, 10, 13]
    """
    word = text.strip().upper()
    if len(word) == 1 and word in RANKS:
        return RANKS.index(word) + 1
    if re.fullmatch(r"[0-9]{1,2}", word) and 1 <= int(word) <= 13:
        return int(word)
    raise NotationError(
        _("“{text}” is not a rank: write A, 2 … 9, T (or 10), J, Q, K, or a number from 1 to 13.").format(
            text=shorten(text.strip())
        )
    )


def parse_hand(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks; unmarked twins are numbered from left to right. Raises NotationError.

    >>> [str(card) for card in parse_hand("7H JK 7h KS")]
    ['7H', 'JK', "7H'", 'KS']
    """
    words = text.split()
    marked = [parse_card(word) for word in words if word.endswith("'")]
    used = set(marked)
    if len(used) < len(marked):
        twice = next(card for card in marked if marked.count(card) > 1)
        raise NotationError(_("“{text}” is there twice; each physical card exists once.").format(text=twice))
    next_copy: dict[int, int] = {}
    return tuple(_number(parse_card(word), used, next_copy) for word in words)


def _number(card: Card, used: set[Card], next_copy: dict[int, int]) -> Card:
    """Give an unmarked card the first copy of its face that neither a mark nor an earlier twin has."""
    if card.copy > 1:
        return card
    copy = next_copy.get(card.face, 1)
    while Card(card.rank, card.suit, copy) in used:
        copy += 1
    next_copy[card.face] = copy + 1
    return Card(card.rank, card.suit, copy)


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards with their marks, separated by blanks: the other way of `parse_hand`."""
    return " ".join(map(str, cards))
