"""The bundle as a player gets it: built once, unpacked into a folder with a blank in its name, started with nothing.

"With nothing" is an environment of DISPLAY and HOME alone. Does not know what the game looks like.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.real_window import ROOT, Screen, Window, open_game, wait_for

BUILD = ROOT / "packaging" / "build.py"


def build_archive(folder: Path) -> Path:
    """Build as for a release, below `folder`, and return the archive."""
    command = [sys.executable, str(BUILD), "--strip", "--out", str(folder / "out"), "--work", str(folder / "work")]
    subprocess.run(command, check=True)
    return next((folder / "out").glob("*.tar.gz"))


class Unpacked:
    """An unpacked archive with a home folder of its own beside it."""

    def __init__(self, archive: Path, folder: Path) -> None:
        self.home = folder / "home of nobody"
        self.home.mkdir()
        with tarfile.open(archive) as packed:
            packed.extractall(folder / "unpacked here", **({"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}))
        self.folder = next((folder / "unpacked here").iterdir())
        self.program = self.folder / "three-thirteen"

    def command(self, display: str = "", program: Path | None = None) -> list[str]:
        """Return the command that starts the program, or an installed one, with nothing but a display and a home."""
        return ["env", "-i", f"DISPLAY={display}", f"HOME={self.home}", str(program or self.program)]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the game that needs no window, from the root folder."""
        command = [*self.command(), *arguments]
        return subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=60, check=False)

    @contextmanager
    def play(self, screen: Screen, *arguments: str, program: Path | None = None) -> Iterator[Window]:
        """Open the game's window on `screen`, from another folder than its own."""
        with (
            in_folder(Path("/")),
            open_game(screen, arguments, self.home, command=self.command(screen.display, program)) as window,
        ):
            wait_for("picture", lambda: screen.count_colours(stride=97) > 50 or None)
            window.find_again()
            yield window

    def edit_config(self, **changes: str) -> None:
        """Edit config.yaml beside the program as a player would: free a line of its # and set its value."""
        file = self.folder / "config.yaml"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        for key, value in changes.items():
            place = next(at for at, line in enumerate(lines) if line.strip(" #").startswith(f"{key}:"))
            lines[place] = f"  {key}: {value}\n"
        file.write_text("".join(lines), encoding="utf-8")

    @property
    def saved(self) -> str:
        """The match under way as it is on disk, "" when there is none."""
        file = self.home / ".local/share/three-thirteen/matches/match.txt"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def list_home(self) -> set[str]:
        """Return every file in the home folder, by its path from there."""
        return {str(file.relative_to(self.home)) for file in self.home.rglob("*") if not file.is_dir()}


def install(unpacked: Unpacked, script: Sequence[str] = ("install.sh",)) -> str:
    """Run a script of the archive as its user, and return what it said. Raises CalledProcessError when it fails."""
    command = ["env", "-i", f"HOME={unpacked.home}", "PATH=/usr/bin:/bin", "sh", *script]
    return subprocess.run(command, cwd=unpacked.folder, check=True, capture_output=True, text=True).stdout


@contextmanager
def in_folder(folder: Path) -> Iterator[None]:
    """Work in `folder` for a while."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
