"""What the commands without a window share: a parser that refuses in sentences, and the config it reads.

Holds INTERFACE.md, "Commands": bad input is one sentence per fault. Does not know any command's own options.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from commands.refusal import Refusal
from game.language import gettext as _
from storage.config import load_config
from storage.settings import Config


class Parser(argparse.ArgumentParser):
    """An argparse parser that raises Refusal instead of printing its usage."""

    def __init__(self, command: str, description: str, epilog: str) -> None:
        super().__init__(
            prog=f"main.py {command}",
            description=description,
            epilog=epilog,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._command = command

    def error(self, message: str) -> NoReturn:
        """Raise Refusal with what argparse found."""
        form = _("{fault}; “python3 main.py {command} --help” names what there is.")
        raise Refusal(form.format(fault=message, command=self._command))


def read_config(asked_for: Path | None) -> Config:
    """Return the config, as the window would read it but for what was changed on screen.

    Raises Refusal with one line per fault.
    """
    loaded = load_config(asked_for)
    if loaded.faults:
        raise Refusal("\n".join(map(str, loaded.faults)))
    return loaded.config
