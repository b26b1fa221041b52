"""Table moves: what the player can do at the table, each as one verb: draw, take, throw, put back, go out, sort.

Holds docs/play.md, "Hands on the cards" (mistakes): a wild, or a card whose loss breaks a finished meld, is asked about
before it is discarded, and a taken discard may be put back. The engine says what is legal and why not; nothing is
decided here.
"""

from __future__ import annotations

from game.cards import Card
from game.chair import Chair, IllegalMove
from game.language import gettext as _
from game.melds import can_go_out, is_meld, least_points
from game.moves import Discard, DrawDiscard, DrawStock, GoOut
from game.rules import is_wild
from ui.destinations import ToQuestion
from ui.kit.boxes import Pose
from ui.kit.change import Change
from ui.playback.director import Place
from ui.playback.picture import ME
from ui.table.hand_order import SortBy, find_groups
from ui.table.tabletop import Tabletop
from ui.table.words import card_name, say_turn


def draw_stock(top: Tabletop, start: Pose | None = None) -> None:
    """Draw from the stock, or say why not; while others play, only hurry them."""
    _draw(top, DrawStock(), start)


def take_discard(top: Tabletop, start: Pose | None = None) -> None:
    """Take the top discard, or say why not; while others play, only hurry them."""
    _draw(top, DrawDiscard(), start)


def throw(top: Tabletop, card: Card, start: Pose | None = None) -> Change | None:
    """Discard `card`, or say why not; asks first where that is a likely slip of the hand.

    The card just taken from the pile may be meant to go back: then that is one of the answers.
    """
    if refuse_turn(top):
        return None
    reason = top.chair.why_not(Discard(card))
    if reason is not None:
        backwards = top.chair.can_take_back and card == top.chair.taken
        top.say(_("{reason} You may put it back instead (Z).").format(reason=reason) if backwards else reason)
        return None
    question = ask_before_throw(top, card)
    if question is None:
        return _play_throw(top, Discard(card), start)

    def go_ahead() -> Change | None:
        return _play_throw(top, Discard(card), None)

    def take_back() -> Change | None:
        put_back(top)
        return None

    answers = [(_("Discard it"), go_ahead), (_("Keep it"), None)]
    title = _("Discard the {card}?")
    if card == top.chair.taken:
        answers.insert(1, (_("Put it back"), take_back))
        title = _("Discard the {card}, or put it back?")
    return ToQuestion(title.format(card=card_name(card)), question, answers)


def ask_before_throw(top: Tabletop, card: Card) -> str | None:
    """Return why discarding `card` looks like a slip; None when it does not, or the player wants no questions."""
    view = top.chair.view
    rest = tuple(held for held in view.hand if held != card)
    if not top.stage.display.confirm_discards or can_go_out(rest, view.wild_rank, view.rules):
        return None
    if card == top.chair.taken:
        return _("You have just taken it: discarding it ends your turn, putting it back lets you draw anew.")
    if is_wild(card, view.wild_rank):
        return _("It is wild: it can stand for any card.")
    if _breaks_a_group(top, card) and _costs_points(top.chair, card):
        return _("It is part of a finished meld.")
    return None


def put_back(top: Tabletop, start: Pose | None = None) -> None:
    """Put the card just taken from the discard pile back, or say why that is not possible."""
    if top.turns.watching:
        top.turns.hurry()
        return
    if not top.chair.can_take_back:
        drew = top.chair.view.phase == "discard"
        if drew and top.chair.taken is None:
            top.say(_("A card drawn from the stock can’t be unseen: it stays in your hand."))
        else:
            top.say(_("Only a card just taken from the discard pile can be put back."))
        return
    taken = top.chair.taken
    seen = start or (top.hand.shown().get(taken) if taken is not None else None)
    top.turns.put_back(Place("pose", pose=seen) if seen is not None else None)
    top.hush()
    top.hand.picked = ()


def go_out(top: Tabletop) -> Change | None:
    """Go out, discarding the picked card, or the only one that can go; else say what is missing."""
    if refuse_turn(top):
        return None
    ways = top.ways_out
    chosen = [move for move in ways if move.card in top.hand.picked]
    if len(ways) == 1 or len(chosen) == 1:
        return _play_throw(top, (chosen or ways)[0], None)
    if ways:
        top.say(_("Pick up the card you want to throw, then go out."))
        return None
    hand = top.chair.view.hand
    top.say(top.chair.why_not(GoOut(top.hand.picked[0] if top.hand.picked else hand[-1])) or "")
    return None


def sort(top: Tabletop) -> None:
    """Sort the hand by the next of rank, suit and melds, and say by which."""
    by = top.hand.sort(top.picture.wild_rank, top.picture.rules)
    top.hand.pick(())
    words: dict[SortBy, str] = {
        "rank": _("Sorted by rank"),
        "suit": _("Sorted by suit"),
        "melds": _("Sorted by melds"),
    }
    top.say(words[by])


def refuse_turn(top: Tabletop) -> bool:
    """While others play: hurry them and say whose turn it is; return whether that was so."""
    if not top.turns.watching:
        return False
    mover = top.chair.to_move
    if mover != ME and top.turns.scored is None:
        top.say(say_turn(top.names[mover]))
    return True


def _draw(top: Tabletop, move: DrawStock | DrawDiscard, start: Pose | None) -> None:
    if top.turns.watching:
        top.turns.hurry()
        return
    try:
        top.turns.play(move, Place("pose", pose=start) if start is not None else None)
    except IllegalMove as refusal:
        top.say(str(refusal))
        return
    top.hush()
    top.hand.picked = ()


def _play_throw(top: Tabletop, move: Discard | GoOut, start: Pose | None) -> Change | None:
    seen = start or top.hand.shown().get(move.card)
    try:
        top.turns.play(move, Place("pose", pose=seen) if seen is not None else None)
    except IllegalMove as refusal:
        top.say(str(refusal))
        return None
    top.hush()
    top.hand.picked = ()
    return None


def _costs_points(chair: Chair, card: Card) -> bool:
    """Tell whether the hand is worse without `card` than it is now, and than without the best other card."""
    view = chair.view
    others = [move.card for move in view.legal_moves if isinstance(move, Discard) and move.card != card]

    def points_without(thrown: Card | None) -> int:
        return least_points([held for held in view.hand if held != thrown], view.wild_rank, view.rules)

    most = max(points_without(None), min(map(points_without, others), default=0))
    return points_without(card) > most


def _breaks_a_group(top: Tabletop, card: Card) -> bool:
    picture, row = top.picture, top.hand.row
    for group in find_groups(row, picture.wild_rank, picture.rules):
        cards = row[group.start : group.stop]
        if card in cards:
            return not is_meld([other for other in cards if other != card], picture.wild_rank, picture.rules)
    return False
