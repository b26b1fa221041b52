"""Opinions: the generated weights fit the traits, and what they say makes sense."""

from types import ModuleType

import pytest

from game.players import kept_weights, thrown_weights
from game.players.opinion import URGENT, Network, judge_kept, judge_thrown
from game.players.traits import TRAITS, Traits

NOTHING = Traits(*[0.0] * len(TRAITS))


@pytest.mark.parametrize("module", [kept_weights, thrown_weights])
def test_weights_fit_the_traits(module: ModuleType) -> None:
    """Each first neuron has a weight for every trait, and starts for the eleven sizes of a hand."""
    network = Network.read(module.FIRST, module.STARTS, module.SECOND, module.LAST)
    assert {len(row) for row in network.first} == {len(TRAITS) + len(URGENT)}
    assert {len(row) for row in network.starts} == {len(network.first)} and len(network.starts) == 11
    assert {len(row) for row in network.second} == {len(network.first)}
    assert len(network.second) == len(network.second_start) == len(network.last)


def test_neurons_let_through_what_is_above_nothing() -> None:
    """A network of one neuron a layer can be followed by hand."""
    first = " ".join(["1000"] + ["0"] * (len(TRAITS) + len(URGENT) - 1))
    network = Network.read(first, ";".join(["500"] * 11), "2000", "3000;-1000;250")
    traits = NOTHING._replace(one=1.0)
    assert network.judge(3, traits) == pytest.approx(10 * (3 * (2 * 1.5 - 1) + 0.25))
    assert network.judge(3, traits._replace(one=-9.0)) == pytest.approx(2.5)


@pytest.mark.parametrize("judge", [judge_kept, judge_thrown])
@pytest.mark.parametrize("size", range(3, 14))
def test_more_points_are_worse(judge: object, size: int) -> None:
    """Of two hands of a size that differ in points now and expected, the one with fewer is the better."""
    assert callable(judge)
    few, many = (
        NOTHING._replace(one=1.0, points=much, likely=much, likely_pile=much, average=much) for much in (0.5, 1.5)
    )
    assert judge(size, few) < judge(size, many)
