"""Finds config.yaml and reads its bytes as a text.

Holds the order of docs/interface.md, "config.yaml": the file asked for, else beside the program, else in the user's
folder, else none. Does not know what it says.
"""

from __future__ import annotations

import codecs
import os
import stat
from pathlib import Path

from game.language import gettext as _
from storage.faults import Findings
from storage.folders import find_config_folder, find_program_folder, is_there

CONFIG_NAME = "config.yaml"
LARGEST = 64 * 1024
_MARKS = {
    "UTF-32": (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE),
    "UTF-16": (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE),
}
"""What texts begin with that are no UTF-8; those of UTF-32 begin like those of UTF-16 and come first."""


def find_config(asked_for: Path | None = None) -> Path | None:
    """Return the config file to read, whether or not it can be read; None when there is none at all."""
    if asked_for is not None:
        return asked_for
    for folder in (find_program_folder(), find_config_folder()):
        if is_there(folder / CONFIG_NAME):
            return folder / CONFIG_NAME
    return None


def read_text(file: Path, findings: Findings) -> str:
    """Return the text of `file`; the empty text, with a fault noted, when it is no readable text."""
    try:
        if _would_wait(file):
            findings.note(None, _("it is a pipe or a socket: it must be a file."))
            return ""
        with open(file, "rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        if os.path.islink(file):
            findings.note(None, _("it is a link to a file that is not there: mend the link or remove it."))
        else:
            findings.note(None, _("there is no such file: name one that exists."))
        return ""
    except OSError as error:
        sentence = _("it can’t be read ({reason}): it must be a file that you may read.")
        findings.note(None, sentence.format(reason=error.strerror or type(error).__name__))
        return ""
    if len(content) > LARGEST:
        findings.note(None, _("it is too large for a config: {most} KB at most.").format(most=LARGEST // 1024))
        return ""
    return _decode(content, findings)


def _would_wait(file: Path) -> bool:
    """Tell whether reading waits until somebody writes, which may be for ever."""
    mode = file.stat().st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


def _decode(content: bytes, findings: Findings) -> str:
    for name, marks in _MARKS.items():
        if content.startswith(marks):
            findings.note(1, _("this is {name} text: save the file as UTF-8.").format(name=name))
            return ""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        findings.note(line, _("here is a character that is not UTF-8: save the file as UTF-8."))
        return content.decode("utf-8-sig", errors="replace")
