"""Legal moves: the one place that says "may I?", and why not.

Holds docs/rules.md, "A turn", "Going out" (declared) and "Running out of stock". Does not change any state.
"""

from __future__ import annotations

from game.cards import Card
from game.language import gettext as _
from game.melds import can_go_out
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from game.state import State


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return every move the seat to move may make; none when the match is over."""
    return tuple(move for move in _think_of_moves(state) if why_not(state, move) is None)


def _think_of_moves(state: State) -> list[Move]:
    if state.phase == "draw":
        return [DrawStock(), DrawDiscard()]
    if state.phase == "over":
        return []
    hand = state.hands[state.to_move]
    moves: list[Move] = [Discard(card) for card in hand]
    if state.rules.going_out == "declared" and state.out_seat is None:
        moves += [GoOut(card) for card in hand]
    return moves


def why_not(state: State, move: Move) -> str | None:
    """Return a sentence that says why `move` is not legal, fit to show a player; None when it is legal."""
    match move:
        case DrawStock() | DrawDiscard():
            return _why_not_draw(state, move)
        case Discard():
            return _why_not_discard(state, move)
        case GoOut():
            return _why_not_discard(state, move) or _why_not_go_out(state, move)
    return _("A move is a draw from the stock or the discard pile, a discard, or going out.")


def _why_not_draw(state: State, move: DrawStock | DrawDiscard) -> str | None:
    if state.phase == "over":
        return _("The match is over.")
    if state.phase != "draw":
        return _("You have drawn already; now discard a card.")
    if isinstance(move, DrawStock) and not state.stock_can_be_drawn:
        return _("The stock is empty and there is only one discard: take that one.")
    return None


def _why_not_discard(state: State, move: Discard | GoOut) -> str | None:
    if state.phase == "over":
        return _("The match is over.")
    if state.phase != "discard":
        return _("Draw a card first, from the stock or the discard pile.")
    if type(move.card) is not Card or move.card not in state.hands[state.to_move]:
        return _("{card} is not in the hand.").format(card=move.card)
    if move.card == state.taken and not state.rules.discard_taken_card:
        return _("The card just taken from the discard pile must stay for this turn.")
    return None


def _why_not_go_out(state: State, move: GoOut) -> str | None:
    if state.rules.going_out != "declared":
        return _("Going out is automatic: just discard.")
    if state.out_seat is not None:
        return _("Somebody is out already: this is your last turn, just discard.")
    rest = [card for card in state.hands[state.to_move] if card != move.card]
    if not can_go_out(rest, state.wild_rank, state.rules):
        return _("You can go out only when all cards but the discard are in melds.")
    return None
