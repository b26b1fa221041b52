"""Language: the one door to every word a player reads, in the language that is spoken.

Kept here instead of asking the standard library's `gettext` each time, which looks for catalogues on the disk at every
sentence. Does not know which languages there are: whoever starts the program hands in a catalogue.
"""

from __future__ import annotations

from gettext import NullTranslations

_spoken = NullTranslations()


def speak(catalogue: NullTranslations) -> None:
    """Say everything from now on in the language of `catalogue`."""
    global _spoken
    _spoken = catalogue


def gettext(message: str) -> str:
    """Return `message` in the language spoken; modules import it as `_`."""
    return _spoken.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of a message that goes with `count`, in the language spoken.

    >>> ngettext("{count} card", "{count} cards", 3)
    '{count} cards'
    """
    return _spoken.ngettext(one, many, count)
