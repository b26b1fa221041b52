"""The app: from the command line's options to a window that plays, and back to an exit status.

Loads config, options and the saved match, shows the first frame, and only then looks for a sound device.
Knows which scene comes first; rules and pictures are the business of others.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from commands.options import PlayOptions
from commands.refusal import Refusal
from game.language import gettext as _
from storage.config import LoadedConfig, load_config
from storage.options import lay_options_over
from storage.saved_match import AlreadyOpen, SavedMatch
from ui.destinations import ToNewMatch, ToTitle
from ui.game_services import GameServices
from ui.kit.canvas import Canvas
from ui.kit.change import Change
from ui.kit.sounds import Silence, open_sounds
from ui.loop import Loop
from ui.open_screen import open_screen
from ui.scene import Adopt, Push, Scene, Stage
from ui.scene_stack import SceneStack
from ui.screens.confirm import Confirm
from ui.screens.faults import Faults
from ui.settings import Settings
from ui.stage import adopt_settings, set_stage
from ui.window import close_display, open_display, open_window


def run(options: PlayOptions) -> int:
    """Play until the window is closed; return the exit status.

    Raises Refusal where there is no display, and while the game is open in another window. However it ends, the
    window is closed then and the match let go.
    """
    open_display()
    saved = _take_hold()
    try:
        loop = open_game(options, saved)
        _play(loop)
    finally:  # whatever went wrong is told over no window that stands still, and the next start is let in
        saved.close()
        close_display()
    return 0


def open_game(options: PlayOptions, saved: SavedMatch) -> Loop:
    """Open the window with the first scene on it, nothing drawn yet; the display is open already."""
    loaded = _load(options)
    settings = Settings(loaded.config.display, loaded.config.sound)
    if options.fullscreen:
        settings = replace(settings, display=replace(settings.display, fullscreen=True))
    window = open_window(options.size, settings.display.fullscreen)
    house = GameServices(loaded.config, saved)
    stage = set_stage(Canvas(window).size, settings, Silence(), house)
    stack = SceneStack(stage, open_screen, partial(_adopt, house, window), _warn)
    stack.change(_find_first_screen(stage, loaded, options.seed))
    return Loop(window, stack)


def _play(loop: Loop) -> None:
    """Show the first frame, and only then look for a sound device; close the window at the end."""
    try:
        loop.draw()
        stage = loop.stack.stage
        loop.stack.restage(replace(stage, sounds=open_sounds(stage.settings.sound)))
        loop.run()
    finally:
        loop.window.destroy()


def _load(options: PlayOptions) -> LoadedConfig:
    """Return what config.yaml and the player's options say together, with the faults of both."""
    loaded = load_config(options.config)
    config, faults = lay_options_over(loaded.config)
    return replace(loaded, config=config, faults=(*loaded.faults, *faults))


def _take_hold() -> SavedMatch:
    try:
        return SavedMatch()
    except AlreadyOpen as error:
        raise Refusal(str(error)) from error


def _find_first_screen(stage: Stage, loaded: LoadedConfig, seed: int | None) -> Change:
    following = ToTitle() if seed is None else ToNewMatch(seed)
    return Push(Faults(stage, loaded.faults, following)) if loaded.faults else following


def _warn(stage: Stage, fault: str) -> Scene:
    return Confirm(stage, _("Something could not be kept"), fault, ((_("Go on all the same"), None),))


def _adopt(house: GameServices, window: pygame.Window, stage: Stage, change: Adopt) -> Stage:
    """Keep new settings and make them true at once."""
    before, after = stage.settings, change.settings
    house.keep_settings(before, after)
    if after.display.fullscreen != before.display.fullscreen:
        if after.display.fullscreen:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
    fresh = adopt_settings(stage, after)
    if after.sound != before.sound:
        fresh.sounds.play("discard")
    return fresh
