"""Runs every check and says how each ended; what follows `python3 -m tests` is passed on to pytest.

Each check runs whether or not an earlier one failed; the exit status is 1 when any did.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

from commands.setting_up.environment import ROOT
from tests import set_up

CHECKS = {
    "ruff": ["-m", "ruff", "check", "."],
    "import-linter": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"],
    "mypy": ["-m", "mypy"],
    "pytest": ["-m", "pytest", "-n", "auto"],
}


def run_all(pytest_arguments: list[str]) -> int:
    """Run the checks one after another and return the exit status."""
    ended = {}
    for name, arguments in CHECKS.items():
        print(f"== {name}", flush=True)
        more = pytest_arguments if name == "pytest" else []
        start = time.monotonic()
        status = subprocess.call([sys.executable, *arguments, *more], cwd=ROOT)
        ended[name] = (status, time.monotonic() - start)
    print("== summary")
    for name, (status, seconds) in ended.items():
        print(f"{name:14} {'FAILED' if status else 'passed':7} {seconds:6.1f} s")
    return int(any(status for status, _ in ended.values()))


if __name__ == "__main__":
    if {"-h", "--help"} & set(sys.argv[1:]):
        print("usage: python3 -m tests [WORD ...]\n\n" + str(__doc__).strip())
        sys.exit(0)
    os.chdir(ROOT)
    set_up()
    try:
        sys.exit(run_all(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
