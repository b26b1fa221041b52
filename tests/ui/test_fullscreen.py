"""Full screen: F11 and --fullscreen reach the real window, and the picture follows its size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from commands.options import PlayOptions
from storage.saved_match import SavedMatch
from ui.app import open_game
from ui.loop import Loop
from ui.window import open_display

SIZE = (900, 640)


@pytest.fixture
def saved() -> Iterator[SavedMatch]:
    pygame.display.quit()
    open_display()
    held = SavedMatch()
    yield held
    held.close()
    pygame.display.quit()


def start(saved: SavedMatch, folder: Path, fullscreen: bool = False) -> Loop:
    config = folder / "config.yaml"
    config.write_text("preset: pc\n", encoding="utf-8")
    return open_game(PlayOptions(config=config, seed=4, size=SIZE, fullscreen=fullscreen), saved)


def press_f11(loop: Loop) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    loop.pump_once(0.016)
    loop.pump_once(0.016)


def test_f11_fills_the_screen_and_goes_back(saved: SavedMatch, tmp_path: Path) -> None:
    """F11 makes the window, and what is drawn in it, as large as the screen; once more, as it was."""
    loop = start(saved, tmp_path)
    screen = pygame.display.get_desktop_sizes()[0]
    assert loop.window.size == loop.stack.stage.size == SIZE != screen
    press_f11(loop)
    assert loop.window.size == loop.stack.stage.size == screen
    press_f11(loop)
    assert loop.window.size == loop.stack.stage.size == SIZE


@pytest.mark.parametrize("fullscreen", [True, False])
def test_the_option_opens_it_that_way(saved: SavedMatch, tmp_path: Path, fullscreen: bool) -> None:
    """--fullscreen fills the screen from the first frame."""
    loop = start(saved, tmp_path, fullscreen)
    assert loop.window.size == (pygame.display.get_desktop_sizes()[0] if fullscreen else SIZE)
