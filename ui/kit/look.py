"""Look: what everything that draws itself needs: sizes, colours, letters, panels and sounds of one window.

Built anew when the size of the window or a setting changes. Knows no cards and no match; `ui.scene.Stage` adds these.
"""

from __future__ import annotations

from dataclasses import dataclass

from ui.kit.panels import Panels
from ui.kit.sounds import Sounds
from ui.kit.text import Lettering
from ui.kit.theme import Theme


@dataclass(frozen=True)
class Look:
    """`size` is the window's in pixels; the rest is made for that size."""

    size: tuple[int, int]
    theme: Theme
    text: Lettering
    panels: Panels
    sounds: Sounds
