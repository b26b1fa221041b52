"""Tabletop: what lies on the table and what the player holds over it, for the modules of the table scene to share.

Answers where things are, in pixels, and what lies under a point. Makes no move and draws nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from game.cards import Card
from game.chair import Chair
from game.language import gettext as _
from game.melds import least_points
from game.moves import Discard, GoOut
from game.rules import Rules, is_wild
from ui.cards.fans import lay_groups, spread_fan
from ui.kit.boxes import Box, Pose
from ui.kit.timing import AIM_MS, reading_time
from ui.playback.director import Flight, Place
from ui.playback.picture import ME, Picture
from ui.playback.turns import Turns
from ui.scene import Stage
from ui.table.gestures import FELT, Gestures, Point, Spot
from ui.table.hand_order import Group, HandOrder
from ui.table.haste import Haste
from ui.table.held_cards import HeldPile
from ui.table.layout import BUTTONS, Layout, lay_out
from ui.table.own_hand import OwnHand
from ui.table.words import seat_levels, seat_names

Area = Literal["hand", "piles", "buttons"]
AREAS: tuple[Area, ...] = ("hand", "piles", "buttons")
PILES: tuple[Literal["stock", "discard"], ...] = ("stock", "discard")


class Tabletop:
    """Everything the table's handlers and painters need; `stage` and `layout` change with the window."""

    def __init__(self, stage: Stage, chair: Chair, turns: Turns, order: HandOrder) -> None:
        self.stage = stage
        self.chair = chair
        self.turns = turns
        self.names = seat_names(chair.seats)
        self.levels = seat_levels(chair.seats)
        self.layout: Layout = lay_out(stage.size, len(self.names), stage.display.size)
        self.hand = OwnHand(order, self.layout)
        self.gestures = Gestures()
        self.haste = Haste()
        self.held_pile: HeldPile | None = None
        self.hovered: Spot = FELT
        self.pointer: Point | None = None
        self.rested_since = 0.0
        self.area: Area = "hand"
        self.pile_focus = 0
        self.button_focus = 0
        self.keys_used = False
        self.aimed_at: float = -AIM_MS
        """When X last showed the frame round the card that it would throw."""
        self.warm: set[Card] = set()
        """Own cards on their way whose faces are drawn already."""
        self.now = 0.0
        self._said: tuple[str, float] | None = None

    def is_hasty(self, by: int) -> bool:
        """Tell whether a press came too early to be meant, and say so to somebody who goes on pressing."""
        held = self.haste.holds(by, self.now)
        if held and self.haste.insists(self.now):
            self.say(_("It is your turn: wait for a moment, then once is enough."))
        return held

    @property
    def picture(self) -> Picture:
        """What has landed."""
        return self.turns.director.picture

    @property
    def groups(self) -> tuple[Group, ...]:
        """The melds of landed cards in the row as it lies; none while the marks are switched off."""
        if not self.stage.display.show_melds:
            return ()
        groups, row = self.hand.groups(self.picture.wild_rank, self.picture.rules), self.hand.row
        awaited = self.turns.director.awaited()
        return tuple(group for group in groups if awaited.isdisjoint(row[group.start : group.stop]))

    @property
    def deadwood(self) -> int:
        """The points of the best arrangement of the cards that have landed in the hand."""
        landed = frozenset(self.picture.hand) - self.turns.director.awaited()
        return _count_points(landed, self.picture.wild_rank, self.picture.rules)

    @property
    def sentence(self) -> str:
        """What was said last, as long as it takes to read."""
        return self._said[0] if self._said is not None and self.now < self._said[1] else ""

    @property
    def sentence_left(self) -> float | None:
        """Milliseconds until the sentence goes; None when there is none."""
        return max(0.0, self._said[1] - self.now) if self.sentence and self._said is not None else None

    @property
    def buttons(self) -> tuple[str, ...]:
        """The buttons there are: going out has one only where it is declared."""
        declared = self.picture.rules.going_out == "declared"
        return tuple(name for name in BUTTONS if declared or name != "go_out")

    def button_box(self, name: str) -> Box:
        """Return the place of a button; they keep to the right."""
        return self.layout.buttons[len(self.layout.buttons) - len(self.buttons) + self.buttons.index(name)]

    @property
    def may_put_back(self) -> bool:
        """Whether the taken discard may still go back, as far as the screen has got."""
        return self.chair.can_take_back and self.picture.my_turn and self.picture.phase == "discard"

    @property
    def my_phase(self) -> Literal["draw", "discard", None]:
        """What the player is to do now; None while others play or something still moves that is not the player's."""
        if self.turns.watching:
            return None
        return "draw" if self.chair.view.phase == "draw" else "discard"

    def follow(self) -> None:
        """Let the row take in what the picture now shows in the hand."""
        self.hand.follow(self.picture.hand)
        self.haste.follow(self.my_phase == "draw", self.now)

    def say(self, sentence: str) -> None:
        """Show a sentence over the hand until it can have been read."""
        self._said = (sentence, self.now + reading_time(sentence))

    def hush(self) -> None:
        """Take the sentence away: what it was about is over."""
        self._said = None

    def relayout(self, stage: Stage) -> None:
        """Lay everything out for a new stage; what is held stays held, at the same part of the window."""
        old = self.layout.window
        self.stage = stage
        self.layout = lay_out(stage.size, len(self.names), stage.display.size)
        self.warm.clear()
        self.hand.resize(self.layout, (stage.size[0] / old.w, stage.size[1] / old.h))
        if self.held_pile is not None:
            x, y = self.held_pile.point
            point = (x * stage.size[0] / old.w, y * stage.size[1] / old.h)
            self.held_pile = HeldPile(self.held_pile.pile, (0, 0), point)

    def wild(self, card: Card | None) -> bool:
        """Tell whether a card wears the mark of wilds."""
        return card is not None and is_wild(card, self.picture.wild_rank)

    def spot_at(self, point: Point) -> Spot:
        """Return what lies under a point."""
        for name in self.buttons:
            if self.button_box(name).holds(point):
                return Spot("button", name=name)
        if self.may_put_back and self.layout.pile_labels[1].holds(point):
            return Spot("button", name="put_back")
        card = self.hand.card_under(point)
        if card is not None and card not in self.turns.director.awaited():
            return Spot("card", card)
        for place, group in enumerate(self.groups):
            if self.bracket(group).grow(3).holds(point):
                return Spot("bracket", place=place)
        if self.layout.stock.box.holds(point):
            return Spot("stock")
        if self.layout.discard.box.holds(point):
            return Spot("discard")
        return Spot("hand") if self.layout.hand_target.holds(point) else FELT

    def bracket(self, group: Group) -> Box:
        """Return the strip under a meld in the hand where its name stands."""
        slots = self.hand.slots
        left, right = slots[group.start].box, slots[group.stop - 1].box
        end = right.right if group.stop == len(slots) else min(right.right, slots[group.stop].box.x)
        strip = self.layout.brackets
        return Box(left.x + 3, strip.y, end - left.x - 6, strip.h)

    def pose_of(self, place: Place, face: float) -> Pose:
        """Return the pose of a place by name, showing its card face up (1) or down (0)."""
        match place.where:
            case "stock":
                pose = self.layout.stock
            case "discard":
                pose = self.layout.discard
            case "seat":
                pose = self._seat_pose(place.seat)
            case "hand":
                pose = self._hand_pose(place.card)
            case "pose":
                pose = place.pose or self.layout.discard
        return pose._replace(face=face)

    def ends_of(self, flight: Flight) -> tuple[Pose, Pose]:
        """Return where a flight starts and ends."""
        start = self.pose_of(flight.start, float(flight.starts_up))
        return start, self.pose_of(flight.end, float(flight.ends_up))

    def fan(self, seat: int) -> tuple[Pose, ...]:
        """Return the backs of an opponent's hand; all fans are of one size."""
        area = self.layout.seats[seat - 1].fan
        lowest = min(other.fan.h for other in self.layout.seats)
        return spread_fan(Box(area.x, area.bottom - lowest, area.w, lowest), self.picture.counts[seat])

    def laid_poses(self) -> tuple[tuple[Pose, ...], ...]:
        """Return where the melds of the opponent that is out lie."""
        picture = self.picture
        if picture.laid is None or picture.out_seat in (None, ME):
            return ()
        area = self.layout.seats[(picture.out_seat or 1) - 1].laid
        return lay_groups(area, tuple(map(len, picture.laid)), self.layout.stock.w * 0.72)

    def held_box(self) -> Box:
        """Return the box of what is dragged; empty when nothing is."""
        if self.held_pile is None:
            return self.hand.held_box
        return self.held_pile.pose(self.layout.stock).box

    def target(self) -> Literal["discard", "hand", None]:
        """Return the legal target the dragged card overlaps most, None over none."""
        if self.hand.held is None and self.held_pile is None:
            return None
        box = self.held_box()
        on_hand = box.overlap(self.layout.hand_target)
        on_pile = box.overlap(self.layout.discard.box) if self._may_throw_held() else 0.0
        if max(on_hand, on_pile) <= 0:
            return None
        return "discard" if on_pile > on_hand else "hand"

    @property
    def ways_out(self) -> tuple[GoOut, ...]:
        """The ways to go out that the player may declare now; none where going out is automatic."""
        if self.picture.rules.going_out != "declared" or self.my_phase != "discard":
            return ()
        return tuple(move for move in self.chair.view.legal_moves if isinstance(move, GoOut))

    def may_throw(self, card: Card) -> bool:
        """Tell whether `card` may be discarded now."""
        return not self.turns.watching and self.chair.why_not(Discard(card)) is None

    def _may_throw_held(self) -> bool:
        held = self.hand.held
        return held is not None and len(held.cards) == 1 and self.may_throw(held.cards[0])

    def _seat_pose(self, seat: int) -> Pose:
        if seat == ME:
            return Pose(self.layout.hand.centre[0], self.layout.hand.centre[1], self.layout.hand_width)
        fan = self.fan(seat) or spread_fan(self.layout.seats[seat - 1].fan, 1)
        return fan[-1]._replace(angle=0.0)

    def _hand_pose(self, card: Card | None) -> Pose:
        if card is None:
            return self._seat_pose(ME)
        return self.hand.targets().get(card, self._seat_pose(ME))


@lru_cache(maxsize=4)
def _count_points(landed: frozenset[Card], wild_rank: int, rules: Rules) -> int:
    return least_points(landed, wild_rank, rules)
