"""Drop targets: what a dragged card would land on if it were let go now.

Holds docs/play.md, "Hands on the cards": the legal target it overlaps most. Draws nothing.
"""

from __future__ import annotations

from typing import Literal

from ui.kit.boxes import Box
from ui.table.table import Table


def find_drop_target(table: Table) -> Literal["discard", "hand", None]:
    """Return the legal target the dragged card overlaps most, None over none or while nothing is dragged."""
    if table.hand.held is None and table.pointer.held_pile is None:
        return None
    box = held_box(table)
    on_hand = box.overlap(table.layout.hand_target)
    on_pile = box.overlap(table.layout.discard.box) if _may_throw_held(table) else 0.0
    if max(on_hand, on_pile) <= 0:
        return None
    return "discard" if on_pile > on_hand else "hand"


def is_over_discards(table: Table) -> bool:
    """Tell whether what is dragged covers more of the discard pile than of the hand, legal or not."""
    box = held_box(table)
    return box.overlap(table.layout.discard.box) > box.overlap(table.layout.hand_target)


def held_box(table: Table) -> Box:
    """Return the box of what is dragged; empty when nothing is."""
    held = table.pointer.held_pile
    return table.hand.held_box if held is None else held.pose(table.layout.stock).box


def _may_throw_held(table: Table) -> bool:
    held = table.hand.held
    return held is not None and len(held.cards) == 1 and table.turns.may_throw(held.cards[0])
