"""The keys of the rules: the words each may have, the presets, and what is wrong with a set of them.

Holds docs/rules.md, "Keys and presets". Does not know files or lines; whoever read the values adds the place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from game.language import gettext as _
from game.quoting import shorten


@dataclass(frozen=True, slots=True)
class Key:
    """What one key admits: any of `words`, or a whole number from `low` to `high` (both or neither given)."""

    name: str
    words: tuple[str | bool | int, ...] = ()
    low: int | None = None
    high: int | None = None

    def admits(self, value: object) -> bool:
        """Tell whether `value` is one of the words or in the range; `True` is never the number 1."""
        if any(type(word) is type(value) and word == value for word in self.words):
            return True
        if self.low is None or self.high is None or type(value) is not int:
            return False
        return self.low <= value <= self.high

    def describe(self) -> str:
        """Say what would be right, for the end of a sentence: `“auto” or a number from 1 to 4`."""
        parts = [spell(word) for word in self.words]
        if self.low is not None:
            parts.append(_("a whole number from {low} to {high}").format(low=self.low, high=self.high))
        return join_or(parts)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: the key it is about ("" for none) and a sentence that says what would be right."""

    key: str
    sentence: str


KEYS: Mapping[str, Key] = MappingProxyType(
    {
        key.name: key
        for key in (
            Key("players", low=2, high=8),
            Key("decks", ("auto",), 1, 4),
            Key("jokers", (0, 2, 4)),
            Key("aces", ("low", "high_or_low")),
            Key("wild_points", ("face",), 0, 50),
            Key("joker_points", low=0, high=50),
            Key("face_points", ("ten", "rank")),
            Key("wild_only_melds", (True, False)),
            Key("max_wilds_per_meld", ("none",), 0, 13),
            Key("discard_taken_card", (True, False)),
            Key("going_out", ("automatic", "declared")),
            Key("final_turn", (True, False)),
            Key("first_round", low=1, high=11),
            Key("last_round", low=1, high=11),
            Key("turn_limit", low=1, high=1000),
            Key("ties", ("nobody", "shared")),
        )
    }
)

_PC: dict[str, Any] = {
    "players": 4,
    "decks": 2,
    "jokers": 0,
    "aces": "low",
    "wild_points": 15,
    "joker_points": 20,
    "face_points": "ten",
    "wild_only_melds": True,
    "max_wilds_per_meld": "none",
    "discard_taken_card": True,
    "going_out": "automatic",
    "final_turn": True,
    "first_round": 1,
    "last_round": 11,
    "turn_limit": 60,
    "ties": "nobody",
}
BEFORE: Mapping[str, Any] = MappingProxyType(dict(_PC))
"""How a match went before each key existed: what a record means that lacks it. A key added later brings its own."""

_CLASSIC = {**_PC, "decks": "auto", "wild_points": "face", "ties": "shared"}

DEFAULT_PRESET = "pc"
PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "pc": MappingProxyType(_PC),
        "classic": MappingProxyType(_CLASSIC),
        "aces_high": MappingProxyType({**_CLASSIC, "aces": "high_or_low"}),
    }
)

AUTO_DECKS: Mapping[int, int] = MappingProxyType({2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4})


def spell(value: object) -> str:
    """Write a value as a player would in config.yaml: `true`, `12`, `“auto”`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return _("“{word}”").format(word=value) if isinstance(value, str) else str(value)


def join_or(parts: list[str]) -> str:
    """Join alternatives for a sentence: `a`, `a or b`, `a, b or c`."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{first} or {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def did_you_mean(word: str, choices: Mapping[str, object] | tuple[str, ...]) -> str:
    """Return “ Did you mean “x”?” with a leading blank when a choice is close to `word`, else the empty text."""
    close = get_close_matches(word.lower(), list(choices), n=1)
    return " " + _("Did you mean “{word}”?").format(word=close[0]) if close else ""


def find_faults(values: Mapping[str, object]) -> tuple[Fault, ...]:
    """Name every fault of keys and values on their own, in the order given; combinations are `find_conflicts`."""
    faults = (_fault_of(name, value) for name, value in values.items())
    return tuple(fault for fault in faults if fault is not None)


def _fault_of(name: str, value: object) -> Fault | None:
    key = KEYS.get(name)
    if key is None:
        hint = did_you_mean(name, KEYS) or " " + _("The keys are {keys}.").format(keys=", ".join(KEYS))
        return Fault(name, _("there is no rule “{name}”.").format(name=shorten(name)) + hint)
    if key.admits(value):
        return None
    sentence = _("{name} must be {allowed}, not {value}.")
    return Fault(name, sentence.format(name=name, allowed=key.describe(), value=spell(value)))


def count_decks(decks: object, players: int) -> int:
    """Return how many 52-card decks `decks` means at a table of `players`."""
    return AUTO_DECKS[players] if decks == "auto" else int(str(decks))


def find_conflicts(rules: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Name what is wrong with a full set of keys, each right on its own: rounds in order, enough cards."""
    first, last = rules["first_round"], rules["last_round"]
    if first > last:
        sentence = _("first_round ({first}) must not come after last_round ({last}).")
        return (Fault("first_round", sentence.format(first=first, last=last)),)
    players, decks = rules["players"], count_decks(rules["decks"], rules["players"])
    held = decks * 52 + rules["jokers"]
    if players * (last + 2) + 1 <= held:
        return ()
    sentence = _(
        "{players} players with {cards} cards each in round {last}, and one turned up, need {need} cards, "
        "but the deck has {held}: {fits}."
    )
    text = sentence.format(
        players=players,
        cards=last + 2,
        last=last,
        need=players * (last + 2) + 1,
        held=held,
        fits=join_or(_find_fits(rules, held)),
    )
    return (Fault("decks" if rules["decks"] != "auto" else "players", text),)


def _find_fits(rules: Mapping[str, Any], held: int) -> list[str]:
    fits = []
    auto = AUTO_DECKS[rules["players"]] * 52 + rules["jokers"]
    if rules["players"] * (rules["last_round"] + 2) < auto:
        fits.append(_("set decks to auto"))
    most_players = (held - 1) // (rules["last_round"] + 2)
    if most_players >= 2:
        fits.append(_("players to at most {most}").format(most=most_players))
    most_round = (held - 1) // rules["players"] - 2
    if most_round >= rules["first_round"]:
        fits.append(_("last_round to at most {most}").format(most=most_round))
    return fits
