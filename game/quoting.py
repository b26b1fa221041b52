"""Quotes foreign text in a sentence: on one line, printable, and never long.

Does not know where the text came from; whoever quotes says that.
"""

from __future__ import annotations

LONGEST_QUOTE = 40
"""The most characters of a quoted text."""


def shorten(text: str) -> str:
    """Return `text` fit to be quoted in a sentence: on one line, without what can't be printed, and not long.

    >>> shorten("a\\tb\\n"), shorten("x" * 99) == "x" * 39 + "…"
    ('a�b�', True)
    """
    clean = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[: LONGEST_QUOTE + 1])
    return clean if len(clean) <= LONGEST_QUOTE else clean[: LONGEST_QUOTE - 1] + "…"
