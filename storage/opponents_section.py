"""Reads `opponents`: up to seven, each with a name and a level.

Holds docs/interface.md, "config.yaml". Does not know how many of them the rules seat.
"""

from __future__ import annotations

from game.language import gettext as _
from game.players import DEFAULT_LEVEL, LEVELS
from game.rule_keys import Key
from game.seat_names import find_name_fault, find_undrawn_fault, name_places, say_name
from storage.faults import Findings
from storage.settings import MOST_OPPONENTS, Opponent
from storage.value_checks import describe, note_unknown, read_value
from storage.yaml_tree import Items, Table, Value, Word

_LEVEL = Key("level", tuple(LEVELS))
_KEYS = ("name", "level")


def read_opponents(value: Value | None, findings: Findings) -> tuple[Opponent, ...]:
    """Return those listed, clockwise from the left; places and the usual level stand in for what is wrong."""
    if isinstance(value, Table) or (isinstance(value, Word) and value.value is not None):
        sentence = _("opponents must be a list, each as “- {{name: Left, level: {level}}}”, not {what}.")
        text = sentence.format(level=DEFAULT_LEVEL, what=describe(value))
        findings.note(value.line, text, "opponents")
    if not isinstance(value, Items):
        return ()
    for extra in value.items[MOST_OPPONENTS : MOST_OPPONENTS + 1]:
        sentence = _("there are {count} opponents, at most {most} fit round the table: remove some.")
        line = None if not isinstance(extra, Word | Table | Items) else extra.line
        findings.note(line, sentence.format(count=len(value.items), most=MOST_OPPONENTS), "opponents")
    seated = value.items[:MOST_OPPONENTS]
    places = name_places(len(seated)) if seated else ()
    return tuple(_read_one(item, place, findings) for item, place in zip(seated, places, strict=True))


def _read_one(item: Value, place: str, findings: Findings) -> Opponent:
    name, level = place, DEFAULT_LEVEL
    if isinstance(item, Word | Items):
        sentence = _("an opponent must be “{{name: {name}, level: {level}}}”, not {what}.")
        text = sentence.format(name=say_name(place), level=DEFAULT_LEVEL, what=describe(item))
        findings.note(item.line, text, "opponents")
    for word, value in item.pairs if isinstance(item, Table) else ():
        if word.text == "name":
            name = _read_name(word, value, findings) or name
        elif word.text == "level":
            level = str(read_value(_LEVEL, word, value, findings, "opponents.level") or level)
        else:
            note_unknown(word, _KEYS, findings, section="opponents")
    return Opponent(name, level)


def _read_name(word: Word, value: Value, findings: Findings) -> str | None:
    if not isinstance(value, Word):
        what = describe(value) if isinstance(value, Items | Table) else _("a repetition")
        findings.note(word.line, _("a name must be a text, not {what}.").format(what=what), "opponents.name")
        return None
    name = value.text.strip()
    fault = find_name_fault(name) or find_undrawn_fault(name)
    if fault:
        findings.note(value.line, fault, "opponents.name")
        return None
    return name
