"""A player under watch: its decisions timed, and what it does wrong turned into a sentence that names it.

Holds INTERFACE.md, "Bots": one that raises or tries to change the View ends the run. Whether a move is legal
the engine says. Does not know processes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from random import Random
from time import perf_counter_ns

from commands.bots import BotError, Entry, Maker, explain, write_safely
from commands.pulse import Place, Pulse
from commands.timings import Timings
from game.language import gettext as _
from game.moves import Move
from game.players import Player
from game.rules import Rules
from game.view import View

_VIEW_FIELDS = tuple(one.name for one in fields(View))
_RULE_FIELDS = tuple(one.name for one in fields(Rules))


@dataclass
class MatchWatch:
    """One match of a deal under watch: match `number` from 1, and the moves chosen so far by all its players."""

    entries: tuple[Entry, ...]
    seed: int
    number: int
    pulse: Pulse
    moves: int = 0
    place: Place = field(default_factory=Place)
    move: object = None
    """What was chosen last, a move or not."""

    def begin(self, entry: int, view: View | None = None) -> None:
        """Say that the code of `entry` begins to run: to be made, or to choose from `view`."""
        if view is None:
            self.place = Place(entry, self.seed, self.number)
        else:
            self.moves += 1
            self.place = Place(
                entry, self.seed, self.number, self.moves, view.round_number, view.turn, view.seat
            )
        self.pulse.begin(self.place)

    def blame(self, what: str) -> BotError:
        """Return the error that says `what` was done by the entry whose code began last, and where."""
        return BotError(self.place.describe(what, tuple(entry.text for entry in self.entries)))

    def blame_move(self, why: str) -> BotError:
        """Return the error that says that the move chosen last is not legal, or is no move at all."""
        if isinstance(self.move, Move):
            form = _("chose “{move}”, which is not legal ({why}),")
            return self.blame(form.format(move=write_safely(str, self.move), why=why.rstrip(".")))
        form = _("answered {answer}, which is no move (it must be one of view.legal_moves),")
        return self.blame(form.format(answer=write_safely(repr, self.move)))

    def blame_for(self, error: BaseException) -> BotError:
        """Return the error that says that the entry whose code began last raised `error`."""
        return self.blame(_("raised {what}").format(what=explain(error, self.entries[self.place.entry].file)))


class WatchedPlayer:
    """A Player that plays for entry number `index` in a match under watch."""

    def __init__(self, index: int, maker: Maker, timings: Timings, watch: MatchWatch) -> None:
        """Make the player anew. Raises BotError when it can't be made."""
        self._index = index
        self._is_strange = bool(watch.entries[index].file)
        self._timings = timings
        self._watch = watch
        watch.begin(index)
        try:
            self._player: Player = maker()
        except BaseException as error:
            raise watch.blame_for(error) from error
        watch.pulse.end()

    def choose(self, view: View, rng: Random) -> Move:
        """Return what the player chooses. Raises BotError for whatever it raises or changes."""
        watch = self._watch
        shown = _take_down(view) if self._is_strange else ()
        watch.begin(self._index, view)
        started = perf_counter_ns()
        try:
            move = self._player.choose(view, rng)
        except BaseException as error:
            raise watch.blame_for(error) from error
        watch.move = move
        self._timings.add(perf_counter_ns() - started)
        watch.pulse.end()
        if self._is_strange and not _is_unchanged(view, shown):
            raise watch.blame(_("changed the View it was shown, which is not allowed,"))
        return move


def _take_down(view: View) -> tuple[object, ...]:
    return (*(getattr(view, name) for name in _VIEW_FIELDS), *(getattr(view.rules, name) for name in _RULE_FIELDS))


def _is_unchanged(view: View, shown: tuple[object, ...]) -> bool:
    """Tell whether all is still the very same, which object.__setattr__ could have changed in spite of frozen."""
    return all(now is then for now, then in zip(_take_down(view), shown, strict=True))
