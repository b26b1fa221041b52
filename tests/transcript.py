"""Transcripts: a match told line by line in plain text, for golden files and for reading.

Does not know how moves were chosen. `python3 -m tests.transcript FILE` prints the transcript of a saved match.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from game.cards import RANKS, Card, cards_text
from game.engine import Step
from game.events import Dealt, Discarded, Drew, Event, MatchEnded, RoundScored, StockTurned, WentOut
from game.melds import Arrangement
from game.record import Record, loads, replay


def write_transcript(record: Record) -> list[str]:
    """Return the lines that tell a whole match: deals with all hands, draws, discards, scores."""
    lines: list[str] = []
    for step in replay(record):
        for event in step.events:
            lines.extend(_tell(event, step, record))
    return lines


def _tell(event: Event, step: Step, record: Record) -> Iterator[str]:
    names = [seat.name for seat in record.seats]
    match event:
        case Dealt(round_number, dealer, wild_rank, up):
            yield f"Round {round_number}: {names[dealer]} deals, {RANKS[wild_rank - 1]} is wild, {up} is turned up"
            for name, hand in zip(names, step.state.hands, strict=True):
                yield f"  {name} holds {cards_text(hand)}"
        case Drew(seat, source, card):
            yield f"{names[seat]} {'takes' if source == 'discard' else 'draws'} {card}"
        case StockTurned(count):
            yield f"The stock is turned: {count} cards"
        case Discarded(seat, card):
            yield f"{names[seat]} throws {card}"
        case WentOut(seat, melds):
            yield f"{names[seat]} goes out: {_join(melds)}"
        case RoundScored():
            yield from _tell_scores(event, names)
        case MatchEnded(_totals, winners):
            yield "Winners: " + (", ".join(names[seat] for seat in winners) or "nobody")


def _tell_scores(scored: RoundScored, names: list[str]) -> Iterator[str]:
    for name, arrangement, points, total in zip(
        names, scored.arrangements, scored.points, scored.totals, strict=True
    ):
        yield f"  {name}: {_tell_arrangement(arrangement)} = {points}, {total} in all"


def _tell_arrangement(arrangement: Arrangement) -> str:
    return " | ".join(filter(None, (_join(arrangement.melds), cards_text(arrangement.deadwood)))) or "nothing"


def _join(melds: tuple[tuple[Card, ...], ...]) -> str:
    return ", ".join(f"[{cards_text(meld)}]" for meld in melds)


if __name__ == "__main__":
    print("\n".join(write_transcript(loads(Path(sys.argv[1]).read_text(encoding="utf-8")))))
