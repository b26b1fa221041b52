"""The documents: what code cites is there, and what they say of keys, presets, levels and views is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from game.players import LEVELS
from game.rule_keys import KEYS, PRESETS
from game.view import View

ROOT = Path(__file__).parents[1]
DOCS = {file.name: file.read_text("utf-8") for file in (ROOT / "docs").glob("*.md")}
SOURCES = sorted(
    file
    for room in ("game", "storage", "commands", "ui", "tests", "packaging", "assets")
    for file in (ROOT / room).rglob("*.py")
)
CITATION = re.compile(r"docs/(\w+\.md)")
HEADING = re.compile(r'docs/(\w+\.md), "([^"]+)"')
RULE = re.compile(r"docs/design\.md, rules? (\d+)")


def unbroken(file: Path) -> str:
    """Return a file's text with every run of blanks and line ends as one blank: citations may be broken."""
    return re.sub(r"\s+", " ", file.read_text("utf-8"))


@pytest.mark.parametrize("file", [ROOT / "main.py", *SOURCES], ids=lambda file: str(file.relative_to(ROOT)))
def test_what_code_cites_is_there(file: Path) -> None:
    """Each document, heading and rule that a file names is in docs/."""
    text = unbroken(file)
    for name in CITATION.findall(text):
        assert name in DOCS
    for name, heading in HEADING.findall(text):
        assert re.search(rf"^#+ {re.escape(heading)}$", DOCS[name], re.MULTILINE), (name, heading)
    for number in RULE.findall(text):
        assert re.search(rf"^{number}\. ", DOCS["design.md"], re.MULTILINE)


def test_citations_are_found() -> None:
    """The search itself finds a heading and a rule in the words of a docstring."""
    assert HEADING.findall('Holds docs/rules.md, "Melds".') == [("rules.md", "Melds")]
    assert RULE.findall("docs/design.md, rules 3 to 5") == ["3"]


def rows_of(name: str) -> dict[str, list[str]]:
    """Return the rows of a document's tables by the word in their first cell."""
    rows = (line.strip("|").split("|") for line in DOCS[name].splitlines() if line.startswith("| `"))
    return {row[0].strip().strip("`"): [cell.strip() for cell in row[1:]] for row in rows}


def test_the_rules_name_every_key_with_its_presets() -> None:
    """The table of keys has each key, with the words of its presets in the order of the code."""
    rows = rows_of("rules.md")
    assert list(rows) == list(KEYS)
    for key, (allowed, *presets) in rows.items():
        assert presets == [_spell(PRESETS[preset][key]) for preset in PRESETS]
        for word in KEYS[key].words:
            assert _spell(word) in allowed
        if KEYS[key].low is not None:
            assert f"{KEYS[key].low} to {KEYS[key].high}" in allowed


def test_the_view_is_told_field_by_field() -> None:
    """The table of bots has every public field of a View, and no other."""
    told = {
        word
        for line in DOCS["interface.md"].splitlines()
        if line.startswith("| `")
        for word in re.findall(r"`(\w+)`", line.split("|")[1])
    }
    assert {field.name for field in fields(View) if not field.name.startswith("_")} <= told
    assert all(hasattr(View, name) or name in {field.name for field in fields(View)} for name in told)


def test_every_level_and_preset_is_told() -> None:
    """Levels stand in players.md, presets in rules.md, commands in interface.md."""
    for level in LEVELS:
        assert f"`{level}`" in DOCS["players.md"]
    for preset in PRESETS:
        assert f"`{preset}`" in DOCS["rules.md"]


@pytest.mark.parametrize("name", DOCS)
def test_files_that_the_documents_name_are_there(name: str) -> None:
    """Each path of a module or folder in a document leads to something."""
    for path in re.findall(r"`((?:game|storage|commands|ui|tests|assets)/[\w/.]*)`", DOCS[name]):
        assert (ROOT / path).exists(), path


def _spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
