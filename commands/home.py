"""Refuses a THREE_THIRTEEN_HOME that can't be a folder, before anything is looked for there.

Holds docs/interface.md, "Folders". Does not know what lies in it, nor makes it: whoever writes does.
"""

from __future__ import annotations

import os

from commands.refusal import Refusal
from game.language import gettext as _

VARIABLE = "THREE_THIRTEEN_HOME"
_LONGEST_QUOTE = 200


def refuse_bad_home() -> None:
    """Raise Refusal unless the folder named is there, could be made, or none is named."""
    home = os.environ.get(VARIABLE, "")
    if not home:
        return
    if home.startswith("~") and os.path.expanduser(home) == home:
        _refuse(home, _("there is no such user"))
    try:
        os.stat(os.path.join(os.path.expanduser(home), "."))
    except FileNotFoundError:
        return
    except OSError as error:
        _refuse(home, error.strerror or type(error).__name__)


def _refuse(home: str, reason: str) -> None:
    quote = home if len(home) <= _LONGEST_QUOTE else home[: _LONGEST_QUOTE - 1] + "…"
    sentence = _("{variable} names {folder}, which can’t be used ({reason}): name a folder of your own, or unset it.")
    raise Refusal(sentence.format(variable=VARIABLE, folder=quote, reason=reason))
