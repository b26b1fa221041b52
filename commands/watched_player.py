"""A player under watch: its decisions timed, and what it does wrong turned into a sentence that names it.

Holds docs/interface.md, "Bots": one that raises or tries to change the View ends the run. All of its code runs within
the pulse, so that whoever hangs is seen to. Whether a move is legal the engine says. Does not know processes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter_ns
from types import CoroutineType

from commands.bots import BotError, Maker, SeatChoice, explain, write_safely
from commands.pulse import Pulse, Whereabouts
from commands.shown_view import Eyes, read_answer
from commands.timings import Timings
from game.language import gettext as _
from game.moves import Move
from game.players import Player
from game.rules import Rules
from game.view import View


@dataclass
class MatchWatch:
    """One match of a deal under watch: match `number` from 1, and the moves chosen so far by all its players."""

    entries: tuple[SeatChoice, ...]
    rules: Rules
    seed: int
    number: int
    pulse: Pulse
    moves: int = 0
    place: Whereabouts = field(default_factory=Whereabouts)
    move: Move | None = None
    """What was chosen last."""

    def begin(self, entry: int, view: View | None = None) -> None:
        """Say that the code of `entry` begins to run: to be made, or to choose from `view`."""
        if view is None:
            self.place = Whereabouts(entry, self.seed, self.number)
        else:
            self.moves += 1
            self.place = Whereabouts(
                entry, self.seed, self.number, self.moves, view.round_number, view.turn, view.seat
            )
        self.pulse.begin(self.place)

    def begin_end(self, entry: int) -> None:
        """Say that `entry` is let go, which may run its code once more."""
        self.place = Whereabouts(entry, self.seed, self.number, -1)
        self.pulse.begin(self.place)

    def blame(self, what: str) -> BotError:
        """Return the error that says `what` was done by the entry whose code began last, and where."""
        return BotError(self.place.describe(what, tuple(entry.text for entry in self.entries)))

    def blame_move(self, why: str) -> BotError:
        """Return the error that says that the move chosen last is not legal."""
        form = _("chose “{move}”, which is not legal ({why}),")
        return self.blame(form.format(move=self.move, why=why.rstrip(".")))

    def blame_answer(self, answer: object) -> BotError:
        """Return the error that says that `answer` is no move at all."""
        form = _("answered {answer}, which is no move (it must be one of view.legal_moves),")
        error = self.blame(form.format(answer=write_safely(repr, answer)))
        if isinstance(answer, CoroutineType):  # of an async choose(); Python would warn about it beside our sentence
            answer.close()
        return error

    def blame_for(self, error: BaseException) -> BotError:
        """Return the error that says that the entry whose code began last raised `error`."""
        return self.blame(_("raised {what}").format(what=explain(error, self.entries[self.place.entry].file)))


class WatchedPlayer:
    """A Player that plays for entry number `index` in a match under watch."""

    def __init__(self, index: int, maker: Maker, timings: Timings, watch: MatchWatch) -> None:
        """Make the player anew. Raises BotError when it can't be made."""
        self._index = index
        self._eyes = Eyes(watch.rules) if watch.entries[index].file else None
        self._timings = timings
        self._watch = watch
        watch.begin(index)
        try:
            self._player: Player | None = maker()
        except BaseException as error:
            raise watch.blame_for(error) from error
        watch.pulse.end()

    def choose(self, view: View, rng: Random) -> Move:
        """Return what the player chooses. Raises BotError for whatever it raises, changes, or answers instead."""
        self._watch.begin(self._index, view)
        move = self._choose_as_shown(view, rng)
        self._watch.pulse.end()
        self._watch.move = move
        return move

    def let_go(self) -> None:
        """Drop the player, whose code may run once more for that."""
        self._watch.begin_end(self._index)
        self._player = None
        self._watch.pulse.end()

    def _choose_as_shown(self, view: View, rng: Random) -> Move:
        """Return the player's choice; when this returns, nothing of what the player answered is left."""
        if self._eyes is None:
            return self._ask(view, rng)
        shown = self._eyes.show(view)
        before = dict(shown.__dict__)
        answer = self._ask(shown, rng)
        if not self._eyes.is_unchanged(shown, before, view):
            raise self._watch.blame(_("changed the View it was shown, which is not allowed,"))
        move = read_answer(answer)
        if move is None:
            raise self._watch.blame_answer(answer)
        return move

    def _ask(self, view: View, rng: Random) -> Move:
        assert self._player is not None
        started = perf_counter_ns()
        try:
            answer = self._player.choose(view, rng)
        except BaseException as error:
            raise self._watch.blame_for(error) from error
        self._timings.add(perf_counter_ns() - started)
        return answer
