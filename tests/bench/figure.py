"""One measured figure, and the numbers that sum up many timings. Knows nothing of what is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import process_time_ns
from typing import TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Figure:
    """A name, a value with its unit, and what it should stay below (None: for information)."""

    name: str
    value: float
    unit: str
    at_most: float | None = None

    def __str__(self) -> str:
        goal = "" if self.at_most is None else f"   (at most {self.at_most:g} {self.unit})"
        return f"{self.name:58} {self.value:10.4g} {self.unit}{goal}"


def time_each(
    work: Callable[[Item], object], items: Iterable[Item], before: Callable[[], object] | None = None
) -> list[float]:
    """Return the CPU microseconds that `work` takes for each item, least first; `before` is not counted.

    CPU time, so that what else the machine does counts little.
    """
    timings = []
    for item in items:
        if before is not None:
            before()
        start = process_time_ns()
        work(item)
        timings.append((process_time_ns() - start) / 1000)
    return sorted(timings)


def quantile(timings: Sequence[float], share: float) -> float:
    """Return the value that `share` of the sorted timings stay below; 1 is the worst."""
    return timings[min(len(timings) - 1, int(share * len(timings)))]
