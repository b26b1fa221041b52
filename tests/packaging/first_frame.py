"""How long a start takes, as an eye would measure it: from the command to the first picture on the screen.

Polls the pixels of an X server without a screen, so it knows nothing of the program and can time any build of it.
Does not judge.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence

from tests.real_window import PATIENCE, Screen

COLOURS = 40
"""A picture has at least so many colours; a window not yet painted has one or two."""


def time_first_frame(screen: Screen, command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Return the seconds until the screen shows a picture, and end the program again.

    Raises TimeoutError when none appears.
    """
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while time.perf_counter() - start < PATIENCE:
            if count_sampled_colours(screen) >= COLOURS:
                return time.perf_counter() - start
            time.sleep(0.005)
    finally:
        process.terminate()
        process.wait()
    raise TimeoutError(f"no picture after {PATIENCE:.0f} seconds")


def count_sampled_colours(screen: Screen) -> int:
    """Return how many colours every seventh pixel of every eleventh row shows; quick enough to poll."""
    width = screen.size[0]
    pixels = memoryview(screen.read_pixels()).cast("I")
    rows = range(0, len(pixels) - width, 11 * width)
    return len({colour for row in rows for colour in pixels[row : row + width : 7]})
