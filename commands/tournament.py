"""A tournament: its deals shared out among processes, each watched for bots that hang or die.

Holds docs/interface.md, "`simulate`": nothing depends on --jobs, and a hanging bot must not hang the command. Does not
know what the results say; those are added up in `commands.tournament_figures`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait

from commands import tournament_worker
from commands.bots import SeatChoice
from commands.duplicate_deals import DealResult
from commands.pulse import SIZE, Pulse, Whereabouts
from commands.refusal import Refusal
from game.language import gettext as _
from game.rules import Rules

POLL = 0.2
SLACK = 15.0
"""Seconds more that a process may stand still outside of bots' code, where the game's own is far quicker."""
_LOADING = -1


@dataclass(frozen=True)
class Tournament:
    """What is to be played: the deals of `deals` seeds from `seed` on, once for each entry."""

    rules: Rules
    entries: tuple[SeatChoice, ...]
    seed: int
    deals: int
    bot_timeout: float
    """Seconds that one decision, or loading the bots, may take."""


def play_tournament(
    tournament: Tournament, jobs: int, report: Callable[[int], None] = lambda done: None
) -> list[DealResult]:
    """Return the results of all deals in the order of their seeds; `report` is told how many are done.

    Raises Refusal for a bot that can't be played with: always that of the first such deal, whatever `jobs`.
    """
    with _open_crew(tournament, min(jobs, tournament.deals)) as crew:
        return _Handout(tournament, crew, report).play()


class _Worker:
    """One process from outside: the deal it plays, and for how long its pulse has stood still."""

    def __init__(self, tournament: Tournament) -> None:
        context = multiprocessing.get_context("spawn")
        cells = context.RawArray("q", SIZE)
        self.pulse = Pulse(cells)
        self.pulse.begin(Whereabouts())
        self.pulse.end()
        self.deal: int | None = _LOADING
        self.connection, theirs = context.Pipe()
        self._process = context.Process(
            target=tournament_worker.work,
            args=(theirs, cells, tournament.rules, tournament.entries),
            daemon=True,
        )
        self._process.start()
        theirs.close()
        self._beats = 0
        self._still = 0.0

    def begin(self, deal: int | None, seed: int) -> None:
        """Send the process a deal to play, or nothing more."""
        self.deal = deal
        self.connection.send(None if deal is None else seed)

    def is_hanging(self, seconds: float, patience: float) -> bool:
        """Tell, `seconds` after the last question, whether a bot has been at it for more than `patience`.

        Python may run a bot's code at any time, as when it collects garbage: hence the SLACK for all else.
        """
        beats = self.pulse.beats
        self._still = self._still + seconds if beats == self._beats and self.deal != _LOADING else 0.0
        self._beats = beats
        return self._still > (patience if self.pulse.is_busy else patience + SLACK)

    def explain_end(self) -> str:
        """Say how the process ended, now that it no longer answers; it may still be running."""
        for _moment in range(100):
            if self._process.exitcode is not None:
                break
            time.sleep(0.01)
        if self._process.exitcode in (None, tournament_worker.CUT_OFF):
            return _("closed files of the game, which answers through them,")
        return _("ended its process")

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self.connection.close()


class _Handout:
    """Deals out the deals, in order, and collects what comes back."""

    def __init__(self, tournament: Tournament, crew: list[_Worker], report: Callable[[int], None]) -> None:
        self._tournament = tournament
        self._crew = crew
        self._report = report
        self._results: dict[int, DealResult] = {}
        self._next = 0
        self._fault: tuple[int, str] | None = None

    def play(self) -> list[DealResult]:
        last = time.monotonic()
        while any(worker.deal is not None for worker in self._crew):
            busy = {worker.connection: worker for worker in self._crew if worker.deal is not None}
            patience = self._tournament.bot_timeout
            for ready in wait(list(busy), timeout=min(POLL, patience / 4)):
                if isinstance(ready, Connection):
                    self._receive(busy[ready])
            now = time.monotonic()
            self._look_for_hanging(min(now - last, 2 * POLL), patience)  # a laptop's sleep is no bot's fault
            last = now
        if self._fault is not None:
            raise Refusal(self._fault[1])
        return [self._results[deal] for deal in range(self._tournament.deals)]

    def _receive(self, worker: _Worker) -> None:
        """Take the answer of a worker; one whose deal no longer counts, for another in the same instant, is let be."""
        deal = worker.deal
        if deal is None:
            return
        try:
            answer = worker.connection.recv()
        except (EOFError, OSError):
            self._blame(worker, worker.explain_end())
            return
        if isinstance(answer, str):
            self._note_fault(deal, answer)
        elif isinstance(answer, DealResult):
            self._results[deal] = answer
            self._report(len(self._results))
        self._hand_out(worker)

    def _hand_out(self, worker: _Worker) -> None:
        if self._fault is not None or self._next == self._tournament.deals:
            worker.deal = None
            return
        worker.begin(self._next, self._tournament.seed + self._next)
        self._next += 1

    def _look_for_hanging(self, seconds: float, patience: float) -> None:
        for worker in self._crew:
            if worker.deal is not None and worker.is_hanging(seconds, patience):
                self._blame(worker, _("took longer than {seconds:g} seconds").format(seconds=patience))

    def _blame(self, worker: _Worker, what: str) -> None:
        names = tuple(entry.text for entry in self._tournament.entries)
        assert worker.deal is not None
        self._note_fault(worker.deal, worker.pulse.place.describe(what, names))
        worker.deal = None

    def _note_fault(self, deal: int, sentence: str) -> None:
        """Note a fault; deals before it are still played to their end, for one of them may have another."""
        if self._fault is None or deal < self._fault[0]:
            self._fault = deal, sentence
        for worker in self._crew:
            if worker.deal is not None and worker.deal > self._fault[0]:
                worker.deal = None


@contextmanager
def _open_crew(tournament: Tournament, size: int) -> Iterator[list[_Worker]]:
    """Yield `size` processes, and end them all however this ends."""
    crew: list[_Worker] = []
    try:
        with _leave_interrupts_to_us(), _hash_alike():
            crew += [_Worker(tournament) for _number in range(size)]
        yield crew
    finally:
        for worker in crew:
            worker.kill()


@contextmanager
def _hash_alike() -> Iterator[None]:
    """Let processes started inside order the sets of a bot alike, or its choices could depend on the process."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = before or "0"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONHASHSEED"]


@contextmanager
def _leave_interrupts_to_us() -> Iterator[None]:
    """Let processes started inside ignore Ctrl-C, which the terminal sends to all of them at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ours)
