"""Reads `preset` and `rules`: the active Rules, playable whatever stands there.

Holds docs/rules.md, "Keys and presets". Does not know the other sections.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.language import gettext as _
from game.rule_keys import DEFAULT_PRESET, KEYS, PRESETS, Key, find_conflicts
from game.rules import Rules
from storage.faults import Findings
from storage.value_checks import read_section, read_value
from storage.yaml_tree import Table, Word

_PRESET = Key("preset", tuple(PRESETS))
_CARDS = ("decks", "players", "last_round", "first_round", "jokers")


def read_rules(table: Table, findings: Findings) -> tuple[str, Rules]:
    """Return the preset's name and the rules; the defaults stand in for keys that are wrong."""
    preset = _read_preset(table, findings)
    written = read_section("rules", table.get("rules"), KEYS, findings)
    values: dict[str, Any] = {**PRESETS[preset], **{name: value for name, (value, _line) in written.items()}}
    conflicts = find_conflicts(values)
    if conflicts:
        key = conflicts[0].key
        order = _order_mended(values, PRESETS[preset])
        if not any(findings.has(f"rules.{name}") for name in _CARDS):
            line = _find_line(key, {name: line for name, (_value, line) in written.items()})
            findings.note(line, f"{conflicts[0].sentence} {_tell(values, order)}", f"rules.{key}")
        values = order
    return preset, Rules(**values)


def _read_preset(table: Table, findings: Findings) -> str:
    for word, value in table.pairs:
        if word.text == "preset":
            found = read_value(_PRESET, Word("preset", word.line), value, findings, "preset")
            return str(found or DEFAULT_PRESET)
    return DEFAULT_PRESET


def _order_mended(values: dict[str, Any], preset: Mapping[str, Any]) -> dict[str, Any]:
    """Return `values` made playable: the preset's rounds for rounds in disorder, and decks enough for all."""
    mended = dict(values)
    if mended["first_round"] > mended["last_round"]:
        mended |= {"first_round": preset["first_round"], "last_round": preset["last_round"]}
    if find_conflicts(mended):
        mended["decks"] = "auto"
    return mended


def _tell(values: Mapping[str, Any], mended: Mapping[str, Any]) -> str:
    changed = ", ".join(f"{name}: {value}" for name, value in mended.items() if values[name] != value)
    return _("Until then {changes} is played.").format(changes=changed)


def _find_line(key: str, lines: Mapping[str, int]) -> int | None:
    return next((lines[name] for name in (key, *_CARDS) if name in lines), None)
