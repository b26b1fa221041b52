"""What the command line asks of the window, as one frozen value.

Holds docs/interface.md, "Commands", for playing. Does not know config.yaml, which these options outrank.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SMALLEST = (800, 600)
"""The smallest window in pixels: what every layout is made and tested for."""


@dataclass(frozen=True)
class PlayOptions:
    """How to open the window; None means that the config, or chance, decides.

    `size` is (width, height) in pixels, 800x600 at least. `seed` is at least 0 and starts a new match.
    """

    config: Path | None = None
    seed: int | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
