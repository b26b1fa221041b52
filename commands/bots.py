"""Who plays in a tournament: levels of this game, and classes from other people's files.

Holds docs/interface.md, "Bots": FILE.py:Class, made anew for each match with no arguments, and "nothing depends on
--jobs": files are loaded anew for each deal, so that none remembers the deals its process played before. Does not
know how a tournament is played, and never runs a bot's code while the seats are only being read.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import traceback
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from commands.refusal import Refusal
from game.language import gettext as _
from game.players import LEVELS, Player, explain_unknown_level

FEWEST, MOST = 2, 8
_LONGEST = 200

Maker = Callable[[], Player]


class BotError(Exception):
    """A bot that can't be loaded or played with; the message is one sentence."""


@dataclass(frozen=True)
class SeatChoice:
    """One entry of --seats, by its text; `file` and `class_name` are empty for a level."""

    text: str
    file: str = ""
    class_name: str = ""


def read_entries(text: str) -> tuple[SeatChoice, ...]:
    """Return the entries of a --seats text. Raises Refusal with a line for each that can't be right.

    >>> [entry.class_name for entry in read_entries("steady,steady")]
    ['', '']
    """
    words = [word.strip() for word in text.split(",")]
    faults = [fault for fault in map(_find_fault, dict.fromkeys(words)) if fault]
    if not FEWEST <= len(words) <= MOST:
        sentence = _("--seats takes {fewest} to {most} players separated by commas, not {count}.")
        faults.append(sentence.format(fewest=FEWEST, most=MOST, count=len(words)))
    if faults:
        raise Refusal("\n".join(faults))
    return tuple(_split(word) for word in words)


def load_makers(entries: Sequence[SeatChoice], begin: Callable[[int], None] = lambda entry: None) -> list[Maker]:
    """Return what makes a player for each entry, running each bot file once. Raises BotError.

    `begin` is told the number of each entry whose file is about to run.
    """
    modules: dict[str, ModuleType] = {}
    makers: list[Maker] = []
    for number, entry in enumerate(entries):
        if not entry.file:
            makers.append(LEVELS[entry.text])
            continue
        begin(number)
        if entry.file not in modules:
            modules[entry.file] = _load(entry, f"three_thirteen_bot_{len(modules)}")
        makers.append(_find_class(entry, modules[entry.file]))
    return makers


def name_packages() -> frozenset[str]:
    """Return the packages that are imported now, those of the game among them."""
    return frozenset(name.partition(".")[0] for name in sys.modules)


def forget_modules(entries: Sequence[SeatChoice], kept: Collection[str]) -> None:
    """Let the bots' files, and what lies beside them, be imported anew; the packages in `kept` stay.

    Packages installed elsewhere stay as well: many can be imported only once.
    """
    folders = {Path(entry.file).parent for entry in entries if entry.file}
    tops = {name.partition(".")[0] for name in sys.modules} - set(kept)
    doomed = {top for top in tops if folders & _find_folders(sys.modules.get(top))}
    for name in [name for name in sys.modules if name.partition(".")[0] in doomed]:
        del sys.modules[name]


def _find_folders(module: ModuleType | None) -> set[Path]:
    """Return the folders in which a module or package lies."""
    file = getattr(module, "__file__", None)
    found = {Path(file).parent} if isinstance(file, str) else set()
    return found | {Path(folder).parent for folder in getattr(module, "__path__", ())}


def explain(error: BaseException, file: str) -> str:
    """Return what an exception says, with the last line of `file` that it came through."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    if isinstance(error, SyntaxError) and error.filename == file:
        lines.append(error.lineno)
    what = f"{type(error).__name__}: {write_safely(str, error)}".rstrip(": ")
    return _("{what} (line {line})").format(what=what, line=lines[-1]) if lines else what


def write_safely(write: Callable[[object], str], value: object) -> str:
    """Return what `write` (str or repr) makes of somebody else's object, on one line and not too long."""
    try:
        text = " ".join(str.split(write(value)))
    except BaseException:  # it may not even be able to say what it is
        text = type(value).__name__
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _split(word: str) -> SeatChoice:
    file, colon, class_name = word.rpartition(":")
    return SeatChoice(word, str(Path(file).resolve()), class_name) if colon and word not in LEVELS else SeatChoice(word)


def _find_fault(word: str) -> str | None:
    file, _colon, class_name = word.rpartition(":")
    if word in LEVELS:
        return None
    if not word:
        return _("--seats has an empty entry: write a level or FILE.py:CLASS between two commas.")
    if word.endswith(".py"):
        return _("--seats: {word} lacks its class: write {word}:CLASS.").format(word=word)
    if not file.endswith(".py"):
        fault = explain_unknown_level(word)
        return _("--seats: {fault} Or write FILE.py:CLASS for a bot of your own.").format(fault=fault)
    if not os.path.isfile(file):  # Path.is_file() raises where a folder can't be searched
        return _("--seats: there is no file {file}.").format(file=file)
    if not class_name.isidentifier():
        return _("--seats: “{name}” can’t be the name of a class in {file}.").format(name=class_name, file=file)
    return None


def _load(entry: SeatChoice, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, entry.file)
    if spec is None or spec.loader is None:
        raise BotError(_("{file} can’t be loaded as Python.").format(file=entry.file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    folder = str(Path(entry.file).parent)
    if folder not in sys.path:
        sys.path.append(folder)  # for files beside it; behind the game's own
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        fault = explain(error, entry.file)
        raise BotError(_("{file} can’t be loaded: {fault}.").format(file=entry.file, fault=fault)) from error
    return module


def _find_class(entry: SeatChoice, module: ModuleType) -> Maker:
    found = getattr(module, entry.class_name, None)
    if not isinstance(found, type):
        classes = [name for name, value in vars(module).items() if hasattr(value, "choose")]
        there = _("it has {names}").format(names=", ".join(classes)) if classes else _("it has none with choose()")
        sentence = _("{file} has no class {name}: {there}.")
        raise BotError(sentence.format(file=entry.file, name=entry.class_name, there=there))
    if not callable(getattr(found, "choose", None)):
        sentence = _("{name} has no method choose(self, view, rng): give it one that returns a move.")
        raise BotError(sentence.format(name=entry.text))
    return found
