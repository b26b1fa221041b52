"""Finds config.yaml and reads its bytes as a text.

Holds the order of INTERFACE.md, "config.yaml": the file asked for, else beside the program, else in the user's
folder, else none. Does not know what it says.
"""

from __future__ import annotations

from pathlib import Path

from game.language import gettext as _
from storage.faults import Findings
from storage.folders import find_config_folder, find_program_folder

CONFIG_NAME = "config.yaml"
LARGEST = 64 * 1024


def find_config(asked_for: Path | None = None) -> Path | None:
    """Return the config file to read, whether or not it can be read; None when there is none at all."""
    if asked_for is not None:
        return asked_for
    for folder in (find_program_folder(), find_config_folder()):
        if (folder / CONFIG_NAME).exists():
            return folder / CONFIG_NAME
    return None


def read_text(file: Path, findings: Findings) -> str:
    """Return the text of `file`; the empty text, with a fault noted, when it is no readable text."""
    try:
        with open(file, "rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        findings.note(None, _("there is no such file: name one that exists."))
        return ""
    except OSError as error:
        sentence = _("it can't be read ({reason}): it must be a file that you may read.")
        findings.note(None, sentence.format(reason=error.strerror or type(error).__name__))
        return ""
    if len(content) > LARGEST:
        findings.note(None, _("it is too large for a config: {most} KB at most.").format(most=LARGEST // 1024))
        return ""
    return _decode(content, findings)


def _decode(content: bytes, findings: Findings) -> str:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        findings.note(1, _("this is UTF-16 text: save the file as UTF-8."))
        return ""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        findings.note(line, _("here is a character that is not UTF-8: save the file as UTF-8."))
        return content.decode("utf-8-sig", errors="replace")
