"""Own hand: the row before the player with its order, what is picked up, what the keyboard stands on, what is dragged.

Holds docs/play.md, "Hands on the cards", as far as it concerns the row alone. Knows no match, no pygame and no pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.cards import Card
from game.rules import Rules
from ui.kit.boxes import Box, Pose
from ui.kit.timing import Timing
from ui.table.clock import Clock
from ui.table.hand_motion import HandMotion
from ui.table.hand_order import SORTS, Group, HandOrder, SortBy, find_groups
from ui.table.hand_row import RAISE, card_at, landing_place, nearest_gap
from ui.table.held_cards import Held, Point, take_hold
from ui.table.layout import Layout

HOVER = 0.05
"""How far the card under the pointer rises, in card heights."""


class OwnHand:
    """The cards of seat 0 as the player has them; all changes glide."""

    def __init__(self, order: HandOrder, layout: Layout, clock: Clock) -> None:
        self.order = order
        self.layout = layout
        self.picked: tuple[Card, ...] = ()
        self.hovered: Card | None = None
        self.focus = 0
        self.held: Held | None = None
        self.opening: int | None = None
        """Before which place room is made for a card dragged here from a pile."""
        self._clock = clock
        self._motion = HandMotion()
        self._timing = Timing()
        self._sorts_done = 0
        self._groups: tuple[tuple[Card, ...], int, tuple[Group, ...]] | None = None

    @property
    def row(self) -> tuple[Card, ...]:
        """The cards from left to right, with those being dragged where they would land."""
        if self.held is None:
            return self.order.cards
        return self.order.move(self.held.cards, self.held.place).cards

    @property
    def slots(self) -> tuple[Pose, ...]:
        """The resting place of every card of `row`, not raised."""
        apart = self.order.apart is not None and (self.held is None or self.order.apart not in self.held.cards)
        if self.opening is None:
            return self.layout.hand_poses(len(self.row), apart)
        poses = self.layout.hand_poses(len(self.row) + 1)
        return (*poses[: self.opening], *poses[self.opening + 1 :])

    def targets(self) -> dict[Card, Pose]:
        """Return where every card belongs, raised when picked up or under the pointer."""
        return {card: self._raise(card, pose) for card, pose in zip(self.row, self.slots, strict=True)}

    def shown(self) -> dict[Card, Pose]:
        """Return where every card is seen now, dragged ones under the pointer."""
        seen = {card: self._motion.pose(card, pose, self._clock.now) for card, pose in self.targets().items()}
        if self.held is not None:
            seen |= self.held.poses(self.layout.hand_width)
        return seen

    def change(self, change: Callable[[], None], duration: float | None = None) -> None:
        """Make a change and let every card glide to where it belongs after it."""
        before = self.shown()
        change()
        glide = self._timing.relayout if duration is None else duration
        self._motion.depart_all(before, self.targets(), self._clock.now, glide)

    def adopt_timing(self, timing: Timing) -> None:
        """Glide by these durations from now on; where cards fade, a dragged one does not tilt either."""
        self._timing = timing

    def update(self) -> bool:
        """Let cards arrive and a tilted one hang straighter; return whether anything moved."""
        moving = self._motion.update(self._clock.now)
        return self._straighten() or moving

    def follow(self, hand: Iterable[Card]) -> None:
        """Take the hand as the picture now has it."""
        cards = tuple(hand)
        if set(cards) == set(self.order.cards):
            return
        if self.held is not None and not set(self.held.cards) <= set(cards):
            self.held = None
        self.change(lambda: self._set_order(self.order.follow(cards)))
        self.picked = tuple(card for card in self.picked if card in cards)
        self.hovered = self.hovered if self.hovered in cards else None
        self.focus = max(0, min(self.focus, len(cards) - 1))

    def groups(self, wild_rank: int, rules: Rules) -> tuple[Group, ...]:
        """Return the melds in the row as it lies, a drawn card that stands apart included."""
        row = self.row
        if self._groups is None or self._groups[:2] != (row, wild_rank):
            self._groups = (row, wild_rank, find_groups(row, wild_rank, rules))
        return self._groups[2]

    def card_under(self, point: Point) -> Card | None:
        """Return the uppermost card under `point`, where the row is drawn now."""
        row = self.row
        raised = frozenset(place for place, card in enumerate(row) if card in self.picked)
        place = card_at(self.slots, point, raised)
        return row[place] if place is not None else None

    def gap_under(self, x: float) -> int:
        """Return before which place of the cards that are not picked up a click at `x` puts those that are."""
        rest = [pose for card, pose in zip(self.row, self.slots, strict=True) if card not in self.picked]
        return nearest_gap(tuple(rest), x)

    def make_room(self, x: float | None) -> None:
        """Open a gap for a card that is held over the row at `x`; None closes it."""
        opening = None
        if x is not None:
            now = len(self.row) if self.opening is None else self.opening
            opening = landing_place(self.layout.hand_poses(len(self.row) + 1), now, 1, x)
        if opening != self.opening:
            self.change(lambda: setattr(self, "opening", opening))

    def pick(self, cards: tuple[Card, ...]) -> None:
        """Pick these cards up (none: put down what is)."""
        self.change(lambda: setattr(self, "picked", cards))

    def toggle(self, card: Card) -> None:
        """Pick `card` up besides the others, or put it down."""
        rest = tuple(other for other in self.picked if other != card)
        self.pick(rest if card in self.picked else (*self.picked, card))

    def extend(self, card: Card) -> None:
        """Pick up every card from the nearest picked one, or the focus, to `card`."""
        row = self.row
        to = row.index(card)
        anchor = row.index(self.picked[0]) if self.picked else min(self.focus, len(row) - 1)
        low, high = min(anchor, to), max(anchor, to)
        first = row[anchor]
        self.pick((first, *(other for other in row[low : high + 1] if other != first)))

    def hover(self, card: Card | None) -> bool:
        """Let `card` rise a little under the pointer; return whether that is news."""
        if card == self.hovered:
            return False
        self.change(lambda: setattr(self, "hovered", card))
        return True

    def put(self, cards: tuple[Card, ...], place: int) -> None:
        """Move cards together to `place` of the others."""
        self.change(lambda: self._set_order(self.order.move(cards, place)))

    def put_picked(self, x: float) -> None:
        """Put the picked cards down together where a click at `x` means."""
        picked, place = self.picked, self.gap_under(x)

        def put() -> None:
            self.order = self.order.move(picked, place)
            self.picked = ()

        self.change(put)

    def stand_on(self, card: Card) -> None:
        """Let the keyboard stand on `card` of the row."""
        self.focus = self.row.index(card)

    def walk(self, by: int) -> None:
        """Let the keyboard stand `by` cards further right, no further than the last."""
        self.focus = max(0, min(len(self.row) - 1, self.focus + by))

    def step(self, by: int) -> None:
        """Move the picked cards one place to the left (-1) or right (1)."""
        rest = [card for card in self.row if card not in self.picked]
        first = next(place for place, card in enumerate(self.row) if card in self.picked)
        self.put(self.picked, max(0, min(len(rest), first + by)))
        self.focus = self.row.index(self.picked[0])

    def sort(self, wild_rank: int, rules: Rules) -> SortBy:
        """Sort by the next of rank, suit and melds; return which it was."""
        by = SORTS[self._sorts_done % len(SORTS)]
        self._sorts_done += 1
        self.change(lambda: self._set_order(self.order.sort(by, wild_rank, rules)))
        return by

    def lift(self, cards: tuple[Card, ...], start: Point, point: Point) -> None:
        """Begin to drag `cards`, pressed at `start`; the pointer is at `point` by now."""
        row = self.row
        block = tuple(card for card in row if card in cards)
        place = sum(1 for card in row[: row.index(block[0])] if card not in block)
        held = take_hold(block, self.shown(), start, point, place)
        self.hovered = None
        self.change(lambda: setattr(self, "held", held))
        self.carry(point)

    def carry(self, point: Point) -> None:
        """Let the dragged cards follow the pointer, and their neighbours make room."""
        if self.held is None:
            return
        moved = self.held.move(point, tilts=not self._timing.fades)
        place = moved.place
        if self.layout.hand_target.overlap(self.held_box) > 0:
            middle = sum(pose.x for pose in moved.poses(self.layout.hand_width).values()) / len(moved.cards)
            place = landing_place(self.slots, place, len(moved.cards), middle)
        if place == moved.place:
            self.held = moved
        else:
            self.change(lambda: setattr(self, "held", replace(moved, place=place)))

    @property
    def held_box(self) -> Box:
        """Where the (first) dragged card is."""
        if self.held is None:
            return Box(0, 0, 0, 0)
        return self.held.poses(self.layout.hand_width)[self.held.cards[0]].box

    def resize(self, layout: Layout, scale: Point) -> None:
        """Lie in another layout at once; what is dragged stays at the same part of the window."""
        self.layout = layout
        self._motion.stop()
        if self.held is not None:
            self.held = self.held.resize(scale, layout.hand_width)

    def let_go(self, lands: bool = False) -> None:
        """End the drag: the cards land in the gap, or glide home."""
        held = self.held
        if held is None:
            return

        def release() -> None:
            self.held = None
            if lands:
                self._set_order(self.order.move(held.cards, held.place))

        self.change(release, self._timing.glide_home)
        if lands and set(held.cards) <= set(self.picked):
            self.picked = ()

    def _straighten(self) -> bool:
        before = self.held
        self.held = before.straighten() if before is not None else None
        return self.held is not before

    def _raise(self, card: Card, pose: Pose) -> Pose:
        height = pose.box.h
        if card in self.picked:
            return pose._replace(y=pose.y - height * RAISE, lift=0.5)
        if card == self.hovered:
            return pose._replace(y=pose.y - height * HOVER, lift=0.2)
        return pose

    def _set_order(self, order: HandOrder) -> None:
        self.order = order
