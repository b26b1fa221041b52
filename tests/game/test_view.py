"""Views: a seat knows what a person in its place could know, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from random import Random

import pytest

from game.cards import Card, parse_card
from game.engine import apply, new_match
from game.events import Drew
from game.moves import DrawDiscard, DrawStock, parse_move
from game.players.steady import Steady
from game.rules import Rules
from game.state import State
from game.view import View, view_of
from tests.forced import deal, find_seed
from tests.hidden_cards import deal_hidden_again

RULES = Rules.of("pc", last_round=1)
SEED = find_seed(RULES, dealer=3)
HANDS = {0: "7H 9D KH", 1: "2S TD QH", 2: "4S JD 7C", 3: "5S QD 8C"}


def walk(rules: Rules, seed: int) -> list[State]:
    """Return the states of a match in which seats play steadily, with some chance moves among them."""
    rng, state, states = Random(seed), new_match(rules, seed), []
    while state.phase != "over":
        states.append(state)
        view = view_of(state, state.to_move)
        move = rng.choice(view.legal_moves) if rng.random() < 0.3 else Steady().choose(view, rng)
        state = apply(state, move).state
    return [*states, state]


@pytest.mark.parametrize("rules", [Rules(), Rules.of("classic", jokers=4, players=3)], ids=["pc", "classic"])
def test_nobody_peeks(rules: Rules) -> None:
    """When all hidden cards are dealt again, every seat's view and the choice of the seat to move stay the same."""
    rng = Random(5)
    for state in walk(rules, 11)[::7]:
        for seat in range(rules.players):
            other = deal_hidden_again(state, seat, rng)
            before, after = view_of(state, seat), view_of(other, seat)
            assert before == after and before.unseen == after.unseen
            if seat == state.to_move and state.phase != "over":
                assert Steady().choose(before, Random(1)) == Steady().choose(after, Random(1))


def test_dealing_again_does_change_the_truth() -> None:
    """The test above deals other cards indeed: stocks and hidden hands differ in the end."""
    state = new_match(Rules(), 1)
    other = deal_hidden_again(state, 0, Random(5))
    assert other.hands[0] == state.hands[0] and other.hands[1:] != state.hands[1:] and other.stock != state.stock


def test_unseen_counts_every_card_that_may_be_hidden() -> None:
    """At every moment the unseen cards are exactly the stock and the others' cards that nobody knows."""
    for state in walk(Rules.of("pc", jokers=2, last_round=5), 3)[::5]:
        if state.phase == "over":
            continue
        for seat in range(4):
            hidden = Counter((card.rank, card.suit) for card in state.stock)
            for other, hand in enumerate(state.hands):
                if other != seat:
                    hidden += Counter((card.rank, card.suit) for card in hand)
                    hidden -= Counter((card.rank, card.suit) for card in state.known[other])
            unseen = view_of(state, seat).unseen
            assert {name: count for name, count in unseen.items() if count} == dict(hidden)
            assert min(unseen.values()) >= 0 and len(unseen) == 53


def test_a_stock_draw_shows_no_card() -> None:
    """The history says that a seat drew from the stock, not what; a taken discard is named."""
    state = deal(RULES, HANDS, "6C", "6D 7S", SEED)
    for text in ("stock", "discard 9D", "take"):
        state = apply(state, parse_move(text)).state
    assert view_of(state, 2).history[1:] == (
        Drew(0, "stock", None),
        *state.history[2:3],
        Drew(1, "discard", parse_card("9D")),
    )


def test_twins_cannot_be_told_apart_by_sight() -> None:
    """Outside the own hand every card is copy 1, so a thrown and a taken twin look alike."""
    state = deal(RULES, {**HANDS, 1: "7H TD QH"}, "6C", "6D", SEED)
    for text in ("stock", "discard 7H", "stock", "discard 7H'"):
        state = apply(state, parse_move(text)).state
    view = view_of(state, 2)
    assert view.discards[1:] == (parse_card("7H"),) * 2
    taken = apply(state, DrawDiscard()).state
    assert parse_card("7H'") in view_of(taken, 2).hand
    assert view_of(taken, 3).known[2] == (parse_card("7H"),)


def find_cards(thing: object) -> Iterator[Card]:
    """Yield every card inside tuples, and inside events."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from find_cards(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from find_cards(getattr(thing, field.name))


def test_no_view_tells_twins_apart_in_a_whole_round() -> None:
    """In discards, history, what is known and what is laid, every card is copy 1 at every moment."""
    twins = 0
    for state in walk(Rules.of("pc", last_round=4, jokers=4), 2):
        if state.phase == "over":
            continue
        twins += any(card.copy > 1 for card in state.discards)
        view = view_of(state, 0)
        for shown in (view.discards, view.history, view.known, view.laid):
            assert all(card.copy == 1 for card in find_cards(shown))
    assert twins


@pytest.mark.parametrize("seat", range(4))
def test_a_view_says_whose_turn_it_is(seat: int) -> None:
    """The seat to move sees its phase and its legal moves, the others wait and have none."""
    view = view_of(deal(RULES, HANDS, "6C", "6D", SEED), seat)
    assert view.phase == ("draw" if seat == 0 else "waiting")
    assert view.legal_moves == ((DrawStock(), DrawDiscard()) if seat == 0 else ())
    assert (view.to_move, view.turn, view.turns_left, view.stock_count) == (0, int(seat == 0), None, 91)


def test_turns_left_count_down_to_the_last_discard() -> None:
    """Once someone is out each other seat has one turn left until its discard, and the seat that went out none."""
    state = deal(RULES, {**HANDS, 0: "7S 8S KH"}, "6C", "9S 6D TC JC", SEED)
    seen = []
    for text in ("stock", "discard KH", "stock", "discard QH", "stock", "discard TC", "stock"):
        state = apply(state, parse_move(text)).state
        seen.append([view_of(state, seat).turns_left for seat in range(4)])
    assert seen == [[None] * 4, [0, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 1]]


def test_a_laid_hand_is_known_whole() -> None:
    """The melds of the seat that went out lie open, and all its cards are known."""
    state = deal(RULES, {**HANDS, 0: "7S 8S KH"}, "6C", "9S", SEED)
    for text in ("stock", "discard KH"):
        state = apply(state, parse_move(text)).state
    view = view_of(state, 1)
    meld = tuple(map(parse_card, ("7S", "8S", "9S")))
    assert view.laid == (meld,) and set(view.known[0]) == set(meld) and view.out_seat == 0


def test_a_view_cannot_be_changed() -> None:
    """Neither a field nor the counts of a view can be set by who looks through it."""
    view = view_of(new_match(Rules(), 1), 0)
    with pytest.raises(FrozenInstanceError):
        view.hand = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        view.unseen[(7, "H")] = 3  # type: ignore[index]


def test_a_view_has_the_promised_fields() -> None:
    """Bots written for the documented view find every field by its name."""
    names = {field.name for field in fields(View)} | {"unseen"}
    promised = (
        "seat players to_move rules round_number wild_rank hand phase discards history known laid unseen turn "
        "hand_sizes stock_count scores dealer out_seat turns_left legal_moves"
    )
    assert names == set(promised.split())


def test_a_view_of_a_finished_match_is_over() -> None:
    """After the last round every seat's phase is “over” and nobody has a move."""
    state = walk(RULES, 1)[-1]
    assert all((view_of(state, seat).phase, view_of(state, seat).legal_moves) == ("over", ()) for seat in range(4))
