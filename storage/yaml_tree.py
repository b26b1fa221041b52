"""Reads YAML into words, lists and tables that know their lines; what a player wrote stays as written.

Every fault is noted, and reading goes on behind it. Words keep their text, so that `on` or `0x10` can be told
from true and 16. Does not know which keys or values are right.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

import yaml

from game.language import gettext as _
from game.quoting import shorten
from storage.faults import Findings
from storage.yaml_faults import explain, find_line, leave_out, may_be_indentation, only_follows, straighten
from storage.yaml_lines import mend_lines, split_comment

_TRIES = 40


@dataclass(frozen=True)
class Word:
    """A single value as it was written."""

    text: str
    line: int
    quoted: bool = False

    @property
    def value(self) -> str | int | bool | None:
        """What the word means: true, false, a whole number, None for nothing at all, else its text."""
        if self.quoted:
            return self.text
        if self.text in ("", "~") or self.text.lower() == "null":
            return None
        if self.text.lower() in ("true", "false"):
            return self.text.lower() == "true"
        return int(self.text) if re.fullmatch(r"-?(0|[1-9][0-9]{0,17})", self.text) else self.text


@dataclass(frozen=True)
class Items:
    """A list."""

    items: tuple[Value, ...]
    line: int


@dataclass(frozen=True)
class Table:
    """Keys with values, in the order written, each key once."""

    pairs: tuple[tuple[Word, Value], ...]
    line: int

    def get(self, key: str) -> Value | None:
        """Return the value of `key`, or None."""
        return next((value for word, value in self.pairs if word.text == key), None)


@dataclass(frozen=True)
class Broken:
    """Stands where a fault was noted already: no more needs to be said about it."""


Value = Word | Items | Table | Broken


def read_yaml(
    text: str, keys: Collection[str], findings: Findings, sections: Collection[str] = ()
) -> Value | None:
    """Return what stands in `text`, None for nothing; `keys` are those that must be followed by a colon.

    Of these, `sections` stand at the left edge. A line that begins in the wrong place is moved to where its
    neighbours begin; one that can't be read is left out and the rest read, up to a limit. Lines right behind it
    that then stand in the wrong place are left out too, in silence.
    """
    lines = mend_lines(text, keys, findings, sections).split("\n")
    left_out: set[int] = set()
    moved: set[int] = set()
    for _attempt in range(_TRIES):
        loader = _Loader("\n".join(lines))
        try:
            node = loader.get_single_node()
        except (yaml.MarkedYAMLError, RecursionError, ValueError) as error:
            line = find_line(error)
            place = min(line or 1, len(lines)) - 1
            follows = only_follows(error, line, lines, left_out)
            crooked = None if follows else _straighten(error, place, lines, moved, sections)
            if not follows and (crooked is not None or place not in moved):
                findings.note(line if crooked is None else crooked + 1, explain(error))
            if crooked is not None:
                moved.add(crooked)
                continue
            if line is None or not lines[place]:
                return None
            lines[place] = leave_out(lines, place)
            left_out.add(place)
            continue
        for number, sentence in loader.oddities:
            findings.note(number, sentence)
        return None if node is None else _convert(node, findings)
    return None


def _straighten(
    error: Exception, place: int, lines: list[str], moved: Collection[int], sections: Collection[str]
) -> int | None:
    """Move the line at `place`, or the first one if that is the crooked one; return which was moved, if any was."""
    if may_be_indentation(error):
        first = next(number for number, line in enumerate(lines) if split_comment(line)[0].strip())
        for number in (place, first):
            if number not in moved and straighten(lines, number, sections):
                return number
    return None


class _Loader(yaml.SafeLoader):
    """Composes nodes, refusing what a config has no use for: anchors, aliases and tags."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.oddities: list[tuple[int, str]] = []

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent):
            self.get_event()  # type: ignore[no-untyped-call]
            sentence = _("“*{name}” repeats something from elsewhere: write it out.")
            self._note(line, sentence.format(name=shorten(event.anchor or "")))
            return yaml.ScalarNode("broken", "")
        if getattr(event, "anchor", None):
            sentence = _("“&{name}” names something for repeating: leave it out.")
            self._note(line, sentence.format(name=shorten(event.anchor)))
            event.anchor = None
        if getattr(event, "tag", None):
            self._note(line, _("“{tag}” tells a type: leave it out.").format(tag=_plain_tag(event.tag)))
            event.tag = None
        return super().compose_node(parent, index)

    def _note(self, line: int, sentence: str) -> None:
        self.oddities.append((line, sentence))


def _plain_tag(tag: str) -> str:
    return shorten(tag.replace("tag:yaml.org,2002:", "!!"))


def _convert(node: yaml.Node, findings: Findings) -> Value:
    if node.start_mark is None:
        return Broken()
    line = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        return Word(node.value, line, node.style is not None)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(_convert(item, findings) for item in node.value), line)
    pairs: dict[str, tuple[Word, Value]] = {}
    for key_node, value_node in node.value:
        key, value = _convert(key_node, findings), _convert(value_node, findings)
        if not isinstance(key, Word):
            if not isinstance(key, Broken):
                findings.note(key.line, _("a key must be a single word, as in “players: 4”."))
        elif key.text in pairs:
            sentence = _("{key} stands here a second time, after line {line}: keep one of the two.")
            first = pairs[key.text][0].line
            findings.note(key.line, sentence.format(key=shorten(key.text), line=first), key.text)
        else:
            pairs[key.text] = (key, value)
    return Table(tuple(pairs.values()), line)
