"""Reads the arguments of main.py: options for the window, or a command and what belongs to it.

Holds docs/interface.md, "Commands". `score` and `simulate` read their own arguments; this file only finds them.
Does not know what any option leads to.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from commands.options import SMALLEST, PlayOptions
from commands.parser import Parser, drop_values
from commands.refusal import Refusal
from game import __version__
from game.language import gettext as _

COMMANDS = ("score", "simulate")
LONGEST_QUOTE = 200


@dataclass(frozen=True)
class Request:
    """What was asked for: `command` "score", "simulate" or None to play; `rest` is what follows it."""

    command: str | None = None
    rest: list[str] = field(default_factory=list)
    play: PlayOptions = field(default_factory=PlayOptions)


def read_arguments(argv: Sequence[str]) -> Request:
    """Return what `argv` asks for; print and exit for --help and --version.

    Raises Refusal, with a sentence each, for everything else that can't be done.

    >>> read_arguments(["--size", "1280x800"]).play.size
    (1280, 800)
    >>> read_arguments(["score", "--wild", "9", "4H"])
    Request(command='score', rest=['--wild', '9', '4H'], play=PlayOptions(config=None, seed=None, \
size=None, fullscreen=False))
    """
    if argv and argv[0] in COMMANDS:
        return Request(command=argv[0], rest=list(argv[1:]))
    options, unknown, faults = _make_parser().parse_all(argv)
    faults += _explain_what_is_not_there(options, unknown)
    if faults:
        raise Refusal("\n".join(faults))
    return Request(play=PlayOptions(options.config, options.seed, options.size, options.fullscreen))


def _make_parser() -> Parser:
    parser = Parser(
        description=_("Three-Thirteen: eleven rounds of rummy against the computer."),
        epilog=_("Without a window: main.py score --help, main.py simulate --help."),
    )
    add, check = parser.add_argument, parser.add_checked
    check("--config", _read_path, metavar="FILE", help=_("read FILE instead of config.yaml"))
    check("--seed", _read_seed, metavar="N", help=_("start a new match with the deals of seed N"))
    check("--size", _read_size, metavar="WxH", help=_("open the window in this size, 800x600 or more"))
    add("--fullscreen", action="store_true", help=_("fill the screen"))
    add("--version", action="version", version=f"Three-Thirteen {__version__}", help=_("tell the version"))
    add("--lang", metavar="xx", nargs="?", const="", help=argparse.SUPPRESS)
    return parser


def _explain_what_is_not_there(options: argparse.Namespace, unknown: Sequence[str]) -> list[str]:
    faults = []
    if options.lang is not None:
        faults.append(_("This version speaks English only: start it without --lang."))
    for argument in drop_values(unknown):
        if argument == "replay":
            sentence = _("This version can’t replay a match: start it without “replay” and choose Continue.")
            return [*faults, sentence]
        if argument in COMMANDS:
            sentence = _("The command comes first: python3 main.py {command} …")
            return [*faults, sentence.format(command=argument)]
        sentence = _("Three-Thirteen knows no “{argument}”; “python3 main.py --help” names what there is.")
        faults.append(sentence.format(argument=_quote(argument)))
    return faults


def _read_path(text: str) -> Path:
    if not os.path.isfile(text):  # Path.is_file() raises for a name that is too long
        sentence = _("There is no config file {path}: give --config one that exists.")
        raise Refusal(sentence.format(path=_quote(text)))
    return Path(text)


def _read_seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise Refusal(
            _("--seed is a whole number from 0 up to 18 digits, not “{text}”.").format(text=_quote(text))
        )
    return int(text)


def _read_size(text: str) -> tuple[int, int]:
    width, by, height = text.lower().partition("x")
    if not (by and all(part.isascii() and part.isdecimal() and len(part) < 6 for part in (width, height))):
        raise Refusal(_("--size is a width and a height, as in 1280x800, not “{text}”.").format(text=_quote(text)))
    size = int(width), int(height)
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
        raise Refusal(_("--size is 800x600 or more, not {text}.").format(text=text))
    return size


def _quote(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
