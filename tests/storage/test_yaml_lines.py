"""The slips that are mended line by line so that the rest of a file can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.faults import Findings
from storage.yaml_lines import mend_lines, split_comment

KEYS = ("rules", "players", "name")


@pytest.mark.parametrize(
    ("line", "mended", "fault"),
    [
        ("players 4", "players: 4", "a colon is missing after players: write “players: 4”."),
        ("players = 4", "players: 4", "a colon is missing after players: write “players: 4”."),
        ("rules", "rules:", "a colon is missing after rules: write “rules:”."),
        ("  - name Ann", "  - name: Ann", "a colon is missing after name: write “name: Ann”."),
        ("  players:4", "  players: 4", "a blank is missing after the colon: write “players: 4”."),
        ("  players:\t4", "  players:  4", "here is a tab: write blanks instead, two for each step of indentation."),
        ("  players :4", "  players: 4", "a blank is missing after the colon: write “players: 4”."),
        ("strange 4", "", "a colon is missing here, or the # that begins a remark."),
        ("players: 4\u00a0", "players: 4 ", "here is a character that can’t be shown (U+00A0): remove it."),
    ],
)
def test_slip_is_mended_and_told(line: str, mended: str, fault: str) -> None:
    """A recognised slip is told once and mended in place."""
    findings = Findings(Path("f"))
    assert mend_lines(f"\n{line}\n", KEYS, findings) == f"\n{mended}\n"
    assert [(found.line, found.sentence) for found in findings.faults] == [(2, fault)]


@pytest.mark.parametrize(
    "line",
    [
        "players: 4", "players : 4", "rules:", "# players 4", "name: players 4", "players: 4 # a\ttab",
        "strange: 4", "- strange 4", "",
    ],
)  # fmt: skip
def test_right_lines_stay_as_they_are(line: str) -> None:
    """What is right, or not a known key, is left alone."""
    findings = Findings(Path("f"))
    assert mend_lines(line, KEYS, findings) == line
    assert findings.faults == ()


@pytest.mark.parametrize(
    ("line", "code"),
    [("a: b # c", "a: b "), ("a: 'b # c'", "a: 'b # c'"), ("it's # c", "it's "), ("a: b#c", "a: b#c"), ("# c", "")],
)
def test_comment_begins_behind_a_blank_and_outside_quotes(line: str, code: str) -> None:
    """Only a # that YAML takes for one begins a comment."""
    assert split_comment(line) == (code, line[len(code) :])


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("\trules:\n\tplayers: 4", "rules:\n  players: 4"),
        ("rules:\n    a: 1\n\tplayers: 4", "rules:\n    a: 1\n    players: 4"),
        ("rules:\n    a: 1\n\trules:", "rules:\n    a: 1\nrules:"),
        ("a:\n - name: A\n\tb: 1\n\t- name: B", "a:\n - name: A\n   b: 1\n - name: B"),
        ("rules: {\n\tplayers: 4}", "rules: {\n  players: 4}"),
    ],
)
def test_tabs_become_the_indentation_that_was_meant(text: str, mended: str) -> None:
    """A line after tabs begins where the lines above say, and a section at the left edge."""
    findings = Findings(Path("f"))
    assert mend_lines(text, KEYS, findings, sections=("rules",)) == mended
    assert {found.sentence[:13] for found in findings.faults} == {"here is a tab"}


@pytest.mark.parametrize(("text", "told"), [("...\n", []), ("a: 1\n...\n# b\n", []), ("a: 1\n... # b\nc: 2\n", [2])])
def test_end_of_the_text_is_told_only_where_something_follows(text: str, told: list[int]) -> None:
    """Three dots end a text: at its end they do no harm, before it they hide the rest, which still is read."""
    findings = Findings(Path("f"))
    assert "..." not in mend_lines(text, KEYS, findings)
    assert [found.line for found in findings.faults] == told
