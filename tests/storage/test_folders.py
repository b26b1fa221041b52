"""Where files live."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from storage.folders import find_config_folder, find_match_folder, find_program_folder


def test_home_variable_puts_everything_under_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """THREE_THIRTEEN_HOME holds options and matches alike."""
    monkeypatch.setenv("THREE_THIRTEEN_HOME", str(tmp_path))
    assert find_config_folder() == tmp_path
    assert find_match_folder() == tmp_path / "matches"


@pytest.mark.parametrize("home", [None, ""])
def test_without_the_variable_the_folders_are_the_users(home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset or empty, the variable leaves the choice to the platform, under the game's name."""
    monkeypatch.delenv("THREE_THIRTEEN_HOME")
    if home is not None:
        monkeypatch.setenv("THREE_THIRTEEN_HOME", home)
    assert "three-thirteen" in find_config_folder().parts
    assert find_match_folder().parent.name == "three-thirteen"


def test_bundled_game_looks_beside_its_executable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen game's folder is that of the executable, else that of main.py."""
    assert (find_program_folder() / "main.py").exists()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "three-thirteen"))
    assert find_program_folder() == tmp_path.resolve()


def test_on_a_mac_it_looks_beside_the_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The executable lies deep inside the .app; a player's config.yaml lies next to that."""
    inside = tmp_path / "Games" / "Three-Thirteen.app" / "Contents" / "MacOS" / "three-thirteen"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inside))
    monkeypatch.setattr(sys, "platform", "darwin")
    assert find_program_folder() == (tmp_path / "Games").resolve()
    monkeypatch.setattr(sys, "platform", "linux")
    assert find_program_folder() == inside.parent.resolve()
