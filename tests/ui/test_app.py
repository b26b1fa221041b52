"""The app: what the first screen is, and that there is none without a display."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from commands.options import PlayOptions
from commands.refusal import Refusal
from commands.setting_up.environment import ROOT
from storage.options import keep_option
from storage.saved_match import SavedMatch
from ui.app import open_game, run
from ui.loop import Loop
from ui.screens.confirm import Confirm
from ui.screens.faults import Faults
from ui.screens.title import Title
from ui.table.scene import TableScene
from ui.window import open_display

SIZE = (1000, 700)


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.quit()
    open_display()
    yield
    pygame.display.quit()


@pytest.fixture
def saved() -> Iterator[SavedMatch]:
    held = SavedMatch()
    yield held
    held.close()


@pytest.fixture
def open_with(tmp_path: Path, saved: SavedMatch) -> Callable[..., Loop]:
    """Return what opens the game with a config of the text given."""

    def open_it(text: str = "preset: pc\n", seed: int | None = None) -> Loop:
        config = tmp_path / "config.yaml"
        config.write_text(text, encoding="utf-8")
        return open_game(PlayOptions(config=config, seed=seed, size=SIZE), saved)

    return open_it


def press(loop: Loop, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    loop.pump_once(0.016)


def test_the_title_comes_first(open_with: Callable[..., Loop]) -> None:
    """A plain start shows the title, in the size asked for."""
    loop = open_with()
    assert isinstance(loop.stack.top, Title)
    assert loop.stack.stage.size == SIZE == loop.window.size


def test_a_seed_starts_a_match(open_with: Callable[..., Loop]) -> None:
    """--seed deals that match at once."""
    table = open_with(seed=4).stack.top
    assert isinstance(table, TableScene)
    assert table.chair.seed == 4


def test_faults_come_before_everything(open_with: Callable[..., Loop]) -> None:
    """Faults of config.yaml are told first; then the game starts with the defaults, and with the seed asked for."""
    loop = open_with("preset: pc\nrules:\n  players: 99\n", seed=4)
    assert isinstance(loop.stack.top, Faults)
    press(loop, pygame.K_RETURN)
    table = loop.stack.top
    assert isinstance(table, TableScene)
    assert table.chair.rules.players == 4


def test_options_win_over_the_config(open_with: Callable[..., Loop]) -> None:
    """What was changed on screen wins over config.yaml."""
    keep_option("display", "felt", "slate")
    loop = open_with("preset: pc\ndisplay:\n  felt: blue\n  deck: large\n")
    display = loop.stack.stage.display
    assert (display.felt, display.deck) == ("slate", "large")


def test_a_change_on_screen_is_there_at_the_next_start(open_with: Callable[..., Loop], tmp_path: Path) -> None:
    """F11 is remembered; config.yaml stays as it was."""
    loop = open_with()
    press(loop, pygame.K_F11)
    loop.window.destroy()
    again = open_with()
    assert again.stack.stage.display.fullscreen
    assert (tmp_path / "config.yaml").read_text() == "preset: pc\n"


def test_closing_the_window_ends_the_run() -> None:
    """The window's X ends the game with status 0, and the next start finds the match where it was."""
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert run(PlayOptions(seed=11, size=SIZE)) == 0
    record = SavedMatch().load()
    assert record is not None
    assert record.seed == 11


def test_a_crash_closes_the_window_and_lets_the_match_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong, when it is told there is no window any more and the next start is let in."""

    def break_down(loop: Loop) -> None:
        raise ValueError("both components of size must be positive")

    monkeypatch.setattr(Loop, "run", break_down)
    with pytest.raises(ValueError, match="positive"):
        run(PlayOptions(size=SIZE))
    assert not pygame.display.get_init()
    SavedMatch().close()


def test_a_second_window_is_refused() -> None:
    """While one window has the match another says so and does not start."""
    saved = SavedMatch()
    with pytest.raises(Refusal, match="another window"):
        run(PlayOptions(size=SIZE))
    saved.close()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there always is a display")
def test_no_display(tmp_path: Path) -> None:
    """Without a display the game says so in one sentence and exits with 2, instead of running unseen."""
    code = (
        "import sys; from commands.setting_up import first_start; from main import main; "
        "first_start.enter_environment = first_start.set_up = lambda: None; "  # never pip, never .venv
        "sys.exit(main([]))"
    )
    unseen = {"PATH": "/usr/bin:/bin", "THREE_THIRTEEN_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=unseen, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "needs a display" in done.stderr


def test_a_match_that_cannot_be_kept_is_told(
    open_with: Callable[..., Loop], saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a move can't be written, a sheet says so over the table, and the game goes on."""
    loop = open_with(seed=4)
    loop.pump_once(0.016)
    monkeypatch.setattr(saved, "fault", "No space left.")
    loop.pump_once(0.016)
    question = loop.stack.top
    assert isinstance(question, Confirm)
    assert question.detail == "No space left."
    press(loop, pygame.K_RETURN)
    assert isinstance(loop.stack.top, TableScene)
