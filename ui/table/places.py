"""Places: where the named places of a flight lie on the table, where the fans and the laid melds lie.

From frozen values alone: the layout, what has landed, and where the own cards belong. Makes no move and draws nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.cards import Card
from ui.cards.fans import lay_groups, spread_fan
from ui.kit.boxes import Box, Pose
from ui.playback.director import Flight, Place
from ui.playback.picture import ME, Picture
from ui.table.layout import Layout

LAID_WIDTH = 0.72
"""How wide the cards of laid melds are at most, over those of the piles."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie, in pixels of the window; `own` tells where each own card belongs in the row."""

    layout: Layout
    picture: Picture
    own: Mapping[Card, Pose]

    def ends_of(self, flight: Flight) -> tuple[Pose, Pose]:
        """Return where a flight starts and ends."""
        start = self.pose_of(flight.start, float(flight.starts_up))
        return start, self.pose_of(flight.end, float(flight.ends_up))

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

    def fan(self, seat: int) -> tuple[Pose, ...]:
        """Return the backs of an opponent's hand; all fans are of one size."""
        area = self.layout.seats[seat - 1].fan
        lowest = min(other.fan.h for other in self.layout.seats)
        return spread_fan(Box(area.x, area.bottom - lowest, area.w, lowest), self.picture.counts[seat])

    def laid_melds(self) -> tuple[tuple[Pose, ...], ...]:
        """Return where the cards of each meld lie that the opponent who is out has laid down."""
        picture = self.picture
        if picture.laid is None or picture.out_seat in (None, ME):
            return ()
        area = self.layout.seats[(picture.out_seat or 1) - 1].laid
        return lay_groups(area, tuple(map(len, picture.laid)), self.layout.stock.w * LAID_WIDTH)

    def _seat_pose(self, seat: int) -> Pose:
        if seat == ME:
            return Pose(self.layout.hand.centre[0], self.layout.hand.centre[1], self.layout.hand_width)
        fan = self.fan(seat) or spread_fan(self.layout.seats[seat - 1].fan, 1)
        return fan[-1]._replace(angle=0.0)

    def _hand_pose(self, card: Card | None) -> Pose:
        if card is None:
            return self._seat_pose(ME)
        return self.own.get(card, self._seat_pose(ME))
