"""What strange bots see is a copy as good as the View itself, and their answers are read by plain values."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from commands.shown_view import Eyes, read_answer
from game.cards import Card, parse_card
from game.engine import apply, new_match
from game.moves import Discard, DrawDiscard, DrawStock, GoOut
from game.rules import Rules
from game.view import View, view_of


def find_cards(value: Any) -> list[Card]:
    """Return every card in a value, however deep, the rules' own among them."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple):
        return [card for one in value for card in find_cards(one)]
    inner = getattr(value, "__dataclass_fields__", ())
    cards = find_cards(value.deck) if isinstance(value, Rules) else []
    return cards + [card for name in inner for card in find_cards(getattr(value, name))]


def test_copy_equals_the_view_and_shares_nothing() -> None:
    """At every decision of a match all fields are equal, and no card, move, event or rules are the engine's own."""
    rules = Rules(players=2, last_round=3, going_out="declared", turn_limit=20)
    state, rng, eyes = new_match(rules, 7), Random(7), Eyes(rules)
    while state.phase != "over":
        view = view_of(state, state.to_move)
        shown = eyes.show(view)
        assert shown == view
        assert (shown.unseen, shown.unseen_faces) == (view.unseen, view.unseen_faces)
        assert shown.rules is not view.rules
        assert not {id(card) for card in find_cards(shown)} & {id(card) for card in find_cards(view)}
        assert eyes.is_unchanged(shown, dict(shown.__dict__), view)
        state = apply(state, rng.choice(state_moves(view))).state


def state_moves(view: View) -> tuple[Any, ...]:
    outs = [move for move in view.legal_moves if isinstance(move, GoOut)]
    return tuple(outs) or view.legal_moves


@pytest.mark.parametrize("name", [one.name for one in fields(View)])
def test_every_changed_field_shows(name: str) -> None:
    """Whichever field of the View is set anew, it is noticed."""
    rules = Rules()
    view = view_of(new_match(rules, 1), 0)
    eyes = Eyes(rules)
    shown = eyes.show(view)
    before = dict(shown.__dict__)
    object.__setattr__(shown, name, object())
    assert not eyes.is_unchanged(shown, before, view)


def test_honest_sums_are_no_change() -> None:
    """Whatever the View and its rules compute for a bot that asks, it has changed nothing."""
    rules = Rules()
    view = view_of(new_match(rules, 1), 0)
    eyes = Eyes(rules)
    shown = eyes.show(view)
    before = dict(shown.__dict__)
    assert shown.unseen and shown.unseen_faces and shown.rules.deck_size and hash(shown.rules)
    assert [shown.rules.points(card, 0) for card in shown.hand]
    assert eyes.is_unchanged(shown, before, view)


@pytest.mark.parametrize(
    "move", [DrawStock(), DrawDiscard(), Discard(parse_card("7H'")), GoOut(parse_card("JK''"))], ids=str
)
def test_moves_are_read_and_made_anew(move: Any) -> None:
    """A plain move is its own equal, with a card of its own."""
    read = read_answer(move)
    assert (read, type(read)) == (move, type(move))
    assert getattr(read, "card", None) is None or getattr(read, "card", None) is not move.card


def spoil(**changes: object) -> Discard:
    card = Card(7, "H")
    for name, value in changes.items():
        object.__setattr__(card, name, value)
    return Discard(card)


@pytest.mark.parametrize(
    "answer",
    [
        None, "stock", DrawStock, Discard("7H"), object.__new__(Discard), Discard(object.__new__(Card)),
        spoil(rank=True), spoil(rank=7.0), spoil(rank=14), spoil(rank=None), spoil(suit=None), spoil(suit="X"),
        spoil(suit="SH"), spoil(copy=0), spoil(copy=10**30), spoil(copy=True),
    ],
)  # fmt: skip
def test_all_else_is_no_move(answer: object) -> None:
    """Other types, half-made values, and cards that no deck has are no moves."""
    assert read_answer(answer) is None
