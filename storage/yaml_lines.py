"""Finds, line by line, the slips that YAML itself reports badly, and mends them so that reading can go on.

Tabs, characters that can't be printed, a colon forgotten, an equals sign or no blank in its place, an end in the
middle. Does not know which keys there are: they are handed in. Never changes how many lines a text has.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from game.language import gettext as _
from game.quoting import shorten
from storage.faults import Findings

_ENTRY = re.compile(
    r"(?P<indent> *(?:- +)?)(?P<key>[A-Za-z_]+)(?P<between>\s*=\s*|\s*:(?=[^\s:])|\s+|$)(?P<rest>.*)"
)


def mend_lines(text: str, keys: Collection[str], findings: Findings, sections: Collection[str] = ()) -> str:
    """Return `text` with the slips mended that could be recognised; each is noted in `findings`.

    `keys` are the words that a line may begin with and that must be followed by a colon; those that are `sections`
    are not indented.
    """
    mended: list[str] = []
    before, depth = "", 0
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        code, comment = split_comment(line)
        if code.rstrip() == "...":
            code = _drop_end(number, lines, findings)
        code = _mend_characters(number, code, findings)
        if "\t" in code:
            code = _mend_tabs(number, code, find_indentation(code, mended, sections), depth, findings)
        code = _mend_colon(number, code, keys, findings)
        if not depth and _is_stray(code, before):
            findings.note(number, _("a colon is missing here, or the # that begins a remark."))
            code = ""
        mended.append(code + _blank_out(comment))
        before = code.strip() or before
        depth = max(0, depth + sum(code.count(sign) for sign in "[{") - sum(code.count(sign) for sign in "]}"))
    return "\n".join(mended)


def split_comment(line: str) -> tuple[str, str]:
    """Return a line's code and its comment, which begins at a `#` after a blank and outside quotation marks.

    >>> split_comment("name: 'a # b'  # who")
    ("name: 'a # b'  ", '# who')
    """
    quote = ""
    for place, letter in enumerate(line):
        before = line[place - 1] if place else " "
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'" and before in " \t:,[{-":
            quote = letter
        elif letter == "#" and before in " \t":
            return line[:place], line[place:]
    return line, ""


def _mend_characters(number: int, code: str, findings: Findings) -> str:
    strange = [letter for letter in code if not letter.isprintable() and letter != "\t"]
    if strange:
        sentence = _("here is a character that can’t be shown (U+{code:04X}): remove it.")
        findings.note(number, sentence.format(code=ord(strange[0])))
        code = _blank_out(code)
    return code


def _mend_tabs(number: int, code: str, indentation: int, depth: int, findings: Findings) -> str:
    """Return the code with blanks for its tabs; tabs before it, outside brackets, become the right indentation."""
    findings.note(number, _("here is a tab: write blanks instead, two for each step of indentation."))
    body = code.lstrip()
    if not depth and body and "\t" in code[: -len(body)]:
        code = " " * indentation + body
    return code.replace("\t", "  ")


def _drop_end(number: int, lines: Sequence[str], findings: Findings) -> str:
    """Note a “...” that something follows: YAML reads no further than to there."""
    if any(split_comment(line)[0].strip() for line in lines[number:]):
        findings.note(number, _("“...” ends the text here: leave the line out."))
    return ""


def find_indentation(code: str, above: Sequence[str], sections: Collection[str]) -> int:
    """Return how many blanks should stand before `code`, judged by the lines above it.

    >>> find_indentation(" decks: 2", ["rules:", "    players: 4", "# remark"], ("rules",))
    4
    """
    body = code.lstrip()
    if re.split(r"\W", body)[0] in sections:
        return 0
    nearest = [line.rstrip() for line in (split_comment(line)[0] for line in reversed(above)) if line.strip()]
    if body.startswith("-"):
        nearest = [line for line in nearest if line.lstrip().startswith("-") or not line.startswith(" ")]
    if not nearest:
        return 0
    indent = len(nearest[0]) - len(nearest[0].lstrip())
    is_item = nearest[0].lstrip().startswith("-")
    deeper = (is_item and not body.startswith("-")) or (not indent and not is_item and nearest[0].endswith(":"))
    return indent + 2 * deeper


def _is_stray(code: str, before: str) -> bool:
    """Tell whether a line outside brackets is neither a key nor an item, nor the one word that a key waits for."""
    words = code.split()
    if not words or not words[0][0].isalnum() or any(sign in code for sign in ":[]{}\"'"):
        return False
    return len(words) > 1 or not before.endswith((":", "-"))


def _blank_out(text: str) -> str:
    return "".join(letter if letter.isprintable() or letter == "\t" else " " for letter in text)


def _mend_colon(number: int, code: str, keys: Collection[str], findings: Findings) -> str:
    entry = _ENTRY.fullmatch(code.rstrip())
    if entry is None or entry["key"] not in keys or entry["rest"].startswith(":"):
        return code
    right = f"{entry['key']}: {entry['rest']}".rstrip()
    if ":" in entry["between"]:
        sentence = _("a blank is missing after the colon: write “{right}”.")
    else:
        sentence = _("a colon is missing after {key}: write “{right}”.")
    findings.note(number, sentence.format(key=entry["key"], right=shorten(right)), entry["key"])
    return entry["indent"] + right
