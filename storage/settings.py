"""What config.yaml says, as frozen values built once: rules, opponents, display and sound.

Holds docs/interface.md, "config.yaml". The same tables of keys check the file and fill the options screen.
Does not know files, nor how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from game.players import DEFAULT_LEVEL
from game.rule_keys import DEFAULT_PRESET, Key
from game.rules import Rules
from game.seat_names import name_places, name_player

MOST_OPPONENTS = 7


def _table(*keys: Key) -> Mapping[str, Key]:
    return MappingProxyType({key.name: key for key in keys})


DISPLAY_KEYS = _table(
    Key("speed", ("instant", "fast", "normal", "slow")),
    Key("reduced_motion", (True, False)),
    Key("deck", ("classic", "large", "four_colour")),
    Key("back", ("garden", "lattice", "night", "sunburst", "waves")),
    Key("felt", ("green", "blue", "burgundy", "slate")),
    Key("size", low=80, high=150),
    Key("fullscreen", (True, False)),
    Key("confirm_discards", (True, False)),
    Key("show_melds", (True, False)),
    Key("show_deadwood", (True, False)),
)
SOUND_KEYS = _table(Key("volume", low=0, high=100), Key("mute", (True, False)))


@dataclass(frozen=True)
class Display:
    """How the table looks and moves; the fields are the keys of DISPLAY_KEYS, with their defaults.

    `size` is a percentage, for cards and text alike.
    """

    speed: Literal["instant", "fast", "normal", "slow"] = "normal"
    reduced_motion: bool = False
    deck: Literal["classic", "large", "four_colour"] = "classic"
    back: Literal["garden", "lattice", "night", "sunburst", "waves"] = "garden"
    felt: Literal["green", "blue", "burgundy", "slate"] = "green"
    size: int = 100
    fullscreen: bool = False
    confirm_discards: bool = True
    show_melds: bool = True
    show_deadwood: bool = True


@dataclass(frozen=True)
class Sound:
    """How loud the game is: `volume` 0 … 100, and `mute`, which leaves the volume where it was."""

    volume: int = 70
    mute: bool = False


@dataclass(frozen=True)
class Opponent:
    """A computer player: the name at its seat and its level, one of `game.players.LEVELS`."""

    name: str
    level: str = DEFAULT_LEVEL


def seat_opponents(listed: Sequence[Opponent], players: int) -> tuple[Opponent, ...]:
    """Return the `players` - 1 opponents of a table from those `listed` clockwise from the left.

    A longer list is thinned out as docs/rules.md seats smaller tables: of Left, Top and Right, two players keep
    Top, three keep Left and Right. A shorter one is filled up behind its last, named by places.

    >>> [opponent.name for opponent in seat_opponents([Opponent("Ann")], 4)]
    ['Ann', 'Top', 'Right']
    """
    count = players - 1
    if count == 1 and listed:
        return (listed[len(listed) // 2],)
    if len(listed) >= count:
        last = len(listed) - 1
        return tuple(listed[(2 * index * last + count - 1) // (2 * (count - 1))] for index in range(count))
    return _fill_up(tuple(listed), name_places(count))


def _fill_up(listed: tuple[Opponent, ...], places: tuple[str, ...]) -> tuple[Opponent, ...]:
    names = [opponent.name for opponent in listed]
    if names and tuple(names) == name_places(len(names)):  # they move along to the places of the larger table
        names = list(places[: len(names)])
    for index in range(len(names), len(places)):
        name = places[index]
        names.append(name_player(index + 2, names) if name in names else name)
    levels = [*(opponent.level for opponent in listed), *[DEFAULT_LEVEL] * (len(names) - len(listed))]
    return tuple(Opponent(name, level) for name, level in zip(names, levels, strict=True))


@dataclass(frozen=True)
class Config:
    """Everything a player can set; the defaults are those of a game without any config.yaml.

    `opponents` has exactly one entry for each seat but the person's, clockwise from the left.
    """

    preset: str = DEFAULT_PRESET
    rules: Rules = field(default_factory=Rules)
    opponents: tuple[Opponent, ...] = seat_opponents((), Rules().players)
    display: Display = field(default_factory=Display)
    sound: Sound = field(default_factory=Sound)
