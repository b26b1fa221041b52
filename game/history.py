"""History: a match with a place in it that moves back and forward, and the state at every place.

Holds docs/rules.md, "Taking back": what was gone back over is cut off only when another move is made. Does not know
who chooses moves, nor which of them may be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine import Step, apply
from game.entries import Entry, Record
from game.record import replay
from game.state import State


@dataclass(frozen=True, slots=True)
class History:
    """A record, the steps it led to, and how many of its moves count as made: `position`, from 0.

    `steps` holds one step more than `record` has moves: the first is the deal. Raises ValueError for a position
    outside of that.
    """

    record: Record
    steps: tuple[Step, ...]
    position: int

    def __post_init__(self) -> None:
        if not 0 <= self.position < len(self.steps):
            raise ValueError(f"position {self.position} is not one of 0 to {len(self.steps) - 1}")

    @classmethod
    def of(cls, record: Record) -> History:
        """Replay `record` and stand at its end. Raises RecordError for a move that is not legal."""
        steps = tuple(replay(record))
        return cls(record, steps, len(steps) - 1)

    @property
    def last_step(self) -> Step:
        """What led to this place: the deal, or the newest move made."""
        return self.steps[self.position]

    @property
    def state(self) -> State:
        """The truth at this place."""
        return self.last_step.state

    @property
    def made(self) -> Record:
        """The record of the moves made up to this place, without those that lie ahead."""
        if self.position == len(self.record.entries):
            return self.record
        return replace(self.record, entries=self.record.entries[: self.position])

    @property
    def can_go_back(self) -> bool:
        """Whether a move was made before this place."""
        return self.position > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether moves lie ahead."""
        return self.position < len(self.steps) - 1

    def back(self, moves: int = 1) -> History:
        """Stand `moves` earlier; nothing is lost. Raises ValueError beyond the deal."""
        return self.jump(self.position - moves)

    def forward(self, moves: int = 1) -> History:
        """Stand `moves` later. Raises ValueError beyond the last move."""
        return self.jump(self.position + moves)

    def jump(self, position: int) -> History:
        """Stand where `position` moves are made. Raises ValueError outside of the history."""
        return replace(self, position=position)

    def play(self, entry: Entry) -> History:
        """Make a move here: what lay ahead is cut off. Raises IllegalMove, and nothing is cut off then."""
        step = apply(self.state, entry.move)
        made = self.made
        record = replace(made, entries=(*made.entries, entry))
        return History(record, (*self.steps[: self.position + 1], step), self.position + 1)
