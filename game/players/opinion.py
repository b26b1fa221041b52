"""Opinion: what a hand's traits are worth in points, by two small networks that learned it from play.

Knows how weights meet traits: two layers of neurons that let through what is above nothing, and a sum. Where the first
layer starts depends on the size of the hand. Does not know cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import mul

from game.players import kept_weights, thrown_weights
from game.players.traits import Traits

STEP = 1000
"""The generated weights are whole numbers, in thousandths."""

DECIMALS = 6
"""Python 3.12 adds up floats otherwise than 3.11: so rounded, equal hands are equal everywhere."""

URGENT = ("points", "likely", "likely_pile")
"""The traits that are also seen multiplied by how much the others are known to hold."""

Row = tuple[float, ...]


@dataclass(frozen=True)
class Network:
    """Rows of weights: `first` for each neuron, `starts` for each size 3 … 13, `second` and `last` likewise."""

    first: tuple[Row, ...]
    starts: tuple[Row, ...]
    second: tuple[Row, ...]
    second_start: Row
    last: Row
    last_start: float

    @classmethod
    def read(cls, first: str, starts: str, second: str, last: str) -> Network:
        """Read the generated text: rows end with a semicolon; after its one row `last` holds the starts of both."""
        *rows, second_start, end = _read_rows(last)
        return cls(_read_rows(first), _read_rows(starts), _read_rows(second), second_start, rows[0], end[0])

    def judge(self, size: int, traits: Traits) -> float:
        """Return the points that a hand of `size` cards will cost, less those of the others: fewer is better."""
        seen = [*traits, *urge(traits)]
        low = _fire(self.first, self.starts[size - 3], seen)
        high = _fire(self.second, self.second_start, low)
        worth: float = sum(map(mul, self.last, high))
        return round(10 * (self.last_start + worth), DECIMALS)


def judge_thrown(size: int, traits: Traits) -> float:
    """Judge a hand just after its discard."""
    return _load_thrown().judge(size, traits)


def judge_kept(size: int, traits: Traits) -> float:
    """Judge a hand that is about to draw from the stock."""
    return _load_kept().judge(size, traits)


def urge(traits: Traits) -> tuple[float, ...]:
    """Return the traits of `URGENT`, each times how much the others are known to hold."""
    return tuple([traits.all_known * getattr(traits, name) for name in URGENT])


def _fire(rows: tuple[Row, ...], starts: Row, seen: list[float]) -> list[float]:
    return [max(0.0, start + sum(map(mul, row, seen))) for row, start in zip(rows, starts, strict=True)]


def _read_rows(text: str) -> tuple[Row, ...]:
    return tuple(tuple(int(word) / STEP for word in line.split()) for line in text.split(";"))


@cache
def _load_thrown() -> Network:
    weights = thrown_weights
    return Network.read(weights.FIRST, weights.STARTS, weights.SECOND, weights.LAST)


@cache
def _load_kept() -> Network:
    weights = kept_weights
    return Network.read(weights.FIRST, weights.STARTS, weights.SECOND, weights.LAST)
