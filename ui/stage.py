"""Builds the stage: the theme for a size and settings, and the pictures and letters that go with it.

What did not change is taken over from the stage before, so that a resize keeps the cards already drawn.
"""

from __future__ import annotations

from dataclasses import replace

from ui.cards.sprites import CardSprites
from ui.kit.panels import Panels
from ui.kit.sounds import Sounds
from ui.kit.text import Lettering
from ui.kit.theme import Theme
from ui.scene import Stage
from ui.services import Services
from ui.settings import Settings


def set_stage(size: tuple[int, int], settings: Settings, sounds: Sounds, services: Services) -> Stage:
    """Return a stage for a window of `size` pixels."""
    theme = Theme.of(size, settings.display.felt, settings.display.size)
    return Stage(
        size=size,
        theme=theme,
        text=Lettering(settings.display.deck == "four_colour"),
        panels=Panels(theme),
        sprites=CardSprites(settings.display.deck, settings.display.back),
        sounds=sounds,
        settings=settings,
        services=services,
    )


def resize_stage(stage: Stage, size: tuple[int, int]) -> Stage:
    """Return the stage for a window that is now `size` pixels."""
    theme = Theme.of(size, stage.display.felt, stage.display.size)
    return replace(stage, size=size, theme=theme, panels=Panels(theme))


def adopt_settings(stage: Stage, settings: Settings) -> Stage:
    """Return the stage with other settings; the card pictures stay unless the deck or the back is another."""
    fresh = set_stage(stage.size, settings, stage.sounds.tuned(settings.sound), stage.services)
    same_cards = (settings.display.deck, settings.display.back) == (stage.display.deck, stage.display.back)
    return replace(fresh, sprites=stage.sprites) if same_cards else fresh
