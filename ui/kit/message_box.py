"""A sentence in a window of SDL's own, for when the game has none and the system has no program for it.

Knows neither scenes nor fonts: SDL draws it, plainly, with what the display server has.
"""

from __future__ import annotations

import pygame


def show_message(sentence: str) -> bool:
    """SceneStack `sentence` until its window is closed; tell whether that was possible."""
    try:
        pygame.display.message_box("Three-Thirteen", sentence, message_type="error")
    except pygame.error:
        return False
    return True
