"""Draws the icon in every size and format that a system asks for, from assets/icon.svg: `icons.py FOLDER`.

Runs inside the build's venv, for pygame draws it. PNG for Linux, .ico for Windows and .icns for macOS are all the same
PNG pictures, in different wrappings. Does not know where a system wants them.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

SVG = Path(__file__).resolve().parent.parent / "assets" / "icon.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICNS_TYPES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""What Apple calls a PNG of so many pixels."""


def draw(size: int) -> bytes:
    """Return the icon as a square PNG of `size` pixels."""
    picture = pygame.image.load_sized_svg(str(SVG), (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def wrap_ico(pictures: dict[int, bytes]) -> bytes:
    """Return PNGs of up to 256 pixels as one Windows icon: a table of sizes and places, then the pictures."""
    fitting = {size: png for size, png in pictures.items() if size <= 256}
    place = 6 + 16 * len(fitting)
    head, body = struct.pack("<HHH", 0, 1, len(fitting)), b""
    for size, png in fitting.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), place + len(body))
        body += png
    return head + body


def wrap_icns(pictures: dict[int, bytes]) -> bytes:
    """Return PNGs as one Mac icon: each picture behind its type and length."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Write FOLDER/SIZE.png for every size, three-thirteen.png, .ico and .icns."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: draw(size) for size in SIZES}
    for size, png in pictures.items():
        (folder / f"{size}.png").write_bytes(png)
    (folder / "three-thirteen.png").write_bytes(pictures[256])
    (folder / "three-thirteen.ico").write_bytes(wrap_ico(pictures))
    (folder / "three-thirteen.icns").write_bytes(wrap_icns(pictures))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
