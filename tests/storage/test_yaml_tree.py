"""YAML with lines: reading goes on behind a broken line, and nothing is guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.faults import Findings
from storage.yaml_tree import Table, Word, read_yaml


def read(text: str) -> tuple[object, list[tuple[int | None, str]]]:
    findings = Findings(Path("f"))
    value = read_yaml(text, (), findings)
    return value, [(fault.line, fault.sentence) for fault in findings.faults]


@pytest.mark.parametrize(
    ("text", "value"),
    [("on", "on"), ("No", "No"), ("true", True), ("FALSE", False), ("010", "010"), ("0x10", "0x10"), ("1_0", "1_0"),
     ("12", 12), ("-3", -3), ("1e3", "1e3"), ("~", None), ("null", None), ("2026-01-01", "2026-01-01")],
)  # fmt: skip
def test_word_means_what_a_player_would_say(text: str, value: object) -> None:
    """Only true, false, plain whole numbers and nothing have a meaning beyond their text."""
    meant = Word(text, 1).value
    assert (meant, type(meant)) == (value, type(value))
    assert Word(text, 1, quoted=True).value == text


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("a: 'b", [(1, "the text in quotation marks that begins here is not closed, or has a wrong “\\” in it.")]),
        ('a: "\\q"', [(1, "the text in quotation marks that begins here is not closed, or has a wrong “\\” in it.")]),
        ("x: 1\na: {b: 1", [(2, "the bracket that opens here is not closed, or a comma is missing in it.")]),
        ("a: @b", [(1, "a value can’t begin with this character: put quotation marks around the value.")]),
        ("a: 1\n---\nb: 2", [(2, "“---” begins another document: leave the line out.")]),
        ("a: &x 1", [(1, "“&x” names something for repeating: leave it out.")]),
        ("a: 1\nb: *a", [(2, "“*a” repeats something from elsewhere: write it out.")]),
        ("a: !!int 3", [(1, "“!!int” tells a type: leave it out.")]),
        ("a: b: c", [(1, "here is a colon too many, or this line is indented differently from its neighbours.")]),
        ("a:\n   b: 1\n  c: 2", [(3, "this line can’t be read: is it indented by blanks like its neighbours?")]),
        ("a: 1\n(stray)\nb: 2", [(2, "a colon is missing: write “key: value”, one on a line.")]),
        ("[" * 3000, [(None, "the brackets in it are nested too deeply.")]),
        ('a: "\\U00110000"', [(None, "an escape in quotation marks names no character: write the character itself.")]),
    ],
)
def test_broken_yaml_is_told_in_a_players_words(text: str, faults: list[tuple[int | None, str]]) -> None:
    """Each kind of broken YAML is one sentence at the line where it went wrong."""
    assert read(text)[1] == faults


def test_reading_goes_on_behind_broken_lines() -> None:
    """Two broken lines are both told, and what stands around them is read."""
    value, faults = read("a: @\nb: 2\nc: %\nd: 4\n")
    assert [line for line, _sentence in faults] == [1, 3]
    assert isinstance(value, Table)
    assert [word.text for word, _value in value.pairs] == ["b", "d"]


def test_lines_that_only_stand_wrong_for_want_of_another_are_not_told() -> None:
    """A broken heading is one fault, not one for each line below it."""
    value, faults = read("a: @\n  b: 1\n  c: 2\nd: 4\n")
    assert [line for line, _sentence in faults] == [1]
    assert isinstance(value, Table)
    assert [word.text for word, _value in value.pairs] == ["a", "d"]


def test_line_numbers_count_from_one() -> None:
    """Words know the line they stand on."""
    value, _faults = read("\n# remark\nb: 2\n")
    assert isinstance(value, Table)
    assert [(word.text, word.line) for word, _value in value.pairs] == [("b", 3)]
