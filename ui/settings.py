"""What the player chose for the eye, the ear and the hand, as one frozen value.

The words and numbers each setting admits stand in `storage.settings`. Nothing here changes who wins: that is
`game.rules`. Does not know where it is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from storage.settings import Display, Sound


@dataclass(frozen=True)
class Settings:
    """What config.yaml and the Options screen say together; the screen wins."""

    display: Display = field(default_factory=Display)
    sound: Sound = field(default_factory=Sound)
