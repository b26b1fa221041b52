"""Matches saved by the first release load, replay and go on as they did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match import Match
from game.players import make_player
from game.record import Record, SeatEntry, dumps, loads

SAVED = sorted((Path(__file__).parents[1] / "version_1").glob("*.txt"))


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_match_of_version_1_is_written_back_as_it_was(file: Path) -> None:
    """A record of version 1 stays one, to the letter."""
    text = file.read_text(encoding="utf-8")
    assert dumps(loads(text)) == text


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_computer_players_choose_as_they_did(file: Path) -> None:
    """At every place of a match of version 1 the computer player to move chooses the move that it made then."""
    record = loads(file.read_text(encoding="utf-8"))
    players = {seat: make_player(entry.level) for seat, entry in enumerate(record.seats) if seat}
    for made in range(0, len(record.entries), 7):
        match = Match(replace(record, entries=record.entries[:made]), players)
        if not match.is_human(match.state.to_move):
            assert match.choose() == record.entries[made].move


def test_names_decide_nothing_since() -> None:
    """With the same seed a match is the same whatever the seats are called; in version 1 it was another."""

    def play(record: Record, name: str) -> str:
        seats = tuple(SeatEntry(name if seat else "You", "easy") for seat in range(4))
        match = Match(replace(record, seats=seats), dict.fromkeys(range(4), make_player("easy")))
        for _move in range(60):
            match.play(match.choose())
        return str(match.record.moves)

    old = Record(loads(SAVED[2].read_text(encoding="utf-8")).rules, 5, ())
    new = replace(old, id="0123456789abcdef", began="2026-01-01")
    assert play(new, "Left") == play(new, "Ann")
    assert play(old, "Left") != play(old, "Ann")
