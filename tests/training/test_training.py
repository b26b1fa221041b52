"""Learning: hands are remembered with what they came to, and a network learns what can be learned."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from game.players.opinion import URGENT, Network
from game.players.traits import TRAITS, Traits
from tests.training.__main__ import write_module
from tests.training.fitting import Weights, fit
from tests.training.hands import Sample, gather

SEEN = len(TRAITS) + len(URGENT)


def read(text: str) -> Network:
    """Return the network of a generated module."""
    module = ModuleType("weights")
    exec(text, module.__dict__)
    return Network.read(module.FIRST, module.STARTS, module.SECOND, module.LAST)


def test_hands_are_remembered_with_what_they_came_to() -> None:
    """A match yields hands of both kinds and of every size, worth no more than a round can cost."""
    samples = list(gather(1, 3))
    assert {sample.thrown for sample in samples} == {True, False}
    assert {sample.size for sample in samples} <= set(range(3, 14)) and len({each.size for each in samples}) > 6
    assert all(len(sample.seen) == SEEN and abs(sample.came_to) < 20 for sample in samples)


def test_a_network_learns_a_simple_truth() -> None:
    """After a few hundred hands that cost twice their first trait, it tells a cheap one from a dear one."""
    rng = Random(1)
    rows = [tuple(rng.random() for _trait in range(SEEN)) for _hand in range(640)]
    network = read(write_module(fit([Sample(True, 5, row, 2 * row[0]) for row in rows], 5, 1, 0.01), "of a test"))
    cheap, dear = (Traits(value, *[0.5] * (len(TRAITS) - 1)) for value in (0.1, 0.9))
    assert network.judge(5, cheap) < network.judge(5, dear) - 2


def test_weights_survive_being_written() -> None:
    """What `opinion` reads is what was learned, to a thousandth."""
    weights = Weights.of_shape(SEEN, Random(2))
    network = read(write_module(weights, "of a test"))
    assert network.first[3] == pytest.approx(weights.first[3], abs=0.0006)
    assert network.last == pytest.approx(weights.last[0], abs=0.0006)
