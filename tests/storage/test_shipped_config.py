"""The config.yaml that comes with the game: complete, right, and what it says about itself is true."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from game.players import LEVELS
from game.rule_keys import KEYS, PRESETS
from game.rules import Rules
from storage.config import parse_config
from storage.config_file import find_config
from storage.faults import Findings
from storage.folders import find_program_folder
from storage.settings import DISPLAY_KEYS, SOUND_KEYS, Config

FILE = find_program_folder() / "config.yaml"
TEXT = FILE.read_text(encoding="utf-8")
RULE_LINE = re.compile(r"^  # (?P<key>[a-z_]+): (?P<value>\w+)$", re.MULTILINE)


def read_rightly(text: str) -> Config:
    findings = Findings(FILE)
    config = parse_config(text, findings)
    assert findings.faults == ()
    return config


def test_shipped_config_is_the_one_found_and_all_defaults() -> None:
    """Without --config the shipped file is read, and it says exactly what the defaults are."""
    assert find_config() == FILE
    assert read_rightly(TEXT) == Config()


@pytest.mark.parametrize("preset", PRESETS)
def test_changing_only_the_preset_changes_the_rules(preset: str) -> None:
    """Another word after preset is all it takes for other rules."""
    config = read_rightly(TEXT.replace("preset: pc", f"preset: {preset}"))
    assert config.rules == Rules.of(preset)


def test_every_rule_stands_as_a_comment_with_its_default() -> None:
    """Each key of the rules is there once, as a comment with the value of the preset pc."""
    shown = [(line["key"], line["value"]) for line in RULE_LINE.finditer(TEXT)]
    assert shown == [(key, str(value).lower()) for key, value in PRESETS["pc"].items()]


@pytest.mark.parametrize("key", KEYS)
def test_uncommented_rule_is_valid_and_equals_the_default(key: str) -> None:
    """Removing one # changes nothing under pc, and sets that very key under another preset."""
    changed = re.sub(rf"^  # ({key}: )", r"  \1", TEXT, flags=re.MULTILINE)
    assert changed != TEXT
    assert read_rightly(changed).rules == Rules()
    classic = read_rightly(changed.replace("preset: pc", "preset: classic")).rules
    assert classic == Rules.of("classic", **{key: PRESETS["pc"][key]})


def test_all_rules_uncommented_are_the_preset() -> None:
    """With every # removed the rules are those of pc."""
    assert read_rightly(RULE_LINE.sub(r"  \g<key>: \g<value>", TEXT)).rules == Rules()


@pytest.mark.parametrize("name", [*KEYS, *DISPLAY_KEYS, *SOUND_KEYS])
def test_words_and_bounds_are_explained_above_the_key(name: str) -> None:
    """Every word and bound that a key admits stands in the remarks above it."""
    key = {**KEYS, **DISPLAY_KEYS, **SOUND_KEYS}[name]
    above, line, _below = TEXT.partition(f"  {'# ' * (name in KEYS)}{name}: ")
    assert line
    remark = above[above.rstrip().rfind("\n\n") :]
    words = [str(word).lower() for word in key.words]
    bounds = [] if key.low is None else [str(key.low), str(key.high)]
    assert [word for word in words + bounds if not re.search(rf"\b{word}\b", remark)] == []


def test_display_sound_opponents_and_levels_are_live() -> None:
    """Each display and sound key is live with its default, and the levels named are those there are."""
    config = read_rightly(TEXT)
    for values in (asdict(config.display), asdict(config.sound)):
        for key, value in values.items():
            assert f"\n  {key}: {str(value).lower()}\n" in TEXT
    assert [opponent.name for opponent in config.opponents] == ["Left", "Top", "Right"]
    levels = re.search(r"# The levels are: (.*)", TEXT)
    assert levels is not None
    assert levels[1].split(", ") == list(LEVELS)


def test_lookup_falls_back_to_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the program comes first, then the user's folder, then nothing."""
    monkeypatch.setattr("storage.config_file.find_program_folder", lambda: tmp_path / "program")
    monkeypatch.setenv("THREE_THIRTEEN_HOME", str(tmp_path / "home"))
    assert find_config() is None
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "config.yaml").write_text("preset: classic", encoding="utf-8")
    assert find_config() == tmp_path / "home" / "config.yaml"
    assert find_config(tmp_path / "given.yaml") == tmp_path / "given.yaml"
