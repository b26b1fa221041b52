"""Turns: plays the moves of the person and of the computer players, and keeps the picture following the truth.

Holds docs/design.md, rule 3: a move is applied, and kept, before anything moves on the screen. Knows no geometry, no
pygame: whoever draws reads the director's picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.cards import Card
from game.chair import Chair
from game.events import Event, MatchEnded, RoundScored
from game.moves import Discard, GoOut, Move
from ui.kit.timing import Timing
from ui.playback.director import Director, Place
from ui.playback.picture import ME, Picture, PutBack, Shown, before_deal, picture_of
from ui.playback.thinking import InSlices, Thinking


class Turns:
    """A match on the table; `listen` hears every event as it is lifted and as it lands."""

    def __init__(
        self,
        chair: Chair,
        timing: Timing,
        listen: Callable[[Shown, str], None] = lambda event, when: None,
        thinking: Thinking | None = None,
    ) -> None:
        self.chair = chair
        self._thinking = thinking or InSlices()
        self._chosen = False
        """Whether the computer player to move has made its choice, while its pause lasts."""
        self._pause = timing.think
        self._hurried: int | None = None
        self._after_round: list[Event] = []
        self._scored: RoundScored | None = None
        self._looking = False
        fresh = chair.is_fresh or chair.just_scored is not None
        self.director = Director(before_deal(chair.view) if fresh else picture_of(chair.view), timing, listen)
        if fresh:
            self._open(chair.latest)

    @property
    def timing(self) -> Timing:
        """The durations in use."""
        return self.director.timing

    def adopt_timing(self, timing: Timing) -> None:
        """Move by these durations from now on."""
        self.director.timing = timing
        self._pause = min(self._pause, timing.think)

    @property
    def scored(self) -> RoundScored | None:
        """The round that has ended and waits to be looked at, once everything has landed."""
        return None if self.director.busy or self._looking else self._scored

    def look(self) -> None:
        """The scored round is being looked at now, until `go_on`."""
        self._looking = True

    @property
    def my_turn(self) -> bool:
        """Whether the person may move now, as the truth has it: the picture may still be on its way there."""
        return self.chair.is_to_move and self._scored is None

    @property
    def watching(self) -> bool:
        """Whether a deal, another seat's turn or a round's end is on screen: a click then only hurries."""
        return not self.my_turn or self.director.busy_beside(ME)

    @property
    def picture(self) -> Picture:
        """What has landed on the screen."""
        return self.director.picture

    @property
    def my_phase(self) -> Literal["draw", "discard", None]:
        """What the person is to do now; None while others play or something still moves that is not the person's."""
        if self.watching:
            return None
        return "draw" if self.chair.view.phase == "draw" else "discard"

    @property
    def may_put_back(self) -> bool:
        """Whether the taken discard may still go back, as far as the screen has got."""
        return self.chair.can_take_back and self.picture.my_turn and self.picture.phase == "discard"

    @property
    def ways_out(self) -> tuple[GoOut, ...]:
        """The ways to go out that the person may declare now; none where going out is automatic."""
        if self.picture.rules.going_out != "declared" or self.my_phase != "discard":
            return ()
        return tuple(move for move in self.chair.view.legal_moves if isinstance(move, GoOut))

    def may_throw(self, card: Card) -> bool:
        """Tell whether the person may discard `card` now."""
        return not self.watching and self.chair.why_not(Discard(card)) is None

    def play(self, move: Move, start: Place | None = None) -> None:
        """Make the person's move; `start` is where its card was let go. Raises IllegalMove, and changes nothing."""
        self.director.finish()
        self._stage(self.chair.play(move), start)
        self._pause = self.timing.think

    def put_back(self, start: Place | None = None) -> None:
        """Put the card just taken back on the discard pile. Raises IllegalMove."""
        self.director.finish()
        taken = self.chair.take_back()
        if taken is not None:
            self.director.stage(PutBack(ME, taken), start=start)

    def hurry(self) -> None:
        """Land what moves; when it was another seat's turn, let that seat end it at once."""
        own = self.director.busy and self.director.picture.to_move == ME
        self.director.finish()
        self._pause = 0.0
        self._hurried = None if own or self.my_turn else self.chair.to_move

    def go_on(self) -> None:
        """Leave the scored round behind: the next one is dealt, if there is one."""
        events, self._after_round, self._scored = self._after_round, [], None
        self._looking = False
        self._stage(events)
        self._pause = self.timing.think

    def update(self, ms: float) -> bool:
        """Let `ms` pass; return whether anything changed or moves. With no time to pass nobody is asked to think."""
        moved = self.director.update(ms)
        if self._computer_is_due:
            self._pause = max(0.0, self._pause - ms)
        while self._computer_is_due:
            if not self._chosen and ms > 0:
                self._chosen = self._thinking.poll(self.chair)
            if not self._chosen or self._pause > 0:
                return moved
            self._play_computer()
            moved = True
            if self._hurried is None:
                break
        return moved

    @property
    def waits(self) -> float | None:
        """Milliseconds until a computer player wants to think or move, when nothing else moves; None: none is due."""
        if not self._computer_is_due:
            return None
        return self._pause if self._chosen else 0.0

    @property
    def _computer_is_due(self) -> bool:
        return not self.director.busy and self._scored is None and self.chair.awaits_other

    def _play_computer(self) -> None:
        self._chosen = False
        seat = self.chair.to_move
        self._stage(self.chair.play_other())
        if self._hurried == seat:
            self.director.finish()
        if self._hurried is not None and self.chair.to_move != self._hurried:
            self._hurried = None
        mid_turn = self.chair.to_move == seat
        self._pause = 0.0 if self._hurried == seat else self.timing.look if mid_turn else self.timing.think

    def _open(self, events: tuple[Event, ...]) -> None:
        """Begin with a deal to be watched, or with a scored round to be looked at again."""
        scored = next((event for event in events if isinstance(event, RoundScored)), None)
        if scored is None:
            self._stage(events)
            return
        self._scored = scored
        self._after_round = list(events[events.index(scored) + 1 :])

    def _stage(self, events: tuple[Event, ...] | list[Event], start: Place | None = None) -> None:
        for number, event in enumerate(events):
            if isinstance(event, MatchEnded):
                continue
            self.director.stage(event, self.chair.view.hand, start)
            if isinstance(event, RoundScored):
                self._scored = event
                self._after_round = list(events[number + 1 :])
                return
