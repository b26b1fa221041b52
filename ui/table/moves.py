"""Table moves: what the player can do at the table, each as one verb, and why it can't be done just now.

A verb draws, takes, throws, puts back, goes out or sorts, says why not where it can't, and only hurries the others
while they play. What is legal the engine says; which discards are asked about `ui.table.slips` says.
"""

from __future__ import annotations

from functools import partial

from game.cards import Card
from game.chair import IllegalMove
from game.language import gettext as _
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from ui.destinations import ToQuestion
from ui.kit.boxes import Pose
from ui.kit.change import Change
from ui.playback.director import Place
from ui.playback.picture import ME
from ui.table.action_keys import KEYS
from ui.table.early_presses import MOUSE
from ui.table.hand_order import SortBy
from ui.table.slips import find_slip
from ui.table.table import Table
from ui.table.words import card_name, say_one_only, say_turn


def draw_stock(table: Table, start: Pose | None = None) -> Change | None:
    """Draw from the stock, or say why not; while others play, only hurry them."""
    return _draw(table, DrawStock(), start)


def take_discard(table: Table, start: Pose | None = None) -> Change | None:
    """Take the top discard, or say why not; while others play, only hurry them."""
    return _draw(table, DrawDiscard(), start)


def throw(table: Table, card: Card, start: Pose | None = None) -> Change | None:
    """Discard `card`, or say why not; asks first where that is a likely slip of the hand.

    The card just taken from the pile may be meant to go back: then that is one of the answers.
    """
    if refuse_turn(table):
        return None
    reason = table.chair.why_not(Discard(card))
    if reason is not None:
        backwards = table.chair.can_take_back and card == table.chair.taken
        words = _("{reason} You may put it back instead ({key}).")
        table.say(words.format(reason=reason, key=KEYS["put_back"].name) if backwards else reason)
        return None
    question = find_slip(table, card)
    if question is None:
        return _play_throw(table, Discard(card), start)
    return _ask_to_throw(table, card, question)


def throw_chosen(table: Table) -> Change | None:
    """Discard the picked card, or else the one the keyboard stands on, which must have been seen to be meant."""
    hand = table.hand
    if not hand.row:
        return None
    if len(hand.picked) > 1:
        table.say(say_one_only())
        return None
    if hand.picked:
        return throw(table, hand.picked[0])
    if not table.focus.is_on("hand") and table.turns.my_phase == "discard":
        table.focus.aim()
        return None
    return None if table.focus.has_just_aimed else throw(table, hand.row[hand.focus])


def throw_these(table: Table, cards: tuple[Card, ...]) -> Change | None:
    """Throw a single card; say that several can't be."""
    if len(cards) == 1:
        return throw(table, cards[0])
    if not refuse_turn(table):
        table.say(say_one_only())
    return None


def put_back(table: Table, start: Pose | None = None) -> Change | None:
    """Put the card just taken from the discard pile back, or say why not; while others play, only hurry them."""
    if table.turns.watching:
        table.turns.hurry()
        return None
    refusal = why_not_put_back(table)
    if refusal is not None:
        table.say(refusal)
        return None
    taken = table.chair.taken
    seen = start or (table.hand.shown().get(taken) if taken is not None else None)
    table.turns.put_back(_place(seen))
    _tidy_up(table)
    return None


def go_out(table: Table) -> Change | None:
    """Go out, discarding the picked card, or the only one that can go; else say what is missing."""
    if refuse_turn(table):
        return None
    way = _find_way_out(table)
    if way is not None:
        return _play_throw(table, way, None)
    table.say(why_not_go_out(table) or "")
    return None


def sort(table: Table) -> Change | None:
    """Sort the hand by the next of rank, suit and melds, and say by which."""
    by = table.hand.sort(table.turns.picture.wild_rank, table.turns.picture.rules)
    table.hand.pick(())
    words: dict[SortBy, str] = {
        "rank": _("Sorted by rank"),
        "suit": _("Sorted by suit"),
        "melds": _("Sorted by melds"),
    }
    table.say(words[by])
    return None


def refuse_turn(table: Table, by: int = MOUSE) -> bool:
    """While others play: let them hurry, say whose turn it is, and return True; `by` is the key that asked."""
    if not table.turns.watching:
        return False
    refusal = why_not_now(table)
    hurry(table, by)
    if refusal:
        table.say(refusal)
    return True


def hurry(table: Table, by: int) -> None:
    """Let the others play on at once; the key `by` (or the mouse) then makes no move for a moment."""
    table.presses.remember_hurry(by)
    table.turns.hurry()


def refuse_early(table: Table, by: int) -> bool:
    """Return whether a press came too early to be meant, and say so to somebody who goes on pressing."""
    early = table.presses.is_early(by)
    if early and table.presses.went_on_long:
        table.say(_("It is your turn: wait for a moment, then once is enough."))
    return early


def why_not_now(table: Table) -> str | None:
    """Return whose turn it is instead; None on the own turn, and nothing to read while only a round's end shows."""
    if not table.turns.watching:
        return None
    mover = table.chair.to_move
    return say_turn(table.names[mover]) if mover != ME and table.turns.scored is None else ""


def why_not_move(table: Table, move: Move) -> str | None:
    """Return why `move` can't be made now, as a sentence to read; None when it can."""
    refusal = why_not_now(table)
    return table.chair.why_not(move) if refusal is None else refusal


def why_not_throw_chosen(table: Table) -> str | None:
    """Return why the chosen card can't be discarded now; None when it can."""
    hand = table.hand
    if len(hand.picked) > 1:
        return say_one_only()
    card = hand.picked[0] if hand.picked else hand.row[hand.focus] if hand.row else None
    return why_not_now(table) if card is None else why_not_move(table, Discard(card))


def why_not_put_back(table: Table) -> str | None:
    """Return why no card can go back on the discard pile now; None when one can."""
    if table.turns.watching:
        return why_not_now(table)
    if table.chair.can_take_back:
        return None
    if table.chair.view.phase == "discard" and table.chair.taken is None:
        return _("A card drawn from the stock can’t be unseen: it stays in your hand.")
    return _("Only a card just taken from the discard pile can be put back.")


def why_not_go_out(table: Table) -> str | None:
    """Return what is missing for going out; None when `go_out` would do it."""
    if table.turns.watching:
        return why_not_now(table)
    if _find_way_out(table) is not None:
        return None
    if table.turns.ways_out:
        return _("Pick up the card you want to throw, then go out.")
    hand = table.chair.view.hand
    return table.chair.why_not(GoOut(table.hand.picked[0] if table.hand.picked else hand[-1]))


def _find_way_out(table: Table) -> GoOut | None:
    """Return the way to go out that is meant: with the picked card, or the only one there is."""
    ways = table.turns.ways_out
    chosen = [move for move in ways if move.card in table.hand.picked]
    if len(ways) == 1 or len(chosen) == 1:
        return (chosen or ways)[0]
    return None


def _draw(table: Table, move: DrawStock | DrawDiscard, start: Pose | None) -> Change | None:
    if table.turns.watching:
        table.turns.hurry()
        return None
    return _play(table, move, start)


def _ask_to_throw(table: Table, card: Card, why: str) -> Change:
    answers = [(_("Discard it"), partial(_play_throw, table, Discard(card), None)), (_("Keep it"), None)]
    title = _("Discard the {card}?")
    if card == table.chair.taken:
        answers.insert(1, (_("Put it back"), partial(put_back, table)))
        title = _("Discard the {card}, or put it back?")
    return ToQuestion(title.format(card=card_name(card)), why, answers)


def _play_throw(table: Table, move: Discard | GoOut, start: Pose | None) -> Change | None:
    return _play(table, move, start or table.hand.shown().get(move.card))


def _play(table: Table, move: Move, start: Pose | None) -> Change | None:
    try:
        table.turns.play(move, _place(start))
    except IllegalMove as refusal:
        table.say(str(refusal))
        return None
    _tidy_up(table)
    return None


def _tidy_up(table: Table) -> None:
    """Take away what was said and picked before the move."""
    table.notice.clear()
    table.hand.pick(())


def _place(pose: Pose | None) -> Place | None:
    return Place("pose", pose=pose) if pose is not None else None
