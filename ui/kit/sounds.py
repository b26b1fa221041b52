"""Sounds: the noises of the table, played at the player's volume; silence where there is no device.

The WAV files in assets/sounds/ are synthesised by assets/make_sounds.py. Does not know when which noise is due.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Protocol

import pygame

from storage.settings import Sound
from ui.kit.quiet_stderr import quiet_stderr

SoundName = Literal["shuffle", "deal", "draw", "discard", "pick_up", "meld", "your_turn", "went_out", "win", "click"]
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 44100
BUFFER = 1024


class Sounds(Protocol):
    """What scenes may do with sound."""

    def play(self, name: SoundName) -> None:
        """Start a noise and return at once."""

    def tuned(self, sound: Sound) -> Sounds:
        """Return the same noises at another volume."""


class Silence:
    """Stands in where there is no sound device, or none yet."""

    def play(self, name: SoundName) -> None:
        """Do nothing."""

    def tuned(self, sound: Sound) -> Sounds:
        """Stay silent."""
        return self


class Noises:
    """Plays the WAV files through the mixer; each is read when it is first heard."""

    def __init__(self, sound: Sound, read: dict[SoundName, pygame.mixer.Sound] | None = None) -> None:
        self._loudness = 0.0 if sound.mute else (sound.volume / 100) ** 1.5
        self._read = {} if read is None else read

    def play(self, name: SoundName) -> None:
        """Start a noise and return at once."""
        if self._loudness == 0:
            return
        if name not in self._read:
            self._read[name] = pygame.mixer.Sound(str(FOLDER / f"{name}.wav"))
        noise = self._read[name]
        noise.set_volume(self._loudness)
        noise.play()

    def tuned(self, sound: Sound) -> Sounds:
        """Return the same noises at another volume."""
        return Noises(sound, self._read)


def open_sounds(sound: Sound) -> Sounds:
    """Return the noises, or silence where no device answers; takes about a tenth of a second."""
    try:
        with quiet_stderr():
            pygame.mixer.init(RATE, -16, 2, BUFFER)
    except pygame.error:
        return Silence()
    return Noises(sound)
