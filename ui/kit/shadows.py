"""Shadows: the soft dark edge that lifts a card or a panel off what lies below it.

Drawn from SVG; does not know what throws the shadow.
"""

from __future__ import annotations

import math

import pygame

from ui.kit.theme import SHADOW
from ui.kit.vectors import ink, raster_text, ready, rect


def draw_shadow(size: tuple[int, int], radius: float, blur: float, strength: float) -> pygame.Surface:
    """Return the soft shadow of a rounded box, larger than `size` by `blur`, centred on it but fallen a bit.

    Many faint boxes inside one another add up to softness: nothing is blurred. Wide shadows are drawn small
    and smoothed up, which costs a softness that nobody sees.
    """
    shrink = min(max(1, round(blur / 4)), 8)
    width, height, reach = size[0] / shrink, size[1] / shrink, blur / shrink
    pad = math.ceil(reach * 1.5) + 2
    layers = max(4, min(14, round(blur)))
    each = 1 - (1 - strength) ** (1 / layers)
    boxes = []
    for layer in range(layers):
        grow = reach * (1 - 2 * layer / (layers - 1))
        box = (pad - grow, pad + reach * 0.45 - grow, width + 2 * grow, height + 2 * grow)
        boxes.append(rect(box, max(radius / shrink + grow, 1), ink(SHADOW), each))
    small = raster_text("".join(boxes), (math.ceil(width) + 2 * pad, math.ceil(height) + 2 * pad))
    if shrink == 1:
        return small
    return ready(pygame.transform.smoothscale(small, (size[0] + 2 * pad * shrink, size[1] + 2 * pad * shrink)))
