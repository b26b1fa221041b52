"""Checks of single values: what a key admits reaches the config, everything else is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rule_keys import KEYS, Key
from storage.faults import Findings
from storage.settings import DISPLAY_KEYS, SOUND_KEYS
from storage.value_checks import read_value
from storage.yaml_tree import Broken, Word

ALL = [*KEYS.values(), *DISPLAY_KEYS.values(), *SOUND_KEYS.values()]


def read(key: Key, text: str) -> tuple[object, int]:
    findings = Findings(Path("f"))
    return read_value(key, Word(key.name, 1), Word(text, 1), findings, key.name), len(findings.faults)


@pytest.mark.parametrize("key", ALL, ids=lambda key: key.name)
def test_every_word_and_bound_is_admitted_and_its_neighbours_are_not(key: Key) -> None:
    """Each word and both ends of a range are read as themselves; just outside is one fault."""
    bounds = [] if key.low is None or key.high is None else [key.low, key.high]
    for value in (*key.words, *bounds):
        assert read(key, str(value).lower()) == (value, 0)
    outside = [bounds[0] - 1, bounds[1] + 1] if bounds else [77]
    for text in (*map(str, outside), "nothing-like-it", "", "~"):
        assert read(key, text) == (None, 1)


def test_what_was_told_before_is_told_no_further() -> None:
    """A repetition that was refused already only says that a value is still needed."""
    findings = Findings(Path("f"))
    assert read_value(KEYS["players"], Word("players", 3), Broken(), findings, "rules.players") is None
    assert [str(fault) for fault in findings.faults] == ["f, line 3: players needs a value of its own."]
