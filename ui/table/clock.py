"""Clock: the milliseconds that have passed at the table; who waits for a time reads it here. Knows nothing else."""

from __future__ import annotations


class Clock:
    """Time as the table counts it: it stands still while another screen covers the table."""

    def __init__(self) -> None:
        self.now = 0.0
        """Milliseconds since the scene began."""

    def advance(self, ms: float) -> None:
        """Let `ms` pass."""
        self.now += ms
