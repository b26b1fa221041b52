#!/usr/bin/env python3
"""Builds the game for people who have no Python: `python3 packaging/build.py` makes a folder and an archive of it.

It sets itself up: what it needs is installed into a venv of its own under --work. Each system builds for itself alone.
Does not know what goes into the bundle (three_thirteen.spec does) nor what lies beside it (beside.py does).
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from commands.setting_up.old_python import refuse_old_python  # noqa: E402

refuse_old_python()

from archive import pack  # noqa: E402
from beside import lay_beside, name_package  # noqa: E402
from build_environment import BuildError, call, prepare  # noqa: E402

from game import __version__  # noqa: E402

SPEC = ROOT / "packaging" / "three_thirteen.spec"
NAME = "three-thirteen"


def read_arguments(argv: list[str]) -> argparse.Namespace:
    """Return what was asked for, its folders absolute."""
    parser = argparse.ArgumentParser(prog="packaging/build.py", description=f"Builds Three-Thirteen {__version__}.")
    add = parser.add_argument
    add("--onefile", action="store_true", help="one executable that unpacks itself at every start (slower to start)")
    add("--strip", action="store_true", help="leave debugging symbols out, for two thirds of the size (Linux alone)")
    add("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where the result goes (default: dist/)")
    add("--work", type=Path, default=ROOT / "build", metavar="DIR", help="where the work is done (default: build/)")
    options = parser.parse_args(argv)
    options.out, options.work = options.out.resolve(), options.work.resolve()
    return options


def refuse_missing_tools(strip: bool) -> None:
    """Raise BuildError where a program is missing that PyInstaller would only stumble over."""
    if not sys.platform.startswith("linux"):
        return
    needed = ["objdump", "objcopy", *(["strip"] if strip else [])]
    if missing := [tool for tool in needed if shutil.which(tool) is None]:
        raise BuildError(
            f"A build needs {' and '.join(missing)}, from the package binutils: install it "
            "(on Debian and Ubuntu: sudo apt install binutils) and start again."
        )


def build(options: argparse.Namespace) -> Path:
    """Build, and return the archive. Raises BuildError, with a sentence, where that can't be done."""
    refuse_missing_tools(options.strip)
    python = prepare(options.work / "venv")
    icons, bundle = options.work / "icons", options.work / "bundle"
    call([python, ROOT / "packaging" / "icons.py", icons], "drawing the icons")
    freeze(python, options, icons, bundle)
    package = options.out / name_package(__version__, options.onefile)
    shutil.rmtree(package, ignore_errors=True)
    take_over(bundle, package)
    lay_beside(package, python, icons, __version__)
    return pack(package)


def freeze(python: Path, options: argparse.Namespace, icons: Path, bundle: Path) -> None:
    """Let PyInstaller make the executable, and its folder of libraries unless it is to be one file."""
    suffix = {"win32": "ico", "darwin": "icns"}.get(sys.platform, "png")
    settings = {
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "BUNDLE_ICON": str(icons / f"{NAME}.{suffix}"),
        "BUNDLE_ONEFILE": str(int(options.onefile)),
        "BUNDLE_STRIP": str(int(options.strip and sys.platform.startswith("linux"))),
    }
    shutil.rmtree(bundle, ignore_errors=True)
    folders = ["--distpath", bundle, "--workpath", options.work / "pyinstaller"]
    command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, SPEC]
    call(command, "making the bundle", {**os.environ, **settings})


def take_over(bundle: Path, package: Path) -> None:
    """Move what PyInstaller made to where it is wanted: of a Mac the .app alone, else the executable and the rest."""
    package.mkdir(parents=True)
    made = bundle / NAME
    if sys.platform == "darwin":
        parts = [bundle / "Three-Thirteen.app"]
    else:
        parts = [*made.iterdir()] if made.is_dir() else [*bundle.iterdir()]
    for part in parts:
        shutil.move(part, package / part.name)


def main(argv: list[str]) -> int:
    """Build, tell where the result is, and return the exit status."""
    try:
        archive = build(read_arguments(argv))
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    megabytes = archive.stat().st_size / 1e6
    print(f"{archive} ({megabytes:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
