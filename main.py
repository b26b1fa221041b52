#!/usr/bin/env python3
"""The door: reads the arguments, makes sure of the packages, and hands over to a window or a command.

Written so that a Python too old for the game can still read it far enough to be told so;
imports nothing outside the standard library before the packages are there. Knows no rules and no pixels.
"""

import os
import signal
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
if HERE not in sys.path:  # python -I leaves it out
    sys.path.insert(0, HERE)

from commands.setting_up.old_python import refuse_old_python  # noqa: E402

refuse_old_python()

from commands.refusal import Refusal  # noqa: E402
from commands.setting_up import first_start  # noqa: E402
from game.language import gettext as _  # noqa: E402


def run(argv):
    # type: (list[str]) -> int
    """Do what the arguments ask for, and return the exit status."""
    first_start.enter_environment()
    from commands.command_line import read_arguments
    from commands.home import refuse_bad_home

    request = read_arguments(argv)
    refuse_bad_home()
    first_start.set_up()
    if request.command == "score":
        from commands import score

        return score.run(request.rest)
    if request.command == "simulate":
        from commands import simulate

        return simulate.run(request.rest)
    from ui import app

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # SDL then closes the window at Ctrl-C, even when it waits
    return app.run(request.play)


def main(argv):
    # type: (list[str]) -> int
    """Run, and turn every way of stopping into an exit status instead of a traceback."""
    open_closed_streams()
    try:
        with first_start.explain_damage():
            status = run(argv)
        sys.stdout.flush()
    except Refusal as refusal:
        tell(str(refusal), argv)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        drop_output()
        return 1
    except Exception as error:
        if is_command(argv):
            if isinstance(error, OSError) and error.filename is None:  # of a stream, such as a disk that is full
                drop_output()
                tell(_("The answer cannot be written ({reason}).").format(reason=error.strerror), argv)
                return 2
        else:
            from commands.say_aloud import show_unseen

            sentence = _("Three-Thirteen has to stop ({error}). Your match is saved: start again to go on with it.")
            show_unseen(sentence.format(error=repr(error)), show_in_window)
        raise
    return status


def open_closed_streams():
    # type: () -> None
    """Let nothing stumble over a stdout or stderr that the caller closed, nor write to a file opened in its place."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115


def drop_output():
    # type: () -> None
    """Send what is still to be written nowhere: closing stdout at the end must not raise once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def is_command(argv):
    # type: (list[str]) -> bool
    """Tell whether a command without a window was asked for; nobody starts one by a double-click."""
    return argv[:1] in (["score"], ["simulate"])


def tell(sentence, argv):
    # type: (str, list[str]) -> None
    """Say why the game does not start, to a person without a terminal as well."""
    if is_command(argv):
        sys.stderr.write(sentence + "\n")
    else:
        from commands.say_aloud import say_aloud

        say_aloud(sentence, show_in_window)


def show_in_window(sentence):
    # type: (str) -> bool
    """Show a sentence in a window of pygame, if that is there, and tell whether it was possible."""
    try:
        from ui.kit.message_box import show_message
    except ImportError:
        return False
    return show_message(sentence)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
