"""Forced decks for tests: who holds what, what lies up, in which order the stock comes.

Does not know what the deal is for. Cards that are not named follow in the shuffled order of the seed.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import Card, parse_hand
from game.deals import choose_dealer
from game.engine import new_match
from game.rules import Rules, cards_dealt
from game.state import State


def force_deck(
    rules: Rules, hands: Mapping[int, str], up: str, stock: str = "", seed: int = 1, round_number: int = 0
) -> tuple[Card, ...]:
    """Return the deck order that deals `hands` by turn from the dealer's left, then `up`, then `stock`.

    Every seat's hand is given in full (`|` is only for the eye). Twins are numbered as they come.
    """
    number = round_number or rules.first_round
    first = (choose_dealer(rules, seed, number) + 1) % rules.players
    rows = [hands[(first + turn) % rules.players].replace("|", " ").split() for turn in range(rules.players)]
    assert {len(row) for row in rows} == {cards_dealt(number)}, "every hand is dealt in full"
    dealt = [row[place] for place in range(cards_dealt(number)) for row in rows]
    return parse_hand(" ".join([*dealt, up, *stock.split()]))


def deal(rules: Rules, hands: Mapping[int, str], up: str, stock: str = "", seed: int = 1) -> State:
    """Return the first state of a match whose first round is forced as in `force_deck`."""
    return new_match(rules, seed, [force_deck(rules, hands, up, stock, seed)])


def find_seed(rules: Rules, dealer: int) -> int:
    """Return the smallest seed whose first dealer is `dealer`."""
    return next(seed for seed in range(1000) if choose_dealer(rules, seed, rules.first_round) == dealer)
