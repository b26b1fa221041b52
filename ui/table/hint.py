"""Table hint: what a strong player would do in the person's seat, told in a sentence and shown by the frame.

The chair thinks, and sees no more than the person. Does not make the move.
"""

from __future__ import annotations

from game.moves import Discard, DrawStock, GoOut
from ui.kit.change import Change
from ui.table.action_keys import KEYS
from ui.table.moves import refuse_turn
from ui.table.table import Table
from ui.table.words import say_hint


def start_hint(table: Table) -> Change | None:
    """Begin to think about a hint for the turn under way; while others play, hurry them."""
    if not refuse_turn(table, KEYS["hint"].code) and table.chair.view.legal_moves:
        table.hint.start(table.chair)
    return None


def work_on_hint(table: Table) -> bool:
    """Think on; once the hint is found, say it and put the frame round what it means. Return whether it was."""
    move = table.hint.work()
    if move is None:
        return False
    table.hand.pick(())
    table.focus.show()
    if isinstance(move, Discard | GoOut):
        table.focus.go_to("hand")
        table.hand.stand_on(move.card)
    else:
        table.focus.go_to("piles", "stock" if isinstance(move, DrawStock) else "discard")
    table.say(say_hint(move))
    return True
