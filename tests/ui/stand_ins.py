"""Stand-ins for the outside of the window: services without a disk, and sounds that only remember."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.chair import Chair
from game.rules import Rules
from storage.settings import Sound
from tests.ui.matches import new_match
from ui.kit.sounds import SoundName
from ui.open_screen import open_screen
from ui.scene import Adopt, Stage
from ui.scene_stack import SceneStack
from ui.settings import Settings
from ui.stage import adopt_settings, set_stage


@dataclass
class Services:
    """Services that remember what was asked of them; every match they deal has three opponents."""

    rules: Rules = field(default_factory=Rules)
    waiting: Chair | None = None
    fault: str | None = None
    order: str = ""
    adopted: list[Settings] = field(default_factory=list)

    def begin(self, seed: int | None = None) -> Chair:
        self.waiting = Chair(new_match(self.rules, 313 if seed is None else seed))
        return self.waiting

    def again(self, chair: Chair) -> Chair:
        self.waiting = chair.deal_again(lambda record: None)
        return self.waiting

    def recall_order(self) -> str:
        return self.order

    def keep_order(self, order: str) -> None:
        self.order = order

    def stop_waiting(self) -> None:
        if self.waiting is not None and self.waiting.is_over:
            self.waiting = None


@dataclass
class Ears:
    """Sounds that only remember what was to be heard."""

    heard: list[str] = field(default_factory=list)

    def play(self, name: SoundName) -> None:
        self.heard.append(name)

    def tuned(self, sound: Sound) -> Ears:
        return self


def open_stack(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> tuple[SceneStack, Services]:
    """Return an empty scene stack of that size on the dummy display, and its services; it adopts settings at once."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    services = Services()

    def adopt(stage: Stage, change: Adopt) -> Stage:
        services.adopted.append(change.settings)
        return adopt_settings(stage, change.settings)

    return SceneStack(set_stage(size, settings or Settings(), Ears(), services), open_screen, adopt), services
