"""Other people's bots in `simulate`: welcome as long as they play, named when they don't."""

from __future__ import annotations

import multiprocessing
import re
from pathlib import Path

import pytest

from commands import simulate

BOTS = Path(__file__).with_name("bots.py")


@pytest.fixture
def config(tmp_path: Path) -> str:
    file = tmp_path / "config.yaml"
    file.write_text("rules:\n  last_round: 2\n  turn_limit: 9\n", encoding="utf-8")
    return str(file)


def blame(capsys: pytest.CaptureFixture[str], bot: str, *argv: str) -> str:
    assert simulate.run(["--matches", "6", "--seats", f"steady,{bot}", *argv]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert multiprocessing.active_children() == []
    sentence: str = printed.err
    assert sentence.count("\n") == 1
    return sentence


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raises", r"raised ValueError: what now\? \(line [0-9]+\)"),
        ("Illegal", r"chose “out .*”, which is not legal \(.*\),"),
        ("NoMove", r"answered 'stock', which is no move \(.*\),"),
        ("Hangs", "took longer than 0.5 seconds"),
        ("Exits", r"raised SystemExit: 0 \(line [0-9]+\)"),
        ("Dies", "ended its process"),
        ("Assigns", r"raised FrozenInstanceError: .* \(line [0-9]+\)"),
        ("Sneaks", "changed the View it was shown, which is not allowed,"),
        ("BendsRules", "changed the View it was shown, which is not allowed,"),
        ("BadMaths", r"raised TypeError: .* \(line [0-9]+\)"),
    ],
)
def test_misbehaving_bot_is_named_with_deal_and_move(
    capsys: pytest.CaptureFixture[str], config: str, name: str, what: str
) -> None:
    """The run ends with status 2 and one sentence: which bot, what it did, which deal, which move."""
    bot = f"{BOTS}:{name}"
    sentence = blame(capsys, bot, "--config", config, "--seed", "4", "--bot-timeout", "0.5")
    where = r"in the deal of seed 4 \(match 1 of it\), move [0-9]+: round 2, turn 1, seat 1\.\n"
    assert re.fullmatch(rf"{re.escape(bot)} {what} {where}", sentence)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("NeedsMore", "raised TypeError: .* when it was made for the deal of seed 1 (match 1)."),
        ("WrongSignature", "raised TypeError: .* in the deal of seed 1 (match 1 of it), move "),
    ],
)
def test_bot_of_the_wrong_shape_is_named(
    capsys: pytest.CaptureFixture[str], config: str, name: str, what: str
) -> None:
    """A class that can't be made with no arguments, or asked with view and rng, is named."""
    sentence = blame(capsys, f"{BOTS}:{name}", "--config", config)
    before, after = what.split(".*")
    assert before in sentence
    assert after in sentence


def test_fault_is_the_same_whatever_the_jobs(capsys: pytest.CaptureFixture[str], config: str) -> None:
    """With several processes the sentence is still that of the first deal."""
    alone = blame(capsys, f"{BOTS}:Raises", "--config", config)
    assert blame(capsys, f"{BOTS}:Raises", "--config", config, "--jobs", "3") == alone


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("def choose(:\n", r"can’t be loaded: SyntaxError: .* \(line 1\)\."),
        ("\nimport no_such_module_here\n", r"can’t be loaded: ModuleNotFoundError: .* \(line 2\)\."),
        ("raise SystemExit\n", r"can’t be loaded: SystemExit \(line 1\)\."),
        ("import os\nos._exit(0)\n", r"my_bot\.py:Bot ended its process while it was loaded\."),
        ("while True: pass\n", r"my_bot\.py:Bot took longer than 0\.5 seconds while it was loaded\."),
    ],
)
def test_file_that_cannot_be_loaded_is_told(
    capsys: pytest.CaptureFixture[str], config: str, tmp_path: Path, text: str, fault: str
) -> None:
    """A bot's file that raises, ends or hangs while it is loaded ends the run with a sentence."""
    file = tmp_path / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    sentence = blame(capsys, f"{file}:Bot", "--config", config, "--bot-timeout", "0.5")
    assert re.search(fault, sentence)


def test_bot_may_print_and_import_what_lies_beside_it(
    capfd: pytest.CaptureFixture[str], config: str, tmp_path: Path
) -> None:
    """What a bot prints never gets between the figures, and its folder can be imported from."""
    (tmp_path / "my_friend.py").write_text("print('hello')\nCHOICE = 0\n", encoding="utf-8")
    (tmp_path / "my_bot.py").write_text(
        "from my_friend import CHOICE\n"
        "class Bot:\n"
        "    def choose(self, view, rng):\n"
        "        print('thinking', flush=True)\n"
        "        return view.legal_moves[CHOICE]\n",
        encoding="utf-8",
    )
    seats = f"steady,{tmp_path / 'my_bot.py'}:Bot"
    assert simulate.run(["--matches", "2", "--seats", seats, "--config", config, "--json"]) == 0
    printed = capfd.readouterr()
    assert printed.out.startswith('{"matches": 2,')
    assert printed.out.count("\n") == 1
    assert "thinking" in printed.err
