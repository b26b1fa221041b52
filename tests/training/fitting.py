"""Fits a network of two layers to samples by gradient descent (Adam), in plain Python.

Knows numbers only: rows of what is seen, the size of the hand, and what it came to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from random import Random

from tests.training.hands import Sample

LOW, HIGH = 48, 24
"""How many neurons the two layers have."""

RATE, BATCH = 0.002, 64
Rows = list[list[float]]


@dataclass
class Weights:
    """Everything a network learns; the same shape holds slopes and their averages."""

    first: Rows
    starts: Rows
    second: Rows
    last: Rows
    """Three rows: the weights of the sum, the starts of the second layer, the start of the sum."""

    @classmethod
    def of_shape(cls, seen: int, rng: Random | None = None) -> Weights:
        """Return weights by chance, or all nothing without `rng`."""

        def rows(count: int, length: int, spread: float) -> Rows:
            return [[rng.gauss(0, spread) if rng and spread else 0.0 for _ in range(length)] for _ in range(count)]

        last = [*rows(1, HIGH, 0.05), *rows(1, HIGH, 0), [0.0]]
        return cls(rows(LOW, seen, (1.5 / seen) ** 0.5), rows(11, LOW, 0), rows(HIGH, LOW, (2 / LOW) ** 0.5), last)

    def all_rows(self) -> Rows:
        """Return every row, in one fixed order."""
        return [*self.first, *self.starts, *self.second, *self.last]


def fit(samples: Sequence[Sample], rounds: int, seed: int, rate: float = RATE) -> Weights:
    """Return weights after going through all samples so many times."""
    rng = Random(seed)
    seen = len(samples[0].seen)
    weights, means, squares = Weights.of_shape(seen, rng), Weights.of_shape(seen), Weights.of_shape(seen)
    order, step = list(samples), 0
    steps = max(1, rounds * (len(order) // BATCH))
    for _round in range(rounds):
        rng.shuffle(order)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            slopes = Weights.of_shape(seen)
            for sample in order[start : start + BATCH]:
                _add_slopes(weights, sample, slopes)
            step += 1
            _descend(weights, slopes, means, squares, step, rate * max(0.02, 1 - step / steps))
    return weights


def _fire(rows: Rows, starts: Sequence[float], seen: Sequence[float]) -> list[float]:
    return [max(0.0, start + sum(map(mul, row, seen))) for row, start in zip(rows, starts, strict=True)]


def _add_slopes(weights: Weights, sample: Sample, slopes: Weights) -> None:
    """Add to `slopes` how the squared error of one sample grows with each weight."""
    low = _fire(weights.first, weights.starts[sample.size - 3], sample.seen)
    high = _fire(weights.second, weights.last[1], low)
    error = 2 * (sum(map(mul, weights.last[0], high)) + weights.last[2][0] - sample.came_to) / BATCH
    slopes.last[2][0] += error
    back = [0.0] * LOW
    for at, fired in enumerate(high):
        slopes.last[0][at] += error * fired
        if fired:
            slope = error * weights.last[0][at]
            slopes.last[1][at] += slope
            _add_scaled(slopes.second[at], low, slope)
            _add_scaled(back, weights.second[at], slope)
    for at, fired in enumerate(low):
        if fired:
            slopes.starts[sample.size - 3][at] += back[at]
            _add_scaled(slopes.first[at], sample.seen, back[at])


def _add_scaled(row: list[float], other: Sequence[float], scale: float) -> None:
    row[:] = [one + scale * two for one, two in zip(row, other, strict=True)]


def _descend(weights: Weights, slopes: Weights, means: Weights, squares: Weights, step: int, rate: float) -> None:
    rows = (weights.all_rows(), slopes.all_rows(), means.all_rows(), squares.all_rows())
    for weight, slope, mean, square in zip(*rows, strict=True):
        mean[:] = [0.9 * old + 0.1 * new for old, new in zip(mean, slope, strict=True)]
        square[:] = [0.999 * old + 0.001 * new * new for old, new in zip(square, slope, strict=True)]
        unbiased, spread = 1 - 0.9**step, 1 - 0.999**step
        weight[:] = [
            old - rate * (up / unbiased) / ((wide / spread) ** 0.5 + 1e-8)
            for old, up, wide in zip(weight, mean, square, strict=True)
        ]
