"""Table hint: what a strong player would do in the person's seat, told in a sentence and shown by the frame.

The strongest computer player is asked, who sees no more than the person: a hint never breaks a finished meld.
Does not make the move.
"""

from __future__ import annotations

from random import Random

from game.moves import Discard, DrawStock, GoOut
from game.players.hard import Hard
from ui.table.moves import refuse_turn
from ui.table.tabletop import PILES, Tabletop
from ui.table.words import say_hint


def show_hint(top: Tabletop) -> None:
    """Say the hint for the turn under way and put the frame round what it means; while others play, hurry them."""
    if refuse_turn(top) or not top.chair.view.legal_moves:
        return
    move = Hard().choose(top.chair.view, Random(0))
    top.hand.pick(())
    top.keys_used = True
    if isinstance(move, Discard | GoOut):
        top.area, top.hand.focus = "hand", top.hand.row.index(move.card)
    else:
        top.area, top.pile_focus = "piles", PILES.index("stock" if isinstance(move, DrawStock) else "discard")
    top.say(say_hint(move))
