"""Why YAML could not be read, in a player's words, and what to leave out so that the rest can be.

Does not know keys or values; what can be recognised line by line was mended before.
"""

from __future__ import annotations

import re
from collections.abc import Collection

import yaml

from game.language import gettext as _
from storage.yaml_lines import find_indentation, split_comment


def N_(sentence: str) -> str:
    """Mark a sentence for translation without translating it yet."""
    return sentence


_PROBLEMS = {
    "single document": N_("“---” begins another document: leave the line out."),
    "directive": N_("“%” can’t begin a line: leave it out."),
    "quoted scalar": N_("the text in quotation marks that begins here is not closed, or has a wrong “\\” in it."),
    "flow": N_("the bracket that opens here is not closed, or a comma is missing in it."),
    "cannot start any token": N_(
        "a value can’t begin with this character: put quotation marks around the value."
    ),
    "mapping values are not allowed": N_(
        "here is a colon too many, or this line is indented differently from its neighbours."
    ),
    "expected ':'": N_("a colon is missing: write “key: value”, one on a line."),
}


def find_line(error: Exception) -> int | None:
    """Return the line, from 1, where reading went wrong, or None where there is none to leave out."""
    if not isinstance(error, yaml.MarkedYAMLError):
        return None
    opened = any(sign in (error.context or "") for sign in ("quoted scalar", "flow", "simple key"))
    mark = (error.context_mark if opened else None) or error.problem_mark or error.context_mark
    return mark.line + 1 if mark else 1


def only_follows(error: Exception, line: int | None, lines: list[str], left_out: set[int]) -> bool:
    """Tell whether a line left out before is why this one can't be read, so that nothing is said about it."""
    problem = str(getattr(error, "problem", ""))
    if "document start" in problem:
        return bool(left_out)
    if line is None or not may_be_indentation(error):
        return False
    between = line - 2
    while between >= 0 and between not in left_out and not split_comment(lines[between])[0].strip():
        between -= 1
    return between in left_out


def may_be_indentation(error: Exception) -> bool:
    """Tell whether reading may have stopped because a line begins in the wrong place."""
    problem = str(getattr(error, "problem", ""))
    return any(sign in problem for sign in ("mapping values", "block end", "block mapping"))


def straighten(lines: list[str], place: int, sections: Collection[str]) -> bool:
    """Move a line to where it should begin, an item with all its keys; tell whether it stood elsewhere."""
    line = lines[place]
    by = find_indentation(line, lines[:place], sections) - _indent(line)
    if not by:
        return False
    lines[place] = " " * (_indent(line) + by) + line.lstrip()
    for number, below in enumerate(lines[place + 1 :], place + 1):
        if not line.lstrip().startswith("-") or (below.strip() and _indent(below) <= _indent(line)):
            break
        lines[number] = " " * max(0, _indent(below) + by) + below.lstrip()
    return True


def leave_out(lines: list[str], place: int) -> str:
    """Return what stays of a line that can't be read: its key where lines below it are indented, else nothing."""
    heading = re.match(r" *[A-Za-z_]+:", lines[place])
    below = next((line for line in lines[place + 1 :] if split_comment(line)[0].strip()), "")
    if heading is None or heading[0] == lines[place] or _indent(below) <= _indent(lines[place]):
        return ""
    return heading[0]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def explain(error: Exception) -> str:
    """Say in a player's words why reading stopped."""
    if isinstance(error, RecursionError):
        return _("the brackets in it are nested too deeply.")
    if not isinstance(error, yaml.MarkedYAMLError):
        return _("an escape in quotation marks names no character: write the character itself.")
    problem = f"{error.context or ''} {error.problem or ''}"
    for sign, sentence in _PROBLEMS.items():
        if sign in problem:
            return _(sentence)
    return _("this line can’t be read: is it indented by blanks like its neighbours?")
