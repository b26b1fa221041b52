"""Reads the arguments of main.py: options for the window, or a command and what belongs to it.

Holds INTERFACE.md, "Commands". `score` and `simulate` read their own arguments; this file only finds them.
Does not know what any option leads to.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from commands.options import PlayOptions
from commands.refusal import Refusal
from game import __version__
from game.language import gettext as _

COMMANDS = ("score", "simulate")
SMALLEST = (800, 600)


@dataclass(frozen=True)
class Request:
    """What was asked for: `command` "score", "simulate" or None to play; `rest` is what follows it."""

    command: str | None = None
    rest: list[str] = field(default_factory=list)
    play: PlayOptions = field(default_factory=PlayOptions)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refusal(_("{fault}; “python3 main.py --help” names what there is.").format(fault=message))


def read_arguments(argv: Sequence[str]) -> Request:
    """Return what `argv` asks for; print and exit for --help and --version.

    Raises Refusal, with a sentence, for everything else that can't be done.

    >>> read_arguments(["--size", "1280x800"]).play.size
    (1280, 800)
    >>> read_arguments(["score", "--wild", "9", "4H"])
    Request(command='score', rest=['--wild', '9', '4H'], play=PlayOptions(config=None, seed=None, \
size=None, fullscreen=False))
    """
    if argv and argv[0] in COMMANDS:
        return Request(command=argv[0], rest=list(argv[1:]))
    options, unknown = _make_parser().parse_known_args(argv)
    _refuse_what_is_not_there(options, unknown)
    return Request(play=PlayOptions(options.config, options.seed, options.size, options.fullscreen))


def _make_parser() -> _Parser:
    parser = _Parser(
        prog="main.py",
        allow_abbrev=False,
        description=_("Three-Thirteen: eleven rounds of rummy against the computer."),
        epilog=_("Without a window: main.py score --help, main.py simulate --help."),
    )
    add = parser.add_argument
    add("--config", metavar="FILE", type=_read_path, help=_("read FILE instead of config.yaml"))
    add("--seed", metavar="N", type=_read_seed, help=_("start a new match with the deals of seed N"))
    add("--size", metavar="WxH", type=_read_size, help=_("open the window in this size, 800x600 or more"))
    add("--fullscreen", action="store_true", help=_("fill the screen"))
    add("--version", action="version", version=f"Three-Thirteen {__version__}", help=_("tell the version"))
    add("--lang", metavar="xx", nargs="?", const="", help=argparse.SUPPRESS)
    return parser


def _refuse_what_is_not_there(options: argparse.Namespace, unknown: Sequence[str]) -> None:
    if options.lang is not None:
        raise Refusal(_("This version speaks English only: start it without --lang."))
    if not unknown:
        return
    if unknown[0] == "replay":
        raise Refusal(_("This version can't replay a match: start it without “replay” and choose Continue."))
    if unknown[0] in COMMANDS:
        raise Refusal(
            _("The command comes first: python3 main.py {command} …").format(command=unknown[0])
        )
    raise Refusal(
        _("Three-Thirteen knows no “{argument}”; “python3 main.py --help” names what there is.").format(
            argument=unknown[0]
        )
    )


def _read_path(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise Refusal(_("There is no config file {path}: give --config one that exists.").format(path=path))
    return path


def _read_seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise Refusal(
            _("--seed is a whole number from 0 up to 18 digits, not “{text}”.").format(text=text)
        )
    return int(text)


def _read_size(text: str) -> tuple[int, int]:
    width, by, height = text.lower().partition("x")
    if not (by and all(part.isascii() and part.isdecimal() and len(part) < 6 for part in (width, height))):
        raise Refusal(_("--size is a width and a height, as in 1280x800, not “{text}”.").format(text=text))
    size = int(width), int(height)
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
        raise Refusal(_("--size is 800x600 or more, not {text}.").format(text=text))
    return size
