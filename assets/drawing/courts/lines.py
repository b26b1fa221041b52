"""Three ways to lay ink: a filled shape with the common outline, a flat one without, and a bare line.

Court figures are drawn about the middle of the face, (0, 0): chin at 34, shoulders from 42, the seam where the
two halves meet at 99, the panel's top at -63. `framed` gives all parts of a figure the same line.
"""

from __future__ import annotations

from collections.abc import Iterable

from .. import colours
from ..svg import group, path

Parts = list[str]
WEIGHT = 1.8


def framed(parts: Iterable[str]) -> str:
    """The parts under the common outline: ink, one weight, round joins."""
    return group(parts, stroke=colours.INK, stroke_width=WEIGHT, stroke_linejoin="round", stroke_linecap="round")


def shape(d: str, fill: str) -> str:
    """A filled shape with the common outline."""
    return path(d, fill=fill)


def flat(d: str, fill: str) -> str:
    """A filled shape without outline: shade, cheeks, highlights."""
    return path(d, fill=fill, stroke="none")


def line(d: str, width: float = WEIGHT, ink: str = colours.INK) -> str:
    """A line without filling."""
    return path(d, fill="none", stroke=ink, stroke_width=width)


def pair(*parts: str) -> Parts:
    """The parts, and their mirror image on the other side of the middle line."""
    return [*parts, group(parts, transform="scale(-1 1)")]
