"""The window: first frame, frame times while cards move and players think, redraws and CPU at rest, memory.

Frames are timed in this process; start, rest and memory on the real program, on an X server without a screen where
there is one. Knows the table only by its keys.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from commands.options import PlayOptions
from game.players import LEVELS
from game.rules import Rules
from storage.saved_match import SavedMatch
from tests.bench.figure import Figure, quantile
from tests.forced import find_seed
from tests.real_window import Screen, missing_programs, open_game, open_screen, wait_for
from ui import app
from ui.loop import Loop
from ui.window import open_display

TITLE = "Window, 1280x800, four seats (ms of wall clock, CPU in % of one core)"
SIZE = (1280, 800)
STARTS = 7
BARE_WINDOW = f"""
import pygame, time
pygame.display.init()
window = pygame.Window("bare", {SIZE})
surface = window.get_surface()
for number in range(64):
    pygame.draw.rect(surface, (number * 3, number * 2, number), (number * 20, 0, 20, {SIZE[1]}))
window.flip()
time.sleep(60)
"""
"""A program that opens a window of the same size, with stripes that tell its first frame from an empty screen."""
FRAME = 1 / 60
SEED = find_seed(Rules(), dealer=3)
"""With this seed the person at seat 0 begins."""
CONFIG = """
preset: pc
rules: {{first_round: 11}}
display: {{confirm_discards: false}}
opponents: [{{name: L, level: {level}}}, {{name: T, level: {level}}}, {{name: R, level: {level}}}]
"""


def measure(long: bool) -> Iterator[Figure]:
    """Yield the figures; `long` measures more frames."""
    with TemporaryDirectory() as folder:
        os.environ["THREE_THIRTEEN_HOME"] = folder
        yield from _measure_frames(Path(folder), 3000 if long else 600)
        if missing_programs() or sys.platform != "linux":
            print("start, rest and memory are not measured: this needs Linux, Xvfb and xdotool", file=sys.stderr)
            return
        yield from _measure_program(Path(folder))


def _measure_frames(folder: Path, count: int) -> Iterator[Figure]:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    open_display()
    for level in LEVELS:
        clock, processor = time_frames(write_config(folder, level), count)
        yield Figure(f"a frame while cards move, three {level}: median", quantile(clock, 0.5), "ms")
        yield Figure(f"a frame while cards move, three {level}: p99", quantile(clock, 0.99), "ms", 25)
        yield Figure(f"a frame while cards move, three {level}: p99 of processor time", quantile(processor, 0.99), "ms")
    yield Figure("frames drawn in 300 looks at a table at rest", count_idle_frames(write_config(folder)), "", 0)
    pygame.quit()


def write_config(folder: Path, level: str = "steady") -> Path:
    """Write a config whose opponents all play at `level`, and return its file."""
    file = folder / "config.yaml"
    file.write_text(CONFIG.format(level=level), encoding="utf-8")
    return file


def time_frames(config: Path, count: int) -> tuple[list[float], list[float]]:
    """Play round 11 by the keyboard at 60 frames a second, pictures drawn ahead in spare time as in the real loop.

    Return the milliseconds of `count` frames that were drawn after the first, least first, by the clock on the wall
    and of this process alone: on a machine that others use as well these are far apart.
    """
    saved = SavedMatch()
    loop = app.open_game(PlayOptions(config, SEED, SIZE), saved)
    loop.pump_once(FRAME)
    timings: list[tuple[float, float]] = []
    ticks, looks = pygame.time.Clock(), 0
    while len(timings) < count:
        looks += 1
        if looks % 40 == 0:
            _press_on(loop, looks // 40)
        start, worked = time.perf_counter(), time.process_time()
        if loop.pump_once(FRAME):
            timings.append(((time.perf_counter() - start) * 1000, (time.process_time() - worked) * 1000))
        loop.stack.stage.sprites.prepare()
        ticks.tick(60)
    saved.close()
    return sorted(clock for clock, _own in timings), sorted(own for _clock, own in timings)


def _press_on(loop: Loop, turn: int) -> None:
    """Press what goes on from wherever the match is: draw, choose and discard a card, leave a round's end."""
    keys = (pygame.K_d, pygame.K_RIGHT, pygame.K_x, pygame.K_RETURN)
    key = keys[turn % len(keys)]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))


def count_idle_frames(config: Path) -> int:
    """Return how many frames are drawn while a person thinks and nothing moves, in 300 looks after the deal."""
    saved = SavedMatch()
    loop = app.open_game(PlayOptions(config, SEED, SIZE), saved)
    for _look in range(300):
        loop.pump_once(FRAME)
    before = loop.frames
    for _look in range(300):
        loop.pump_once(FRAME)
    saved.close()
    return loop.frames - before


def _measure_program(folder: Path) -> Iterator[Figure]:
    """Yield start, rest and memory of the real program; each start beside one of a window with nothing in it."""
    bare, own = [], []
    config = str(write_config(folder))
    for turn in range(STARTS):
        with open_screen(folder, SIZE) as screen:
            start = time.monotonic()
            with subprocess.Popen(
                [sys.executable, "-c", BARE_WINDOW],
                env={**os.environ, "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11"},
                stdout=subprocess.DEVNULL,
            ) as process:
                _wait_for_frame(screen)
                bare.append((time.monotonic() - start) * 1000)
                process.kill()
        with open_screen(folder, SIZE) as screen:
            start = time.monotonic()
            arguments = ["--config", config, "--size", "1280x800", "--seed", str(SEED)]
            with open_game(screen, arguments, folder / f"home{turn}") as window:
                _wait_for_frame(screen)
                own.append((time.monotonic() - start) * 1000)
                if turn == STARTS - 1:
                    time.sleep(4)
                    yield Figure("processor at rest", _measure_rest(window.process.pid), "%", 0.3)
                    yield Figure("memory", _read_memory(window.process.pid), "MB", 200)
    yield Figure(f"from the command to the first frame: median of {STARTS}", median(own), "ms", 500)
    yield Figure(f"a window with nothing in it, started in turns with it: median of {STARTS}", median(bare), "ms")
    yield Figure("the first of these two times over the second", median(own) / median(bare), "times", 1.5)


def _wait_for_frame(screen: Screen) -> None:
    wait_for("first frame", lambda: screen.count_colours(stride=997) > 20 or None)


def _measure_rest(process: int, seconds: float = 20.0) -> float:
    before = _read_ticks(process)
    time.sleep(seconds)
    return 100 * (_read_ticks(process) - before) / os.sysconf("SC_CLK_TCK") / seconds


def _read_ticks(process: int) -> int:
    words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(words[11]) + int(words[12])


def _read_memory(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
