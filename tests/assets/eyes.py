"""How colours look to different eyes: contrast after WCAG, and distance in CIELAB as the colour-blind see it.

The matrices simulate the full absence of one kind of receptor (Machado, Oliveira and Fernandes, 2009), applied
to linear RGB.
"""

from __future__ import annotations

import math

Triple = tuple[float, float, float]

KINDS_OF_EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def difference(one: str, other: str, eyes: str) -> float:
    """The distance of two hex colours in CIELAB (CIE 1976) for the named kind of eyes."""
    return math.dist(lab(seen(one, eyes)), lab(seen(other, eyes)))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two hex colours, 1 to 21."""
    dark, light = sorted(luminance(linear(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def linear(colour: str) -> Triple:
    """Red, green and blue of `#rrggbb` as amounts of light, 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _unbent(red), _unbent(green), _unbent(blue)


def seen(colour: str, eyes: str) -> Triple:
    """The linear colour that common eyes would need to see the same."""
    light = linear(colour)
    red, green, blue = (sum(m * c for m, c in zip(row, light, strict=True)) for row in KINDS_OF_EYES[eyes])
    return _bounded(red), _bounded(green), _bounded(blue)


def luminance(light: Triple) -> float:
    """The brightness of a linear colour."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def lab(light: Triple) -> Triple:
    """CIELAB of a linear colour under daylight."""
    red, green, blue = light
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(luminance(light))
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _unbent(value: float) -> float:
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _bounded(value: float) -> float:
    return min(1.0, max(0.0, value))


def _root(value: float) -> float:
    return float(value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116)
