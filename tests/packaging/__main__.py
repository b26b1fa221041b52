"""Builds the bundle and plays it: `python3 -m tests.packaging`; what follows is passed on to pytest.

Needs Linux, binutils, Xvfb, xdotool, desktop-file-utils and appstream, and takes a few minutes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from commands.setting_up.environment import ROOT
from tests import set_up

NEEDED = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "objdump": "binutils",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}


def main(pytest_arguments: list[str]) -> int:
    """Run the tests that are marked `bundle` and return their exit status."""
    missing = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if missing:
        print(f"The bundle can't be tested without {', '.join(missing)}: install that first.", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "pytest", "-m", "bundle", os.path.join("tests", "packaging")]
    return subprocess.call([*command, *pytest_arguments], cwd=ROOT)


if __name__ == "__main__":
    os.chdir(ROOT)
    set_up()
    sys.exit(main(sys.argv[1:]))
