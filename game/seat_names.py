"""What seats are called: the names of the places round the table, and which names can be shown.

Holds docs/rules.md, "Match" (the places). In configs and records a place has the same name in every language;
`say_name` says it in the player's. Does not know who sits where.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container

from game.language import gettext as _
from game.quoting import shorten

LONGEST_NAME = 24
"""The most characters of a name."""

YOU = "You"
"""The name of the person's seat, in every record."""

_PLACES: dict[int, tuple[str, ...]] = {
    1: ("Top",),
    2: ("Left", "Right"),
    3: ("Left", "Top", "Right"),
    4: ("Left", "Top left", "Top right", "Right"),
    5: ("Left", "Top left", "Top", "Top right", "Right"),
    6: ("Left", "Upper left", "Top left", "Top right", "Upper right", "Right"),
    7: ("Left", "Upper left", "Top left", "Top", "Top right", "Upper right", "Right"),
}


def name_places(count: int) -> tuple[str, ...]:
    """Return what the places of `count` opponents (1 … 7) are called, clockwise from the left, in every language.

    >>> name_places(3)
    ('Left', 'Top', 'Right')
    """
    return _PLACES[count]


def name_player(number: int, taken: Container[str]) -> str:
    """Return a name that is not `taken` for a seat whose place already names another: `Player 5`, or a later one."""
    while f"Player {number}" in taken:
        number += 1
    return f"Player {number}"


def say_name(name: str) -> str:
    """Return a seat's name as the player reads it: a place in her language, any other name as it is."""
    said = {
        YOU: _("You"),
        "Left": _("Left"),
        "Right": _("Right"),
        "Top": _("Top"),
        "Upper left": _("Upper left"),
        "Upper right": _("Upper right"),
        "Top left": _("Top left"),
        "Top right": _("Top right"),
    }
    head, _blank, number = name.partition(" ")
    if head == "Player" and number.isdecimal():
        return _("Player {number}").format(number=number)
    return said.get(name, name)


def find_name_fault(name: str) -> str | None:
    """Return a sentence that says why `name` can't be a seat's, or None when it can.

    A name is one line of 1 to 24 characters that can be shown, without blanks around it, and something of it can
    be seen: a variation selector alone has no width.
    """
    if not name.strip():
        return _("the name is empty: write one, or leave out the whole key.")
    if not name.isprintable():
        return _("the name “{name}” has a character that can’t be shown: remove it.").format(name=shorten(name))
    if name.strip() != name:
        return _("the name “{name}” has blanks around it: remove them.").format(name=shorten(name))
    if len(name) > LONGEST_NAME:
        sentence = _("the name “{name}” is too long: it may have {most} characters.")
        return sentence.format(name=shorten(name), most=LONGEST_NAME)
    if all(_is_unseen(letter) for letter in name):
        return _("the name has nothing in it that can be seen: write a letter.")
    return None


def find_undrawn_fault(name: str) -> str | None:
    """Return a sentence that names the characters of `name` the game has no letters for, or None.

    Drawn are Latin, Greek, Cyrillic and Thai letters, digits, common marks and the suits; a record may hold others.
    """
    foreign = [letter for letter in dict.fromkeys(name) if not _is_drawn(letter)]
    if not foreign:
        return None
    sentence = _("the name “{name}” has characters that can’t be drawn ({letters}): write it in other letters.")
    return sentence.format(name=shorten(name), letters=shorten(" ".join(foreign)))


def _is_drawn(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if kind.startswith("L") or kind == "Nl":
        return unicodedata.name(letter, "").startswith(("LATIN", "GREEK", "CYRILLIC", "THAI"))
    return kind not in ("So", "Co", "Cn") or letter in "♠♥♦♣★♛°©®\ufffd"


def _is_unseen(letter: str) -> bool:
    """Tell whether a character alone shows nothing: marks, fillers and variation selectors."""
    fillers = "\u115f\u1160\u3164\uffa0\u2800"
    return unicodedata.category(letter) in ("Mn", "Me", "Cf", "Zs") or letter in fillers
