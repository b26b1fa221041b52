"""Options: each setting has a control, each change is adopted at once, and all fits or scrolls."""

import pygame
import pytest

from game.chair import Chair
from game.rules import Rules
from storage.settings import DISPLAY_KEYS, SOUND_KEYS, Display, Sound
from tests.ui.matches import new_match
from tests.ui.stand_ins import Services, open_stack
from ui.kit.controls import Choice, Slider, Toggle
from ui.scene_stack import SceneStack
from ui.screens.help import Help
from ui.screens.options import Options
from ui.settings import Settings


def open_options(
    size: tuple[int, int] = (1280, 720), display: Display | None = None
) -> tuple[SceneStack, Services, Options]:
    stack, services = open_stack(size, Settings(display=display or Display()))
    options = Options(stack.stage)
    stack.enter(options)
    return stack, services, options


def press(stack: SceneStack, *keys: int) -> None:
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_every_setting_has_a_control() -> None:
    """Walking through all controls by keyboard and moving each changes every key of display and sound."""
    stack, services, options = open_options()
    for widget in options.focus.widgets:
        if isinstance(widget, Choice | Slider | Toggle):
            options.focus.choose(widget)
            press(stack, pygame.K_RIGHT, pygame.K_LEFT)
    seen_display = [settings.display for settings in services.adopted]
    seen_sound = [settings.sound for settings in services.adopted]
    changed = {key for key in DISPLAY_KEYS if len({getattr(display, key) for display in seen_display}) > 1}
    assert changed == set(DISPLAY_KEYS)
    assert {key for key in SOUND_KEYS if len({getattr(sound, key) for sound in seen_sound}) > 1} == set(SOUND_KEYS)


def test_every_value_can_be_chosen() -> None:
    """The words offered are the words that config.yaml admits, all of them and no others."""
    _show, _services, options = open_options()
    offered = [
        {value for value, _name in widget.values} for widget in options.focus.widgets if isinstance(widget, Choice)
    ]
    admitted = [set(key.words) for key in DISPLAY_KEYS.values() if len(key.words) > 2]
    assert sorted(map(sorted, offered)) == sorted(map(sorted, admitted))


def test_the_rules_are_a_key_away() -> None:
    """F1 tells the rules here too, those of the match under way, and comes back to the options."""
    stack, services, options = open_options()
    services.waiting = Chair(new_match(Rules.of("aces_high")))
    press(stack, pygame.K_F1)
    help_sheet = stack.scenes[-1]
    assert isinstance(help_sheet, Help)
    assert help_sheet.rules == services.waiting.rules
    press(stack, pygame.K_F1)
    assert stack.scenes[-1] is options


def test_a_change_is_seen_at_once() -> None:
    """Another cloth is on the screen the moment it is chosen."""
    stack, _services, options = open_options()
    felt = next(widget for widget in options.focus.widgets if isinstance(widget, Choice) and widget.value == "green")
    options.focus.choose(felt)
    press(stack, pygame.K_RIGHT)
    assert stack.stage.display.felt == "blue"
    assert options.stage is stack.stage
    assert options.focus.current is felt


def test_sound_is_turned_off_without_losing_the_volume() -> None:
    """The switch mutes and leaves the volume where it was."""
    stack, _services, options = open_options()
    switch = next(widget for widget in options.focus.widgets if isinstance(widget, Toggle) and widget.label == "Sound")
    options.focus.choose(switch)
    press(stack, pygame.K_SPACE)
    assert stack.stage.settings.sound == Sound(volume=70, mute=True)


def test_changes_from_elsewhere_show() -> None:
    """F11, pressed while the options are open, turns the switch on the sheet as well."""
    stack, _services, options = open_options()
    from dataclasses import replace

    from ui.scene import Adopt

    stack.change(Adopt(Settings(display=replace(stack.stage.display, fullscreen=True))))
    switch = next(w for w in options.focus.widgets if isinstance(w, Toggle) and w.label.startswith("Full screen"))
    assert switch.value is True


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [80, 100, 150])
def test_everything_can_be_reached(size: tuple[int, int], percent: int) -> None:
    """At every size each control, when the keyboard comes to it, is wholly within the window and over no other."""
    stack, _services, options = open_options(size, Display(size=percent))
    window = pygame.Rect((0, 0), size)
    press(stack, pygame.K_TAB)
    for _widget in options.focus.widgets:
        current = options.focus.current
        assert current is not None
        assert window.contains(current.box)
        assert current.view is None or current.view.top <= current.box.top <= current.box.bottom <= current.view.bottom
        others = [widget.box for widget in options.focus.widgets if widget is not current]
        assert current in options.buttons or current.box.collidelist(others) == -1
        press(stack, pygame.K_TAB)


def test_escape_leaves() -> None:
    """Escape closes the sheet."""
    stack, _services, _options = open_options()
    press(stack, pygame.K_ESCAPE)
    assert stack.is_over
