"""Records: readable text both ways, and every fault named with its line."""

import re
from dataclasses import replace
from random import Random

import pytest

from game.cards import parse_hand
from game.engine import apply, first_step, legal_moves, new_match
from game.record import Entry, NewerRecordError, Record, RecordError, SeatEntry, dumps, loads, replay
from game.rules import Rules
from tests.forced import find_seed, force_deck

SEATS = (SeatEntry("You", "human"), SeatEntry("Left", "steady"), SeatEntry("Ann Marie", "steady"))
RULES = Rules.of("pc", players=3, last_round=2, jokers=2, turn_limit=6)


def play_at_random(record: Record, moves: int, seed: int = 1) -> Record:
    """Return `record` with up to `moves` legal moves more."""
    rng, state, entries = Random(seed), new_match(record.rules, record.seed, record.decks), []
    for _turn in range(moves):
        if choices := legal_moves(state):
            move = rng.choice(choices)
            entries.append(Entry(state.round_number, state.to_move, move))
            state = apply(state, move).state
    return replace(record, entries=tuple(entries))


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 30, 200])
def test_text_goes_both_ways(moves: int) -> None:
    """A record at any point of a match, in mid-turn too, is read back as it was written."""
    record = play_at_random(Record(RULES, 7, SEATS), moves)
    assert loads(dumps(record)) == record
    assert dumps(loads(dumps(record))) == dumps(record)


def test_forced_decks_are_kept() -> None:
    """A forced order stands in the header, twins told apart, and is dealt again."""
    rules = Rules.of("pc", last_round=1)
    deck = force_deck(rules, {0: "7H 7H KH", 1: "2S TD QH", 2: "4S JD 7C", 3: "5S QD 8C"}, "6C")
    seats = (*SEATS, SeatEntry("Right", "steady"))
    record = Record(rules, 1, seats, (), (deck,))
    assert loads(dumps(record)) == record
    assert next(iter(replay(loads(dumps(record))))).state.discards == parse_hand("6C")


def test_a_record_reads_like_a_match() -> None:
    """The header names seed, rules and seats; each turn is one line under its round."""
    rules = Rules.of("pc", players=3, last_round=1)
    record = play_at_random(Record(rules, find_seed(rules, dealer=2), SEATS), 3)
    text = dumps(record)
    assert text.startswith("Three-Thirteen match 1\nseed ")
    assert "\nrule decks 2\n" in text and "\nrule wild_only_melds true\n" in text
    assert "\nseat 2 steady Ann Marie\nround 1 wild 3\n0 " in text
    assert re.search(r"\n0 (stock|take), discard \S+\n1 (stock|take)\n$", text)


def test_replay_yields_the_deal_and_a_step_for_each_move() -> None:
    """Replaying gives the states of the match itself, one step a move after the first deal."""
    record = play_at_random(Record(RULES, 7, SEATS), 40)
    steps = list(replay(record))
    assert len(steps) == len(record.moves) + 1
    assert steps[0].state == new_match(RULES, 7) and steps[0] == first_step(steps[0].state)
    assert apply(steps[-2].state, record.moves[-1]) == steps[-1]


LINES = dumps(play_at_random(Record(RULES, 7, SEATS), 6)).splitlines()
FIRST_TURN = next(number for number, line in enumerate(LINES) if line.startswith("round")) + 1


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (0, "Three-Thirteen match two", "line 1: a match begins with the line “Three-Thirteen match 2”"),
        (0, "Three-Thirteen match 0", "line 1: a match begins with the line"),
        (0, "Three-Thirteen match 2", "the header lacks id, began"),
        (0, "Three-Thirteen match 3", "line 1: this match is of version 3, newer than this game"),
        (1, "id 4f1c9a02b7d35e68", "line 2: “id 4f1c9a02b7d35e68” is neither a header line nor a turn"),
        (1, "seed x", "line 2: the seed must be a whole number, not “x”"),
        (2, "rule undo_limit 3", "line 3: this game does not know the rule “undo_limit”: the match is of a newer"),
        (2, "rule UNDO 3", "line 3: “UNDO” is not a rule"),
        (2, "rule decks 2", "line 4: the rule “decks” stands here twice"),
        (1, "", "the header lacks seed"),
        (2, "rule players 9", "line 3: players must be a whole number from 2 to 8, not 9"),
        (13, "rule final_turn True", "line 14: final_turn must be true or false, not “True”"),
        (FIRST_TURN, "deck 1 JK'''", "line 23: The forced deck of round 1 .*: JK'''"),
        (FIRST_TURN, "deck 1" + " 7H" * 300, "line 23: a deck has at most 212 cards"),
        (25, "round 12 wild 14", "line 26: the last round of this match is 2"),
        (2, "rule players 4", "there are 3 seats for 4 players"),
        (18, "seat 5 human You", "line 19: a seat line is “seat 0 LEVEL NAME”"),
        (18, "seat 0 human", "line 19: a seat line"),
        (FIRST_TURN - 1, "round 1 wild 4", "a round line is"),
        (FIRST_TURN - 1, "", "a turn comes after a round line"),
        (FIRST_TURN, "hello", "is neither a header line nor a turn"),
        (FIRST_TURN, "9 stock", "is neither a header line nor a turn"),
        (FIRST_TURN, "1 peek", "“peek” is not a move"),
        (FIRST_TURN, "1 discard 1X", "is not a card"),
        (FIRST_TURN, "deck 2 7H", "a deck line is “deck 1 CARDS”"),
        (FIRST_TURN, "deck 1 7H' 7H'", "is there twice"),
    ],
)
def test_a_fault_of_form_names_its_line(line: int, text: str, sentence: str) -> None:
    """A line that cannot be read is named by number, with what would be right."""
    with pytest.raises(RecordError, match=sentence):
        loads("\n".join([*LINES[:line], text, *LINES[line + 1 :]]))


@pytest.mark.parametrize("change", ["card", "seat", "twice", "round", "drop"])
def test_a_move_that_cannot_have_been_made_names_its_line(change: str) -> None:
    """A record that breaks the rules is refused at the line where it does."""
    lines, at = list(LINES), FIRST_TURN
    seat = lines[at][0]
    if change == "card":
        lines[at] = f"{seat} stock, discard JK''''"
    elif change == "seat":
        lines[at] = f"{(int(seat) + 1) % 3}{lines[at][1:]}"
    elif change == "twice":
        lines[at] = f"{seat} stock, stock"
    elif change == "round":
        lines[at - 1] = "round 2 wild 4"
    else:
        del lines[at]
    with pytest.raises(RecordError) as caught:
        loads("\n".join(lines))
    assert caught.value.line == at + 1 and str(caught.value).startswith(f"line {at + 1}: ")


def test_more_decks_than_rounds_are_refused() -> None:
    """A forced deck for a round that is not played has its line named."""
    with pytest.raises(RecordError, match="line 24: there are more decks than rounds"):
        loads(dumps(Record(RULES, 7, SEATS, (), ((), (), parse_hand("AS")))))


def test_a_mark_of_the_byte_order_is_passed_over() -> None:
    """An editor that puts a byte order mark in front does no harm."""
    assert dumps(loads("\ufeff" + "\r\n".join(LINES))) == "\n".join(LINES) + "\n"


@pytest.mark.parametrize("name", ["", " x", "a\nb", "a\u2028b", "a\x0cb"])
def test_a_name_must_fit_a_line(name: str) -> None:
    """What a line could not hold is refused as a name before it is written."""
    with pytest.raises(ValueError, match="the name "):
        SeatEntry(name, "steady")


@pytest.mark.parametrize("level", ["", "very hard", " easy"])
def test_a_level_is_one_word(level: str) -> None:
    """A level with blanks would be read back as another."""
    with pytest.raises(ValueError, match="level is one word"):
        SeatEntry("Left", level)


@pytest.mark.parametrize("seed", [-1, 10**40])
def test_a_seed_must_be_readable(seed: int) -> None:
    """A seed that the text could not hold is refused."""
    with pytest.raises(ValueError, match="whole number from 0, of at most 40 digits"):
        Record(RULES, seed, SEATS)


def test_moves_after_the_end_are_refused() -> None:
    """Nothing can follow the last discard of a match."""
    record = play_at_random(Record(RULES, 7, SEATS), 10_000)
    with pytest.raises(RecordError, match=rf"line {len(dumps(record).splitlines()) + 1}: .*the match is over"):
        loads(dumps(record) + "0 stock\n")


def test_a_forced_deck_that_does_not_fit_is_refused() -> None:
    """A deck line with a card that is not in the game is told by name."""
    text = dumps(Record(RULES, 7, SEATS, (), (parse_hand("AS AS AS"),)))
    with pytest.raises(RecordError, match="forced deck of round 1 .*: AS''"):
        loads(text)


NEW = Record.begin(RULES, 7, SEATS)


def test_a_new_record_has_an_id_of_its_own_and_the_day() -> None:
    """Two matches begun alike differ in their ids; id and day stand in the text and are read back."""
    assert NEW.id != Record.begin(RULES, 7, SEATS).id
    text = dumps(play_at_random(NEW, 30))
    assert text.splitlines()[:3] == ["Three-Thirteen match 2", f"id {NEW.id}", f"began {NEW.began}"]
    assert loads(text) == play_at_random(NEW, 30)


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (1, "id 4f1c", "line 2: the id must be 16 of the characters"),
        (1, "", "the header lacks id"),
        (2, "", "the header lacks began"),
        (2, "began yesterday", "line 3: the day must be like 2026-03-31, not “yesterday”"),
    ],
)
def test_a_faulty_heading_names_its_line(line: int, text: str, sentence: str) -> None:
    """An id or a day that is missing or can't be read is told with what would be right."""
    lines = dumps(NEW).splitlines()
    with pytest.raises(RecordError, match=sentence):
        loads("\n".join([*lines[:line], text, *lines[line + 1 :]]))


@pytest.mark.parametrize("text", ["Three-Thirteen match 3", "Three-Thirteen match 2\nrule undo_limit 3"])
def test_a_newer_record_is_told_apart_from_a_damaged_one(text: str) -> None:
    """A version or a rule that this game does not know is no damage."""
    with pytest.raises(NewerRecordError, match="newer"):
        loads(text)


@pytest.mark.parametrize("key", RULES.keys)
def test_a_missing_rule_means_how_it_went_before_the_rule_was_there(key: str) -> None:
    """A record without one of the keys is played as by the preset pc for that key."""
    lines = [line for line in dumps(Record(Rules(), 7, (*SEATS, SEATS[1]))).splitlines() if f"rule {key} " not in line]
    assert loads("\n".join(lines)).rules == Rules()


@pytest.mark.parametrize("damage", ["\0", "Le\0ft", "\x1b[31m", "a\u2028b"])
def test_no_control_character_gets_in(damage: str) -> None:
    """A character that can't be shown is refused with its line and is not in the sentence."""
    for text in (f"seat 3 easy {damage}", damage):
        with pytest.raises(RecordError) as caught:
            loads("\n".join([*LINES, text]))
        assert caught.value.line == len(LINES) + 1 and str(caught.value).isprintable()


@pytest.mark.parametrize("start", ["", "0 ", "seed ", "rule ", "rule players ", "seat 3 ", "seat 3 easy ", "deck 1 "])
def test_what_is_quoted_is_short(start: str) -> None:
    """However long the wrong word is, the sentence about it is not."""
    with pytest.raises(RecordError) as caught:
        loads("\n".join([*LINES, start + "x" * 100_000]))
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["", "\n", "\0\0\0", "seed 1"])
def test_what_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    """An empty or foreign file is told apart from a record at once."""
    with pytest.raises(RecordError, match="line 1: a match begins with"):
        loads(text)
