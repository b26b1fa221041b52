"""`score`: the best melds of a hand, for people and for scripts."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from commands import score

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*argv: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        status = score.run(argv)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


def ask(run: Run, *argv: str, stdin: str = "") -> list[dict[str, object]]:
    status, out, err = run(*argv, stdin=stdin)
    assert (status, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize(
    ("argv", "lines"),
    [
        (
            ["--wild", "9", "4H 5H 6H KS"],
            ["Wild: 9", "Meld: 4H 5H 6H (run)", "Deadwood: KS (10)", "Points: 10"],
        ),
        (
            ["--wild", "J", "--discard", "7H", "7D", "JS", "2C"],
            ["Wild: J", "Meld: 7H 7D JS (set)", "Deadwood: 2C (2)", "Points: 2", "Discard: 2C, going out"],
        ),
        (["--discard", "KD"], ["Wild: 3", "Deadwood: KD (10)", "Points: 10", "Discard: KD, going out"]),
        (
            ["--wild", "9", "--discard", "2H 4D KS QS"],
            [
                "Wild: 9", "Deadwood: 2H (2)", "Deadwood: 4D (4)", "Deadwood: KS (10)", "Deadwood: QS (10)",
                "Points: 26", "Discard: QS, leaving 16",
            ],
        ),
        ([""], ["Wild: 3", "Points: 0"]),
    ],
)  # fmt: skip
def test_people_read_melds_deadwood_and_points(run: Run, argv: list[str], lines: list[str]) -> None:
    """In plain text each meld is named, each deadwood card has its points, and the discard is said."""
    assert run(*argv) == (0, "\n".join(lines) + "\n", "")


def test_json_is_the_object_of_the_interface(run: Run) -> None:
    """With --json a hand is one object: points, melds, deadwood."""
    assert ask(run, "--json", "--wild", "9", "4H 5H 6H KS") == [
        {"points": 10, "melds": [["4H", "5H", "6H"]], "deadwood": ["KS"]}
    ]
    assert ask(run, "--json", "--discard", "--wild", "9", "4H 5H 6H KS") == [
        {"points": 10, "melds": [["4H", "5H", "6H"]], "deadwood": ["KS"], "discard": "KS", "points_after": 0}
    ]


def test_twins_are_written_as_they_were_asked(run: Run) -> None:
    """Marks stand in the answer only where the hand was written with marks."""
    assert ask(run, "--json", "--wild", "9", "7H 7H 7S")[0]["melds"] == [["7S", "7H", "7H"]]
    assert ask(run, "--json", "--wild", "9", "7H' 7H 7S")[0]["melds"] == [["7S", "7H", "7H'"]]


@pytest.mark.parametrize(
    ("hand", "discard"),
    [
        ("KS QH 2D 4C", "QH"),
        ("KS QH 2D 9C", "9C"),
        ("9C 9D 4H 5H 6H", "6H"),
        ("9C 9D 9S JK", "JK"),
        ("KS KH KD KC", "KS"),
        ("JK 4H 5H 6H", "6H"),
    ],
)
def test_discard_is_the_dearest_that_is_not_wild(run: Run, hand: str, discard: str) -> None:
    """Among equal discards the dearest natural goes, then the first by rank and suit."""
    assert ask(run, "--json", "--discard", "--wild", "9", hand)[0]["discard"] == discard


@pytest.mark.parametrize(
    ("argv", "points"),
    [(["3H 3D KS"], 0), (["--discard", "3H 3D KS 2C"], 2), (["4H 4D KS QC"], 10), (["KH KD 7S"], 27)],
)
def test_wild_rank_follows_the_size_of_the_hand(run: Run, argv: list[str], points: int) -> None:
    """Without --wild the wild rank is that of the round in which such a hand is held."""
    assert ask(run, "--json", *argv)[0]["points"] == points


def test_config_decides_the_rules(run: Run, tmp_path: Path) -> None:
    """Rules of --config count for a hand and for lines that bring none of their own."""
    config = tmp_path / "config.yaml"
    config.write_text("preset: aces_high\n", encoding="utf-8")
    assert ask(run, "--json", "--wild", "9", "QS KS AS")[0]["points"] == 21
    assert ask(run, "--json", "--config", str(config), "--wild", "9", "QS KS AS")[0]["points"] == 0
    lines = '{"hand": "QS KS AS", "wild": 9}\n{"hand": "QS KS AS", "wild": 9, "rules": {}}\n'
    answers = ask(run, "--json", "--config", str(config), "-", stdin=lines)
    assert [answer["points"] for answer in answers] == [0, 21]


def test_fourteen_cards_with_any_copies_and_jokers(run: Run) -> None:
    """Any fourteen cards are taken, whatever the deck holds."""
    assert ask(run, "--json", "--wild", "K", " ".join(["7H"] * 8 + ["JK"] * 6))[0]["points"] == 0


def test_hands_are_read_from_standard_input(run: Run) -> None:
    """With - each line is a hand, blank lines are passed over."""
    status, out, _err = run("--wild", "9", "-", stdin="4H 5H 6H\n\nAS\n")
    assert (status, out) == (0, "Wild: 9\nMeld: 4H 5H 6H (run)\nPoints: 0\n\nWild: 9\nDeadwood: AS (1)\nPoints: 1\n")


FAULTS = [
    ([], "", ["Give a hand, as in"]),
    (["-"], "\n", ["Standard input holds no hand"]),
    (["XX YH 7H"], "", ["“XX” is not a card", "“YH” is not a card"]),
    (["--wild", "14", "XX"], "", ["“XX” is not a card", "The wild rank: “14” is not a rank"]),
    (["7H' 7H'"], "", ["“7H'” is there twice"]),
    ([" ".join(["7H"] * 15)], "", ["A hand has 0 to 14 cards here, not 15."]),
    (["--discard", ""], "", ["A hand has 1 to 14 cards here, not 0."]),
    (["-"], "7H\nXX\n8H ZZ\n", ["Line 2: “XX” is not a card", "Line 3: “ZZ” is not a card"]),
    (["--wlid", "3", "7H"], "", ["there is no “--wlid”"]),
    (["--config", "no/such.yaml", "7H"], "", ["such.yaml: there is no such file"]),
    (["--config", "no.yaml", "--wlid", "3", "7H"], "", ["there is no “--wlid”", "there is no such file"]),
    (["--config", "no.yaml"], "", ["there is no such file", "Give a hand"]),
    (["--config", "no.yaml", "--json", "--wild", "X", "-"], "{}\n", ["there is no such file", "The wild rank: “X”"]),
    (["--json", "--wild", "X", "-"], "{}\n", ["The wild rank: “X” is not a rank"]),
]


@pytest.mark.parametrize(("argv", "stdin", "begins"), FAULTS)
def test_bad_input_is_a_sentence_each_and_nothing_else(
    run: Run, argv: list[str], stdin: str, begins: list[str]
) -> None:
    """Each fault is one line on stderr, nothing is written, and the exit status is 2."""
    status, out, err = run(*argv, stdin=stdin)
    assert (status, out) == (2, "")
    lines = err.splitlines()
    assert len(lines) == len(begins)
    assert all(begin in line for begin, line in zip(begins, lines, strict=True))


def test_faulty_config_is_told_in_full(run: Run, tmp_path: Path) -> None:
    """All faults of the config are told, beside those of the hand."""
    config = tmp_path / "config.yaml"
    config.write_text("preset: px\nsound:\n  volume: on\n", encoding="utf-8")
    status, out, err = run("--config", str(config), "XX")
    assert (status, out) == (2, "")
    assert [line.split(": ")[0] for line in err.splitlines()[:2]] == [f"{config}, line 1", f"{config}, line 3"]
    assert "“XX” is not a card" in err.splitlines()[2]
