"""Action keys: which key does what at the table, and how the key is called in words. Knows no action's meaning."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class ActionKey:
    """A key by its pygame number, and its name as it stands on buttons and in sentences."""

    code: int
    name: str


KEYS = {
    "draw": ActionKey(pygame.K_d, "D"),
    "take": ActionKey(pygame.K_t, "T"),
    "discard": ActionKey(pygame.K_x, "X"),
    "put_back": ActionKey(pygame.K_z, "Z"),
    "go_out": ActionKey(pygame.K_g, "G"),
    "sort": ActionKey(pygame.K_s, "S"),
    "hint": ActionKey(pygame.K_h, "H"),
    "log": ActionKey(pygame.K_l, "L"),
    "menu": ActionKey(pygame.K_ESCAPE, "Esc"),
    "help": ActionKey(pygame.K_F1, "F1"),
}
"""The key of every action that has one, by the action's name."""
