"""Deals: dealer, shuffles and forced decks follow from the seed alone."""

from collections import Counter

import pytest

from game.cards import cards_text, parse_hand
from game.deals import DeckError, choose_dealer, open_stream, order_deck, shuffle, shuffle_discards
from game.engine import new_match
from game.rules import Rules


def test_a_seed_gives_the_same_deal_on_every_machine() -> None:
    """The first cards of two seeds are these, whatever the machine and the version of Python."""
    assert cards_text(order_deck(Rules(), 1, 1)[:6]) == "AC' 6D' 4C 9C 9S QD"
    assert cards_text(order_deck(Rules(), 42, 11)[:6]) == "4D 5S 5C' TC QD AS"


def test_a_shuffle_depends_on_seed_and_round_alone() -> None:
    """Rounds and seeds differ, a later first round deals the same cards, and the deck stays the deck."""
    rules, late = Rules(), Rules.of("pc", first_round=5)
    assert order_deck(rules, 7, 5) == order_deck(late, 7, 5)
    assert len({order_deck(rules, seed, number) for seed in range(5) for number in range(1, 5)}) == 20
    assert Counter(order_deck(rules, 3, 2)) == Counter(rules.deck)


def test_shuffles_are_fair() -> None:
    """Over many shuffles each card is on top about equally often."""
    rng = open_stream("fair")
    tops = Counter(shuffle(parse_hand("AS 2S 3S 4S"), rng)[0] for _turn in range(4000))
    assert all(900 < count < 1100 for count in tops.values()) and len(tops) == 4


@pytest.mark.parametrize("players", range(2, 9))
def test_the_deal_passes_to_the_left(players: int) -> None:
    """After every round the next seat clockwise deals, whatever round comes first."""
    rules = Rules.of("classic", players=players)
    dealers = [choose_dealer(rules, 5, number) for number in rules.rounds]
    assert all((dealers[0] + turn) % players == dealer for turn, dealer in enumerate(dealers))


def test_the_first_dealer_is_drawn() -> None:
    """Over many seeds every seat deals first about equally often."""
    firsts = Counter(choose_dealer(Rules(), seed, 1) for seed in range(2000))
    assert all(400 < firsts[seat] < 600 for seat in range(4))


def test_a_forced_deck_is_filled_up() -> None:
    """Named cards come first in their order, and all other cards follow once each."""
    forced = parse_hand("7H 7H KS")
    order = order_deck(Rules(), 1, 1, forced)
    assert order[:3] == forced and set(order) == set(Rules().deck) and len(order) == 104


@pytest.mark.parametrize("text", ["JK", "7H''"])
def test_a_forced_card_must_be_in_the_game(text: str) -> None:
    """A joker or a third twin that the deck lacks is refused by name."""
    with pytest.raises(DeckError, match=f"forced deck of round 2 .*: {text}"):
        new_match(Rules(), 1, [(), parse_hand(f"AS 2S {text}")])


def test_a_forced_card_must_be_there_once() -> None:
    """The same physical card twice is refused by name."""
    card = parse_hand("AS")
    with pytest.raises(DeckError, match="forced deck of round 1 .*: AS"):
        new_match(Rules(), 1, [card + card])


def test_every_turned_stock_has_an_order_of_its_own() -> None:
    """Seed, round and how often the stock was turned each give another order, none that of the deal."""
    cards = Rules().deck
    orders = {shuffle_discards(cards, *key) for key in ((1, 1, 1), (1, 1, 2), (1, 2, 1), (2, 1, 1))}
    assert len(orders | {order_deck(Rules(), 1, 1)}) == 5
