"""Refuses a Python older than 3.10 in a sentence; the one file that even Python 2 can read to its end.

Holds the floor of docs/interface.md, "Commands". Does not know what the game needs beyond the interpreter.
"""

import sys

OLDEST = (3, 10)


def refuse_old_python(version=None):
    # type: (tuple[int, int] | None) -> None
    """Exit with status 2 and a sentence unless `version`, or this interpreter's, is at least OLDEST."""
    found = tuple(version or sys.version_info)[:2]
    if found < OLDEST:
        sys.stderr.write(
            "Three-Thirteen needs Python 3.10 or newer and this is Python {}.{}: "
            "start it with a newer one, for example python3.12 main.py\n".format(*found)
        )
        sys.exit(2)
