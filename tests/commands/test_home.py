"""THREE_THIRTEEN_HOME: folders that are there or could be made pass, all else is refused in one short sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands.home import VARIABLE, refuse_bad_home
from commands.refusal import Refusal
from storage.folders import HOME_VARIABLE


def test_is_the_variable_that_storage_reads() -> None:
    """The name stands in two places, because storage needs packages that may not be there yet."""
    assert VARIABLE == HOME_VARIABLE


@pytest.mark.parametrize("home", ["", "{here}", "{here}/not/yet", "~", "not/yet"])
def test_folders_pass(home: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever is a folder, or can become one, is nobody's fault."""
    monkeypatch.setenv(VARIABLE, home.format(here=tmp_path))
    refuse_bad_home()


@pytest.mark.parametrize("home", ["~nosuch/x", "x" * 4000, "{here}/file", "{here}/file/x", "{here}/loop/x"])
def test_what_can_be_no_folder_is_refused(home: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user that does not exist, a name too long, a file, a loop of links."""
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    monkeypatch.setenv(VARIABLE, home.format(here=tmp_path))
    with pytest.raises(Refusal, match="THREE_THIRTEEN_HOME names .* which can’t be used") as refusal:
        refuse_bad_home()
    assert len(str(refusal.value)) < 400
