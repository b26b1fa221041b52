"""Whole matches under every preset, table and number of jokers: they end, and at every state all is well."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from game.engine import Step, apply, new_match
from game.events import MatchEnded, RoundScored
from game.melds import points_after_each_discard
from game.moves import DrawDiscard, GoOut, Move
from game.record import Entry, Record, SeatEntry, dumps, loads
from game.rule_keys import PRESETS
from game.rules import Rules, RulesError, cards_dealt
from game.state import State, audit
from game.view import View, view_of
from tests import oracle

TABLES = list(product(PRESETS, range(2, 9), (0, 2, 4)))
CANNOT_BE_DEALT = {("pc", 8, 0)}
SWITCHES: dict[str, tuple[Any, ...]] = {
    "aces": ("low", "high_or_low"),
    "wild_only_melds": (True, False),
    "max_wilds_per_meld": ("none", 0, 1, 2),
    "discard_taken_card": (True, False),
    "going_out": ("automatic", "declared"),
    "final_turn": (True, False),
    "face_points": ("ten", "rank"),
    "joker_points": (0, 20),
}


def choose_somehow(view: View, rng: Random) -> Move:
    """Return a legal move by chance, though one that leaves few points more often than not."""
    moves = view.legal_moves
    if view.phase == "draw" or rng.random() < 0.3:
        return rng.choice(moves)
    after = points_after_each_discard(view.hand, view.wild_rank, view.rules)
    best = [move for move in moves if after[view.hand.index(move.card)] == min(after)]  # type: ignore[union-attr]
    return rng.choice(best or list(moves))


class Playout:
    """A match played by chance, checked at every state."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rng = Random(seed)
        self.state = new_match(rules, seed)
        seats = tuple(SeatEntry(f"Seat {number}", "steady") for number in range(rules.players))
        self.record = Record(rules, seed, seats)
        self.deck = Counter(rules.deck)
        self.rounds: list[RoundScored] = []

    def play(self) -> MatchEnded:
        """Play to the end; a round-trip of the record is made somewhere in each round."""
        trips = {number: self.rng.randrange(12) for number in self.state.rules.rounds}
        while self.state.phase != "over":
            self.check(self.state)
            before = self.state
            step = self.take_step(before)
            trips[before.round_number] -= 1
            if trips[before.round_number] == 0:
                assert loads(dumps(self.record)) == self.record
        last = step.events[-1]
        assert isinstance(last, MatchEnded)
        return last

    def take_step(self, before: State) -> Step:
        """Make one move, note it, and check the scores of a round that it ends."""
        move = choose_somehow(view_of(before, before.to_move), self.rng)
        step = apply(before, move)
        entry = Entry(before.round_number, before.to_move, move)
        self.record = replace(self.record, entries=(*self.record.entries, entry))
        self.state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                self.check_scores(event, before.rules)
        return step

    def check(self, state: State) -> None:
        """Assert that the cards are exactly the deck and every hand has n cards, or n + 1 in mid-turn."""
        piles = (state.stock, state.discards, *state.hands)
        assert Counter(card for pile in piles for card in pile) == self.deck
        dealt = cards_dealt(state.round_number)
        for seat, hand in enumerate(state.hands):
            assert len(hand) == dealt + (state.phase == "discard" and seat == state.to_move)
        assert audit(state) == ()

    def check_scores(self, scored: RoundScored, rules: Rules) -> None:
        """Assert that a round's points add up, and agree with the oracle where it is fast enough."""
        self.rounds.append(scored)
        assert scored.totals == tuple(map(sum, zip(*(done.points for done in self.rounds), strict=True)))
        for arrangement, points in zip(scored.arrangements, scored.points, strict=True):
            hand = [*arrangement.deadwood, *(card for meld in arrangement.melds for card in meld)]
            assert points == sum(rules.points(card, scored.wild_rank) for card in arrangement.deadwood)
            if len(hand) <= 6:
                assert points == oracle.least_points(hand, scored.wild_rank, rules)


@pytest.mark.parametrize(("preset", "players", "jokers"), TABLES)
def test_every_table_plays_to_the_end(preset: str, players: int, jokers: int) -> None:
    """A match by chance ends after its last round with all invariants kept; what cannot be dealt is refused."""
    rng = Random(f"{preset}/{players}/{jokers}")
    switches = {key: rng.choice(values) for key, values in SWITCHES.items() if key != "aces" or preset == "pc"}
    keys = {"players": players, "jokers": jokers, "turn_limit": rng.randrange(3, 7), **switches}
    if (preset, players, jokers) in CANNOT_BE_DEALT:
        with pytest.raises(RulesError, match="need 105 cards, but the deck has 104"):
            Rules.of(preset, **keys)
        return
    playout = Playout(Rules.of(preset, **keys), rng.randrange(10**6))
    ended = playout.play()
    assert len(playout.rounds) == 11 and ended.totals == playout.rounds[-1].totals


def test_a_round_in_which_nobody_goes_out_ends_by_the_turn_limit() -> None:
    """Under the standard limit, seats that move at random and never declare have sixty turns each."""
    rules = Rules.of("pc", first_round=9, last_round=9, going_out="declared")
    rng, state, turns = Random(1), new_match(rules, 1), 0
    while state.phase != "over":
        moves = [move for move in view_of(state, state.to_move).legal_moves if not isinstance(move, GoOut)]
        state = apply(state, rng.choice(moves)).state
        turns += 1
    assert state.turns == (60,) * 4 and turns == 2 * 4 * 60


def test_nine_card_hands_score_as_the_oracle_says() -> None:
    """In a round of nine cards with jokers, the points at its end are those of trying everything."""
    rules = Rules.of("pc", first_round=7, last_round=7, turn_limit=2, jokers=4)
    playout = Playout(rules, 5)
    playout.play()
    for arrangement in playout.rounds[0].arrangements:
        hand = [*arrangement.deadwood, *(card for meld in arrangement.melds for card in meld)]
        assert arrangement.points == oracle.least_points(hand, 9, rules)


def test_players_that_always_take_the_top_still_end() -> None:
    """Four seats that only ever take the top discard and throw by chance end every round."""
    rules = Rules.of("pc", last_round=3, turn_limit=10)
    rng, state = Random(1), new_match(rules, 1)
    while state.phase != "over":
        view = view_of(state, state.to_move)
        state = apply(state, DrawDiscard() if view.phase == "draw" else rng.choice(view.legal_moves)).state
    assert len(state.points) == 3
