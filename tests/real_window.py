"""A real window for tests: an X server without a screen, the game in it, and a hand on its mouse.

Needs Xvfb and xdotool (`missing_programs` names what is not there). Does not know where anything lies in the window.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[1]
PATIENCE = 30.0
"""Seconds to wait for what a busy machine may take long to do."""

_T = TypeVar("_T")


def missing_programs() -> list[str]:
    """Return which of the programs this needs are not installed."""
    return [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]


def wait_for(what: str, look: Callable[[], _T | None]) -> _T:
    """Return what `look` finds as soon as it finds something. Raises TimeoutError naming `what`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (found := look()) is not None:
            return found
        time.sleep(0.01)
    raise TimeoutError(f"no {what} after {PATIENCE:.0f} seconds")


class Screen:
    """A screen of an X server that nobody looks at, readable as pixels."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display = display
        self._file = folder / "Xvfb_screen0"

    def read_pixels(self) -> bytes:
        """Return the screen now, four bytes a pixel, row by row (the X window dump without its header)."""
        dump = self._file.read_bytes()
        header, colours = struct.unpack(">I", dump[:4])[0], struct.unpack(">I", dump[76:80])[0]
        return dump[header + 12 * colours :]

    def count_colours(self, stride: int = 1) -> int:
        """Return how many different colours every `stride`-th pixel shows now."""
        pixels = self.read_pixels()
        return len({pixels[at : at + 3] for at in range(0, len(pixels), 4 * stride)})


@contextmanager
def open_screen(folder: Path, size: tuple[int, int] = (1280, 720)) -> Iterator[Screen]:
    """Start an X server whose screen lives in `folder`, and stop it in the end."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", str(folder)]
    command += ["-noreset", "-nolisten", "tcp"]  # while it resets after its last guest it turns away the next
    server = subprocess.Popen(
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield Screen(":" + numbers.readline().strip(), folder)
    finally:
        server.terminate()
        server.wait()


class Window:
    """The game's window on a screen, and the mouse over it; places are pixels of the window."""

    def __init__(self, screen: Screen, process: subprocess.Popen[bytes]) -> None:
        self.screen = screen
        self.process = process
        self._id = wait_for("window", self._find)

    def find_again(self) -> None:
        """Take the window that is there now: SDL may replace the first one while it chooses how to draw."""
        self._id = wait_for("window", self._find)

    def _find(self) -> str | None:
        if self.process.poll() is not None:
            raise ChildProcessError(f"the game ended with status {self.process.returncode} before its window opened")
        return next(iter(self._do("search", "--pid", str(self.process.pid)).split()), None)

    def _do(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self.screen.display}
        return subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, check=False).stdout

    def move(self, place: tuple[float, float]) -> None:
        """Move the pointer to a place in the window."""
        self._do("mousemove", "--window", self._id, str(round(place[0])), str(round(place[1])))
        time.sleep(0.01)

    def click(self, place: tuple[float, float]) -> None:
        """Move the pointer to a place and click there."""
        self.move(place)
        self._do("click", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
        """Press at `start`, move to `end` in steps as a hand would, and let go."""
        self.move(start)
        self._do("mousedown", "1")
        for step in range(1, steps + 1):
            self.move(tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
        self._do("mouseup", "1")

    def press(self, key: str) -> None:
        """Press and let go of a key, by its X name."""
        self._do("key", "--window", self._id, key)


@contextmanager
def open_game(
    screen: Screen, arguments: Sequence[str], home: Path, command: Sequence[str] = (), extra: Mapping[str, str] = {}
) -> Iterator[Window]:
    """Start the game with `arguments` and a home of its own on `screen`, and stop it in the end."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"DISPLAY": screen.display, "THREE_THIRTEEN_HOME": str(home), "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    program = command or [sys.executable, str(ROOT / "main.py")]
    process = subprocess.Popen([*program, *arguments], env={**environment, **extra}, stdin=subprocess.DEVNULL)
    try:
        yield Window(screen, process)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
