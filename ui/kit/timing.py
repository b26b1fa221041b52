"""Timing: every duration of the game, in milliseconds, and how speed and reduced motion change them.

Holds the figures of what players expect: a move 230, a re-layout 120, a whole deal at most 1500, a round's end at
most 2000. Knows no cards and no screen.
"""

from __future__ import annotations

from dataclasses import dataclass

SPEEDS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""The words of the speed setting and what they multiply every duration with."""

DRAG_START_PX = 4
"""How far the pointer moves before a press becomes a drag."""

DOUBLE_CLICK_MS = 400
"""The longest time between the two presses of a double click."""

TIP_DELAY_MS = 450
"""How long the pointer rests before a tip shows."""

TOLD_TO_WAIT_AFTER_MS = 1200
"""After how many milliseconds of presses that came too early a sentence tells the player to wait."""

AIM_MS = 800
"""After the key for discarding has shown the frame in the hand: how long it throws nothing, so that one sees what."""

IGNORED_AFTER_HURRY_MS = 350
"""After a turn that was hurried: how long the same key or button makes no move; each such press starts it again."""

HURRIED_MS = 1000
"""At most how long before the own turn a press must have hurried the others for the time above to start at all."""

IGNORED_AT_RESULT_MS = 800
"""How long a round's end ignores presses: they were meant for the table. Each such press starts it again."""

FADE_MS = 160
"""How long one screen gives way to the next."""

FAN_OPENS_MS = 700
"""How long the title's fan takes to open."""

CARDS_FALL_MS = 3200
"""How long the winner's cards fall, the last one included."""


@dataclass(frozen=True)
class Timing:
    """All durations in milliseconds; `fades` says that cards fade instead of flying."""

    move: float = 230
    relayout: float = 120
    deal: float = 1450
    deal_flight: float = 240
    think: float = 300
    look: float = 160
    glide_home: float = 180
    went_out: float = 1100
    round_end: float = 700
    turn_stock: float = 350
    fades: bool = False

    def deal_gap(self, cards: int) -> float:
        """Return the time between two dealt cards, so that a deal of `cards` keeps within `deal`.

        >>> Timing().deal_gap(53) * 52 + Timing().deal_flight <= 1450
        True
        """
        room = max(0.0, self.deal - self.deal_flight)
        return min(60.0, room / max(1, cards - 1)) if self.deal else 0.0


def timing_for(speed: str = "normal", reduced_motion: bool = False) -> Timing:
    """Return the durations for a word of `SPEEDS`; KeyError for another word.

    >>> timing_for("instant").move, timing_for("normal").move
    (0.0, 230.0)
    """
    factor, plain = SPEEDS[speed], Timing()
    longest = min(factor, 1.0)
    glides = 0.0 if reduced_motion else longest
    return Timing(
        move=plain.move * factor,
        relayout=plain.relayout * glides,
        deal=plain.deal * longest,
        deal_flight=plain.deal_flight * longest,
        think=plain.think * factor,
        look=plain.look * factor,
        glide_home=plain.glide_home * glides,
        went_out=plain.went_out * longest,
        round_end=plain.round_end * longest,
        turn_stock=plain.turn_stock * longest,
        fades=reduced_motion,
    )


def reading_time(sentence: str) -> float:
    """Return how long a sentence stays on screen; never scaled by the speed, for eyes do not read faster.

    >>> reading_time("No.") >= 2000
    True
    """
    return 2000 + 55 * len(sentence)
