"""What main.py makes of its arguments, and how it refuses the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands.command_line import read_arguments
from commands.options import PlayOptions
from commands.refusal import Refusal
from game import __version__


def test_plays_with_no_arguments() -> None:
    """Without arguments a window is asked for, and everything about it is left open."""
    request = read_arguments([])
    assert request.command is None
    assert request.play == PlayOptions(config=None, seed=None, size=None, fullscreen=False)


def test_reads_every_option(tmp_path: Path) -> None:
    """Config, seed, size and full screen reach the window as values of the right type."""
    config = tmp_path / "mine.yaml"
    config.write_text("preset: pc\n", encoding="utf-8")
    request = read_arguments(["--config", str(config), "--seed", "7", "--size", "800x600", "--fullscreen"])
    assert request.play == PlayOptions(config=config, seed=7, size=(800, 600), fullscreen=True)


@pytest.mark.parametrize("command", ["score", "simulate"])
def test_leaves_a_command_its_own_arguments(command: str) -> None:
    """What follows a command is passed on untouched, also what playing would refuse."""
    request = read_arguments([command, "--lang", "--size", "1x1", "-"])
    assert (request.command, request.rest) == (command, ["--lang", "--size", "1x1", "-"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["replay", "match.txt"], "can’t replay"),
        (["--lang", "lt"], "English only"),
        (["--lang"], "English only"),
        (["--lang=th", "--seed", "1"], "English only"),
        (["--seed", "x"], "--seed is a whole number"),
        (["--seed", "-1"], "--seed"),
        (["--seed", "1" * 5000], "--seed is a whole number"),
        (["--seed"], "--seed"),
        (["--size", "1280"], "as in 1280x800"),
        (["--size", "x600"], "as in 1280x800"),
        (["--size", "\u0668\u0660\u0660x600"], "as in 1280x800"),
        (["--size", "799x600"], "800x600 or more"),
        (["--size", "800x599"], "800x600 or more"),
        (["--config", "no/such.yaml"], "no config file no/such.yaml"),
        (["--full"], "knows no “--full”"),
        (["poker"], "knows no “poker”"),
        (["--fullscreen", "score", "4H"], "python3 main.py score"),
    ],
)
def test_refuses_in_one_sentence(arguments: list[str], words: str) -> None:
    """Whatever can't be done is named in one line that says what would be right."""
    with pytest.raises(Refusal) as refusal:
        read_arguments(arguments)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seed", "x", "--size", "10x10"], ["--seed is", "--size is 800x600"]),
        (["--lang", "lt", "--size", "1", "--full", "--fast", "x"], ["--size", "English", "“--full”", "“--fast”"]),
        (["--config", "x" * 5000, "--seed"], ["There is no config file xxx", "expected one argument"]),
        (["poker", "chess"], ["“poker”", "“chess”"]),
    ],
)
def test_refuses_all_faults_at_once(arguments: list[str], words: list[str]) -> None:
    """Several faults are a sentence each, none of them longer than a screen."""
    with pytest.raises(Refusal) as refusal:
        read_arguments(arguments)
    lines = str(refusal.value).splitlines()
    assert [word in line and len(line) < 400 for word, line in zip(words, lines, strict=True)] == [True] * len(words)


def test_refuses_a_folder_as_config(tmp_path: Path) -> None:
    """A config must be a file."""
    with pytest.raises(Refusal, match="no config file"):
        read_arguments(["--config", str(tmp_path)])


def test_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    """--version prints the one version number the project has."""
    with pytest.raises(SystemExit) as stop:
        read_arguments(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"Three-Thirteen {__version__}\n"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    """--help lists what can be given, and keeps quiet about what is refused."""
    with pytest.raises(SystemExit) as stop:
        read_arguments(["--help"])
    said = capsys.readouterr().out
    assert stop.value.code == 0
    assert all(name in said for name in ("--config", "--seed", "--size", "--fullscreen", "score", "simulate"))
    assert "--lang" not in said
