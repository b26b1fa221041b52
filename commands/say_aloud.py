"""Says a sentence where a person sees it: in the terminal, or in a window for one who started by a double-click.

For what goes wrong before the game has a window of its own, or ends it. Windows are the system's: a message box on
Windows and macOS, elsewhere whichever program for it is installed. Does not know what went wrong.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence

TITLE = "Three-Thirteen"
_PROGRAMS = (
    ("zenity", "--error", "--no-markup", "--title", TITLE, "--text"),
    ("kdialog", "--title", TITLE, "--error"),
    ("xmessage", "-center", "-title", TITLE),
)
"""What shows a text in a window on a desktop of X11 or Wayland; the text is the last word."""
_OK = (0, 1, 255)
"""How they end when a person closes the window; 127 is a program that is not there."""

_SESSION_LOGS = (
    "~/.xsession-errors",
    "~/.local/share/sddm/xorg-session.log",
    "~/.local/share/sddm/wayland-session.log",
)
"""Where desktops send what their programs print."""


def say_aloud(sentence: str, last_resort: Callable[[str], bool] | None = None) -> None:
    """Print `sentence` to the terminal and, when nobody sits at one, show it in a window until that is closed.

    `last_resort` shows it where the system has nothing for that.
    """
    if sys.stderr is not None:  # a Windows program without a console has none
        print(sentence, file=sys.stderr, flush=True)
    show_unseen(sentence, last_resort)


def show_unseen(sentence: str, last_resort: Callable[[str], bool] | None = None) -> None:
    """Show `sentence` in a window, unless what was printed is read already."""
    if not is_read() and not show(sentence) and last_resort is not None:
        last_resort(sentence)


def is_read() -> bool:
    """Tell whether somebody reads stderr: a person at a shell's terminal, a program at a pipe, or a file's keeper.

    Nobody reads the log of a desktop session, be it a journal's socket or a file.
    """
    try:
        stream = os.fstat(2)
    except OSError:
        return False
    if stat.S_ISREG(stream.st_mode):
        return not any(_is_same_file(stream, os.path.expanduser(log)) for log in _SESSION_LOGS)
    if stat.S_ISFIFO(stream.st_mode):
        return True
    if not os.isatty(2):
        return False
    if sys.platform == "win32":  # a console opened for us alone vanishes with us; a shell's has a prompt
        return "PROMPT" in os.environ
    return os.getsid(0) != os.getpid()  # so does a terminal that was opened to run only us


def _is_same_file(stream: os.stat_result, file: str) -> bool:
    try:
        return os.path.samestat(stream, os.stat(file))
    except OSError:
        return False


def show(sentence: str) -> bool:
    """Show `sentence` in a window of the system until it is closed; tell whether that was possible."""
    if sys.platform == "win32":
        import ctypes

        return bool(ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, 0x10))
    if sys.platform == "darwin":
        script = "on run words\ndisplay alert item 1 of words message item 2 of words\nend run"
        return _run(["osascript", "-e", script, TITLE, sentence])
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return any(_run([*program, _break(program[0], sentence)]) for program in _PROGRAMS)


def _break(program: str, sentence: str) -> str:
    """Return the sentence in lines, and with plain quotation marks, for a program that knows no better."""
    if program != "xmessage":
        return sentence
    import textwrap

    return textwrap.fill(sentence.translate({ord("“"): '"', ord("”"): '"', ord("’"): "'"}), 60)


def _run(command: Sequence[str]) -> bool:
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(command, env=_outside(os.environ), stdin=quiet, stdout=quiet, stderr=quiet, check=False)
    except OSError:
        return False
    return done.returncode in _OK


def _outside(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment as it was outside a bundle, whose own libraries are not for the system's programs.

    >>> _outside({"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/mine"})
    {'LD_LIBRARY_PATH': '/mine'}
    """
    kept = {name: value for name, value in environment.items() if not name.startswith("LD_LIBRARY_PATH")}
    before = environment.get("LD_LIBRARY_PATH_ORIG") or (
        None if getattr(sys, "frozen", False) else environment.get("LD_LIBRARY_PATH")
    )
    return kept | ({"LD_LIBRARY_PATH": before} if before else {})
