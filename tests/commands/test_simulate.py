"""`simulate`: duplicate deals among computer players, the same whatever the number of processes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from commands import simulate

BOTS = str(Path(__file__).with_name("bots.py"))
SIMPLE = f"{BOTS}:Simple"


@pytest.fixture
def config(tmp_path: Path) -> str:
    """Return a config of two short rounds, so that matches take milliseconds."""
    file = tmp_path / "config.yaml"
    file.write_text("rules:\n  first_round: 2\n  last_round: 3\n  turn_limit: 30\n", encoding="utf-8")
    return str(file)


def measure(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert simulate.run([*argv, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    figures: dict[str, Any] = json.loads(printed.out)
    return figures


def drop_times(figures: dict[str, Any]) -> dict[str, Any]:
    players = [{**player, "ms_per_decision": None} for player in figures["players"]]
    return {**figures, "seconds": None, "players": players}


def test_figures_are_those_of_the_interface(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """Every figure named is there, adds up, and rounds not played are null."""
    figures = measure(capsys, "--matches", "9", "--seats", f"steady,{SIMPLE},steady", "--config", config)
    assert list(figures) == [
        "matches", "seed", "seconds", "players", "ties", "stock_turned", "turn_limit_hit", "turns_per_round",
    ]  # fmt: skip
    assert (figures["matches"], figures["seed"]) == (9, 1)
    assert [player["name"] for player in figures["players"]] == ["steady", SIMPLE, "steady"]
    for player in figures["players"]:
        assert list(player) == [
            "name", "mean_points", "ci95", "wins", "win_rate", "win_rate_ci95", "points_by_round", "ms_per_decision",
        ]  # fmt: skip
        rounds = player["points_by_round"]
        assert [points is None for points in rounds] == [True, False, False, *[True] * 8]
        assert sum(filter(None, rounds)) == pytest.approx(player["mean_points"], abs=0.001)
        assert player["win_rate"] == pytest.approx(player["wins"] / 9, abs=0.001)
        times = player["ms_per_decision"]
        assert 0 < times["median"] <= times["p95"] <= times["p99"] <= times["max"]
    assert sum(player["wins"] for player in figures["players"]) == 9 - figures["ties"]
    turns = figures["turns_per_round"]
    assert [count is None for count in turns] == [True, False, False, *[True] * 8]
    assert all(1 <= count <= 30 for count in turns if count)


def test_nothing_depends_on_the_number_of_jobs(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """One process or three: the same figures but for the times."""
    argv = ["--matches", "8", "--seats", f"steady,{BOTS}:Chance", "--config", config, "--seed", "5"]
    alone = measure(capsys, *argv)
    assert drop_times(alone) == drop_times(measure(capsys, *argv, "--jobs", "3"))
    assert alone["matches"] == 8


def test_equal_players_differ_by_their_seats_alone(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """Players without chance that play alike have alike figures: every seat's luck was everybody's."""
    players = measure(capsys, "--matches", "12", "--seats", ",".join([SIMPLE] * 4), "--config", config)["players"]
    assert len({(player["mean_points"], player["wins"], player["ci95"]) for player in players}) == 1


def test_longer_run_begins_with_the_shorter_one(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """Seeds s and s + 1 together are the runs of s and of s + 1."""
    def count(seed: int, matches: int) -> float:
        argv = ["--matches", str(matches), "--seats", f"steady,{SIMPLE}", "--config", config, "--seed", str(seed)]
        mean: float = measure(capsys, *argv)["players"][0]["mean_points"]
        return mean * matches

    assert count(7, 4) == pytest.approx(count(7, 2) + count(8, 2))


def test_single_deal_has_no_interval(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """From one deal no interval can be told."""
    player = measure(capsys, "--matches", "2", "--seats", f"steady,{SIMPLE}", "--config", config)["players"][0]
    assert (player["ci95"], player["win_rate_ci95"]) == (None, None)


def test_shared_ties_count_by_halves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Under `ties: shared` the wins of all add up to the matches, under `nobody` ties are left out."""
    for ties in ("shared", "nobody"):
        file = tmp_path / f"{ties}.yaml"
        file.write_text(f"rules:\n  last_round: 1\n  ties: {ties}\n", encoding="utf-8")
        figures = measure(capsys, "--matches", "40", "--seats", f"{SIMPLE},{SIMPLE}", "--config", str(file))
        assert figures["ties"] > 0
        lost = 0 if ties == "shared" else figures["ties"]
        assert sum(player["wins"] for player in figures["players"]) == pytest.approx(40 - lost)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """Without --json the figures come as lines that name every player."""
    argv = ["--matches", "4", "--seats", f"steady,{SIMPLE}", "--config", config]
    assert simulate.run(argv) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("4 matches, 2 deals from seed 1 on, in ")
    assert [line.split()[0] for line in lines[2:5]] == ["player", "steady", SIMPLE]
    assert lines[-1].startswith("Ties: ")


def test_terminal_sees_the_progress(
    capsys: pytest.CaptureFixture[str], config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal stderr counts the deals; stdout has the figures alone."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    argv = ["--matches", "4", "--seats", f"steady,{SIMPLE}", "--config", config, "--json"]
    assert simulate.run(argv) == 0
    printed = capsys.readouterr()
    assert "\r2 of 2 deals" in printed.err
    assert json.loads(printed.out)["matches"] == 4


def test_interrupt_ends_cleanly(
    capsys: pytest.CaptureFixture[str], config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C ends the processes and the command, with a word instead of a traceback."""
    def interrupt(_done: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "_choose_report", lambda _tournament: interrupt)
    assert simulate.run(["--matches", "4", "--seats", f"steady,{SIMPLE}", "--config", config]) == 130
    assert capsys.readouterr() == ("", "Stopped; nothing was measured.\n")


REFUSED = [
    (
        ["--matches", "7", "--seats", "steady,steady"],
        ["--matches must be a multiple of the 2 seats, such as 6 or 8, not 7."],
    ),
    (
        ["--matches", "1", "--seats", "steady,steady"],
        ["--matches must be a multiple of the 2 seats, such as 2, not 1."],
    ),
    (["--matches", "1", "--seats", "steady"], ["--seats takes 2 to 8 players separated by commas, not 1."]),
    (["--matches", "9", "--seats", ",".join(["steady"] * 9)], ["--seats takes 2 to 8 players"]),
    (["--matches", "8", "--seats", ",".join(["steady"] * 8)], ["8 players with 13 cards each in round 11"]),
    (["--matches", "2", "--seats", "steady,stedy"], ["--seats: there is no level “stedy”"]),
    (
        ["--matches", "2", "--seats", "brave,a.py:B,steady,,b.py"],
        ["there is no level “brave”", "there is no file a.py.", "an empty entry", "b.py lacks its class"],
    ),
    (["--matches", "2", "--seats", f"steady,{BOTS}:2"], ["“2” can’t be the name of a class"]),
    (["--matches", "2", "--seats", f"steady,{BOTS}:Simpel"], ["has no class Simpel: it has "]),
    (["--matches", "2", "--seats", f"steady,{BOTS}:SHORTEST"], ["has no class SHORTEST: it has "]),
    (["--matches", "2", "--seats", f"steady,{BOTS}:NoBot"], ["has no method choose(self, view, rng)"]),
    (["--seats", "steady,steady"], ["--matches"]),
    (["--matches", "0", "--seats", "steady,steady"], ["a whole number from 1 to 10000000, not “0”"]),
    (["--matches", "2", "--seats", "steady,steady", "--seed", "-1"], ["a whole number from 0 to"]),
    (["--matches", "2", "--seats", "steady,steady", "--jobs", "0"], ["a whole number from 1 to 256"]),
    (["--matches", "2", "--seats", "steady,steady", "--bot-timeout", "nan"], ["a number of seconds from 0.1"]),
    (
        ["--matches", "x", "--seats", "foo", "--jobs", "0", "--seed", "y", "--bot-timeout", "0", "--jsn"],
        ["--matches must", "--jobs must", "--seed must", "--bot-timeout must", "no “--jsn”", "level “foo”",
         "--seats takes 2"],
    ),
    (["--matches", "3", "--seats", "steady,steady", "--jobs", "0"], ["--jobs must be", "--matches must be"]),
    (["--matches", "2", "--seats", f"steady,{'x' * 5000}.py:Bot"], ["there is no file xxx"]),
    (["--matches", "x"], ["--matches must be", "required: --seats"]),
    (["--matches", "2", "--seats", "steady,steady", "--config", "no.yaml"], ["no.yaml: there is no such file"]),
]


@pytest.mark.parametrize(("argv", "parts"), REFUSED)
def test_bad_input_is_a_sentence_each(
    capsys: pytest.CaptureFixture[str], argv: list[str], parts: list[str]
) -> None:
    """Each fault is one line on stderr, nothing is written, and the exit status is 2."""
    assert simulate.run(argv) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = printed.err.splitlines()
    assert len(lines) == len(parts)
    assert all(part in line for part, line in zip(parts, lines, strict=True))


def test_config_is_checked_before_the_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A faulty config is told in full, and nothing about the seats."""
    file = tmp_path / "config.yaml"
    file.write_text("preset: px\nrules:\n  jokers: 1\n", encoding="utf-8")
    assert simulate.run(["--matches", "2", "--seats", "brave,steady", "--config", str(file)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(": ")[0] for line in lines] == [f"{file}, line 1", f"{file}, line 3"]
