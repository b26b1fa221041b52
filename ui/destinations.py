"""Destinations: the screens that others lead to, each as a value that a handler returns.

A screen says where to go and imports no other screen; `ui.open_screen` makes the scene and decides whether it lies
over the one that asked or takes its place. Knows no scene.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.chair import Chair
from game.events import Event, RoundScored
from game.rules import Rules
from ui.kit.change import Change
from ui.kit.widgets import Act, Button
from ui.playback.picture import Picture


class Destination(Change):
    """A screen to go to."""

    __slots__ = ()


@dataclass(frozen=True)
class ToTitle(Destination):
    """The first screen, in the place of all there are."""


@dataclass(frozen=True)
class ToNewMatch(Destination):
    """The table of a match dealt now, with `seed` or by chance; an unfinished one is set aside."""

    seed: int | None = None


@dataclass(frozen=True)
class ToMatch(Destination):
    """The table of a match, or its standings if its last round is scored."""

    chair: Chair


@dataclass(frozen=True)
class ToMatchAgain(Destination):
    """The table of a match dealt now: the rules, seats and cards of the match of `chair`, no moves."""

    chair: Chair


@dataclass(frozen=True)
class ToStandings(Destination):
    """The scores of a match: over the table while it is under way, in the place of all screens at its end."""

    chair: Chair


@dataclass(frozen=True)
class ToRoundEnd(Destination):
    """The result of the round `scored`, over the table; `go_on` is called when the player has seen enough."""

    chair: Chair
    scored: RoundScored
    go_on: Callable[[], Change | None]


@dataclass(frozen=True)
class ToLog(Destination):
    """What everybody saw in this round, over the table; `names` are those of the seats."""

    history: Sequence[Event]
    names: Sequence[str]
    picture: Picture


@dataclass(frozen=True)
class ToOptions(Destination):
    """The options, over the screen that asked; `more` buttons stand before the one that closes them."""

    more: tuple[Button, ...] = ()


@dataclass(frozen=True)
class ToHelp(Destination):
    """How to play by `rules`, over the screen that asked; None: those of the match that waits, or of a new one."""

    rules: Rules | None = None


@dataclass(frozen=True)
class ToQuestion(Destination):
    """A question over the screen that asked; each answer is a label and what it does, the harmless one (None) last."""

    question: str
    detail: str
    answers: Sequence[tuple[str, Act | None]]
