"""What one process of a tournament does: load the bots, play the deals it is sent, answer with their results.

Ends when it is told to, when nobody listens, and when the process that started it is gone. What bots print goes
to stderr. Does not know the other processes.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import MutableSequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from commands.bots import BotError, Entry, load_makers
from commands.duplicate_deals import play_deal
from commands.pulse import Place, Pulse
from game.rules import Rules


def work(
    connection: Connection, cells: MutableSequence[int], rules: Rules, entries: tuple[Entry, ...]
) -> None:
    """Answer None when the bots are loaded, then each seed with its DealResult, or a sentence for a fault."""
    _end_with_parent()
    _turn_stdout_away()
    pulse = Pulse(cells)
    with suppress(EOFError, OSError):
        try:
            pulse.begin(Place())
            makers = load_makers(entries)
            pulse.end()
            connection.send(None)
            while True:
                connection.send(play_deal(rules, connection.recv(), entries, makers, pulse))
        except BotError as error:
            pulse.end()
            connection.send(str(error))
            connection.recv()
    os._exit(0)  # threads a bot left behind must not keep the process


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _turn_stdout_away() -> None:
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(2, 1)
