"""Importing: what a start must not read before it is needed, and what must not be done by an import."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

SPEAK_FIRST = """
import importlib, json, pkgutil, traceback
import game.language
said = []
def overhear(*words):
    frames = [frame for frame in traceback.extract_stack() if frame.name == "<module>"]
    said.append(f"{frames[-1].filename}:{frames[-1].lineno}: {words[0]}")
    return words[0] if len(words) < 3 else words[1]
for name in ("gettext", "ngettext", "pgettext", "npgettext"):
    if hasattr(game.language, name):
        setattr(game.language, name, overhear)
for room in ("game", "storage", "commands", "ui"):
    package = importlib.import_module(room)
    for module in pkgutil.walk_packages(package.__path__, room + "."):
        importlib.import_module(module.name)
print(json.dumps(said))
"""


def run(code: str) -> str:
    """Run `code` in a fresh process and return what it printed last."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]


def test_no_sentence_is_built_by_an_import() -> None:
    """Every sentence is asked for when it is said, so that all of them follow the language chosen later."""
    assert json.loads(run(SPEAK_FIRST)) == []


def test_reading_a_config_reads_no_players_weights() -> None:
    """To know the names of the levels takes none of the players' modules."""
    code = "import sys, storage.config, storage.saved_match; print([name for name in sys.modules if 'players' in name])"
    players = run(code)
    for level in ("easy", "normal", "steady", "hard", "opinion", "weights"):
        assert f"players.{level}" not in players
        assert f"{level}_weights" not in players


def test_a_start_searches_no_installed_packages() -> None:
    """The window's modules read neither the metadata of what is installed nor a library for mail."""
    loaded = run("import sys, ui.app; print([*sys.modules])")
    for module in ("importlib.metadata", "email", "fontpkg'"):
        assert f"'{module}" not in loaded
