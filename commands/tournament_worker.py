"""What one process of a tournament does: load the bots, play the deals it is sent, answer with their results.

Ends when it is told to, when nobody listens, and when the process that started it is gone. What bots print goes
to stderr. Does not know the other processes.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
import threading
import time
from collections.abc import Collection, MutableSequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from commands.bots import BotError, SeatChoice, forget_modules, load_makers, name_packages
from commands.duplicate_deals import DealResult, play_deal
from commands.pulse import Pulse, Whereabouts
from game.language import gettext as _
from game.rules import Rules

CUT_OFF = 3
"""The exit status of a process whose bot closed the line to the process that watches it."""


def work(
    connection: Connection, cells: MutableSequence[int], rules: Rules, entries: tuple[SeatChoice, ...]
) -> None:
    """Answer None when all is ready, then each seed with its DealResult, or a sentence for a fault."""
    _end_with_parent()
    _turn_stdout_away()
    pulse = _WatchedLine(cells, connection)
    kept = name_packages()
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            connection.send(_play(rules, connection.recv(), entries, kept, pulse))
    os._exit(0)  # threads a bot left behind must not keep the process


class _WatchedLine(Pulse):
    """A pulse that ends the process at once when a bot has closed the line: the place then still is that bot's."""

    def __init__(self, cells: MutableSequence[int], connection: Connection) -> None:
        super().__init__(cells)
        self._handle = connection.fileno()
        self._line = self._look()

    def end(self) -> None:
        if self._look() != self._line:
            os._exit(CUT_OFF)
        super().end()

    def _look(self) -> tuple[int, int] | None:
        if sys.platform == "win32":  # a handle there, which os.fstat doesn't know
            return None
        try:
            line = os.fstat(self._handle)
        except OSError:
            return None
        return line.st_dev, line.st_ino


def _play(
    rules: Rules, seed: int, entries: tuple[SeatChoice, ...], kept: Collection[str], pulse: Pulse
) -> DealResult | str:
    """Return what came of a deal, or the sentence that says which bot spoilt it."""
    try:
        random.seed(seed)  # for bots that use it instead of their own
        pulse.begin(Whereabouts())
        forget_modules(entries, kept)
        makers = load_makers(entries, lambda entry: pulse.begin(Whereabouts(entry, seed)))
        pulse.end()
        return play_deal(rules, seed, entries, makers, pulse)
    except BotError as error:
        return str(error)
    except BaseException as error:
        if not pulse.is_busy:
            raise
        names = tuple(entry.text for entry in entries)
        return pulse.place.describe(_("raised {what}").format(what=type(error).__name__), names)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        with suppress(OSError):
            wait([parent.sentinel])
        while sys.platform != "win32" and os.getppid() == parent.pid:  # a bot closed the sentinel
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _turn_stdout_away() -> None:
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(2, 1)
