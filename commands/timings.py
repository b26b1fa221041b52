"""How long decisions took: any number of them in little space, and their quantiles.

Quantiles are right to one per cent, the longest is exact. Does not know what was decided.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log

_STEPS = 50
"""Buckets for each factor of e: neighbours differ by two per cent."""


@dataclass
class Timings:
    """Counts of times by their logarithm; `longest` is in nanoseconds."""

    buckets: dict[int, int] = field(default_factory=dict)
    longest: int = 0

    def add(self, nanoseconds: int) -> None:
        """Count one time."""
        bucket = int(log(max(nanoseconds, 1)) * _STEPS)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        if nanoseconds > self.longest:
            self.longest = nanoseconds

    def merge(self, other: Timings) -> None:
        """Count all the times of `other` as well."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.longest = max(self.longest, other.longest)

    def find_quantile(self, share: float) -> float | None:
        """Return the milliseconds that a `share` 0 … 1 of all times do not exceed; None without any times.

        >>> timings = Timings()
        >>> for milliseconds in (1, 2, 3, 4, 100): timings.add(milliseconds * 1_000_000)
        >>> round(timings.find_quantile(0.5)), timings.find_quantile(1)
        (3, 100.0)
        """
        wanted = share * sum(self.buckets.values())
        for bucket in sorted(self.buckets):
            wanted -= self.buckets[bucket]
            if wanted <= 0:
                return min(exp((bucket + 0.5) / _STEPS), self.longest) / 1_000_000
        return self.longest / 1_000_000 if self.buckets else None
