"""The door: whatever ends the game before or without a window of its own is told to the person who started it."""

from __future__ import annotations

import pytest

import main
from commands import say_aloud
from commands.refusal import Refusal


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been shown in a window."""
    shown: list[str] = []
    monkeypatch.setattr(say_aloud, "is_read", lambda: False)
    monkeypatch.setattr(say_aloud, "show", lambda sentence: bool(shown.append(sentence)) or True)
    return shown


def fail_with(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(_argv: list[str]) -> int:
        raise error

    monkeypatch.setattr(main, "run", run)


def test_a_refusal_is_shown(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence that explains why there is no game is printed, and shown to whoever sees no terminal."""
    fail_with(Refusal("There is no table."), monkeypatch)
    assert main.main([]) == 2
    assert (shown, capsys.readouterr().err) == (["There is no table."], "There is no table.\n")


def test_a_fault_of_our_own_is_shown_and_stays_a_traceback(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an error that nobody foresaw does not let the game vanish without a word."""
    fail_with(KeyError("table"), monkeypatch)
    with pytest.raises(KeyError):
        main.main([])
    assert len(shown) == 1
    assert "KeyError('table')" in shown[0]


@pytest.mark.parametrize("command", ["score", "simulate"])
def test_commands_open_no_window(command: str, shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """score and simulate only print: they are started from terminals and by programs."""
    fail_with(Refusal("There is no hand."), monkeypatch)
    assert main.main([command]) == 2
    fail_with(KeyError("hand"), monkeypatch)
    with pytest.raises(KeyError):
        main.main([command])
    assert shown == []
