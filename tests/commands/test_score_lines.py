"""`score --json -`: a line in, a line out, bad ones answered with their fault."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from commands import score


def answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stdin: bytes, *argv: str
) -> tuple[int, list[dict[str, Any]]]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
    status = score.run(["--json", *argv, "-"])
    printed = capsys.readouterr()
    assert printed.err == ""
    return status, [json.loads(line) for line in printed.out.splitlines()]


def test_lines_are_answered_in_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every object has its answer, with rules of its own and the wild rank as text, number or left out."""
    lines = (
        b'{"hand": "4H 5H 6H KS", "wild": "9"}\n'
        b'{"hand": "QS KS AS", "wild": 9, "rules": {"aces": "high_or_low"}}\n'
        b'{"hand": "AS 2S 3S", "rules": {"wild_points": "face"}}\n'
        b'{"hand": "", "wild": null}'
    )
    status, answers = answer(capsys, monkeypatch, lines)
    assert (status, [found["points"] for found in answers]) == (0, [10, 0, 0, 0])
    assert answers[0] == {"points": 10, "melds": [["4H", "5H", "6H"]], "deadwood": ["KS"]}


def test_discard_is_answered_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With --discard every line names its discard, and an empty hand is a bad line."""
    lines = b'{"hand": "4H 5H 6H KS", "wild": "9"}\n{"hand": ""}\n'
    status, answers = answer(capsys, monkeypatch, lines, "--discard")
    assert (answers[0]["discard"], answers[0]["points_after"]) == ("KS", 0)
    assert (status, answers[1]) == (2, {"error": "A hand has 1 to 14 cards here, not 0."})


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"", "This line is not JSON"),
        (b"4H 5H", "This line is not JSON"),
        (b"[" * 5000, "This line is not JSON"),
        (b'["4H"]', "This line must be an object"),
        (b"{}", "“hand” must be a text of cards"),
        (b'{"hand": ["4H"]}', "“hand” must be a text of cards"),
        (b'{"hand": "4H", "wild": true}', "“wild” must be a rank"),
        (b'{"hand": "4H", "wild": 14}', "“14” is not a rank"),
        (b'{"hand": "4H", "wlid": 3}', "There is no key “wlid”. Did you mean “wild”?"),
        (b'{"hand": "4H", "rules": []}', "“rules” must be an object"),
        (b'{"hand": "4H", "rules": {"ace": "low"}}', "there is no rule “ace”. Did you mean “aces”?"),
        (b'{"hand": "4H", "rules": {"preset": "pc"}}', "there is no rule “preset”"),
        (b'{"hand": "4H", "rules": {"jokers": 3}}', "jokers must be 0, 2 or 4, not 3."),
        (b'{"hand": "4H", "rules": {"jokers": null}}', "jokers must be 0, 2 or 4, not “null”."),
        (b'{"hand": "4H", "rules": {"players": 8}}', "but the deck has 104"),
        (b'{"hand": "4\xff"}', "is not a card"),
    ],
)
def test_bad_line_is_answered_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: bytes, error: str
) -> None:
    """A bad line is an object with its error, the lines around it are answered, and the exit status is 2."""
    good = b'{"hand": "KS", "wild": 9}'
    status, answers = answer(capsys, monkeypatch, b"\n".join([good, line, good]) + b"\n")
    assert status == 2
    assert [found.get("points") for found in answers] == [10, None, 10]
    assert list(answers[1]) == ["error"]
    assert error in answers[1]["error"]


def test_every_fault_of_a_line_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line's faults come together in its error."""
    line = b'{"hand": "XX", "wild": "X", "rules": {"jokers": 9, "aces": "up"}}'
    _status, answers = answer(capsys, monkeypatch, line)
    for part in ("“XX” is not a card", "“X” is not a rank", "jokers must be", "aces must be"):
        assert part in answers[0]["error"]
