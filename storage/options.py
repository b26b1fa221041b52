"""What a player changed on screen: options.yaml in the user's folder, laid over config.yaml.

Holds docs/interface.md, "config.yaml": it wins over `display` and `sound`. Only what was changed stands in it.
What is wrong in it is left out key by key and told. Does not know rules or opponents, which it can't change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.language import gettext as _
from storage.atomic import write_text
from storage.config import read_display, read_sound
from storage.config_file import read_text
from storage.faults import ConfigFault, Findings
from storage.folders import find_config_folder, is_there
from storage.settings import DISPLAY_KEYS, SOUND_KEYS, Config
from storage.value_checks import as_table, note_unknown
from storage.yaml_tree import Table, read_yaml

OPTIONS_NAME = "options.yaml"
_SECTIONS = {"display": DISPLAY_KEYS, "sound": SOUND_KEYS}
_Options = dict[str, dict[str, Any]]


def find_options() -> Path:
    """Return where options.yaml is, or will be."""
    return find_config_folder() / OPTIONS_NAME


def lay_options_over(config: Config) -> tuple[Config, tuple[ConfigFault, ...]]:
    """Return `config` with what was changed on screen, and what is wrong in options.yaml and was left out."""
    options, faults = _read()
    changed = replace(
        config,
        display=replace(config.display, **options["display"]),
        sound=replace(config.sound, **options["sound"]),
    )
    return changed, faults


def keep_option(section: str, key: str, value: str | bool | int) -> None:
    """Write that `key` of "display" or "sound" was set to `value`. Raises StorageError when it can't be kept.

    Raises ValueError for a key or value that DISPLAY_KEYS and SOUND_KEYS don't admit: a fault of the caller.
    """
    if not _SECTIONS[section][key].admits(value):
        raise ValueError(f"{section}.{key} does not admit {value!r}")
    options, _faults = _read()
    options[section][key] = value
    write_text(find_options(), _write(options))


def _read() -> tuple[_Options, tuple[ConfigFault, ...]]:
    findings = Findings(find_options())
    if not is_there(find_options()):
        return {"display": {}, "sound": {}}, ()
    keys = (*_SECTIONS, *DISPLAY_KEYS, *SOUND_KEYS)
    value = read_yaml(read_text(find_options(), findings), keys, findings, tuple(_SECTIONS))
    table = as_table(OPTIONS_NAME, value, findings)
    for word, _inner in table.pairs:
        if word.text not in _SECTIONS:
            note_unknown(word, tuple(_SECTIONS), findings)
    return _collect(table, findings), findings.faults


def _collect(table: Table, findings: Findings) -> _Options:
    return {"display": read_display(table, findings), "sound": read_sound(table, findings)}


def _write(options: Mapping[str, Mapping[str, str | bool | int]]) -> str:
    lines = ["# " + _("Written by the game when you change its options; config.yaml is yours alone.")]
    for section, values in options.items():
        if values:
            lines.append(f"{section}:")
            lines += [f"  {key}: {str(value).lower()}" for key, value in values.items()]
    return "\n".join(lines) + "\n"
