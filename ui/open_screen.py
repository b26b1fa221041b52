"""Opens the screen that a destination names: the one place that knows every screen.

Makes the scene, and says whether it lies over the screen that asked or takes its place. Knows no screen's inside.
"""

from __future__ import annotations

from game.chair import Chair
from ui.destinations import (
    Destination,
    ToHelp,
    ToLog,
    ToMatch,
    ToMatchAgain,
    ToNewMatch,
    ToOptions,
    ToQuestion,
    ToRoundEnd,
    ToStandings,
    ToTitle,
)
from ui.kit.change import Change
from ui.scene import Push, Reset, Scene, Stage
from ui.screens.confirm import Confirm
from ui.screens.help import Help
from ui.screens.log import Log
from ui.screens.options import Options
from ui.screens.round_end import RoundEnd
from ui.screens.standings import Standings
from ui.screens.title import Title
from ui.table.scene import TableScene


def open_screen(stage: Stage, destination: Destination) -> Change:
    """Return the change that brings the screen of `destination`. Raises TypeError for one that is unknown here."""
    match destination:
        case ToTitle():
            return Reset(Title(stage))
        case ToNewMatch(seed):
            return Reset(_open_match(stage, stage.services.begin(seed)))
        case ToMatch(chair):
            return Reset(_open_match(stage, chair))
        case ToMatchAgain(chair):
            return Reset(_open_match(stage, stage.services.again(chair)))
        case ToStandings(chair):
            return Reset(_open_standings(stage, chair)) if chair.is_over else Push(Standings(stage, chair))
    return Push(_open_overlay(stage, destination))


def _open_match(stage: Stage, chair: Chair) -> Scene:
    return _open_standings(stage, chair) if chair.is_over else TableScene(stage, chair)


def _open_standings(stage: Stage, chair: Chair) -> Scene:
    """Return the standings of a match that is over; once they are seen it waits no longer."""
    stage.services.stop_waiting()
    return Standings(stage, chair)


def _open_overlay(stage: Stage, destination: Destination) -> Scene:
    match destination:
        case ToRoundEnd(chair, scored, go_on):
            return RoundEnd(stage, chair, scored, go_on)
        case ToLog(history, names, picture):
            return Log(stage, history, names, picture)
        case ToOptions(more):
            return Options(stage, more)
        case ToHelp(rules):
            waiting = stage.services.waiting
            known = rules or (waiting.rules if waiting is not None else stage.services.rules)
            return Help(stage, known)
        case ToQuestion(question, detail, answers):
            return Confirm(stage, question, detail, answers)
    raise TypeError(f"no screen for {destination!r}")
