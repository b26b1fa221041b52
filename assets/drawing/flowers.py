"""Leaves, flowers and a bird: the ornaments of the backs and of the ace of spades.

Each is drawn about (0, 0), flowers growing upwards from there, in colours the caller names.
"""

from __future__ import annotations

from .svg import circle, group, path, placed

LEAF = "M0 0C7 -7 9 -18 0 -30C-9 -18 -7 -7 0 0Z"
PETAL = "M0 0C5 -6 6 -14 0 -22C-6 -14 -5 -6 0 0Z"


def rosette(petal: str, heart: str, count: int) -> list[str]:
    """A flower seen from above with `count` petals, about 44 wide."""
    petals = [
        group([path("M0 -4C9 -8 10 -20 0 -23C-10 -20 -9 -8 0 -4Z")], transform=f"rotate({360 / count * i:g})")
        for i in range(count)
    ]
    return [group(petals, fill=petal), circle(0, 0, 6.5, fill=heart)]


def tulip(outer: str, inner: str) -> list[str]:
    """A tulip 30 high, standing on (0, 0)."""
    return [
        path("M0 2C-8 -6 -8 -22 0 -32C8 -22 8 -6 0 2Z", fill=inner),
        path("M0 2C-16 0 -18 -16 -13 -28C-6 -22 -2 -12 0 2Z", fill=outer),
        path("M0 2C16 0 18 -16 13 -28C6 -22 2 -12 0 2Z", fill=outer),
    ]


def leaf_spray() -> list[str]:
    """The leaves of the garden's quarter, in two greens."""
    dark = ((150, 152, 22), (170, 146, -36), (187, 112, 64), (205, 98, -50), (196, 146, 66), (140, 62, 66))
    pale = ((137, 160, 70), (181, 132, 104), (194, 116, -10), (212, 84, 44), (206, 158, -20), (152, 76, -40))
    return [
        group([placed([path(LEAF)], x, y, 0.72, turn) for x, y, turn in dark], fill="#5c9268"),
        group([placed([path(LEAF)], x, y, 0.62, turn) for x, y, turn in pale], fill="#93b878"),
    ]


def bird(body: str, wing: str) -> list[str]:
    """A small bird looking to the left, about 40 wide."""
    return [
        path("M-20 -6L-12 -10C-10 -18 2 -18 4 -8C12 -4 18 2 26 12L16 10C6 18 -8 12 -12 -2L-20 -6Z", fill=body),
        path("M-2 -2C6 -6 14 0 16 8C8 10 0 8 -2 -2Z", fill=wing),
        circle(-6, -9, 1.6, fill="#1d222b"),
    ]
