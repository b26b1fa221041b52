"""Makes the noises of the table: writes every WAV of assets/sounds/ from arithmetic, the same on every machine.

    python3 assets/make_sounds.py

Standard library only. Paper is noise through filters, wood is a few partials that die quickly; nothing is
recorded and nothing is looped. Does not know when a noise is played.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 44100
FOLDER = Path(__file__).resolve().parent / "sounds"

ONSET = 0.003
"""Seconds in which struck wood reaches its loudness: less is a tick in the ear."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def hiss(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies in Hz: what paper does.

    Four gentle filters one after another, so that little is left above: paper rustles, it does not spit.
    """
    rng = Random(seed)
    noise = [rng.random() * 2 - 1 for _sample in range(round(seconds * RATE))]
    for _filter in range(4):
        noise = smoothed(noise, high)
    rumble = smoothed(noise, low)
    return level([value - slow for value, slow in zip(noise, rumble, strict=True)], 1.0)


def smoothed(sound: Wave, high: float) -> Wave:
    """The sound with less and less of what lies above `high` Hz."""
    keep = math.exp(-2 * math.pi * high / RATE)
    smooth = 0.0
    out = []
    for value in sound:
        smooth = smooth * keep + value * (1 - keep)
        out.append(smooth)
    return out


def struck(seconds: float, pitch: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """Wood: partials as (times the pitch, loudness, seconds to die down to a third)."""
    out = []
    for sample in range(round(seconds * RATE)):
        time = sample / RATE
        value = sum(
            loud * math.exp(-time / dies) * math.sin(2 * math.pi * pitch * times * time)
            for times, loud, dies in partials
        )
        out.append(value * min(1.0, time / ONSET))
    return out


def shaped(sound: Wave, shape: Callable[[float], float]) -> Wave:
    """The sound under an envelope of its own length, 0 … 1."""
    last = max(1, len(sound) - 1)
    return [value * shape(place / last) for place, value in enumerate(sound)]


def dying(quickness: float) -> Callable[[float], float]:
    """An envelope that starts almost at once and dies."""
    return lambda part: math.exp(-quickness * part) * (1 - part) * min(1.0, part * 25)


def swelling(top: float) -> Callable[[float], float]:
    """An envelope that rises to its top and falls again: a card sliding by."""
    return lambda part: math.sin(math.pi * part ** (math.log(0.5) / math.log(top))) ** 2


def level(sound: Wave, peak: float) -> Wave:
    """The sound with its loudest sample at `peak`."""
    loudest = max((abs(value) for value in sound), default=0.0) or 1.0
    return [value * peak / loudest for value in sound]


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds in one: (seconds from the start, loudness, sound)."""
    out = silence(max(at + len(sound) / RATE for at, _loud, sound in parts) + 0.002)
    for at, loud, sound in parts:
        start = round(at * RATE)
        for place, value in enumerate(sound):
            out[start + place] += value * loud
    return out


def slap(seed: int, weight: float = 1.0) -> Wave:
    """A card laid on felt: a dry smack and a soft thump below it."""
    return together(
        (0.0, 0.75, shaped(hiss(0.05, 700, 3800, seed), dying(7))),
        (0.0, 0.6 * weight, shaped(hiss(0.09, 60, 320, seed + 1), dying(6))),
    )


def slide(seconds: float, seed: int, low: float = 1500, high: float = 5200) -> Wave:
    """A card drawn across paper."""
    return shaped(hiss(seconds, low, high, seed), swelling(0.38))


def flick(seed: int) -> Wave:
    """One card leaving the pack."""
    return together((0.0, 0.45, slide(0.055, seed, 1800, 6000)), (0.035, 0.5, slap(seed + 7, 0.6)))


def knock(pitch: float, seconds: float = 0.16) -> Wave:
    """A knuckle on a wooden table."""
    partials = ((1.0, 1.0, 0.030), (2.63, 0.35, 0.014), (4.9, 0.16, 0.007))
    return together(
        (0.0, 0.9, struck(seconds, pitch, partials)), (0.0, 0.16, shaped(hiss(0.012, 900, 5000, 5), dying(5)))
    )


def bar(pitch: float, seconds: float = 0.6) -> Wave:
    """A bar of rosewood under a soft mallet."""
    partials = ((1.0, 1.0, 0.16), (3.93, 0.18, 0.05), (9.2, 0.05, 0.018))
    return together(
        (0.0, 0.9, struck(seconds, pitch, partials)), (0.0, 0.05, shaped(hiss(0.01, 500, 3000, 9), dying(4)))
    )


def shuffle() -> Wave:
    """A riffle, closed by a tap on the table."""
    rng = Random(13)
    parts = []
    at = 0.0
    for card in range(34):
        parts.append((at, 0.35 + 0.3 * math.sin(math.pi * card / 33), flick(100 + card)[:1800]))
        at += 0.014 + 0.012 * abs(card - 17) / 17 + rng.random() * 0.004
    return together(*parts, (at + 0.03, 0.5, slide(0.22, 300, 900, 3600)), (at + 0.26, 0.9, slap(310, 1.3)))


def deal() -> Wave:
    """A dozen cards dealt one after another."""
    rng = Random(313)
    return together(
        *((0.085 * card + rng.random() * 0.012, 0.75 + 0.25 * rng.random(), flick(400 + card)) for card in range(12))
    )


SOUNDS: dict[str, tuple[float, Callable[[], Wave]]] = {
    "shuffle": (0.55, shuffle),
    "deal": (0.5, deal),
    "draw": (0.4, lambda: together((0.0, 0.8, slide(0.13, 21)), (0.1, 0.25, slap(22, 0.5)))),
    "pick_up": (0.42, lambda: together((0.0, 0.5, slap(31, 0.4)[:1500]), (0.02, 0.8, slide(0.11, 32, 1100, 4200)))),
    "discard": (0.62, lambda: together((0.0, 0.25, slide(0.05, 41)), (0.03, 1.0, slap(42)))),
    "meld": (0.5, lambda: together((0.0, 0.8, knock(520)), (0.085, 1.0, knock(780)))),
    "your_turn": (0.42, lambda: together((0.0, 0.8, bar(392, 0.3)), (0.12, 1.0, bar(523.25, 0.4)))),
    "went_out": (
        0.62,
        lambda: together(
            (0.0, 0.6, slide(0.28, 51, 800, 4200)),
            (0.16, 0.9, slap(52, 1.2)),
            (0.3, 0.7, bar(392)),
            (0.42, 0.8, bar(493.88)),
            (0.54, 0.9, bar(587.33, 0.8)),
        ),
    ),
    "win": (
        0.68,
        lambda: together(
            *(
                (0.13 * place, 0.7 + 0.06 * place, bar(pitch, 0.9))
                for place, pitch in enumerate((392.0, 493.88, 587.33, 783.99))
            ),
            (0.66, 0.75, bar(587.33, 0.9)),
            (0.80, 0.8, bar(783.99, 1.2)),
            (0.80, 0.55, bar(987.77, 1.2)),
            (0.80, 0.45, bar(392.0, 1.2)),
        ),
    ),
    "click": (0.3, lambda: knock(900, 0.09)),
}


def ended(sound: Wave) -> Wave:
    """The sound with its last hundredth of a second faded out, so that it never ends with a tick."""
    tail = min(len(sound), RATE // 100)
    body, end = sound[: len(sound) - tail], sound[len(sound) - tail :]
    return body + [value * (1 - place / tail) for place, value in enumerate(end, 1)]


def write(name: str, sound: Wave, folder: Path = FOLDER) -> None:
    """Write a WAV: 16 bits, one channel."""
    samples = array("h", (round(max(-1.0, min(1.0, value)) * 32767) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    folder.mkdir(parents=True, exist_ok=True)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write them all."""
    for name, (peak, make) in SOUNDS.items():
        write(name, ended(level(make(), peak)))


if __name__ == "__main__":
    main()
