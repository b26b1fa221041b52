"""Handing out deals: answers that come in the same instant, and which fault counts."""

from __future__ import annotations

import multiprocessing
from typing import Any

import pytest

from commands.bots import read_entries
from commands.refusal import Refusal
from commands.tournament import Tournament, _Handout
from game.rules import Rules


class StandIn:
    """A worker that has answered already, with a fault of its deal."""

    def __init__(self, deal: int) -> None:
        self.deal: int | None = deal
        self.connection, theirs = multiprocessing.Pipe()
        theirs.send(f"fault of deal {deal}")
        self._theirs = theirs

    def is_hanging(self, _seconds: float, _patience: float) -> bool:
        return False


@pytest.mark.parametrize("deals", [(0, 1), (1, 0), (2, 0, 1)])
def test_the_fault_of_the_first_deal_counts(deals: tuple[int, ...]) -> None:
    """Of faults that come in the same instant the one of the first deal is told, in whatever order they are read."""
    crew: Any = [StandIn(deal) for deal in deals]
    entries = read_entries("easy,easy")
    handout = _Handout(Tournament(Rules(players=2, decks="auto"), entries, 1, 9, 60), crew, lambda done: None)
    with pytest.raises(Refusal, match="fault of deal 0"):
        handout.play()
