"""The one list of screens: a name, the settings it is shown with, and what puts it on a show.

To add one, decorate a function that takes a SceneStack, enters scenes, and lets them act and move as far as wanted;
the modules that hold such functions are named in `tests.gallery.hanging`. Knows no scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from storage.settings import Display
from ui.scene_stack import SceneStack

Hang = Callable[[SceneStack], None]


@dataclass(frozen=True)
class Screen:
    """One picture: `hang` is called with an empty show whose stage has the settings of `display`."""

    hang: Hang
    display: Display = field(default_factory=Display)


SCREENS: dict[str, Screen] = {}


def screen(name: str, display: Display | None = None) -> Callable[[Hang], Hang]:
    """Return what enters a function into the list under `name`, which becomes the picture's file name."""

    def enter(hang: Hang) -> Hang:
        assert name not in SCREENS, f"two screens are called {name}"
        SCREENS[name] = Screen(hang, display or Display())
        return hang

    return enter
