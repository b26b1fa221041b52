"""The parts of a build that need no PyInstaller: what it refuses, and the files it writes itself."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.real_window import ROOT

PACKAGING = ROOT / "packaging"
APP_ID = "io.github.threethirteen.ThreeThirteen"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="NOT RUN: binutils are wanted on Linux alone")
def test_refuses_a_build_without_binutils(tmp_path: Path) -> None:
    """A missing program is named, with the package that has it, before anything is fetched."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "build.py"), "--work", str(tmp_path / "work")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "binutils" in done.stderr
    assert not (tmp_path / "work").exists()


@pytest.fixture(autouse=True)
def _find_the_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests import the files of packaging/ as these import one another."""
    monkeypatch.syspath_prepend(str(PACKAGING))


def test_icons_wrap_pictures_that_can_be_found_again() -> None:
    """An .ico names size, length and place of each PNG up to 256 pixels, an .icns its type and length."""
    import icons

    pictures = {size: b"png of %d" % size for size in icons.SIZES}
    ico = icons.wrap_ico(pictures)
    for at in range(struct.unpack("<HHH", ico[:6])[2]):
        width, _h, _c, _r, _p, _b, length, place = struct.unpack("<BBBBHHII", ico[6 + 16 * at : 22 + 16 * at])
        assert ico[place : place + length] == pictures[width or 256]
    icns = icons.wrap_icns(pictures)
    assert struct.unpack(">4sI", icns[:8]) == (b"icns", len(icns))
    assert struct.unpack(">4sI", icns[8:16]) == (b"ic11", 8 + len(pictures[32]))


def test_the_icon_is_drawn_at_every_size() -> None:
    """Each PNG has the size it was asked for, and something on it."""
    import icons

    png = icons.draw(48)
    assert struct.unpack(">II", png[16:24]) == (48, 48)
    assert len(png) > 500


def test_windows_is_told_the_version_in_four_numbers() -> None:
    """Properties of the .exe show the version as it is written everywhere else."""
    import windows_version

    text = windows_version.describe_version("3.1.13")
    assert "filevers=(3, 1, 13, 0)" in text
    assert "StringStruct('ProductVersion', '3.1.13')" in text


def test_the_id_is_the_same_everywhere_and_fit_for_desktops() -> None:
    """One id names entry, metainfo and icon, and no segment of it starts with a digit."""
    import beside

    assert beside.APP_ID == APP_ID
    assert all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", part) for part in APP_ID.split("."))
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.metainfo.xml", "install.sh", "uninstall.sh"):
        assert APP_ID in (PACKAGING / "linux" / name).read_text(encoding="utf-8")
    assert APP_ID in (PACKAGING / "three_thirteen.spec").read_text(encoding="utf-8")


def test_the_menu_shows_it_among_the_card_games() -> None:
    """The desktop entry is of a game of cards and opens no terminal."""
    lines = (PACKAGING / "linux" / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    assert {"Categories=Game;CardGame;", "Terminal=false", f"Icon={APP_ID}"} <= set(lines)


def test_pip_is_told_where_to_go() -> None:
    """`pip install` ends with a sentence that names the two ways of getting the game."""
    import no_pip_install

    with pytest.raises(SystemExit, match="python3 main.py.*packaging/build.py"):
        no_pip_install.build_wheel("wheels")
    pins = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'build-backend = "no_pip_install"' in pins
    assert "[project]" not in pins.replace("# No [project] here", "")
