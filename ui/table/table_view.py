"""Table view: everything that is to be seen at the table at one moment, as one frozen value.

All that painters get of the table, and all that tells what lies under a point. Where an own card is seen, what flies
and what is framed is worked out here once; how it looks is the painters' matter. Knows no owner and no pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from game.cards import Card
from game.language import gettext as _
from game.rules import is_wild
from ui.kit.boxes import Box, Pose
from ui.playback.picture import Picture
from ui.table.hand_order import Group
from ui.table.hand_row import card_at
from ui.table.key_focus import Pile
from ui.table.layout import Layout
from ui.table.places import Places
from ui.table.spots import FELT, Point, Spot


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card where it is seen; `card` None shows its back whatever the pose says."""

    card: Card | None
    pose: Pose
    picked: bool = False
    framed: bool = False
    """Whether the keyboard stands on it."""


@dataclass(frozen=True, slots=True)
class SeenButton:
    """A button of the row: its action's name, its words, and how it is meant at the moment."""

    name: str
    label: str
    key: str
    box: Box
    ready: bool = False
    """Whether what it does is to be done now: it is lit."""
    hovered: bool = False
    framed: bool = False

    @property
    def words(self) -> str:
        """The label with the key behind it."""
        return _("{label} ({key})").format(label=self.label, key=self.key) if self.key else self.label


@dataclass(frozen=True, slots=True)
class Bracket:
    """The bracket under a meld in the hand."""

    group: Group
    box: Box
    hovered: bool = False


@dataclass(frozen=True)
class TableView:
    """What is seen; rows have one entry a seat, poses and boxes are in pixels of the window."""

    layout: Layout
    picture: Picture
    """What has landed."""
    places: Places
    names: tuple[str, ...]
    levels: tuple[str, ...]
    seed: int
    my_phase: Literal["draw", "discard", None]
    row: tuple[Card, ...]
    """The own cards from left to right, those on their way included."""
    slots: tuple[Pose, ...]
    """Where each card of `row` belongs, not raised."""
    hand: tuple[SeenCard, ...]
    """The own cards that lie in the row, left to right."""
    picked: tuple[Card, ...]
    """The own cards that are picked up."""
    awaited: frozenset[Card]
    """The own cards that are on their way."""
    held: tuple[SeenCard, ...]
    """The cards under the pointer in mid-drag."""
    held_from: Pile | None
    """The pile that the card under the pointer comes from."""
    drop_target: Literal["discard", "hand", None]
    """What a card let go now would land on."""
    flights: tuple[SeenCard, ...]
    going_out: float | None
    """How far along (0 … 1) somebody's going out is; None when nobody is doing so just now."""
    fades: bool
    """Whether cards fade instead of flying."""
    brackets: tuple[Bracket, ...]
    deadwood: int | None
    """The points of the best arrangement of the landed cards; None while they are not to be shown."""
    sentence: str
    """What was said last, while it is to be read."""
    prompt: str
    """Whose turn it is and what can be done."""
    buttons: tuple[SeenButton, ...]
    put_back: SeenButton | None
    """The button in the place of the discard pile's label, while the taken card may go back."""
    framed_pile: Pile | None
    """The pile that a frame is round."""
    discard_lit: bool
    """Whether a card may be put on the discard pile by a click, or dropped there."""
    hovered: Spot
    pointer: Point | None
    """Where the pointer is; None from a press until it moves again."""
    tip_due_in: float | None
    """Milliseconds until the pointer has rested for long enough for a tip; None while it can have none."""

    @cached_property
    def fans(self) -> tuple[tuple[Pose, ...], ...]:
        """The backs of each opponent's hand, beginning with seat 1."""
        return tuple(self.places.fan(seat) for seat in range(1, self.picture.players))

    @cached_property
    def laid(self) -> tuple[tuple[Pose, ...], ...]:
        """Where the melds lie that the opponent who is out has laid down."""
        return self.places.laid_melds()

    @property
    def stock(self) -> int:
        """How many cards lie on the stock; one under the pointer does not."""
        return self.picture.stock - (self.held_from == "stock")

    @property
    def discards(self) -> tuple[Card, ...]:
        """The cards on the discard pile; one under the pointer does not lie there."""
        return self.picture.discards[:-1] if self.held_from == "discard" else self.picture.discards

    def pile(self, name: Pile) -> Pose:
        """Return where a pile lies."""
        return self.layout.stock if name == "stock" else self.layout.discard

    def is_wild(self, card: Card | None) -> bool:
        """Tell whether a card wears the mark of wilds."""
        return card is not None and is_wild(card, self.picture.wild_rank)

    def find_button(self, name: str) -> SeenButton | None:
        """Return the button of the action `name`, if there is one now."""
        return next((button for button in self.buttons if button.name == name), None)

    def spot_at(self, point: Point) -> Spot:
        """Return what lies under a point."""
        for button in (*self.buttons, *([self.put_back] if self.put_back else ())):
            if button.box.holds(point):
                return Spot("button", name=button.name)
        card = self._card_at(point)
        if card is not None:
            return Spot("card", card)
        for place, bracket in enumerate(self.brackets):
            if bracket.box.grow(3).holds(point):
                return Spot("bracket", place=place)
        if self.layout.stock.box.holds(point):
            return Spot("stock")
        if self.layout.discard.box.holds(point):
            return Spot("discard")
        return Spot("hand") if self.layout.hand_target.holds(point) else FELT

    def _card_at(self, point: Point) -> Card | None:
        """Return the uppermost own card whose resting place is under `point`, unless it is still on its way."""
        raised = frozenset(place for place, card in enumerate(self.row) if card in self.picked)
        place = card_at(self.slots, point, raised)
        return self.row[place] if place is not None and self.row[place] not in self.awaited else None
