"""The window: opened, named, sized and turned to full screen; and told when there is no display for it.

Holds docs/interface.md, "Commands", for --size and --fullscreen. Knows no scene.
"""

from __future__ import annotations

import os
import sys

import pygame

from commands.options import SMALLEST
from commands.refusal import Refusal
from game.language import gettext as _
from ui.kit.quiet_stderr import quiet_stderr
from ui.kit.vectors import ASSETS

USUAL = (1280, 800)
ROOMY = 0.9
"""The part of the screen that a window of the usual shape may fill at the first start."""


def open_display() -> None:
    """Connect to the display. Raises Refusal, in a sentence, where there is none."""
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        with quiet_stderr():
            pygame.display.init()
    except pygame.error as error:
        raise Refusal(_no_display()) from error
    if pygame.display.get_driver() == "offscreen" and asked_for != "offscreen":
        pygame.display.quit()
        raise Refusal(_no_display())
    pygame.font.init()


def close_display() -> None:
    """Close every window there is, at once."""
    pygame.display.quit()


def open_window(size: tuple[int, int] | None, fullscreen: bool) -> pygame.Window:
    """Open the game's window; without a `size` as large as suits the screen."""
    window = pygame.Window("Three-Thirteen", size or _usual_size(), resizable=True, allow_high_dpi=True, hidden=False)
    window.minimum_size = SMALLEST
    window.set_icon(pygame.image.load_sized_svg(str(ASSETS.parent / "icon.svg"), (128, 128)))
    if fullscreen:
        window.set_fullscreen(True)
    return window


def _usual_size() -> tuple[int, int]:
    screens = pygame.display.get_desktop_sizes()
    width, height = screens[0] if screens else USUAL
    scale = min(width * ROOMY / USUAL[0], height * ROOMY / USUAL[1])
    grown = scale if scale < 1 else max(1.0, min(scale, 0.72 * scale + 0.28))
    return max(SMALLEST[0], round(USUAL[0] * grown)), max(SMALLEST[1], round(USUAL[1] * grown))


def _no_display() -> str:
    return _("Three-Thirteen needs a display to open its window on; “score” and “simulate” work without one.")
