"""Folders that may not be searched: each door of storage says so in a sentence instead of raising what Python does."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from storage import folders
from storage.atomic import StorageError
from storage.config import load_config
from storage.options import keep_option, lay_options_over
from storage.saved_match import SavedMatch, SavedMatchError
from storage.settings import Config


@pytest.fixture(autouse=True)
def _closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system refuse whatever touches the player's folder, as it does for all but root."""

    def refuse(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *more: Any, **named: Any) -> Any:
            if str(folders.find_config_folder()) in str(path):
                raise PermissionError(13, "Permission denied", str(path))
            return real(path, *more, **named)

        return call

    for name in ("stat", "lstat", "mkdir", "open"):
        monkeypatch.setattr(os, name, refuse(getattr(os, name)))
    monkeypatch.setattr(Path, "stat", refuse(Path.stat))
    monkeypatch.setattr(Path, "lstat", refuse(Path.lstat))
    monkeypatch.setattr(Path, "mkdir", refuse(Path.mkdir))
    monkeypatch.setattr("builtins.open", refuse(open))
    monkeypatch.setattr("storage.config_file.find_program_folder", lambda: Path("/nowhere"))


def test_config_and_options_are_told_to_be_unreadable() -> None:
    """A config that may be there and can't be looked for is a fault, not nothing."""
    assert ["it can’t be read (Permission denied)" in str(fault) for fault in load_config().faults] == [True]
    config, faults = lay_options_over(Config())
    assert config == Config()
    assert ["it can’t be read (Permission denied)" in str(fault) for fault in faults] == [True]


def test_what_can_not_be_kept_is_a_storage_error() -> None:
    """Options that can't be written raise the one error that says so."""
    with pytest.raises(StorageError, match="can’t be written"):
        keep_option("display", "speed", "fast")


def test_saved_match_is_told_to_be_unreadable() -> None:
    """The saved match says why it can't be gone on with, and nothing is moved."""
    saved = SavedMatch()
    assert saved.fault is not None
    with pytest.raises(SavedMatchError, match="can’t be read"):
        saved.load()
    with pytest.raises(StorageError, match="can’t be written"):
        saved.set_aside()
