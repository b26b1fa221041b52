"""Director: turns events into a timeline of cues and tells, at every moment, what has landed and what is in the air.

Holds docs/design.md, rule 3 (truth first, picture later): nothing here decides anything, `finish` jumps
to the end. Knows no geometry: a flight goes from one named place to another, and the scene knows where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from game.cards import Card
from game.events import Dealt, Discarded, Drew, RoundScored, StockTurned, WentOut
from game.rules import cards_dealt
from ui.kit.boxes import Pose
from ui.kit.timing import Timing
from ui.playback.picture import ME, Picture, PutBack, Shown, deal_one, land, lift, take_from_stock


@dataclass(frozen=True, slots=True)
class Place:
    """A place by name: a pile, a seat's fan, a card's slot in the own hand, or a pose where a drag let go."""

    where: Literal["stock", "discard", "seat", "hand", "pose"]
    seat: int = 0
    card: Card | None = None
    pose: Pose | None = None


STOCK, DISCARD = Place("stock"), Place("discard")


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way; `card` None shows a back all along, else it turns from `starts_up` to `ends_up`."""

    card: Card | None
    start: Place
    end: Place
    starts_up: bool = False
    ends_up: bool = True


Effect = Callable[[Picture], Picture]


@dataclass(frozen=True, slots=True)
class Cue:
    """A span of the timeline in milliseconds: what changes when it begins, what flies, what changes at its end."""

    begin: float
    duration: float
    event: Shown
    flight: Flight | None = None
    at_begin: Effect | None = None
    at_end: Effect | None = None
    told: str = "lift"
    """What the listener hears when it begins."""

    @property
    def end(self) -> float:
        """When it is over."""
        return self.begin + self.duration


@dataclass
class Director:
    """The one timeline.

    `listen` hears each event when its cue begins ("lift"; a deal first of all "clear") and ends ("land").
    """

    picture: Picture
    timing: Timing
    listen: Callable[[Shown, str], None] = lambda event, when: None
    now: float = 0.0
    _waiting: list[Cue] = field(default_factory=list)
    _running: list[Cue] = field(default_factory=list)
    _staged_until: float = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything still moves or waits to move."""
        return bool(self._waiting or self._running)

    def busy_beside(self, seat: int) -> bool:
        """Whether something moves, or waits to, that is not `seat`'s own doing."""
        events = (cue.event for cue in (*self._waiting, *self._running))
        return any(getattr(event, "seat", None) != seat for event in events if not isinstance(event, StockTurned))

    def stage(self, event: Shown, hand: tuple[Card, ...] = (), start: Place | None = None) -> None:
        """Put an event, as seat 0 sees it, at the end of the timeline.

        `hand` is the own hand a deal gives; `start` is where a card discarded or drawn by hand was let go.
        """
        begin = max(self.now, self._staged_until)
        cues = self._deal(event, begin, hand) if isinstance(event, Dealt) else [self._cue(event, begin, start)]
        self._waiting += cues
        self._staged_until = max(cue.end for cue in cues)
        self.update(0)

    def update(self, ms: float) -> bool:
        """Let `ms` pass; return whether anything changed or still moves."""
        moved = self.busy
        self.now += ms
        self._play_until(self.now)
        return moved

    def finish(self) -> None:
        """Land everything at once."""
        if self.busy:
            self.now = max(self.now, self._staged_until)
            self._play_until(self.now)

    def in_the_air(self) -> list[tuple[Flight, float]]:
        """Return every flight under way with how far along it is, 0 … 1, first begun first."""
        return [
            (cue.flight, (self.now - cue.begin) / cue.duration if cue.duration else 1.0)
            for cue in self._running
            if cue.flight is not None
        ]

    def awaited(self) -> set[Card]:
        """Return the own cards that have not landed in the hand yet."""
        flights = (cue.flight for cue in (*self._waiting, *self._running))
        return {flight.card for flight in flights if flight and flight.end.where == "hand" and flight.card}

    def running(self, kind: type) -> float | None:
        """Return how far along (0 … 1) a running cue for this kind of event is; None when there is none."""
        for cue in self._running:
            if isinstance(cue.event, kind) and cue.flight is None:
                return (self.now - cue.begin) / cue.duration if cue.duration else 1.0
        return None

    def _play_until(self, now: float) -> None:
        """Begin and end cues in the order of time, so that a jump lands all of them as if watched."""
        while True:
            first = min(self._waiting, key=lambda cue: cue.begin, default=None)
            last = min(self._running, key=lambda cue: cue.end, default=None)
            if last is not None and last.end <= now and (first is None or last.end <= first.begin):
                self._end(last)
            elif first is not None and first.begin <= now:
                self._begin(first)
            else:
                return

    def _begin(self, cue: Cue) -> None:
        self._waiting.remove(cue)
        self._running.append(cue)
        if cue.at_begin is not None:
            self.picture = cue.at_begin(self.picture)
            self.listen(cue.event, cue.told)

    def _end(self, cue: Cue) -> None:
        self._running.remove(cue)
        if cue.at_end is not None:
            self.picture = cue.at_end(self.picture)
            self.listen(cue.event, "land")

    def _cue(self, event: Shown, begin: float, start: Place | None) -> Cue:
        flight = _flight_of(event, start)
        return Cue(
            begin,
            self._duration_of(event),
            event,
            flight,
            at_begin=partial(lift, event=event),
            at_end=partial(land, event=event),
        )

    def _duration_of(self, event: Shown) -> float:
        match event:
            case Drew() | Discarded() | PutBack():
                return self.timing.move
            case WentOut():
                return self.timing.went_out
            case RoundScored():
                return self.timing.round_end
            case StockTurned():
                return self.timing.turn_stock
        return 0.0

    def _deal(self, deal: Dealt, begin: float, hand: tuple[Card, ...]) -> list[Cue]:
        """Return the cues of a deal: a cleared table, one card after another round the table, the turned-up card."""
        rules, seat = self.picture.rules, deal.dealer
        total = rules.players * cards_dealt(deal.round_number)
        gap, flight_time = self.timing.deal_gap(total + 1), self.timing.deal_flight
        cues = [Cue(begin, 0.0, deal, at_begin=partial(lift, event=deal, hand=hand), told="clear")]
        mine = iter(hand)
        for number in range(total):
            seat = rules.next_seat(seat)
            flight = _dealt_flight(seat, next(mine, None) if seat == ME else None)
            landing = partial(deal_one, seat=seat)
            cues.append(Cue(begin + gap * number, flight_time, deal, flight, take_from_stock, landing))
        up = Flight(deal.up, STOCK, DISCARD)
        cues.append(Cue(begin + gap * total, flight_time, deal, up, take_from_stock, partial(land, event=deal)))
        return cues


def _dealt_flight(seat: int, card: Card | None) -> Flight:
    if seat == ME:
        return Flight(card, STOCK, Place("hand", card=card))
    return Flight(None, STOCK, Place("seat", seat), ends_up=False)


def _flight_of(event: Shown, start: Place | None) -> Flight | None:
    match event:
        case Drew(seat=seat, source=source, card=card):
            pile = start or (STOCK if source == "stock" else DISCARD)
            up = source == "discard"
            if seat == ME:
                return Flight(card, pile, Place("hand", card=card), starts_up=up)
            return Flight(card, pile, Place("seat", seat), starts_up=up, ends_up=False)
        case Discarded(seat=seat, card=card) | PutBack(seat=seat, card=card):
            if seat == ME:
                return Flight(card, start or Place("hand", card=card), DISCARD, starts_up=True)
            return Flight(card, Place("seat", seat), DISCARD)
        case StockTurned():
            return Flight(None, DISCARD, STOCK, ends_up=False)
    return None
