"""`score --json -`: one JSON object a line in, one a line out, as a script reads and writes them.

Holds docs/interface.md, "`score`". A bad line is answered with its fault and does not stop the others.
Does not know how people ask.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from commands.refusal import Refusal
from commands.scoring import Answer, BadQuestion, Question, answer_question, read_question
from game.language import gettext as _
from game.quoting import shorten
from game.rule_keys import did_you_mean, find_faults
from game.rules import Rules, RulesError

_KEYS = ("hand", "wild", "rules")


def answer_lines(rules: Rules, wild: str | None, discard: bool) -> int:
    """Answer every line of standard input as it comes; return 2 when one of them was bad, else 0.

    `rules` and `wild` count for lines without any of their own.
    """
    status = 0
    for line in read_lines():
        try:
            answer = as_object(answer_question(_read_line(line, rules, wild, discard)))
        except BadQuestion as error:
            answer = {"error": str(error)}
            status = 2
        print(json.dumps(answer), flush=True)
    return status


def as_object(answer: Answer) -> dict[str, Any]:
    """Return the JSON object of an answer."""
    write, arrangement = answer.question.write, answer.arrangement
    result: dict[str, Any] = {
        "points": arrangement.points,
        "melds": [[write(card) for card in meld] for meld in arrangement.melds],
        "deadwood": [write(card) for card in arrangement.deadwood],
    }
    if answer.discard is not None:
        result |= {"discard": write(answer.discard), "points_after": answer.points_after}
    return result


def read_lines() -> Iterator[str]:
    """Yield the lines of standard input; bytes that are no UTF-8 come as U+FFFD, which no card has.

    Raises Refusal when it can't be read.
    """
    if sys.stdin is None:  # as after `<&-`
        raise Refusal(_("Standard input is closed: write hands to it, one a line, such as 4H 5H 6H KS."))
    try:
        for line in sys.stdin.buffer:
            yield line.decode("utf-8", errors="replace").rstrip("\r\n")
    except OSError as error:
        sentence = _("Standard input can’t be read ({reason}): write hands to it, one a line, such as 4H 5H 6H KS.")
        raise Refusal(sentence.format(reason=error.strerror or type(error).__name__)) from error


def _read_line(line: str, rules: Rules, wild: str | None, discard: bool) -> Question:
    asked = _parse(line)
    faults = [_explain_stranger(key) for key in asked if key not in _KEYS]
    hand = asked.get("hand", "")
    if "hand" not in asked or not isinstance(hand, str):
        faults.append(_("“hand” must be a text of cards, as in \"4H 5H 6H KS\"."))
        hand = "AS"
    if "wild" in asked:
        wild = _read_wild(asked["wild"], faults)
    if "rules" in asked:
        rules = _read_rules(asked["rules"], faults)
    return read_question(hand, wild, rules, discard, faults)


def _parse(line: str) -> dict[str, Any]:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        where = error.msg if isinstance(error, json.JSONDecodeError) else type(error).__name__
        raise BadQuestion([_("This line is not JSON ({fault}).").format(fault=where)]) from error
    if not isinstance(asked, dict):
        raise BadQuestion([_("This line must be an object, as in {{\"hand\": \"4H 5H 6H KS\"}}.").format()])
    return asked


def _explain_stranger(key: str) -> str:
    hint = did_you_mean(key, _KEYS) or " " + _("The keys are {keys}.").format(keys=", ".join(_KEYS))
    return _("There is no key “{key}”.").format(key=shorten(key)) + hint


def _read_wild(wild: object, faults: list[str]) -> str | None:
    """Return the text of a wild rank; null asks for the rank that goes with the hand."""
    if wild is None or isinstance(wild, str):
        return wild
    if type(wild) is int:
        return str(wild)[:20]
    faults.append(_("“wild” must be a rank as a text or a number, as in \"9\", 9 or \"J\"."))
    return None


def _read_rules(rules: object, faults: list[str]) -> Rules:
    if not isinstance(rules, Mapping):
        faults.append(_("“rules” must be an object of keys, as in {{\"aces\": \"high_or_low\"}}.").format())
        return Rules()
    found = find_faults({name: _spellable(value) for name, value in rules.items()})
    if found:
        faults += [fault.sentence for fault in found]
        return Rules()
    try:
        return _make_rules(tuple(sorted(rules.items())))
    except RulesError as error:
        faults += [fault.sentence for fault in error.faults]
        return Rules()


@lru_cache(maxsize=64)
def _make_rules(overrides: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules.of(**dict(overrides))


def _spellable(value: object) -> object:
    """Return the value, or its JSON where it is nothing that a rule can be, for a sentence to quote."""
    if isinstance(value, str | bool | int):
        return shorten(value) if isinstance(value, str) else value
    return shorten(json.dumps(value))
