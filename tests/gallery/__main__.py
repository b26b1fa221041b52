"""The door of the gallery: reads where to, which sizes and which screens."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from tests import set_up

LARGEST = (7680, 4320)


def main(arguments: list[str]) -> int:
    """Hang the gallery and name every picture; return the exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.gallery", description="Draw every screen as PNG.")
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("names", nargs="*", help="only these screens")
    parser.add_argument("--size", metavar="WxH", type=read_size, help="only this size")
    asked = parser.parse_args(arguments)
    from tests.gallery.hanging import SIZES, hang

    sizes = [asked.size] if asked.size else SIZES
    written = hang(asked.out, sizes, asked.names)
    print("\n".join(map(str, written)))
    return 0 if written else 2


def read_size(text: str) -> tuple[int, int]:
    """Read `1280x720`, no smaller than a window may be and no larger than 8K. Raises ArgumentTypeError."""
    from commands.options import SMALLEST

    width, _by, height = text.partition("x")
    if not all(part.isascii() and part.isdecimal() and len(part) < 6 for part in (width, height)):
        raise argparse.ArgumentTypeError("a size is a width and a height, as in 1280x720")
    size = int(width), int(height)
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise argparse.ArgumentTypeError("a size is from {}x{} to {}x{}".format(*SMALLEST, *LARGEST))
    return size


if __name__ == "__main__":
    set_up()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["THREE_THIRTEEN_HOME"] = tempfile.mkdtemp()
    sys.exit(main(sys.argv[1:]))
