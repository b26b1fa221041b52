"""Table sounds: which noise goes with which event, when its card is lifted or lands.

Knows no sound itself and no picture.
"""

from __future__ import annotations

from game.events import Dealt, Discarded, Drew, StockTurned, WentOut
from ui.kit.sounds import SoundName, Sounds
from ui.playback.picture import ME, PutBack


def play(sounds: Sounds, event: object, when: str) -> None:
    """Play the noise of `event` at its "lift" or "land" (a deal also has a "clear"), if it has one then."""
    name = _choose(event, when)
    if name is not None:
        sounds.play(name)


def _choose(event: object, when: str) -> SoundName | None:
    match event, when:
        case Dealt(), "clear":
            return "shuffle"
        case Dealt(), "lift":
            return "deal"
        case Drew(seat=seat), "lift":
            return "draw" if seat == ME else None
        case Discarded() | PutBack(), "land":
            return "discard"
        case StockTurned(), "lift":
            return "shuffle"
        case WentOut(), "lift":
            return "went_out"
    return None
