"""What the player chose for the eye, the ear and the hand, as one frozen value.

Nothing here changes who wins: that is `game.rules`. Does not know where it is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

DECKS = ("classic", "large", "four_colour")
BACKS = ("garden", "lattice", "night", "sunburst")
FELTS = ("green", "blue", "burgundy", "slate")
SPEEDS = ("instant", "fast", "normal", "slow")

Deck = Literal["classic", "large", "four_colour"]
Back = Literal["garden", "lattice", "night", "sunburst"]
FeltName = Literal["green", "blue", "burgundy", "slate"]
Speed = Literal["instant", "fast", "normal", "slow"]


@dataclass(frozen=True)
class Settings:
    """Every setting of the Options screen; `size` and `volume` are in percent."""

    size: int = 100
    deck: Deck = "classic"
    back: Back = "garden"
    felt: FeltName = "green"
    speed: Speed = "normal"
    reduced_motion: bool = False
    confirm: bool = True
    """Whether discarding a wild, or a card out of a finished meld, asks first."""
    marks: bool = True
    """Whether melds are bracketed and the deadwood points of the hand are shown."""
    fullscreen: bool = False
    sound: bool = True
    volume: int = 70
