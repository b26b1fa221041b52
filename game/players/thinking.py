"""Thinking in slices: how to ask a player for its move without holding up whoever draws the picture.

A player may have a method `think(view, rng)` that does the work of `choose` as a generator: it yields after every few
milliseconds of work, counted in hands weighed and never in time, and returns the move. Does not know the clock.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Protocol, runtime_checkable

from game.moves import Move
from game.players.protocol import Player
from game.view import View

Thinking = Generator[None, None, Move]


@runtime_checkable
class SlicedPlayer(Player, Protocol):
    """A player that can also think in slices; both ways give the same move."""

    def think(self, view: View, rng: Random) -> Thinking:
        """Yield between slices of work, and return the move."""
        ...


def think(player: Player, view: View, rng: Random) -> Thinking:
    """Think with any player: in its own slices, or in one where it knows no slices.

    The move is the value of the StopIteration that ends it, as `yield from` gives it.
    """
    if isinstance(player, SlicedPlayer):
        return (yield from player.think(view, rng))
    return player.choose(view, rng)


def finish(thinking: Thinking) -> Move:
    """Think to the end at once and return the move."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move: Move = done.value
            return move
