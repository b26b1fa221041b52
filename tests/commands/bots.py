"""Bots for tests of `simulate`: honest ones, and one for each way to misbehave.

Each misbehaves from round 2 on, so that the sentence about it has a round and a turn to name.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any

from game.moves import Discard, DrawStock, GoOut
from game.rules import is_wild
from game.view import View

SHORTEST = 3


class Chance:
    """Chooses among all legal moves by chance."""

    def choose(self, view: View, rng: Random) -> Any:
        return rng.choice(view.legal_moves)


class Simple:
    """Draws from the stock and throws its dearest natural."""

    def __init__(self) -> None:
        self.rounds: list[int] = []

    def choose(self, view: View, rng: Random) -> Any:
        if view.phase == "draw":
            assert view.round_number >= max(self.rounds, default=0), "made anew for each match"
            self.rounds.append(view.round_number)
            return DrawStock()
        key = {card: (not is_wild(card, view.wild_rank), view.rules.points(card, view.wild_rank)) for card in view.hand}
        return Discard(max(view.hand, key=lambda card: (key[card], card.face)))


class Noisy(Simple):
    """Prints while it plays."""

    def choose(self, view: View, rng: Random) -> Any:
        print("thinking", flush=True)
        return super().choose(view, rng)


class _Bad(Simple):
    def choose(self, view: View, rng: Random) -> Any:
        return self.misbehave(view) if view.round_number > 1 else super().choose(view, rng)

    def misbehave(self, view: View) -> Any:
        raise NotImplementedError


class Raises(_Bad):
    def misbehave(self, view: View) -> Any:
        raise ValueError("what now?")


class Illegal(_Bad):
    def misbehave(self, view: View) -> Any:
        return GoOut(view.hand[0])


class NoMove(_Bad):
    def misbehave(self, view: View) -> Any:
        return "stock"


class Hangs(_Bad):
    def misbehave(self, view: View) -> Any:
        while True:
            pass


class Exits(_Bad):
    def misbehave(self, view: View) -> Any:
        sys.exit(0)


class Dies(_Bad):
    def misbehave(self, view: View) -> Any:
        os._exit(0)


class Assigns(_Bad):
    def misbehave(self, view: View) -> Any:
        view.hand = ()  # type: ignore[misc]


class Sneaks(_Bad):
    def misbehave(self, view: View) -> Any:
        object.__setattr__(view, "hand", ())
        return view.legal_moves[0]


class BendsRules(_Bad):
    def misbehave(self, view: View) -> Any:
        object.__setattr__(view.rules, "turn_limit", 1)
        return view.legal_moves[0]


class BadMaths(_Bad):
    def misbehave(self, view: View) -> Any:
        view.unseen[7, "H"] = 99  # type: ignore[index]


class NeedsMore:
    def __init__(self, more: int) -> None:
        self.more = more

    def choose(self, view: View, rng: Random) -> Any:
        return view.legal_moves[0]


class WrongSignature:
    def choose(self) -> Any:
        return None


class NoBot:
    """Has no choose."""
