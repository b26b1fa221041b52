"""Record: a match as readable text, written, read back and replayed with every move checked.

Holds DESIGN's rule that a saved match is its record, and RULES.md, "Taking back" (a move taken back is simply
not there). Does not know files. The text itself is described in `game.record_text`.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.deals import DeckError
from game.engine import IllegalMove, Step, apply, first_step, new_match
from game.entries import Entry, Record, RecordError, SeatEntry
from game.language import gettext as _
from game.record_text import read_record, write_record

__all__ = ["Entry", "Record", "RecordError", "SeatEntry", "dumps", "loads", "replay"]


def dumps(record: Record) -> str:
    """Write a record as text that `loads` reads back to an equal record."""
    return write_record(record)


def loads(text: str) -> Record:
    """Read a record and check it by replaying every move. Raises RecordError naming the line."""
    record = read_record(text)
    for _step in replay(record):
        pass
    return record


def replay(record: Record) -> Iterator[Step]:
    """Yield the first deal as a step, then one step for each move. Raises RecordError at a move that is not legal."""
    try:
        state = new_match(record.rules, record.seed, record.decks)
    except DeckError as error:
        raise RecordError(1, str(error)) from error
    yield first_step(state)
    for entry in record.entries:
        if (entry.round_number, entry.seat) != (state.round_number, state.to_move) or state.phase == "over":
            raise RecordError(entry.line, _explain_turn(entry, state.round_number, state.to_move))
        try:
            step = apply(state, entry.move)
        except IllegalMove as error:
            raise RecordError(entry.line, f"{entry.move}: {error}") from error
        state = step.state
        yield step


def _explain_turn(entry: Entry, round_number: int, seat: int) -> str:
    return _("this is a move of seat {seat} in round {number}, but it is seat {right}’s turn in round {now}.").format(
        seat=entry.seat, number=entry.round_number, right=seat, now=round_number
    )
