"""What a playing process is busy with, in memory that the process watching over it can read at any moment.

Lets a bot that hangs, or kills its process, be named. Does not know processes; it only needs an array.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass

from game.language import gettext as _

SIZE = 9
_BEATS, _BUSY, _ENTRY, _SEED, _MATCH, _MOVE, _ROUND, _TURN, _SEAT = range(SIZE)


@dataclass(frozen=True)
class Whereabouts:
    """Where in a tournament something happened: `entry` counts from 0, `match` and `move` from 1.

    `match` is 0 while the entry's bot is being loaded, `move` 0 while players are being made and -1 while they are
    let go again; `entry` is -1 before anything of that.
    """

    entry: int = -1
    seed: int = 0
    match: int = 0
    move: int = 0
    round_number: int = 0
    turn: int = 0
    seat: int = 0

    def describe(self, what: str, names: tuple[str, ...]) -> str:
        """Return the sentence that `what` happened there; `names` are the entries'."""
        if self.entry < 0:
            return _("A process {what} before it played anything.").format(what=what)
        if not self.match:
            sentence = _("{name} {what} while it was loaded.")
        elif not self.move:
            sentence = _("{name} {what} when it was made for the deal of seed {seed} (match {match}).")
        elif self.move < 0:
            sentence = _("{name} {what} when it was let go after the deal of seed {seed} (match {match}).")
        else:
            sentence = _(
                "{name} {what} in the deal of seed {seed} (match {match} of it), move {move}: "
                "round {round_number}, turn {turn}, seat {seat}."
            )
        return sentence.format(
            name=names[self.entry],
            what=what,
            seed=self.seed,
            match=self.match,
            move=self.move,
            round_number=self.round_number,
            turn=self.turn,
            seat=self.seat,
        )


class Pulse:
    """Writes and reads an array of SIZE whole numbers, shared or not."""

    def __init__(self, cells: MutableSequence[int] | None = None) -> None:
        self._cells: MutableSequence[int] = [0] * SIZE if cells is None else cells

    def begin(self, place: Whereabouts) -> None:
        """Say that somebody else's code begins to run at `place`."""
        cells = self._cells
        cells[_ENTRY], cells[_SEED], cells[_MATCH] = place.entry, place.seed, place.match
        cells[_MOVE], cells[_ROUND], cells[_TURN] = place.move, place.round_number, place.turn
        cells[_SEAT] = place.seat
        cells[_BUSY] = 1
        cells[_BEATS] += 1

    def end(self) -> None:
        """Say that it has come back."""
        self._cells[_BUSY] = 0
        self._cells[_BEATS] += 1

    @property
    def beats(self) -> int:
        """How often begin and end were called: it stands still while something hangs."""
        return self._cells[_BEATS]

    @property
    def is_busy(self) -> bool:
        """Whether somebody else's code is running."""
        return bool(self._cells[_BUSY])

    @property
    def place(self) -> Whereabouts:
        """The place last begun at."""
        return Whereabouts(*(self._cells[cell] for cell in (_ENTRY, _SEED, _MATCH, _MOVE, _ROUND, _TURN, _SEAT)))
