"""Atomic writes: the old text or the new one, and a sentence where writing can't be done."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from storage.atomic import StorageError, move, sweep, write_text


def list_names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_text_is_written_and_nothing_else_left(tmp_path: Path) -> None:
    """Folders are made, the text is there as UTF-8 with plain line ends, and no other file stays."""
    file = tmp_path / "a" / "b.txt"
    write_text(file, "one\n")
    write_text(file, "zwei ♥\n")
    assert file.read_bytes() == "zwei ♥\n".encode()
    assert list_names(file.parent) == ["b.txt"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_write_cut_short_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """When the disk is full at any step the old text is still there, whole, and the error says why."""
    file = tmp_path / "b.txt"
    write_text(file, "old")

    def fail(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(StorageError, match=r"b\.txt can’t be written \(No space left on device\)"):
        write_text(file, "new")
    assert file.read_text() == "old"
    assert list_names(tmp_path) == ["b.txt"]


def test_file_where_a_folder_should_be_is_a_sentence(tmp_path: Path) -> None:
    """A folder that can't be made is told like any write that fails."""
    (tmp_path / "a").write_text("in the way")
    with pytest.raises(StorageError, match="can’t be written"):
        write_text(tmp_path / "a" / "b.txt", "new")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_link_stays_a_link(tmp_path: Path) -> None:
    """Writing through a link replaces what it points to."""
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_text(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_move_makes_the_folder(tmp_path: Path) -> None:
    """A file moves into a folder that was not there before."""
    (tmp_path / "a.txt").write_text("x")
    move(tmp_path / "a.txt", tmp_path / "deep" / "b.txt")
    assert (tmp_path / "deep" / "b.txt").read_text() == "x"
    with pytest.raises(StorageError):
        move(tmp_path / "a.txt", tmp_path / "c.txt")


def test_sweep_removes_only_what_was_left_behind(tmp_path: Path) -> None:
    """Halves of earlier writes go, everything else stays."""
    for name in (".m.txt.abc.new", ".other.txt.abc.new", "m.txt", "m.txt.new"):
        (tmp_path / name).write_text("")
    sweep(tmp_path / "m.txt")
    assert list_names(tmp_path) == [".other.txt.abc.new", "m.txt", "m.txt.new"]
