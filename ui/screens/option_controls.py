"""The controls of the Options screen: one for each setting, in the words of a player.

Which words and numbers a setting admits comes from `storage.settings`. Does not know where they stand on the
sheet, nor where a change is kept: setting one returns Adopt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.language import gettext as _
from storage.settings import DISPLAY_KEYS, SOUND_KEYS
from ui.kit.change import Change
from ui.kit.controls import Choice, Paint, Slider, Toggle
from ui.scene import Adopt
from ui.screens.swatches import paint_back, paint_deck, paint_felt
from ui.settings import Settings

Current = Callable[[], Settings]


@dataclass(frozen=True)
class Control:
    """A widget, how tall it is in units, and how to read its value from the settings."""

    widget: Choice[str] | Toggle | Slider
    height: int
    read: Callable[[Settings], Any]

    def refresh(self, settings: Settings) -> None:
        """Show what `settings` say: something else, such as F11, may have changed it."""
        self.widget.value = self.read(settings)


def controls_of_looks(current: Current) -> tuple[Control, ...]:
    """Return the controls for size, deck, back and cloth."""
    return (
        _slider(current, "display", "size", _("Size of cards and text")),
        _choice(current, "deck", _("Deck"), _deck_names(), paint_deck),
        _choice(current, "back", _("Back of the cards"), _back_names(), paint_back),
        _choice(current, "felt", _("Cloth"), _felt_names(), paint_felt),
    )


def controls_of_manners(current: Current) -> tuple[Control, ...]:
    """Return the controls for motion, questions, helping marks, the window and sound."""
    return (
        _choice(current, "speed", _("Speed"), _speed_names()),
        _toggle(current, "reduced_motion", _("Reduced motion: fades only")),
        _toggle(current, "confirm_discards", _("Ask before a costly discard")),
        _toggle(current, "show_melds", _("Bracket the melds in my hand")),
        _toggle(current, "show_deadwood", _("Show my hand’s points")),
        _toggle(current, "fullscreen", _("Full screen (F11)")),
        _sound_switch(current),
        _slider(current, "sound", "volume", _("Volume")),
    )


def _deck_names() -> Mapping[str, str]:
    return {"classic": _("Classic"), "large": _("Large print"), "four_colour": _("Four colours")}


def _back_names() -> Mapping[str, str]:
    return {
        "garden": _("Garden"),
        "lattice": _("Lattice"),
        "night": _("Night"),
        "sunburst": _("Sunburst"),
        "waves": _("Waves"),
    }


def _felt_names() -> Mapping[str, str]:
    return {"green": _("Green"), "blue": _("Blue"), "burgundy": _("Burgundy"), "slate": _("Slate")}


def _speed_names() -> Mapping[str, str]:
    return {"slow": _("Slow"), "normal": _("Normal"), "fast": _("Fast"), "instant": _("Instant")}


def _choice(
    current: Current,
    key: str,
    label: str,
    names: Mapping[str, str],
    paint: Callable[[str], Paint] | None = None,
) -> Control:
    read = _reader("display", key)
    values = tuple((word, name) for word, name in names.items() if word in DISPLAY_KEYS[key].words)
    paints: Sequence[Paint] = [paint(word) for word, _name in values] if paint else ()
    widget = Choice(label, values, read(current()), _setter(current, "display", key), paints)
    return Control(widget, (138 if key in ("deck", "back") else 96) if paint else 66, read)


def _toggle(current: Current, key: str, label: str) -> Control:
    read = _reader("display", key)
    return Control(Toggle(label, read(current()), _setter(current, "display", key)), 32, read)


def _sound_switch(current: Current) -> Control:
    def set_on(on: bool) -> Change:
        return _setter(current, "sound", "mute")(not on)

    return Control(Toggle(_("Sound"), not current().sound.mute, set_on), 32, lambda settings: not settings.sound.mute)


def _slider(current: Current, section: str, key: str, label: str) -> Control:
    admitted = (DISPLAY_KEYS if section == "display" else SOUND_KEYS)[key]
    ends = (admitted.low or 0, admitted.high or 100)
    read = _reader(section, key)
    return Control(Slider(label, ends, 10, read(current()), _setter(current, section, key)), 52, read)


def _reader(section: str, key: str) -> Callable[[Settings], Any]:
    return lambda settings: getattr(getattr(settings, section), key)


def _setter(current: Current, section: str, key: str) -> Callable[[Any], Change]:
    def set_value(value: object) -> Change:
        settings = current()
        changed = replace(getattr(settings, section), **{key: value})
        return Adopt(replace(settings, **{section: changed}))

    return set_value
