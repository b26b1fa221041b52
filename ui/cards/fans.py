"""Fans: how opponents' hidden cards spread in their hands, and how melds lie face up in a box.

Knows how many cards there are, never which.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians

from ui.kit.boxes import CARD_RATIO, Box, Pose

LEAN = 3.0
"""Cards of a fan lean by multiples of this many degrees: few different pictures, however many cards there are."""


def spread_fan(area: Box, count: int) -> tuple[Pose, ...]:
    """Return the poses of `count` face-down cards held as a fan that fits into `area`."""
    if count == 0:
        return ()
    width = min(area.h * 0.86 / CARD_RATIO, area.w * 0.24)
    opening = min(34.0, 4.5 * (count - 1))
    step = min(width * 0.42, (area.w - width * 1.5) / max(1, count - 1))
    middle = (count - 1) / 2
    bend = width * 0.22 * min(1.0, count / 8)
    poses = []
    for place in range(count):
        aside = (place - middle) / middle if count > 1 else 0.0
        poses.append(
            Pose(
                area.x + area.w / 2 + step * (place - middle),
                area.y + area.h / 2 - bend * (cos(radians(aside * 60)) - 0.75),
                width,
                round(aside * opening / 2 / LEAN) * LEAN,
                face=0.0,
            )
        )
    return tuple(poses)


OVERLAP = 0.36
"""How much of a covered card's width stays in sight in a laid meld: its whole index."""

BETWEEN = 0.22
"""The space between two laid groups, in card widths."""


def lay_groups(
    area: Box,
    sizes: Sequence[int],
    widest: float,
    under: float = 0.0,
    centred: bool = True,
    overlap: float = OVERLAP,
) -> tuple[tuple[Pose, ...], ...]:
    """Return poses for groups of cards laid face up in `area`, one tuple a group, as large as they fit.

    Groups wrap into rows, centred or from the left; `under` is the height kept free below every row for names;
    no card is wider than `widest`.
    """
    if not sizes:
        return ()
    best: tuple[float, list[list[int]]] = (0.0, [])
    for rows in range(1, len(sizes) + 1):
        split = _split_rows(sizes, rows, overlap)
        longest = max(_row_width([sizes[index] for index in row], overlap) for row in split)
        width = min(widest, area.w / longest, (area.h / len(split) - under - 4) / CARD_RATIO)
        if width > best[0]:
            best = (width, split)
    return _place_rows(area, sizes, best[1], max(1.0, best[0]), under, centred, overlap)


def _split_rows(sizes: Sequence[int], rows: int, overlap: float) -> list[list[int]]:
    target = _row_width(sizes, overlap) / rows
    split: list[list[int]] = [[]]
    for index in range(len(sizes)):
        here = _row_width([sizes[other] for other in split[-1]], overlap)
        grown = _row_width([sizes[other] for other in [*split[-1], index]], overlap)
        if split[-1] and len(split) < rows and abs(grown - target) > abs(here - target):
            split.append([])
        split[-1].append(index)
    return split


def _row_width(sizes: Sequence[int], overlap: float) -> float:
    if not sizes:
        return 0.0
    return sum(1 + overlap * (size - 1) for size in sizes) + BETWEEN * (len(sizes) - 1)


def _place_rows(
    area: Box,
    sizes: Sequence[int],
    split: list[list[int]],
    width: float,
    under: float,
    centred: bool,
    overlap: float,
) -> tuple[tuple[Pose, ...], ...]:
    height = width * CARD_RATIO
    pitch = height + under + 4
    top = area.y + (area.h - pitch * len(split)) / 2
    groups: list[tuple[Pose, ...]] = []
    for number, row in enumerate(split):
        used = _row_width([sizes[index] for index in row], overlap) * width
        x = area.x + ((area.w - used) / 2 if centred else 0.0) + width / 2
        y = top + pitch * number + height / 2
        for index in row:
            groups.append(tuple(Pose(x + overlap * width * place, y, width) for place in range(sizes[index])))
            x += width * (1 + overlap * (sizes[index] - 1) + BETWEEN)
    return tuple(groups)
