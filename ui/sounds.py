"""Sounds: the ten noises of the table, played at the player's volume; silence where there is no device.

The WAV files are synthesised by assets/make_sounds.py. Does not know when which noise is due.
"""

from __future__ import annotations

from typing import Literal, Protocol

SoundName = Literal[
    "shuffle", "deal", "draw", "discard", "pick_up", "meld", "your_turn", "went_out", "win", "click"
]


class Sounds(Protocol):
    """What scenes may do with sound."""

    def play(self, name: SoundName) -> None:
        """Start a noise and return at once."""


class Silence:
    """Stands in where there is no sound device, or none yet."""

    def play(self, name: SoundName) -> None:
        """Do nothing."""
