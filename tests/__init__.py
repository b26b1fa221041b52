"""The checks, mirrored after the source tree; `python3 -m tests` runs them all.

A check that is started by itself (`python3 -m tests.gallery`) calls `set_up()` before it imports packages,
and only `if __name__ == "__main__"`: pytest imports it too.
"""

from commands.setting_up.old_python import refuse_old_python

refuse_old_python()


def set_up():
    # type: () -> None
    """Return where every package of requirements-dev.txt is there; else make .venv and start again in it.

    Exits with status 2 and a sentence where that can't be done.
    """
    import sys

    from commands.refusal import Refusal
    from commands.setting_up import first_start

    try:
        first_start.enter_environment("requirements-dev.txt")
        first_start.set_up("requirements-dev.txt")
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
