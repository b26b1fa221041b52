"""`simulate`: matches without a window, for measuring players against each other.

Holds docs/interface.md, "`simulate`". Reads arguments and prints; deals are played by `commands.tournament`, figures
come from `commands.tournament_figures`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from commands.arguments import make_parser, parse, read_config
from commands.bots import SeatChoice, read_entries
from commands.parser import Parser
from commands.refusal import Refusal
from commands.tournament import Tournament, play_tournament
from commands.tournament_figures import add_up, write_table
from game.language import gettext as _
from game.players import LEVELS
from game.quoting import shorten
from game.rule_keys import join_or
from game.rules import Rules, RulesError

MOST_MATCHES = 10_000_000
MOST_JOBS = 256
LONGEST_TIMEOUT = 86_400.0


def run(argv: Sequence[str]) -> int:
    """Play what `argv` asks for, and return the exit status: 0, 2 with sentences on stderr, 130 after Ctrl-C."""
    try:
        options, faults = parse(_make_parser(), argv)
        tournament = _set_up(options, faults)
        started = time.monotonic()
        results = play_tournament(tournament, options.jobs, _choose_report(tournament))
        figures = add_up(tournament, results, time.monotonic() - started)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(_("Stopped; nothing was measured."), file=sys.stderr)
        return 130
    print(json.dumps(figures) if options.json else write_table(figures))
    return 0


def _make_parser() -> Parser:
    parser = make_parser(
        "simulate",
        description=_("Plays duplicate deals among computer players and compares them."),
        epilog=_(
            "With S seats, N matches are N/S deals, each played S times with the players moved on by one seat, so\n"
            "that luck cancels. A player is a level ({levels}) or FILE.py:CLASS, a bot of your own.\n"
            "The ± are 95 % intervals over deals. Turns are those a seat had in that round, on average."
        ).format(levels=", ".join(LEVELS)),
    )
    add, check = parser.add_argument, parser.add_checked
    check("--matches", _whole("--matches", 1, MOST_MATCHES), metavar="N", required=True, help=_("how many matches"))
    add("--seats", metavar="A,B,C,D", required=True, help=_("2 to 8 players, clockwise"))
    check("--seed", _whole("--seed", 0, 10**18 - 1), metavar="N", default=1, help=_("the first deal’s seed (1)"))
    add("--config", metavar="FILE", type=Path, help=_("read the rules from FILE instead of config.yaml"))
    check("--jobs", _whole("--jobs", 1, MOST_JOBS), metavar="N", default=1, help=_("how many processes (1)"))
    check("--bot-timeout", _seconds, metavar="S", default=60.0, help=_("seconds a decision may take (60)"))
    add("--json", action="store_true", help=_("print one JSON object"))
    return parser


def _whole(name: str, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= 20 and low <= int(text) <= high:
            return int(text)
        sentence = _("{name} must be a whole number from {low} to {high}, not “{text}”.")
        raise Refusal(sentence.format(name=name, low=low, high=high, text=shorten(text)))

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if 0.1 <= seconds <= LONGEST_TIMEOUT:
        return seconds
    sentence = _("--bot-timeout must be a number of seconds from 0.1 to {most:g}, not “{text}”.")
    raise Refusal(sentence.format(most=LONGEST_TIMEOUT, text=shorten(text)))


def _set_up(options: argparse.Namespace, faults: list[str]) -> Tournament:
    """Return the tournament asked for. Raises Refusal with `faults`, and those of the config, else of the seats."""
    rules = Rules()
    entries: tuple[SeatChoice, ...] = ()
    try:
        rules = read_config(options.config).rules
        entries = read_entries(options.seats)
        if options.matches is not None:
            _refuse_odd_matches(options.matches, len(entries))
        rules = replace(rules, players=len(entries))
    except Refusal as refusal:
        faults.append(str(refusal))
    except RulesError as error:
        faults += [fault.sentence for fault in error.faults]
    if faults:
        raise Refusal("\n".join(faults))
    return Tournament(rules, entries, options.seed, options.matches // len(entries), options.bot_timeout)


def _refuse_odd_matches(matches: int, seats: int) -> None:
    if matches % seats:
        below = matches // seats * seats
        fits = join_or([str(number) for number in (below, below + seats) if number])
        sentence = _("--matches must be a multiple of the {seats} seats, such as {fits}, not {matches}.")
        raise Refusal(sentence.format(seats=seats, fits=fits, matches=matches))


def _choose_report(tournament: Tournament) -> Callable[[int], None]:
    """Return what shows the progress on stderr: nothing at all unless that is a terminal."""
    if not sys.stderr.isatty():
        return lambda done: None
    started = time.monotonic()
    shown = 0.0

    def report(done: int) -> None:
        nonlocal shown
        now, finished = time.monotonic(), done == tournament.deals
        if finished or now - shown > 0.2:
            shown = now
            text = _("{done} of {deals} deals, {seconds:.0f} s").format(
                done=done, deals=tournament.deals, seconds=now - started
            )
            print(f"\r{text}\x1b[K", end="\n" if finished else "", file=sys.stderr, flush=True)

    return report
