"""The text of a record, both ways; reading checks the form, not whether the moves are legal.

Does not know files, nor how a match goes: `game.record` replays what was read here.

    Three-Thirteen match 2
    id 4f1c9a02b7d35e68                  (random, made once; version 1 has neither id nor day)
    began 2026-03-31                     (the day the match began, UTC)
    seed 42
    rule players 4
    …
    seat 0 human You
    seat 1 steady Left
    deck 1 7H 8C …                       (only where an order was forced, counted from the first round played)
    round 1 wild 3
    2 stock, discard KD
    3 take, discard 7H'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NoReturn

from game.cards import Card, NotationError, cards_text, parse_hand
from game.deals import DeckError, order_deck
from game.entries import Entry, NewerRecordError, Record, RecordError, SeatEntry
from game.language import gettext as _
from game.moves import Discard, GoOut, parse_move
from game.quoting import shorten
from game.rule_keys import BEFORE, KEYS
from game.rules import Rules, RulesError, cards_dealt
from game.seat_names import find_name_fault

HEADING = "Three-Thirteen match"
"""What the first line begins with; the version follows."""
VERSIONS = (1, 2)
MOST_CARDS = 4 * 52 + 4
"""The largest deck of all."""


def write_record(record: Record) -> str:
    """Write a record as text that `read_record` reads back to an equal record."""
    return "\n".join((*_write_header(record), *_write_turns(record.entries))) + "\n"


def _write_header(record: Record) -> Iterator[str]:
    yield f"{HEADING} {record.version}"
    if record.version > 1:
        yield f"id {record.id}"
        yield f"began {record.began}"
    yield f"seed {record.seed}"
    for key, value in record.rules.keys.items():
        yield f"rule {key} {str(value).lower()}"
    for number, seat in enumerate(record.seats):
        yield f"seat {number} {seat.level} {seat.name}"
    for number, deck in enumerate(record.decks, 1):
        yield f"deck {number} {cards_text(deck)}".rstrip()


def _write_turns(entries: tuple[Entry, ...]) -> Iterator[str]:
    round_number = turn = None
    for entry in entries:
        if entry.round_number != round_number:
            round_number = entry.round_number
            yield from () if turn is None else (turn,)
            turn = None
            yield f"round {round_number} wild {cards_dealt(round_number)}"
        turn = f"{entry.seat} {entry.move}" if turn is None else f"{turn}, {entry.move}"
        if isinstance(entry.move, Discard | GoOut):
            yield turn
            turn = None
    yield from () if turn is None else (turn,)


def read_record(text: str) -> Record:
    """Read what `write_record` wrote. Raises RecordError naming the first line that is wrong.

    A record of a newer version, or one with a rule this version does not know, raises NewerRecordError.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    reader = _Reader(version=_read_version(lines[0].strip()))
    for number, line in enumerate(lines[1:], 2):
        if not line.replace("\t", " ").isprintable():
            raise RecordError(number, _("here is a character that can’t be shown: the line is damaged."))
        if line.strip():
            reader.read_line(number, line.strip())
    return reader.finish()


def _read_version(heading: str) -> int:
    found = re.fullmatch(re.escape(HEADING) + " ([0-9]{1,6})", heading)
    if not found or not int(found[1]):
        raise RecordError(1, _("a match begins with the line “{heading}”.").format(heading=f"{HEADING} {VERSIONS[-1]}"))
    version = int(found[1])
    if version > VERSIONS[-1]:
        sentence = _("this match is of version {version}, newer than this game, which reads up to {latest}: update it.")
        raise NewerRecordError(1, sentence.format(version=version, latest=VERSIONS[-1]))
    return version


@dataclass
class _Reader:
    """What has been read so far; `line` is the line being read."""

    line: int = 1
    lines: dict[str, int] = field(default_factory=dict)
    """Where each rule, each deck (by its number) and the newest round stood."""
    version: int = 1
    id: str = ""
    began: str = ""
    seed: int | None = None
    keys: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatEntry] = field(default_factory=list)
    decks: list[tuple[Card, ...]] = field(default_factory=list)
    round_number: int = 0
    entries: list[Entry] = field(default_factory=list)

    def read_line(self, line: int, text: str) -> None:
        self.line = line
        word, _blank, rest = text.partition(" ")
        readers = {"seed": self._read_seed, "rule": self._read_rule, "seat": self._read_seat}
        readers |= {"deck": self._read_deck, "round": self._read_round}
        if self.version > 1:
            readers |= {"id": self._read_id, "began": self._read_began}
        if word in readers:
            readers[word](rest.strip())
        elif re.fullmatch("[0-7]", word):
            self._read_turn(int(word), rest)
        else:
            self._refuse(_("“{text}” is neither a header line nor a turn.").format(text=shorten(text)))

    def _refuse(self, sentence: str) -> NoReturn:
        raise RecordError(self.line, sentence)

    def _read_id(self, rest: str) -> None:
        if not re.fullmatch("[0-9a-f]{16}", rest):
            self._refuse(_("the id must be 16 of the characters 0 … 9 a … f, not “{text}”.").format(text=shorten(rest)))
        self.id = rest

    def _read_began(self, rest: str) -> None:
        try:
            self.began = date.fromisoformat(rest).isoformat()
        except ValueError:
            self._refuse(_("the day must be like 2026-03-31, not “{text}”.").format(text=shorten(rest)))

    def _read_seed(self, rest: str) -> None:
        if not re.fullmatch("[0-9]{1,40}", rest):
            self._refuse(_("the seed must be a whole number, not “{text}”.").format(text=shorten(rest)))
        self.seed = int(rest)

    def _read_rule(self, rest: str) -> None:
        name, _blank, word = rest.partition(" ")
        if name in self.keys:
            self._refuse(_("the rule “{name}” stands here twice.").format(name=name))
        if name not in KEYS and re.fullmatch("[a-z][a-z_]{0,39}", name):
            sentence = _("this game does not know the rule “{name}”: the match is of a newer version, update the game.")
            raise NewerRecordError(self.line, sentence.format(name=name))
        if name not in KEYS:
            self._refuse(_("“{name}” is not a rule.").format(name=shorten(name)))
        value: object = {"true": True, "false": False}.get(word, word)
        self.lines[name] = self.line
        self.keys[name] = int(word) if re.fullmatch("[0-9]{1,6}", word) else value

    def _read_seat(self, rest: str) -> None:
        parts = rest.split(maxsplit=2)
        if len(parts) < 3 or parts[0] != str(len(self.seats)):
            self._refuse(_("a seat line is “seat {number} LEVEL NAME”.").format(number=len(self.seats)))
        fault = find_name_fault(parts[2])
        if fault is not None:
            self._refuse(fault)
        self.lines[f"seat {parts[0]}"] = self.line
        self.seats.append(SeatEntry(parts[2], parts[1]))

    def _read_deck(self, rest: str) -> None:
        number, _blank, cards = rest.partition(" ")
        if cards.count(" ") > MOST_CARDS:
            self._refuse(_("a deck has at most {most} cards.").format(most=MOST_CARDS))
        if number != str(len(self.decks) + 1):
            self._refuse(_("a deck line is “deck {number} CARDS”.").format(number=len(self.decks) + 1))
        self.lines[number] = self.line
        try:
            self.decks.append(parse_hand(cards))
        except NotationError as error:
            self._refuse(str(error))

    def _read_round(self, rest: str) -> None:
        found = re.fullmatch("([0-9]{1,2}) wild ([0-9]{1,2})", rest)
        if not found or int(found[2]) != cards_dealt(int(found[1])) or int(found[1]) <= self.round_number:
            self._refuse(_("a round line is “round 3 wild 5”, with the wild rank two above the round."))
        self.round_number, self.lines["round"] = int(found[1]), self.line

    def _read_turn(self, seat: int, rest: str) -> None:
        if not self.round_number:
            self._refuse(_("a turn comes after a round line."))
        for text in rest.split(","):
            try:
                self.entries.append(Entry(self.round_number, seat, parse_move(text), self.line))
            except NotationError as error:
                self._refuse(str(error))

    def finish(self) -> Record:
        self.keys = {**BEFORE, **self.keys}
        found = {"seed": self.seed is not None}
        if self.version > 1:
            found |= {"id": bool(self.id), "began": bool(self.began)}
        missing = [word for word, is_there in found.items() if not is_there]
        if self.seed is None or missing:
            self._refuse(_("the header lacks {what}.").format(what=", ".join(missing)))
        rules = self._build_rules()
        if len(self.seats) != rules.players:
            sentence = _("there are {seats} seats for {players} players.")
            self._refuse(sentence.format(seats=len(self.seats), players=rules.players))
        self._check_rounds(rules)
        self._check_decks(rules, self.seed)
        return Record(rules, self.seed, tuple(self.seats), tuple(self.entries), tuple(self.decks), self.id, self.began)

    def _build_rules(self) -> Rules:
        try:
            return Rules.of(**self.keys)
        except RulesError as error:
            first = error.faults[0]
            raise RecordError(self.lines.get(first.key, self.line), first.sentence) from error

    def _check_rounds(self, rules: Rules) -> None:
        if self.round_number > rules.last_round:
            sentence = _("the last round of this match is {last}.").format(last=rules.last_round)
            raise RecordError(self.lines["round"], sentence)

    def _check_decks(self, rules: Rules, seed: int) -> None:
        for number, deck in enumerate(self.decks, 1):
            line, round_number = self.lines[str(number)], rules.first_round + number - 1
            if round_number > rules.last_round:
                raise RecordError(line, _("there are more decks than rounds."))
            try:
                order_deck(rules, seed, round_number, deck)
            except DeckError as error:
                raise RecordError(line, str(error)) from error
