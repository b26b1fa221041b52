"""Bots that lie or hang where nobody looks: each ends the run with one sentence, and none changes a match."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from commands import simulate, tournament

BOTS = Path(__file__).with_name("sly_bots.py")
NO_MOVE = r"answered .*, which is no move \(it must be one of view\.legal_moves\),"
CHANGED = "changed the View it was shown, which is not allowed,"
SLOW = r"took longer than 0\.5 seconds"


@pytest.fixture
def config(tmp_path: Path) -> str:
    file = tmp_path / "config.yaml"
    file.write_text("rules:\n  last_round: 1\n  turn_limit: 9\n", encoding="utf-8")
    return str(file)


def play(name: str, config: str, *argv: str) -> int:
    return simulate.run(["--seats", f"{BOTS}:{name},steady", "--config", config, "--bot-timeout", "0.5", *argv])


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Lies", NO_MOVE),
        ("LooksAlike", NO_MOVE),
        ("Subclasses", NO_MOVE),
        ("Floats", NO_MOVE),
        ("BendsMove", NO_MOVE),
        ("ExitsInRepr", NO_MOVE),
        ("HangsInRepr", SLOW),
        ("HangsInError", SLOW),
        ("AnswersLingering", SLOW),
        ("BendsTables", CHANGED),
        ("BendsDeck", CHANGED),
        ("BendsCards", CHANGED),
    ],
)
def test_sly_bot_is_named_with_deal_and_move(
    capsys: pytest.CaptureFixture[str], config: str, name: str, what: str
) -> None:
    """Lies about equality, code hidden in answers, and changes behind frozen values: each is one sentence."""
    assert play(name, config, "--matches", "2") == 2
    where = r"in the deal of seed 1 \(match 1 of it\), move 2: round 1, turn 1, seat 0\.\n"
    assert re.fullmatch(rf"{re.escape(str(BOTS))}:{name} {what} {where}", capsys.readouterr().err)


def test_async_bot_is_told_without_a_warning_of_python(
    capfd: pytest.CaptureFixture[str], config: str
) -> None:
    """A choose() that must be awaited is one sentence, also where Python tells of all that goes unused."""
    assert play("IsAsync", config, "--matches", "2") == 2
    said = capfd.readouterr().err
    assert re.fullmatch(r".*:IsAsync answered <coroutine .*>, which is no move .* move 1: .*\n", said)


def test_bot_that_hangs_when_it_is_dropped_is_named(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """Letting players go may run their code, and is watched too."""
    assert play("HangsWhenDropped", config, "--matches", "2") == 2
    said = capsys.readouterr().err
    assert said == f"{BOTS}:HangsWhenDropped took longer than 0.5 seconds when it was let go " + (
        "after the deal of seed 1 (match 1).\n"
    )


def test_no_hidden_code_hangs_the_command(
    capsys: pytest.CaptureFixture[str], config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code that Python runs whenever it collects garbage ends the run as well, whoever is named for it."""
    monkeypatch.setattr(tournament, "SLACK", 0.5)
    assert play("HangsAsGarbage", config, "--matches", "2") == 2
    assert re.search(SLOW, capsys.readouterr().err)


@pytest.mark.skipif(sys.platform == "win32", reason="NOT RUN: handles are no file descriptors there")
@pytest.mark.parametrize("name", ["ClosesFiles", "ClosesFilesAndHangs"])
def test_bot_that_closes_files_is_named(capsys: pytest.CaptureFixture[str], config: str, name: str) -> None:
    """Who closes the line that answers come by is blamed itself, not who plays next."""
    assert play(name, config, "--matches", "2") == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{BOTS}:{name} closed files of the game, which answers through them, in the deal")
    assert said.count("\n") == 1


def test_memory_and_global_chance_do_not_reach_from_deal_to_deal(
    capsys: pytest.CaptureFixture[str], config: str
) -> None:
    """A bot's file starts anew with each deal: results are the same with one process and with three."""

    def measure(*argv: str) -> list[Any]:
        assert play("Remembers", config, "--matches", "12", "--json", *argv) == 0
        players = json.loads(capsys.readouterr().out)["players"]
        return [(player["points_by_round"], player["wins"]) for player in players]

    assert measure() == measure("--jobs", "3")
