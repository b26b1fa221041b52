"""SDL wait: sleeps until the window system has something to tell, without looking for it again and again.

`pygame.event.wait` looks a thousand times a second; SDL's own wait blocks where the display can wake it, which pygame
does not hand on. So the SDL that pygame has loaded is asked itself, on Linux; elsewhere, or where it can't be found,
there is no such wait, and the caller must nap. Takes no event out of the queue.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

WAKING_DRIVERS = ("x11", "wayland")
"""The video drivers whose events wake a thread that waits for them."""

Wait = Callable[[float], None]
"""Wait for an event, at most so many seconds."""


def find_wait() -> Wait | None:
    """Return SDL's own wait for the display that is open; None where there is none that blocks."""
    if pygame.display.get_driver() not in WAKING_DRIVERS:
        return None
    library = _find_library()
    if library is None:
        return None
    try:
        call = ctypes.CDLL(library).SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    call.argtypes, call.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int

    def wait(seconds: float) -> None:
        call(None, max(1, round(seconds * 1000)))

    return wait


def _find_library() -> str | None:
    """Return the file of the SDL that this process has loaded."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        maps = Path("/proc/self/maps").read_text("utf-8", errors="surrogateescape")
    except OSError:
        return None
    found = re.search(r"/.*/libSDL2-2\.?[^/\n]*\.so[^/\n]*$", maps, re.MULTILINE)
    return found.group() if found else None
