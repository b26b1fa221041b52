"""Table: the owners of what is at the table, put together for those who handle keys, gestures and moves.

Each owner alone changes what it owns. Painters never get this: they get `ui.table.table_view.TableView`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.chair import Chair
from ui.playback.turns import Turns
from ui.scene import Stage
from ui.table.clock import Clock
from ui.table.early_presses import EarlyPresses
from ui.table.hand_order import HandOrder
from ui.table.hint_search import HintSearch
from ui.table.key_focus import KeyFocus
from ui.table.layout import Layout, lay_out
from ui.table.notice import Notice
from ui.table.own_hand import OwnHand
from ui.table.pointer import Pointer
from ui.table.words import seat_levels, seat_names


@dataclass(frozen=True, slots=True)
class Table:
    """One table in a window of one size; another size makes another value with the same owners."""

    stage: Stage
    layout: Layout
    chair: Chair
    """What may be asked for the person's seat."""
    turns: Turns
    """Whose turn it is, what moves and what has landed."""
    hand: OwnHand
    """The row of the own cards."""
    pointer: Pointer
    focus: KeyFocus
    """Where the keyboard stands."""
    notice: Notice
    """The sentence said last."""
    presses: EarlyPresses
    """Which presses came too early to be meant."""
    hint: HintSearch
    """The hint that is being thought about."""
    clock: Clock
    names: tuple[str, ...]
    """The names of the seats, as the player reads them."""
    levels: tuple[str, ...]

    def say(self, sentence: str) -> None:
        """Say a sentence over the hand."""
        self.notice.say(sentence)

    def follow(self) -> None:
        """Let the row take in what has landed in the hand, and the presses whose turn it is."""
        self.hand.follow(self.turns.picture.hand)
        self.presses.follow(self.turns.my_phase == "draw")

    def move_to(self, stage: Stage) -> Table:
        """Return the table laid out for another stage; what is held stays held, at the same part of the window."""
        layout, old = lay_out(stage.size, len(self.names), stage.display.size), self.layout.window
        scale = (stage.size[0] / old.w, stage.size[1] / old.h)
        self.hand.resize(layout, scale)
        held = self.pointer.held_pile
        if held is not None:
            self.pointer.hold_pile(held.resize(scale))
        return replace(self, stage=stage, layout=layout)


def lay_table(stage: Stage, chair: Chair, turns: Turns, order: HandOrder) -> Table:
    """Return a new table for a match, the own hand in `order`."""
    layout, clock = lay_out(stage.size, len(chair.seats), stage.display.size), Clock()
    return Table(
        stage=stage,
        layout=layout,
        chair=chair,
        turns=turns,
        hand=OwnHand(order, layout, clock),
        pointer=Pointer(clock),
        focus=KeyFocus(clock),
        notice=Notice(clock),
        presses=EarlyPresses(clock),
        hint=HintSearch(),
        clock=clock,
        names=seat_names(chair.seats),
        levels=seat_levels(chair.seats),
    )
