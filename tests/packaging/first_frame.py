"""How long a start takes, as an eye would measure it: from the command to the first picture on the screen.

Polls the pixels of an X server without a screen, so it can time any build of the game. Does not judge.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.real_window import PATIENCE, Screen

COLOURS = 20
"""A picture has at least so many colours; a window not yet painted has one or two."""


def time_first_frame(screen: Screen, command: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float]:
    """Return the seconds until the screen shows a picture, and how many of them others had the cores; end the program.

    Raises TimeoutError when no picture appears, or the last one stays.
    """
    _wait_until(screen, lambda colours: colours < COLOURS)
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_until(screen, lambda colours: colours >= COLOURS)
        return time.perf_counter() - start, _read_wait(process.pid)
    finally:
        process.terminate()
        process.wait()


def _wait_until(screen: Screen, is_right: Callable[[int], bool]) -> None:
    end = time.perf_counter() + PATIENCE
    while not is_right(screen.count_colours(stride=997)):
        if time.perf_counter() > end:
            raise TimeoutError(f"the screen did not change in {PATIENCE:.0f} seconds")
        time.sleep(0.005)


def _read_wait(process: int) -> float:
    """Return the seconds that a process was ready to run and had no core to run on."""
    return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
