"""Slips: which discards look like a slip of the hand, and are asked about before they are made.

Holds docs/play.md, "Hands on the cards" (mistakes). Decides nothing: what is legal the rules say.
"""

from __future__ import annotations

from game.cards import Card
from game.chair import Chair
from game.language import gettext as _
from game.melds import can_go_out, is_meld, least_points
from game.moves import Discard
from game.rules import is_wild
from ui.table.hand_order import find_groups
from ui.table.table import Table


def find_slip(table: Table, card: Card) -> str | None:
    """Return why discarding `card` looks like a slip; None when it does not, or the player wants no questions."""
    view = table.chair.view
    rest = tuple(held for held in view.hand if held != card)
    if not table.stage.display.confirm_discards or can_go_out(rest, view.wild_rank, view.rules):
        return None
    if card == table.chair.taken:
        return _("You have just taken it: discarding it ends your turn, putting it back lets you draw anew.")
    if is_wild(card, view.wild_rank):
        return _("It is wild: it can stand for any card.")
    if _breaks_a_group(table, card) and _costs_points(table.chair, card):
        return _("It is part of a finished meld.")
    return None


def _costs_points(chair: Chair, card: Card) -> bool:
    """Tell whether the hand is worse without `card` than it is now, and than without the best other card."""
    view = chair.view
    others = [move.card for move in view.legal_moves if isinstance(move, Discard) and move.card != card]

    def points_without(thrown: Card | None) -> int:
        return least_points([held for held in view.hand if held != thrown], view.wild_rank, view.rules)

    most = max(points_without(None), min(map(points_without, others), default=0))
    return points_without(card) > most


def _breaks_a_group(table: Table, card: Card) -> bool:
    picture, row = table.turns.picture, table.hand.row
    for group in find_groups(row, picture.wild_rank, picture.rules):
        cards = row[group.start : group.stop]
        if card in cards:
            return not is_meld([other for other in cards if other != card], picture.wild_rank, picture.rules)
    return False
