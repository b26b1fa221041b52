"""Words of SVG: numbers, elements, groups and whole documents as plain text.

An element is a string; a drawing is a list of them, painted in order. Numbers are rounded to one decimal (a
card is 250 units wide, so that is far below a pixel), which keeps the files lean and the output the same on
every machine. It does not know what is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

Point = tuple[float, float]


def number(value: float, places: int = 1) -> str:
    """The shortest text of a number, so that files stay small.

    >>> number(12.0), number(-0.04), number(0.55), number(3.14159, 3)
    ('12', '0', '0.6', '3.142')
    """
    scale = 10**places
    rounded = math.floor(value * scale + 0.5) / scale
    text = f"{rounded:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, **attributes: str | float) -> str:
    """One empty element; underscores in attribute names become hyphens, numbers are rounded.

    >>> element("circle", cx=5, r=2.25, stroke_width=1.5)
    '<circle cx="5" r="2.3" stroke-width="1.5"/>'
    """
    return f"<{name}{_written(attributes)}/>"


def path(d: str, **attributes: str | float) -> str:
    """A path with the given commands."""
    return element("path", d=d, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: str | float) -> str:
    """A circle about (cx, cy)."""
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: str | float) -> str:
    """An upright ellipse about (cx, cy)."""
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes)


def rectangle(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A rectangle by its top-left corner."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def group(parts: Iterable[str], **attributes: str | float) -> str:
    """The parts under common attributes, such as a transform or a stroke."""
    return f"<g{_written(attributes)}>{''.join(parts)}</g>"


def placed(parts: Iterable[str], x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The parts drawn about (0, 0), scaled, turned by degrees clockwise and moved to (x, y)."""
    words = [f"translate({number(x)} {number(y)})"]
    if turn:
        words.append(f"rotate({number(turn)})")
    if scale != 1:
        words.append(f"scale({number(scale, 3)})")
    return group(parts, transform=" ".join(words))


def mirrored(parts: Iterable[str], x: float) -> str:
    """The parts as in a mirror standing upright at `x`."""
    return group(parts, transform=f"translate({number(2 * x)} 0) scale(-1 1)")


def upside_down(parts: Iterable[str], x: float, y: float) -> str:
    """The parts turned by half a turn about (x, y)."""
    return group(parts, transform=f"rotate(180 {number(x)} {number(y)})")


def polygon_path(points: Iterable[Point]) -> str:
    """Path commands of a closed polygon.

    >>> polygon_path([(0, 0), (4, 0), (4, 3)])
    'M0 0L4 0L4 3Z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle, 0 being right and 90 down as on screen."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def document(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole SVG file with its view box starting at (0, 0), one element a line."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    body = "\n".join(part for part in parts if part)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{body}\n</svg>\n'


def _written(attributes: dict[str, str | float]) -> str:
    return "".join(f' {name.replace("_", "-")}="{_value(value)}"' for name, value in attributes.items())


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)
