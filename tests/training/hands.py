"""Gathers hands and what they came to: matches in which learners do one thing by chance each round, then play on.

What a hand came to is its seat's points of the round less the average of the others', in tens. Does not know networks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from game.engine import apply, new_match
from game.events import RoundScored
from game.moves import Discard, DrawStock, Move
from game.players.hard import Hard, is_precious
from game.players.opinion import urge
from game.players.outlook import look_ahead
from game.players.protocol import Player
from game.players.traits import Situation, weigh_hand
from game.rules import Rules, cards_dealt
from game.view import View, view_of
from tests.reference_players import Greedy

RULES = Rules(jokers=4)
LATEST = 5
"""The deviation comes in one of the first so many turns; what was before it is forgotten."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A hand as a network sees it, just after a discard (`thrown`) or before a draw, and what it came to."""

    thrown: bool
    size: int
    seen: tuple[float, ...]
    came_to: float


@dataclass
class Learner:
    """Plays like hard but for one move a round, and remembers its hands from there on."""

    rng: Random
    hard: Hard = field(default_factory=Hard)
    hands: list[tuple[bool, int, tuple[float, ...]]] = field(default_factory=list)
    deviates_at: int = 1

    def choose(self, view: View, rng: Random) -> Move:
        """Return hard's move, or the one by chance."""
        move = self.hard.choose(view, rng)
        if view.turns_left == 1 or view.turn < self.deviates_at:
            return move
        if view.turn == self.deviates_at and view.phase == "discard":
            move = self._deviate(view, move)
        self._remember(view, move)
        return move

    def end_round(self, came_to: float) -> Iterator[Sample]:
        """Yield what was remembered, with what it came to, and begin afresh."""
        for thrown, size, seen in self.hands:
            yield Sample(thrown, size, seen, came_to)
        self.hands, self.deviates_at = [], self.rng.randint(1, LATEST)

    def _deviate(self, view: View, move: Move) -> Move:
        others = [each for each in view.legal_moves if isinstance(each, Discard) and not is_precious(each.card, view)]
        return self.rng.choice(others) if others and isinstance(move, Discard) else move

    def _remember(self, view: View, move: Move) -> None:
        if not isinstance(move, (Discard, DrawStock)):
            return
        thrown = move.card if isinstance(move, Discard) else None
        hand = tuple(card for card in view.hand if card != thrown)
        situation = Situation(view)
        outlook = look_ahead(hand, situation.unseen, view.wild_rank, view.rules)
        if thrown is None or outlook.points:
            traits = weigh_hand(situation, hand, outlook, thrown)
            self.hands.append((thrown is not None, cards_dealt(view.round_number), (*traits, *urge(traits))))


def gather(matches: int, seed: int) -> Iterator[Sample]:
    """Yield the hands of `matches` matches; by chance each seat learns or plays greedily."""
    rng = Random(seed)
    for number in range(matches):
        learners = [Learner(Random(rng.random())) for _seat in range(RULES.players)]
        players: list[Player] = [each if rng.random() < 0.6 else Greedy() for each in learners]
        yield from _play(players, seed + number)


def _play(players: list[Player], seed: int) -> Iterator[Sample]:
    state, rng = new_match(RULES, seed), Random(seed)
    while state.phase != "over":
        step = apply(state, players[state.to_move].choose(view_of(state, state.to_move), rng))
        state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                for player, points in zip(players, event.points, strict=True):
                    if isinstance(player, Learner):
                        others = (sum(event.points) - points) / (len(players) - 1)
                        yield from player.end_round((points - others) / 10)
