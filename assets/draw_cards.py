"""Prints the deck: writes every SVG of the card art beside this file, or checks that they are the printed ones.

    python3 assets/draw_cards.py            writes what has changed
    python3 assets/draw_cards.py --check    names what differs, and exits with 1

Standard library only. What is drawn is the business of `drawing`; this file only touches the disk.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from drawing.press import printed

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Read the command line and print or check; the exit status."""
    parser = argparse.ArgumentParser(description="Draw the cards of Three-Thirteen.")
    parser.add_argument("--check", action="store_true", help="write nothing, name the files that differ")
    stale = stale_files()
    if parser.parse_args().check:
        print("\n".join(stale) or "Every card is as drawn.")
        return 1 if stale else 0
    write(stale)
    return 0


def stale_files(root: Path = HERE) -> dict[str, str]:
    """The files under `root` that are missing or differ from the drawing, with the text they should have."""
    return {name: text for name, text in printed().items() if read(root / name) != text}


def read(path: Path) -> str | None:
    """A file's text with its line ends as they are; None where there is no file."""
    return path.read_bytes().decode("utf-8") if path.is_file() else None


def write(sheets: dict[str, str], root: Path = HERE) -> None:
    """Write the files, making folders as needed, and say which."""
    for name, text in sheets.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(text.encode("utf-8"))
        print(name)


if __name__ == "__main__":
    sys.exit(main())
