"""Deals: who deals a round and in which order its cards lie, from the seed alone.

Holds docs/rules.md, "Match" (dealer) and docs/design.md, rule 2: a seed gives the same deals on every machine: each
shuffle has a stream of its own, named by what it is for. Does not know states or moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from game.cards import Card, cards_text
from game.language import gettext as _
from game.rules import Rules

QUOTED = 8
"""How many wrong cards a sentence names."""


class DeckError(ValueError):
    """A forced deck that is not made of the cards of the game; its message is fit to show."""


def open_stream(*name: object) -> Random:
    """Return the random stream called `name`; other names tell nothing about it.

    >>> open_stream(7, "deal", 1).random() == open_stream(7, "deal", 1).random()
    True
    """
    digest = sha256("/".join(map(str, name)).encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def shuffle(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """Return the cards in random order (Fisher–Yates over `rng.random()`, the same on every Python)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def choose_dealer(rules: Rules, seed: int, round_number: int) -> int:
    """Return the seat that deals `round_number`: drawn for round 1, then one seat further each round."""
    first = int(open_stream(seed, "dealer").random() * rules.players)
    return (first + round_number - 1) % rules.players


def order_deck(rules: Rules, seed: int, round_number: int, forced: Sequence[Card] = ()) -> tuple[Card, ...]:
    """Return the deck of a round, first card dealt first; `forced` cards come first, the shuffled rest behind.

    Raises DeckError when a forced card is not in the deck or is there twice.
    """
    shuffled = shuffle(rules.deck, open_stream(seed, "deal", round_number))
    if not forced:
        return shuffled
    taken = Counter(forced)
    wrong = [card for card in taken if taken[card] > 1 or card not in shuffled]
    if wrong:
        sentence = _("The forced deck of round {number} has cards twice or that are not in the game: {cards}.")
        raise DeckError(sentence.format(number=round_number, cards=_quote(wrong)))
    return (*forced, *(card for card in shuffled if card not in taken))


def _quote(cards: Sequence[Card]) -> str:
    return cards_text(cards[:QUOTED]) + (" …" if len(cards) > QUOTED else "")


def shuffle_discards(cards: Sequence[Card], seed: int, round_number: int, turned: int) -> tuple[Card, ...]:
    """Return the new stock made of `cards` when it is turned for the `turned`-th time (from 1) in a round."""
    return shuffle(cards, open_stream(seed, "turn", round_number, turned))
