"""Deals what a seat cannot see anew, to prove that nobody peeks. Does not know what a view shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from game.cards import Card
from game.deals import shuffle
from game.state import State


def deal_hidden_again(state: State, seat: int, rng: Random) -> State:
    """Return a state that looks the same to `seat`: stock and others' hidden cards are dealt anew.

    What everybody knows another seat to hold stays with it, though perhaps as another twin.
    """
    hidden = list(state.stock)
    kept: list[list[Card]] = []
    for other, hand in enumerate(state.hands):
        known = Counter(state.known[other])
        kept.append(list(hand) if other == seat else _keep_known(hand, known, hidden))
    pool = list(shuffle(hidden, rng))
    for other, hand in enumerate(state.hands):
        while len(kept[other]) < len(hand):
            kept[other].append(pool.pop())
    return replace(state, hands=tuple(map(tuple, kept)), stock=tuple(pool), taken=_retake(state, kept))


def _keep_known(hand: tuple[Card, ...], known: Counter[Card], hidden: list[Card]) -> list[Card]:
    kept = []
    for card in hand:
        if known[card.unmarked] > 0:
            known[card.unmarked] -= 1
            kept.append(card)
        else:
            hidden.append(card)
    return kept


def _retake(state: State, hands: list[list[Card]]) -> Card | None:
    if state.taken is None or state.taken in hands[state.to_move]:
        return state.taken
    return next(card for card in hands[state.to_move] if card.face == state.taken.face)
