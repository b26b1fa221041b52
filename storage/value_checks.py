"""Checks single values and whole sections of a player's file against a table of keys.

Holds the promise of docs/interface.md, "config.yaml", that every fault is told with what would be right. Does not know
which sections there are, nor what the keys mean.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.language import gettext as _
from game.quoting import shorten
from game.rule_keys import Key, did_you_mean, spell
from storage.faults import Findings
from storage.yaml_tree import Items, Table, Value, Word

_SWITCHES = {"on": "true", "yes": "true", "y": "true", "off": "false", "no": "false", "n": "false"}


def read_section(
    name: str, value: Value | None, keys: Mapping[str, Key], findings: Findings
) -> dict[str, tuple[int | str | bool, int]]:
    """Return {key: (value, line)} for what is right in the section `name`; all else is noted."""
    table = as_table(name, value, findings)
    right: dict[str, tuple[int | str | bool, int]] = {}
    for word, inner in table.pairs:
        key = keys.get(word.text)
        if key is None:
            note_unknown(word, tuple(keys), findings, section=name)
            continue
        found = read_value(key, word, inner, findings, f"{name}.{key.name}")
        if found is not None:
            right[key.name] = (found, word.line)
    return right


def as_table(name: str, value: Value | None, findings: Findings) -> Table:
    """Return the section's keys: none when it is empty, and none, with a fault, when it is another thing."""
    if isinstance(value, Table):
        return value
    if isinstance(value, Items) or (isinstance(value, Word) and value.value is not None):
        sentence = _("{name} must hold keys, each on a line below, as in “  key: value”, not {what}.")
        findings.note(value.line, sentence.format(name=name, what=describe(value)), name)
    return Table((), 0)


def read_value(
    key: Key, word: Word, value: Value, findings: Findings, place: str
) -> int | str | bool | None:
    """Return what `key` is set to, or None, with a fault noted, when it does not admit it."""
    if isinstance(value, Word):
        meant = value.value
        if meant is not None and key.admits(meant):
            return meant
        if meant is None:
            sentence = _("{name} has no value; it must be {allowed}.")
            findings.note(word.line, sentence.format(name=key.name, allowed=key.describe()), place)
            return None
    elif not isinstance(value, Items | Table):
        findings.note(word.line, _("{name} needs a value of its own.").format(name=key.name), place)
        return None
    sentence = _("{name} must be {allowed}, not {value}.")
    text = sentence.format(name=key.name, allowed=key.describe(), value=describe(value))
    findings.note(value.line, text + _hint(key, value), place)
    return None


def describe(value: Items | Table | Word) -> str:
    """Say what stands there, for the end of a sentence."""
    if isinstance(value, Items):
        return _("a list")
    if isinstance(value, Table):
        return _("keys of its own")
    meant = value.value
    if meant is None:
        return _("nothing")
    return spell(shorten(meant) if isinstance(meant, str) else meant)


def note_unknown(word: Word, known: tuple[str, ...], findings: Findings, section: str = "") -> None:
    """Note a key that does not exist, with what was probably meant."""
    name = shorten(word.text)
    hint = did_you_mean(name, known) or " " + _("The keys are {keys}.").format(keys=", ".join(known))
    if section:
        sentence = _("there is no key “{name}” under {section}.").format(name=name, section=section)
    else:
        sentence = _("there is no key “{name}”.").format(name=name)
    findings.note(word.line, sentence + hint, f"{section}.{word.text}" if section else word.text)


def _hint(key: Key, value: Value) -> str:
    if not isinstance(value, Word):
        return ""
    if value.quoted:
        bare = Word(value.text, value.line).value
        if bare is not None and not isinstance(bare, str) and key.admits(bare):
            return " " + _("Leave the quotation marks out.")
    lower = value.text.lower()
    if any(word is True for word in key.words) and lower in _SWITCHES:
        return " " + _("Did you mean “{word}”?").format(word=_SWITCHES[lower])
    return did_you_mean(lower, tuple(word for word in key.words if isinstance(word, str)))
