"""`score`: the best melds of a hand, for people and for scripts.

Holds docs/interface.md, "`score`". Reads arguments and prints; what an answer is stands in `commands.scoring`, how
scripts ask for many in `commands.score_lines`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from commands import score_lines
from commands.arguments import make_parser, parse, read_config
from commands.parser import Parser
from commands.refusal import Refusal
from commands.scoring import Answer, BadQuestion, answer_question, read_question
from game.cards import RANKS
from game.language import gettext as _
from game.melds import meld_kind
from game.rules import Rules


def run(argv: Sequence[str]) -> int:
    """Answer what `argv` asks, and return the exit status: 0, or 2 with a sentence per fault on stderr."""
    try:
        options, faults = parse(_make_parser(), argv)
        rules = _read_rules(options, faults)
        if options.json and options.hand == ["-"]:
            return _answer_lines(options, rules, faults)
        answers = _answer_all(options, rules, faults)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(score_lines.as_object(answers[0])))
    else:
        print("\n\n".join(map(as_text, answers)))
    return 0


def _make_parser() -> Parser:
    parser = make_parser(
        "score",
        description=_("Shows the best melds of a hand: those that leave fewest points."),
        epilog=_(
            "HAND is 0 to 14 cards (1 to 14 with --discard): rank and suit each, JK for a joker, any number of\n"
            "copies, as in: main.py score --wild 9 4H 5H 6H KS\n"
            "- reads hands from standard input, one a line; with --json one object a line, such as\n"
            '{"hand": "4H 5H 6H KS", "wild": "9", "rules": {"aces": "high_or_low"}}\n'
            "where “rules” are keys over the preset pc. Without “rules”, as for HAND, those of the config count.\n"
            "Without --wild the wild rank is that of the round in which such a hand is held: the number of cards,\n"
            "one less with --discard, 3 at least and 13 at most."
        ),
    )
    add = parser.add_argument
    add("hand", metavar="HAND", nargs="*", help=_("the cards, or - for standard input"))
    add("--wild", metavar="R", help=_("the wild rank: A, 2 … 9, T, J, Q, K, or 1 to 13"))
    add("--config", metavar="FILE", type=Path, help=_("read the rules from FILE instead of config.yaml"))
    add("--discard", action="store_true", help=_("name the discard that leaves fewest points"))
    add("--json", action="store_true", help=_("answer in JSON, one object a line"))
    return parser


def _read_rules(options: argparse.Namespace, faults: list[str]) -> Rules:
    """Return the rules of the config, or the usual ones, with what is wrong in it added to `faults`.

    Raises Refusal where there are `faults` before: the word behind an unknown option may be its value, and no card.
    """
    unknown, rules = bool(faults), Rules()
    try:
        rules = read_config(options.config).rules
    except Refusal as refusal:
        faults.append(str(refusal))
    if unknown:
        raise Refusal("\n".join(faults))
    return rules


def _answer_lines(options: argparse.Namespace, rules: Rules, faults: list[str]) -> int:
    """Answer standard input line by line. Raises Refusal with `faults` and one of --wild before the first."""
    try:
        read_question("", options.wild, rules, discard=False)
    except BadQuestion as error:
        faults += error.sentences
    if faults:
        raise Refusal("\n".join(faults))
    return score_lines.answer_lines(rules, options.wild, options.discard)


def _answer_all(options: argparse.Namespace, rules: Rules, faults: list[str]) -> list[Answer]:
    """Return the answer for HAND, or those for all lines of standard input. Raises Refusal for any fault."""
    answers = []
    try:
        hands = _find_hands(options.hand)
    except Refusal as refusal:
        raise Refusal("\n".join([*faults, str(refusal)])) from refusal
    for place, hand in hands:
        try:
            answers.append(answer_question(read_question(hand, options.wild, rules, options.discard)))
        except BadQuestion as error:
            faults += [place + sentence for sentence in error.sentences]
    if faults:
        raise Refusal("\n".join(dict.fromkeys(faults)))
    return answers


def _find_hands(words: list[str]) -> list[tuple[str, str]]:
    """Return each hand with the words that name its place in a sentence."""
    if not words:
        raise Refusal(_("Give a hand, as in “main.py score --wild 9 4H 5H 6H KS”, or - to read standard input."))
    if words != ["-"]:
        return [("", " ".join(words))]
    lines = enumerate(score_lines.read_lines(), 1)
    hands = [(_("Line {number}: ").format(number=number), line) for number, line in lines if line.strip()]
    if not hands:
        raise Refusal(_("Standard input holds no hand: write one a line, such as 4H 5H 6H KS."))
    return hands


def as_text(answer: Answer) -> str:
    """Return an answer as lines for people: wild rank, melds with their names, deadwood, points, discard."""
    question, arrangement = answer.question, answer.arrangement
    lines = [_("Wild: {rank}").format(rank=RANKS[question.wild_rank - 1])]
    for meld in arrangement.melds:
        kind = meld_kind(meld, question.wild_rank, question.rules)
        name = _("run") if kind == "run" else _("set")
        lines.append(_("Meld: {cards} ({kind})").format(cards=" ".join(map(question.write, meld)), kind=name))
    for card in arrangement.deadwood:
        points = question.rules.points(card, question.wild_rank)
        lines.append(_("Deadwood: {card} ({points})").format(card=question.write(card), points=points))
    lines.append(_("Points: {points}").format(points=arrangement.points))
    if answer.discard is not None:
        form = _("Discard: {card}, going out") if answer.goes_out else _("Discard: {card}, leaving {points}")
        lines.append(form.format(card=question.write(answer.discard), points=answer.points_after))
    return "\n".join(lines)
