"""Hands for the figures: as met in play by four who play by exact points alone, and at random with many wilds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.cards import Card
from game.engine import apply, new_match
from game.melds import least_points, points_after_each_discard
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.rules import Rules, is_wild
from game.state import State

Hand = tuple[Card, ...]


def play_hands(rules: Rules, count: int) -> tuple[list[Hand], list[Hand]]:
    """Return `count` hands of 13 cards from between turns, and as many of 14 from before a discard."""
    kept: list[Hand] = []
    drawn: list[Hand] = []
    for seed in range(count):
        for state in _play_last_round(rules, seed):
            if state.phase == "discard":
                hand = state.hands[state.to_move]
                drawn.append(hand)
                kept.append(tuple(card for card in hand if card != _choose_discard(state).card))
        if len(kept) >= count:
            break
    return kept[:count], drawn[:count]


def _play_last_round(rules: Rules, seed: int) -> Iterator[State]:
    state = new_match(rules, seed)
    while state.phase != "over":
        yield state
        move: Move = _choose_discard(state) if state.phase == "discard" else _choose_draw(state)
        state = apply(state, move).state


def _choose_draw(state: State) -> Move:
    hand, top = state.hands[state.to_move], state.discards[-1]
    after = points_after_each_discard((*hand, top), state.wild_rank, state.rules)
    better = min(after) < least_points(hand, state.wild_rank, state.rules)
    return DrawDiscard() if is_wild(top, state.wild_rank) or better else DrawStock()


def _choose_discard(state: State) -> Discard:
    """Throw what leaves least, no wild if it can be helped, the dearest among equals."""
    hand = state.hands[state.to_move]
    after = points_after_each_discard(hand, state.wild_rank, state.rules)
    prices = state.rules.face_points_table(state.wild_rank)
    return Discard(
        min(
            zip(hand, after, strict=True),
            key=lambda each: (is_wild(each[0], state.wild_rank), each[1], -prices[each[0].face]),
        )[0]
    )


def draw_wild_hands(rules: Rules, wild_rank: int, count: int, seed: int = 1) -> list[Hand]:
    """Return random hands of 13 cards from the deck, with 0 to 8 wilds, each number equally often."""
    rng = Random(seed)
    wilds = [card for card in rules.deck if is_wild(card, wild_rank)]
    naturals = [card for card in rules.deck if not is_wild(card, wild_rank)]
    return [(*rng.sample(wilds, index % 9), *rng.sample(naturals, 13 - index % 9)) for index in range(count)]
