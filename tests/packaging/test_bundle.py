"""The bundle, built and played: not part of `python3 -m tests`, but of `python3 -m tests.packaging`.

Each test starts from the archive unpacked anew, in a home folder where nobody has played yet.
"""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import __version__
from game.rules import Rules
from tests.forced import find_seed
from tests.packaging.first_frame import time_first_frame
from tests.packaging.unpacked import Unpacked, build_archive, install
from tests.real_window import Screen, Window, open_game, open_screen, wait_for
from ui.table.layout import lay_out

SIZE = (1280, 720)
WINDOW = ("--size", "1280x720")
CONTINUE = (250, 318)
"""Where the title has its first button in a window of that size."""
APP_ID = "io.github.threethirteen.ThreeThirteen"
BOT = """
import statistics
from game.moves import DrawStock
class Bot:
    def choose(self, view, rng):
        return rng.choice(view.legal_moves)
"""
pytestmark = pytest.mark.bundle


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive that a player downloads."""
    return build_archive(tmp_path_factory.mktemp("build"))


@pytest.fixture
def unpacked(archive: Path, tmp_path: Path) -> Unpacked:
    """The archive, unpacked."""
    return Unpacked(archive, tmp_path)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A screen as large as the window."""
    with open_screen(tmp_path, SIZE) as screen:
        yield screen


def rest(screen: Screen, window: Window) -> bytes:
    """Return what the screen shows when there is a picture on it and it has come to rest, the pointer in a corner."""
    wait_for("picture", lambda: screen.count_colours(stride=97) > 50 or None)
    window.move((1, 1))
    before = b""

    def look() -> bytes | None:
        nonlocal before
        time.sleep(0.6)
        last, before = before, screen.read_pixels()
        return before if before == last else None

    return wait_for("picture at rest", look)


def differ(picture: bytes, other: bytes) -> float:
    """Return which part of the pixels of two pictures differs; their fourth byte means nothing."""
    assert len(picture) == len(other)
    pairs = zip(memoryview(picture).cast("I"), memoryview(other).cast("I"), strict=True)
    return sum((one ^ two) & 0xFFFFFF != 0 for one, two in pairs) / (len(picture) / 4)


def draw(unpacked: Unpacked, window: Window, times: int) -> None:
    """Click the stock until the saved match has `times` draws of the person's."""
    stock = lay_out(SIZE, 2).stock.box.centre

    def click() -> bool | None:
        window.click(stock)  # the first click may do no more than end an animation
        time.sleep(0.5)
        return unpacked.saved.count("\n0 stock") == times or None

    wait_for("draw in the saved match", click)


def throw(unpacked: Unpacked, window: Window, times: int) -> None:
    """Drag the leftmost card to the discard pile; the saved match then has `times` discards of the person's."""
    table = lay_out(SIZE, 2)
    window.drag(table.hand_poses(4, apart=True)[0].box.centre, table.discard.box.centre)
    wait_for("discard in the saved match", lambda: unpacked.saved.count("\n0 stock, discard") == times or None)


def test_plays_what_its_config_says_and_goes_on_where_it_was_left(unpacked: Unpacked, screen: Screen) -> None:
    """Two players and four jokers come to the table, as from the source; the second start continues the match."""
    unpacked.edit_config(players="2", jokers="4", decks="auto", speed="instant", confirm_discards="false")
    seed = str(find_seed_of_two())
    with unpacked.play(screen, *WINDOW, "--seed", seed) as window:
        wait_for("saved match", lambda: unpacked.saved or None)
        assert f"\nseed {seed}\nrule players 2\nrule decks auto\nrule jokers 4\n" in unpacked.saved
        two = rest(screen, window)
        draw(unpacked, window, 1)
        throw(unpacked, window, 1)
    left = unpacked.saved
    with unpacked.play(screen, *WINDOW) as window:
        rest(screen, window)
        window.click(CONTINUE)
        rest(screen, window)
        draw(unpacked, window, 2)
        throw(unpacked, window, 2)
    assert unpacked.saved.startswith(left.rstrip("\n"))
    edited = ["--config", str(unpacked.folder / "config.yaml")]
    assert differ(two, picture_from_source(screen, unpacked, edited)) < 0.002
    assert differ(two, picture_from_source(screen, unpacked, [])) > 0.02


def find_seed_of_two() -> int:
    """Return a seed whose first turn is the person's at a table of two."""
    return find_seed(Rules(players=2, decks="auto", jokers=4), dealer=1)


def picture_from_source(screen: Screen, unpacked: Unpacked, arguments: list[str]) -> bytes:
    """Return what the same match looks like when main.py plays it."""
    home = unpacked.home.with_name(f"home from source {len(arguments)}")
    started = open_game(screen, [*WINDOW, *arguments, "--seed", str(find_seed_of_two())], home)
    with started as window:
        return rest(screen, window)


def test_a_fresh_start_shows_the_title_at_once(
    unpacked: Unpacked, screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the command to the first picture it takes less than half a second, but for what else the machine does."""
    starts = [time_first_frame(screen, unpacked.command(screen.display), {}) for _start in range(7)]
    alone = [seconds - waited for seconds, waited in starts]
    with capsys.disabled():
        print("\nfirst frame of the bundle, seconds:", *(f"{seconds:.2f}" for seconds, _waited in starts))
        print("without the wait for a core:", *(f"{seconds:.2f}" for seconds in alone))
    assert min(alone) < 0.5


def test_scores_and_plays_tournaments(unpacked: Unpacked, tmp_path: Path) -> None:
    """The commands answer, with several processes and with a bot from a file that uses the standard library."""
    assert unpacked.run("--version").stdout == f"Three-Thirteen {__version__}\n"
    scored = unpacked.run("score", "--wild", "9", "--json", "4H 5H 6H KS")
    assert json.loads(scored.stdout)["points"] == 10
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    unpacked.edit_config(turn_limit="5")
    seats = f"steady,{tmp_path / 'bot.py'}:Bot"
    played = unpacked.run("simulate", "--matches", "4", "--seats", seats, "--jobs", "2", "--json")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["matches"] == 4


def test_says_that_it_needs_a_display(unpacked: Unpacked) -> None:
    """Without a display the program says so in a sentence and exits with status 2."""
    done = unpacked.run()
    assert done.returncode == 2
    assert "needs a display" in done.stderr
    assert done.stderr.count("\n") == 1


def test_says_so_in_a_window_after_a_double_click(unpacked: Unpacked, tmp_path: Path) -> None:
    """With stderr going nowhere a program of the system shows the sentence, free of the bundle's own libraries."""
    zenity = tmp_path / "zenity"
    zenity.write_text(f'#!/bin/sh\necho "$* [$LD_LIBRARY_PATH]" > "{tmp_path}/shown"\n', encoding="utf-8")
    zenity.chmod(0o755)
    environment = {"PATH": str(tmp_path), "HOME": str(unpacked.home), "DISPLAY": "no such display"}
    nowhere = subprocess.DEVNULL
    status = subprocess.call([unpacked.program], env=environment, stdin=nowhere, stderr=nowhere, timeout=60)
    shown = (tmp_path / "shown").read_text(encoding="utf-8")
    assert status == 2
    assert "needs a display" in shown
    assert shown.endswith("[]\n")


def test_tells_faults_of_its_config_by_the_file_beside_it(unpacked: Unpacked) -> None:
    """The config that counts is the one beside the program, and a slip in it is told with file and line."""
    unpacked.edit_config(players="nine")
    done = unpacked.run("score", "4H")
    assert done.returncode == 2
    assert str(unpacked.folder / "config.yaml") in done.stderr


def test_installs_plays_and_uninstalls(unpacked: Unpacked, screen: Screen) -> None:
    """The menu entry is valid and its program plays without the archive; afterwards only the saved match is left."""
    install(unpacked)
    share = unpacked.home / ".local/share"
    entry, metainfo = share / f"applications/{APP_ID}.desktop", share / f"metainfo/{APP_ID}.metainfo.xml"
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run(["appstreamcli", "validate", "--no-net", str(metainfo)], check=True)
    assert f'<release version="{__version__}"' in metainfo.read_text(encoding="utf-8")
    for icon in (share / "icons/hicolor").glob("*x*/apps/*.png"):
        width, height = struct.unpack(">II", icon.read_bytes()[16:24])
        assert icon.parts[-3] == f"{width}x{height}"
    shutil.rmtree(unpacked.folder)
    command = unpacked.home / ".local/bin/three-thirteen"
    with unpacked.play(screen, *WINDOW, "--seed", "1", program=command):
        wait_for("saved match", lambda: unpacked.saved or None)
    unpacked.folder.mkdir()
    said = install(unpacked, [str(share / "three-thirteen/program/uninstall.sh")])
    assert "saved matches stay" in said
    assert all(name.startswith(".local/share/three-thirteen/matches/") for name in unpacked.list_home())
