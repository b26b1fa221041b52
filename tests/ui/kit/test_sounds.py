"""Sounds: every name has a file that can be heard, and silence stands in without a device."""

from __future__ import annotations

import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from math import pi
from typing import get_args

import pygame
import pytest

from commands.setting_up.environment import ROOT
from storage.settings import Sound
from ui.kit.sounds import FOLDER, Noises, Silence, SoundName, open_sounds

NAMES = get_args(SoundName)


def samples(name: str) -> array[int]:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", NAMES)
def test_noises_are_short_and_dry(name: str) -> None:
    """Each noise is there, is not clipped, starts within a tenth of a second, dies away, and is at most 2.5 s long."""
    heard = samples(name)
    loudest = max(map(abs, heard))
    assert 6000 < loudest < 30000
    assert len(heard) < 2.5 * 44100
    assert max(map(abs, heard[:4410])) > loudest / 20
    assert max(map(abs, heard[-200:])) < loudest / 10


def test_noises_differ() -> None:
    """No two names sound alike."""
    assert len({samples(name).tobytes() for name in NAMES}) == len(NAMES)


def test_no_device() -> None:
    """Without a sound device there is silence, no exception, and nothing on the terminal."""
    code = (
        "from ui.kit.sounds import *; from storage.settings import Sound;"
        "sounds = open_sounds(Sound()); sounds.play('deal'); print(type(sounds).__name__)"
    )
    env = {"SDL_AUDIODRIVER": "no-such-driver", "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("Silence\n", "")


def test_volume() -> None:
    """The player's volume reaches the mixer; muted, nothing is even read."""
    sounds = open_sounds(Sound(volume=100))
    assert isinstance(sounds, Noises)
    try:
        read: dict[SoundName, pygame.mixer.Sound] = {}
        Noises(Sound(volume=25), read).play("draw")
        assert read["draw"].get_volume() == pytest.approx(0.125, abs=0.01)
        Noises(Sound(volume=25, mute=True), read).play("win")
        assert list(read) == ["draw"]
    finally:
        pygame.mixer.quit()


def test_silence_stays_silent() -> None:
    """Silence takes every volume and every name."""
    silence = Silence().tuned(Sound(volume=100))
    silence.play("win")
    assert isinstance(silence, Silence)


@pytest.mark.parametrize("name", NAMES)
def test_no_noise_is_shrill(name: str) -> None:
    """The mean frequency of each noise, as its samples' steps tell it, stays below 4500 Hz: paper and wood, no hiss."""
    heard = samples(name)
    steps = sum((after - before) ** 2 for before, after in pairwise(heard))
    assert (steps / sum(value**2 for value in heard)) ** 0.5 * 44100 / (2 * pi) < 4500


@pytest.mark.parametrize("name", NAMES)
def test_noises_begin_softly(name: str) -> None:
    """No noise is at half its loudness within its first millisecond, which would be a tick."""
    heard = samples(name)
    assert max(map(abs, heard[:44])) < max(map(abs, heard)) / 2
