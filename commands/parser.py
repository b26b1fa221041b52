"""A parser of arguments that finds all that is wrong with them, instead of stopping at the first.

Holds docs/interface.md, "Commands": one sentence per fault. Imports nothing outside the standard library, for it reads
before the packages are there. Does not know any option.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from commands.refusal import Refusal
from game.language import gettext as _


class Parser(argparse.ArgumentParser):
    """An argparse parser that raises Refusal instead of printing its usage.

    `command` is what stands behind main.py: the name of a command and a blank, or nothing.
    """

    def __init__(self, command: str = "", **more: Any) -> None:
        super().__init__(prog=f"main.py {command}".strip(), allow_abbrev=False, **more)
        self._command = command
        self._faults: list[str] = []

    def error(self, message: str) -> NoReturn:
        """Raise Refusal with what argparse found."""
        raise Refusal(self.point_to_help(message))

    def point_to_help(self, fault: str) -> str:
        """Return the fault as a sentence that says where to find what would be right."""
        form = _("{fault}; “python3 main.py {command}--help” names what there is.")
        return form.format(fault=fault, command=self._command)

    def add_checked(self, name: str, read: Callable[[str], object], **more: Any) -> None:
        """Add an option whose value is what `read` makes of its text.

        What `read` refuses by raising Refusal is kept for `parse_all`, and the option stays at its default.
        """
        self.add_argument(name, action=_Checked, read=read, note=self._faults.append, **more)

    def parse_all(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str], list[str]]:
        """Return the options, the words that are none, and a sentence for each value that is wrong.

        Raises Refusal, with those as well, where argparse can't read on.
        """
        self._faults.clear()
        try:
            options, unknown = self.parse_known_args(argv)
        except Refusal as refusal:
            raise Refusal("\n".join([*self._faults, str(refusal)])) from refusal
        return options, unknown, list(self._faults)


def drop_values(unknown: Sequence[str]) -> list[str]:
    """Return the unknown arguments without the words that may be the values of unknown options.

    >>> drop_values(["--wlid", "9", "--foo", "hand", "poker"])
    ['--wlid', '--foo', 'poker']
    """
    return [
        word
        for place, word in enumerate(unknown)
        if word.startswith("-") or not place or not unknown[place - 1].startswith("-")
    ]


class _Checked(argparse.Action):
    """Stores what `read` returns, and hands what it refuses to `note`."""

    def __init__(
        self, *argument: Any, read: Callable[[str], object], note: Callable[[str], None], **more: Any
    ) -> None:
        super().__init__(*argument, **more)
        self._read = read
        self._note = note

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Read one value. Raises nothing for it."""
        try:
            setattr(namespace, self.dest, self._read(str(values)))
        except Refusal as refusal:
            self._note(str(refusal))
