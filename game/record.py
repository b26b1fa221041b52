"""Record: a match as readable text, written, read back and replayed with every move checked.

Holds docs/design.md, rule 6 (a saved match is its record), and docs/rules.md, "Taking back" (a move taken back is
simply not there). Does not know files. The text itself is described in `game.record_text`.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.deals import DeckError
from game.engine import IllegalMove, Step, apply, first_step, new_match
from game.entries import Entry, NewerRecordError, Record, RecordError, SeatEntry
from game.language import gettext as _
from game.record_text import read_record, write_record

__all__ = ["Entry", "NewerRecordError", "Record", "RecordError", "SeatEntry", "dumps", "is_over", "loads", "replay"]


def dumps(record: Record) -> str:
    """Write a record as text that `loads` reads back to an equal record."""
    return write_record(record)


def loads(text: str) -> Record:
    """Read a record and check it by replaying every move. Raises RecordError naming the line, NewerRecordError too."""
    record = read_record(text)
    for _step in replay(record):
        pass
    return record


def is_over(record: Record) -> bool:
    """Tell whether the last round of `record` is scored. Raises RecordError at a move that is not legal."""
    last = record.entries[-1].round_number if record.entries else 0
    if last < record.rules.last_round:
        return False
    *_steps, end = replay(record)
    return end.state.phase == "over"


def replay(record: Record) -> Iterator[Step]:
    """Yield the first deal as a step, then one step for each move. Raises RecordError at a move that is not legal."""
    try:
        state = new_match(record.rules, record.seed, record.decks)
    except DeckError as error:
        raise RecordError(1, str(error)) from error
    yield first_step(state)
    for entry in record.entries:
        if state.phase == "over":
            raise RecordError(entry.line, _("here is a move more, but the match is over."))
        if (entry.round_number, entry.seat) != (state.round_number, state.to_move):
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
