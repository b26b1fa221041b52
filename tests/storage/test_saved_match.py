"""The saved match: always on disk, never overwritten by another, never in two hands."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import storage.saved_match
from game.entries import HUMAN
from game.match import Match
from game.moves import DrawDiscard
from game.players import make_player
from game.record import Record, SeatEntry, dumps
from game.rules import Rules
from storage.saved_match import AlreadyOpen, NewerMatchError, SavedMatch, SavedMatchError

RULES = Rules(players=2, decks="auto", last_round=1)
SEATS = (SeatEntry("You", HUMAN), SeatEntry("Top", "steady"))


@pytest.fixture
def saved(tmp_path: Path) -> Iterator[SavedMatch]:
    saved = SavedMatch(tmp_path / "matches")
    yield saved
    saved.close()


def begin(saved: SavedMatch, seed: int = 7) -> Match:
    players = {0: make_player("steady"), 1: make_player("steady")}
    return Match.begin(RULES, seed, SEATS, players, saved.keep)


def play(match: Match, moves: int) -> Record:
    for _move in range(moves):
        if not match.is_over:
            match.play(match.choose())
    return match.record


def reopen(saved: SavedMatch) -> SavedMatch:
    saved.close()
    return SavedMatch(saved.folder)


def list_past(saved: SavedMatch, kind: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((saved.folder / kind).glob("*.txt"))]


def test_nothing_is_saved_at_first(saved: SavedMatch) -> None:
    """A new player has no match to go on with."""
    assert saved.load() is None
    assert saved.fault is None


def test_every_move_is_on_disk_when_it_returns(saved: SavedMatch) -> None:
    """After each move the file holds the whole record as text."""
    match = begin(saved)
    for _move in range(5):
        match.play(match.choose())
        assert saved.file.read_text(encoding="utf-8") == dumps(match.record)


def test_next_start_goes_on_exactly_there(saved: SavedMatch) -> None:
    """Another process reads back the very same record, and its moves go on in the same file."""
    record = play(begin(saved), 5)
    again = reopen(saved)
    assert again.load() == record
    match = Match(record, {0: make_player("steady"), 1: make_player("steady")}, again.keep)
    assert play(match, 1) == reopen(again).load()
    assert list_past(again, "abandoned") == []


def test_putting_a_card_back_is_kept_too(saved: SavedMatch) -> None:
    """A record that forgets a take is the same match, not another one."""
    match = begin(saved)
    while match.state.to_move != 0 or match.state.phase != "draw":
        match.play(match.choose())
    match.play(DrawDiscard())
    match.undo()
    assert saved.load() == match.record
    assert list_past(saved, "abandoned") == []


def test_finished_match_is_kept_once(saved: SavedMatch) -> None:
    """A finished match is kept under its seed, once, however often that is asked for, and goes on waiting till then."""
    record = play(begin(saved), 10_000)
    file = saved.finish(record)
    assert file is not None
    assert file.parent.name == "finished"
    assert "seed-7" in file.name
    again = reopen(saved)
    assert again.load() == record
    assert again.finish(record) == file
    assert list_past(again, "finished") == [dumps(record)]
    again.clear()
    assert again.load() is None
    assert list_past(again, "finished") == [dumps(record)] and list_past(again, "abandoned") == []


def test_finished_match_that_could_not_be_filed_is_not_lost(saved: SavedMatch) -> None:
    """A match that is over but not yet among the finished ones goes there when the next begins."""
    record = play(begin(saved), 10_000)
    (saved.folder / "finished").write_text("in the way")
    assert saved.finish(record) is None and saved.fault is not None
    (saved.folder / "finished").unlink()
    begin(saved, seed=8)
    assert list_past(saved, "finished") == [dumps(record)]


def test_new_match_puts_the_old_one_aside(saved: SavedMatch) -> None:
    """Beginning anew keeps the match given up, whether it was loaded, played or only lay there."""
    first = play(begin(saved), 3)
    second = play(begin(saved, seed=8), 3)
    again = reopen(saved)
    begin(again, seed=9)
    assert list_past(again, "abandoned") == [dumps(first), dumps(second)]


def test_damaged_match_is_a_sentence_and_never_overwritten(saved: SavedMatch) -> None:
    """A damaged file is told with its line, and a new match moves it aside unchanged."""
    record = play(begin(saved), 3)
    damaged = dumps(record).replace("stock", "stonk").replace(" take", " tonk")
    line = next(number for number, text in enumerate(damaged.splitlines(), 1) if "onk" in text)
    saved.file.write_text(damaged, encoding="utf-8")
    again = reopen(saved)
    with pytest.raises(SavedMatchError, match=rf"match\.txt, line {line}: "):
        again.load()
    assert saved.file.read_text(encoding="utf-8") == damaged
    begin(again)
    assert list_past(again, "damaged") == [damaged]
    assert again.load() is not None


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"x" * 2_000_000, b"Three-Thirteen match 1\nseed 1\n"])
def test_any_other_content_is_refused(saved: SavedMatch, content: bytes) -> None:
    """Empty, binary, huge and half a file: each is refused in a sentence that names the file."""
    saved.folder.mkdir(exist_ok=True)
    saved.file.write_bytes(content)
    with pytest.raises(SavedMatchError, match="match.txt"):
        saved.load()


def test_folder_in_place_of_the_file_is_set_aside(saved: SavedMatch) -> None:
    """Even a folder named like the file is no more than a damaged match."""
    saved.file.mkdir(parents=True)
    with pytest.raises(SavedMatchError):
        saved.load()
    begin(saved)
    assert saved.fault is None


def test_level_that_is_gone_is_told_with_its_line(saved: SavedMatch) -> None:
    """A seat of a level that no player has can't be gone on with, and its line is named."""
    record = play(begin(saved), 1)
    strange = replace(record, seats=(SEATS[0], SeatEntry("Top", "psychic")))
    saved.file.write_text(dumps(strange), encoding="utf-8")
    line = dumps(strange).splitlines().index("seat 1 psychic Top") + 1
    with pytest.raises(SavedMatchError, match=f"line {line}: there is no level “psychic”"):
        reopen(saved).load()


def test_full_disk_loses_nothing_and_is_told(saved: SavedMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing can be written the match goes on with a fault to show; with room again all is kept."""
    match = begin(saved)
    kept = saved.file.read_text(encoding="utf-8")

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        play(match, 2)
        assert saved.fault is not None
        assert "No space left on device" in saved.fault
        assert saved.file.read_text(encoding="utf-8") == kept
        assert saved.finish(match.record) is None
    record = play(match, 1)
    assert saved.fault is None
    assert saved.load() == record


def test_folder_that_cannot_be_made_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    """Where no folder can be made the game still starts, says so, and plays."""
    (tmp_path / "matches").write_text("in the way")
    saved = SavedMatch(tmp_path / "matches")
    assert saved.fault is not None
    assert saved.load() is None
    assert len(play(begin(saved), 2).entries) == 2
    assert "can’t be written" in saved.fault


def test_second_window_is_refused_in_a_sentence(saved: SavedMatch) -> None:
    """While one window has the match a second one is told so, and gets it after the first has closed."""
    with pytest.raises(AlreadyOpen, match="another window"):
        SavedMatch(saved.folder)
    saved.close()
    SavedMatch(saved.folder).close()


def test_past_matches_are_never_deleted(saved: SavedMatch) -> None:
    """However many matches were given up or finished, all of them stay."""
    for seed in range(1, 12):
        begin(saved, seed)
    seeds = {text.splitlines()[1] for text in list_past(saved, "abandoned")}
    assert seeds == {f"seed {seed}" for seed in range(1, 11)}
    (saved.folder / "finished").mkdir()
    for number in range(600):
        (saved.folder / "finished" / f"2099-01-01-000000-seed-{number}.txt").write_text("old")
    saved.finish(play(begin(saved), 10_000))
    assert len(list_past(saved, "finished")) == 601


def test_another_match_never_overwrites_one_under_way(saved: SavedMatch) -> None:
    """A record whose moves are not those on disk goes on with another match: the one on disk is set aside."""
    for start in (Record(RULES, 7, SEATS), Record.begin(RULES, 7, SEATS)):
        ours = play(Match(start, dict.fromkeys((0, 1), make_player("steady")), saved.keep), 4)
        match = Match(start, {})
        while match.record.entries == ours.entries[: len(match.record.entries)] or len(match.record.entries) < 5:
            match.play(match.view(match.state.to_move).legal_moves[-1])
        saved.keep(match.record)
        assert dumps(ours) in list_past(saved, "abandoned")


def test_going_back_several_moves_is_the_same_match(saved: SavedMatch) -> None:
    """A match is known by its id: moves taken back, any number of them, set nothing aside."""
    match = Match(Record.begin(RULES, 7, SEATS), dict.fromkeys((0, 1), make_player("steady")), saved.keep)
    record = play(match, 6)
    saved.keep(replace(record, entries=record.entries[:2]))
    assert saved.load() == replace(record, entries=record.entries[:2])
    assert list_past(saved, "abandoned") == []


def test_the_same_cards_again_are_another_match(saved: SavedMatch) -> None:
    """A match dealt again from its seed sets the one under way aside."""
    first = play(Match(Record.begin(RULES, 7, SEATS), dict.fromkeys((0, 1), make_player("steady")), saved.keep), 5)
    saved.keep(Record.begin(RULES, 7, SEATS))
    assert list_past(saved, "abandoned") == [dumps(first)]


@pytest.mark.parametrize("text", ["Three-Thirteen match 9\n", "Three-Thirteen match 1\nrule undo_limit 3\n"])
def test_newer_match_stays_where_it_is(saved: SavedMatch, text: str) -> None:
    """A match of a newer version is told as newer and left alone; a new match moves it to its own folder."""
    saved.folder.mkdir(exist_ok=True)
    saved.file.write_text(text, encoding="utf-8")
    with pytest.raises(NewerMatchError, match="newer than this game: .*match.txt, line"):
        saved.load()
    assert saved.file.read_text(encoding="utf-8") == text
    begin(saved)
    assert list_past(saved, "newer") == [text] and list_past(saved, "damaged") == []


@pytest.mark.parametrize(
    ("seats", "line", "sentence"),
    [
        (("human You", "human Ann"), 1, "seat 1 must be a computer player’s"),
        (("steady You", "steady Top"), 0, "seat 0 is the person’s"),
    ],
)
def test_a_match_nobody_here_could_go_on_with_is_refused(
    saved: SavedMatch, seats: tuple[str, str], line: int, sentence: str
) -> None:
    """The person sits at seat 0 and nowhere else; a file that says otherwise has the line of that seat named."""
    text = dumps(play(begin(saved), 1)).replace("human You", seats[0]).replace("steady Top", seats[1])
    saved.file.write_text(text, encoding="utf-8")
    number = text.splitlines().index(f"seat {line} {seats[line]}") + 1
    with pytest.raises(SavedMatchError, match=f"line {number}: {sentence}"):
        reopen(saved).load()


def test_longest_match_there_can_be_is_not_too_large(tmp_path: Path) -> None:
    """Eight seats that never go out, at the highest turn limit, stay below what is read, and so does their file."""
    rules = Rules.of("classic", players=8, jokers=4, turn_limit=1000)
    longest = "7 stock, discard TD'''\n"
    record = Record(rules, 10**18, tuple(SeatEntry("x" * 24, "steady" if seat else HUMAN) for seat in range(8)), ())
    turns = len(rules.rounds) * rules.players * rules.turn_limit
    size = len(dumps(record)) + turns * len(longest)
    assert size < storage.saved_match.LARGEST
    (tmp_path / "match.txt").write_text(dumps(record) + "\n" * size, encoding="utf-8")
    assert SavedMatch(tmp_path).load() == record
