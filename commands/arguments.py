"""What the commands without a window share: how their arguments are parsed, and the config they read.

Holds docs/interface.md, "Commands": bad input is one sentence per fault. Does not know any command's own options.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from commands.parser import Parser, drop_values
from commands.refusal import Refusal
from game.language import gettext as _
from game.quoting import shorten
from storage.config import load_config
from storage.settings import Config


def make_parser(command: str, description: str, epilog: str) -> Parser:
    """Return a parser for `main.py {command}`, with no options yet."""
    return Parser(
        f"{command} ",
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def parse(parser: Parser, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the options, and a sentence for every argument that is wrong or unknown. Raises Refusal."""
    options, unknown, faults = parser.parse_all(argv)
    strange = [_("there is no “{argument}”").format(argument=shorten(word)) for word in drop_values(unknown)]
    return options, [*faults, *map(parser.point_to_help, strange)]


def read_config(asked_for: Path | None) -> Config:
    """Return the config, as the window would read it but for what was changed on screen.

    Raises Refusal with one line per fault.
    """
    loaded = load_config(asked_for)
    if loaded.faults:
        raise Refusal("\n".join(map(str, loaded.faults)))
    return loaded.config
