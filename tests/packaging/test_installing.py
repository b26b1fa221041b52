"""install.sh and uninstall.sh on a folder laid out as the archive is, with a stand-in for the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APP_ID = "io.github.threethirteen.ThreeThirteen"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="NOT RUN: these scripts are Linux's")


class Computer:
    """A home folder with blanks and worse in its name, and an unpacked archive in it."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / 'the "home" of $ome & 100% `us`'
        self.unpacked = self.home / "Down loads" / "three-thirteen"
        self.program = self.home / ".local/share/three-thirteen/program"
        self.entry = self.home / f".local/share/applications/{APP_ID}.desktop"

    def unpack(self, config: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Lay out an archive whose config.yaml reads `config`, over whatever was unpacked before."""
        monkeypatch.syspath_prepend(str(ROOT / "packaging"))
        import beside

        shutil.rmtree(self.unpacked, ignore_errors=True)
        self.unpacked.mkdir(parents=True)
        icons = self.unpacked.parent / "icons"
        icons.mkdir(exist_ok=True)
        (icons / "48.png").write_bytes(b"a picture")
        beside.lay_linux(self.unpacked, icons, "3.1.3")
        for name in ("config.yaml", "share/config.yaml.shipped"):
            (self.unpacked / name).write_text(config, encoding="utf-8")
        program = self.unpacked / "three-thirteen"
        program.write_text("#!/bin/sh\n", encoding="utf-8")
        program.chmod(0o755)

    def run(self, script: Path, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], **more}
        return subprocess.run(["sh", str(script)], env=environment, capture_output=True, text=True, check=False)

    def install(self) -> str:
        done = self.run(self.unpacked / "install.sh")
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def uninstall(self) -> str:
        done = self.run(self.program / "uninstall.sh")
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def list_installed(self) -> set[str]:
        """Return every file in the home but what was unpacked."""
        files = {file for file in self.home.rglob("*") if not file.is_dir() and "Down loads" not in file.parts}
        return {str(file.relative_to(self.home)) for file in files}


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """A computer with the archive unpacked and nothing installed."""
    computer = Computer(tmp_path)
    computer.unpack("preset: pc\n", monkeypatch)
    return computer


def test_puts_everything_where_a_desktop_looks(computer: Computer) -> None:
    """The program, its menu entry, icons, metainfo and command are in the home, and the archive is not needed again."""
    computer.install()
    share = ".local/share"
    assert computer.list_installed() >= {
        f"{share}/three-thirteen/program/three-thirteen",
        f"{share}/three-thirteen/program/config.yaml",
        f"{share}/three-thirteen/program/uninstall.sh",
        f"{share}/applications/{APP_ID}.desktop",
        f"{share}/metainfo/{APP_ID}.metainfo.xml",
        f"{share}/icons/hicolor/48x48/apps/{APP_ID}.png",
        f"{share}/icons/hicolor/scalable/apps/{APP_ID}.svg",
        ".local/bin/three-thirteen",
    }
    assert not (computer.program / "install.sh").exists()


def test_the_menu_entry_starts_the_program_whatever_its_path(computer: Computer) -> None:
    """Exec reads as one word, by the rules of desktop entries, and that word is the installed program."""
    computer.install()
    lines = computer.entry.read_text(encoding="utf-8").splitlines()
    word = next(line for line in lines if line.startswith("Exec=")).removeprefix("Exec=")
    assert word.startswith('"') and word.endswith('"')
    unescaped = word[1:-1].replace("\\\\", "\\")
    for sign in '"`$':
        unescaped = unescaped.replace("\\" + sign, sign)
    assert unescaped.replace("%%", "%") == str(computer.program / "three-thirteen")


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="NOT RUN: install desktop-file-utils")
def test_the_menu_entry_is_valid(computer: Computer) -> None:
    """desktop-file-validate has no complaint about what was installed."""
    computer.install()
    done = subprocess.run(["desktop-file-validate", str(computer.entry)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_an_edited_config_survives_an_upgrade(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player's config.yaml stays through two upgrades, and each new one lies beside it."""
    computer.install()
    (computer.program / "config.yaml").write_text("preset: classic\n", encoding="utf-8")
    for fresh in ("preset: aces_high\n", "preset: pc # again\n"):
        computer.unpack(fresh, monkeypatch)
        assert "config.yaml was kept" in computer.install()
        assert (computer.program / "config.yaml").read_text(encoding="utf-8") == "preset: classic\n"
        assert (computer.program / "config.yaml.new").read_text(encoding="utf-8") == fresh


def test_an_untouched_config_is_brought_up_to_date(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who never edited config.yaml gets that of the new version, and nothing of the old one is left."""
    computer.install()
    (computer.program / "old").touch()
    computer.unpack("preset: aces_high\n", monkeypatch)
    assert "was kept" not in computer.install()
    assert (computer.program / "config.yaml").read_text(encoding="utf-8") == "preset: aces_high\n"
    assert not (computer.program / "old").exists()
    assert not (computer.program / "config.yaml.new").exists()


def test_a_config_edited_before_installing_is_taken_along(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was changed in the unpacked folder is installed, and counts as the player's from then on."""
    (computer.unpacked / "config.yaml").write_text("preset: classic\n", encoding="utf-8")
    computer.install()
    computer.unpack("preset: aces_high\n", monkeypatch)
    computer.install()
    assert (computer.program / "config.yaml").read_text(encoding="utf-8") == "preset: classic\n"


def test_removes_all_but_saved_matches_and_says_so(computer: Computer) -> None:
    """After uninstall.sh the home holds the saved matches and nothing else of ours; others' files are untouched."""
    before = computer.home / ".local/share/icons/hicolor/48x48/apps/other.png"
    before.parent.mkdir(parents=True)
    before.touch()
    computer.install()
    for kept in (".local/share/three-thirteen/matches/match.txt", ".config/three-thirteen/options.yaml"):
        (computer.home / kept).parent.mkdir(parents=True)
        (computer.home / kept).touch()
    said = computer.uninstall()
    assert "saved matches stay" in said
    assert computer.list_installed() == {
        ".local/share/three-thirteen/matches/match.txt",
        ".local/share/icons/hicolor/48x48/apps/other.png",
    }
    assert not (computer.home / ".config/three-thirteen").exists()


def test_a_command_of_that_name_from_elsewhere_is_left_alone(computer: Computer) -> None:
    """~/.local/bin/three-thirteen is ours only if we made it."""
    command = computer.home / ".local/bin/three-thirteen"
    command.parent.mkdir(parents=True)
    command.write_text("mine", encoding="utf-8")
    computer.install()
    computer.uninstall()
    assert command.read_text(encoding="utf-8") == "mine"


def test_follows_the_folders_of_the_user(computer: Computer) -> None:
    """XDG_DATA_HOME decides where all of it goes."""
    data = str(computer.home / "else where")
    assert computer.run(computer.unpacked / "install.sh", XDG_DATA_HOME=data).returncode == 0
    assert (Path(data) / "three-thirteen/program/three-thirteen").exists()
    assert (Path(data) / f"applications/{APP_ID}.desktop").exists()
    assert not computer.entry.exists()


def test_refuses_in_a_sentence(computer: Computer) -> None:
    """Half an archive, and the installed copy itself, are no source to install from; nothing is no reason to fail."""
    (computer.unpacked / "three-thirteen").unlink()
    done = computer.run(computer.unpacked / "install.sh")
    assert done.returncode == 1
    assert "unpack the whole archive" in done.stderr
    done = computer.run(computer.unpacked / "uninstall.sh")
    assert done.returncode == 0
    assert "nothing to remove" in done.stdout
