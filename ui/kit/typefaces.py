"""Typefaces: which of the two fonts draws which letters of a text, and what stands in for what neither has.

Prompt sets all four languages; Fira Sans, from a font package too, has the Cyrillic and Greek that Prompt lacks. Any
other letter is written as its number, such as \\u4e2d, and what is not to be seen is left out: never an empty box.
Does not know sizes or colours; `ui.kit.text` draws.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

import fontpkg_fira_sans  # type: ignore[import-untyped]
import fontpkg_prompt  # type: ignore[import-untyped]
import pygame

Family = Literal["Prompt", "Fira Sans"]
FAMILIES: tuple[Family, ...] = ("Prompt", "Fira Sans")

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
"""What the files call the weights."""

_USUAL = re.compile(
    "[ -~\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u017e\u0e01-\u0e3a\u0e3f-\u0e5b\u1ea0-\u1ef9"
    "\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*"
)
"""What Prompt certainly has: letters of the four languages, digits and common marks."""
_PROBE_PX = 200
"""Large enough that no letter has by chance the very measures of the empty box."""
_ABSENT = "\U0010fffd"


def font_file(family: Family, weight: int) -> Path:
    """Return the file of a font; `weight` is 400, 500, 600 or 700.

    The font packages are asked themselves: to search for them by name reads what is installed, 20 ms at every start.
    """
    package = fontpkg_prompt if family == "Prompt" else fontpkg_fira_sans
    return Path(package.ROOT) / "files" / f"{family.replace(' ', '')}-{WEIGHTS[weight]}.ttf"


def open_font(family: Family, weight: int, size: int) -> pygame.font.Font:
    """Return a font of `size` pixels, `weight` 400, 500, 600 or 700; Thai marks need the script to be told."""
    font = pygame.font.Font(str(font_file(family, weight)), size)
    font.set_script("Thai")
    return font


def split_by_font(text: str) -> list[tuple[Family, str]]:
    """Return the stretches of `text` that one font draws, as they will be drawn: some letters are written otherwise.

    >>> split_by_font("Anna Жук")
    [('Prompt', 'Anna '), ('Fira Sans', 'Жук')]
    """
    if _USUAL.fullmatch(text):
        return [("Prompt", text)] if text else []
    stretches: list[tuple[Family, str]] = []
    for letter in text:
        family, drawn = _choose(letter)
        if not drawn:
            continue
        if stretches and stretches[-1][0] == family:
            stretches[-1] = family, stretches[-1][1] + drawn
        else:
            stretches.append((family, drawn))
    return stretches


@lru_cache(2000)
def _choose(letter: str) -> tuple[Family, str]:
    """Return the font for one letter and what it draws, nothing for a letter that is not to be seen."""
    if _USUAL.fullmatch(letter):
        return "Prompt", letter
    kind = unicodedata.category(letter)
    if kind in ("Cf", "Mn", "Me") and not _has("Prompt", letter):
        return "Prompt", ""
    if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
        return "Prompt", " "
    if kind not in ("Cc", "Cs", "Cn", "Co"):
        for family in FAMILIES:
            if _has(family, letter):
                return family, letter
    if ord(letter) < 128:
        return "Prompt", f"\\x{ord(letter):02x}"
    return "Prompt", letter.encode("ascii", "backslashreplace").decode()


def _has(family: Family, letter: str) -> bool:
    return _probe(family).metrics(letter) != _measure_box(family)


@lru_cache(len(FAMILIES))
def _measure_box(family: Family) -> object:
    return _probe(family).metrics(_ABSENT)


def _probe(family: Family) -> pygame.font.Font:
    return open_font(family, 400, _PROBE_PX)
