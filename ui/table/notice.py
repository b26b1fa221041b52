"""Notice: the sentence said last over the hand, and for how long it stays. Knows no cards and no drawing."""

from __future__ import annotations

from ui.kit.timing import reading_time
from ui.table.clock import Clock


class Notice:
    """One sentence at most; a new one takes the place of the old."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._said = ""
        self._until = 0.0

    @property
    def sentence(self) -> str:
        """What was said last, as long as it takes to read; then nothing."""
        return self._said if self._clock.now < self._until else ""

    @property
    def time_left(self) -> float | None:
        """Milliseconds until the sentence goes; None when there is none."""
        return self._until - self._clock.now if self.sentence else None

    def say(self, sentence: str) -> None:
        """Show a sentence until it can have been read."""
        self._said, self._until = sentence, self._clock.now + reading_time(sentence)

    def clear(self) -> None:
        """Take the sentence away: what it was about is over."""
        self._said = ""
