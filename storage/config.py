"""Reads config.yaml into a Config: what is right counts, what is wrong is told line by line.

Holds docs/interface.md, "config.yaml". Never writes that file. Does not know the options changed on screen, which
`storage.options` lays over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.language import gettext as _
from game.rule_keys import KEYS
from storage.config_file import find_config, read_text
from storage.faults import ConfigFault, Findings
from storage.opponents_section import read_opponents
from storage.rules_section import read_rules
from storage.settings import DISPLAY_KEYS, SOUND_KEYS, Config, Display, Sound, seat_opponents
from storage.value_checks import as_table, note_unknown, read_section
from storage.yaml_tree import Items, Table, Value, Word, read_yaml

SECTIONS = ("preset", "rules", "opponents", "display", "sound")
ALL_KEYS = frozenset((*SECTIONS, *KEYS, *DISPLAY_KEYS, *SOUND_KEYS, "name", "level"))


@dataclass(frozen=True)
class LoadedConfig:
    """A config fit to play with, the faults of the file it came from, and that file (None: there is none).

    Where there are faults the defaults stand in for the faulty keys.
    """

    config: Config
    faults: tuple[ConfigFault, ...] = ()
    file: Path | None = None


def load_config(asked_for: Path | None = None) -> LoadedConfig:
    """Read the config asked for, else the one found in its usual places, else take all defaults."""
    file = find_config(asked_for)
    if file is None:
        return LoadedConfig(Config())
    findings = Findings(file)
    config = parse_config(read_text(file, findings), findings)
    return LoadedConfig(config, findings.faults, file)


def parse_config(text: str, findings: Findings) -> Config:
    """Return what `text` says, noting every fault; the defaults stand in for faulty and missing keys."""
    table = _read_top(read_yaml(text, ALL_KEYS, findings, SECTIONS), findings)
    preset, rules = read_rules(table, findings)
    return Config(
        preset=preset,
        rules=rules,
        opponents=seat_opponents(read_opponents(table.get("opponents"), findings), rules.players),
        display=Display(**read_display(table, findings)),
        sound=Sound(**read_sound(table, findings)),
    )


def read_display(table: Table, findings: Findings) -> dict[str, Any]:
    """Return the keys of `display` that are right."""
    found = read_section("display", table.get("display"), DISPLAY_KEYS, findings)
    return {name: value for name, (value, _line) in found.items()}


def read_sound(table: Table, findings: Findings) -> dict[str, Any]:
    """Return the keys of `sound` that are right."""
    found = read_section("sound", table.get("sound"), SOUND_KEYS, findings)
    return {name: value for name, (value, _line) in found.items()}


def _read_top(value: Value | None, findings: Findings) -> Table:
    if isinstance(value, Word | Items) and not (isinstance(value, Word) and value.value is None):
        sentence = _("the file must hold keys, each as “key: value”: {keys}.")
        findings.note(value.line, sentence.format(keys=", ".join(SECTIONS)))
        return Table((), 0)
    table = as_table("", value, findings)
    for word, _inner in table.pairs:
        if word.text not in SECTIONS:
            _note_stranger(word, findings)
    return table


def _note_stranger(word: Word, findings: Findings) -> None:
    """Note a key that does not belong at the top, and where it does if it is one of a section."""
    homes = {"rules": KEYS, "display": DISPLAY_KEYS, "sound": SOUND_KEYS}
    for section, keys in homes.items():
        if word.text in keys:
            sentence = _("{name} belongs under {section}, indented by two blanks.")
            findings.note(word.line, sentence.format(name=word.text, section=section), word.text)
            return
    note_unknown(word, SECTIONS, findings)
