"""Words: the sentences the table speaks, made from the picture alone, so that they never run ahead of it.

Cards are written with the signs that `ui.kit.text` draws as shapes. Knows no geometry and no drawing.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card
from game.entries import HUMAN, SeatEntry
from game.language import gettext as _
from game.language import ngettext
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from game.seat_names import YOU, say_name
from game.view import View
from ui.kit.text import card_text
from ui.playback.picture import ME, Picture, TurnTaken
from ui.table.action_keys import KEYS


def card_name(card: Card) -> str:
    """Return a card for the eye: `7♥`, `10♠`, `Joker`."""
    return card_text(card.rank, card.suit)


def seat_names(seats: Sequence[SeatEntry]) -> tuple[str, ...]:
    """Return the names of all seats as the player reads them; the person is You."""
    return tuple(say_name(YOU if seat == ME else entry.name) for seat, entry in enumerate(seats))


def seat_levels(seats: Sequence[SeatEntry]) -> tuple[str, ...]:
    """Return the temperaments of all seats as words to read; a person's is empty."""
    return tuple("" if entry.level == HUMAN else say_level(entry.level) for entry in seats)


def say_level(level: str) -> str:
    """Name a level of `game.players.LEVELS`.

    >>> say_level("hard")
    'hard'
    """
    return {"easy": _("easy"), "steady": _("steady"), "normal": _("normal"), "hard": _("hard")}[level]


def rank_plural(rank: int) -> str:
    """Return what the cards of a rank 1 … 13 are called together, by themselves or at the head of a sentence.

    >>> rank_plural(7)
    'Sevens'
    """
    return _RANKS[rank - 1]()


def rank_plural_inside(rank: int) -> str:
    """Return what the cards of a rank 1 … 13 are called together inside a sentence.

    >>> rank_plural_inside(7)
    'sevens'
    """
    return _RANKS_INSIDE[rank - 1]()


_RANKS = (
    lambda: _("Aces"),
    lambda: _("Twos"),
    lambda: _("Threes"),
    lambda: _("Fours"),
    lambda: _("Fives"),
    lambda: _("Sixes"),
    lambda: _("Sevens"),
    lambda: _("Eights"),
    lambda: _("Nines"),
    lambda: _("Tens"),
    lambda: _("Jacks"),
    lambda: _("Queens"),
    lambda: _("Kings"),
)

_RANKS_INSIDE = (
    lambda: _("aces"),
    lambda: _("twos"),
    lambda: _("threes"),
    lambda: _("fours"),
    lambda: _("fives"),
    lambda: _("sixes"),
    lambda: _("sevens"),
    lambda: _("eights"),
    lambda: _("nines"),
    lambda: _("tens"),
    lambda: _("jacks"),
    lambda: _("queens"),
    lambda: _("kings"),
)


def say_wild(picture: Picture) -> str:
    """Say what is wild in this round."""
    if picture.rules.jokers:
        return _("{ranks} and jokers are wild").format(ranks=rank_plural(picture.wild_rank))
    return _("{ranks} are wild").format(ranks=rank_plural(picture.wild_rank))


def say_round(shown: Picture | View) -> str:
    """Say which round this is, of how many."""
    return _("Round {number} of {last}").format(number=shown.round_number, last=shown.rules.last_round)


def say_cards(count: int) -> str:
    """Count cards.

    >>> say_cards(1), say_cards(8)
    ('1 card', '8 cards')
    """
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def say_points(points: int) -> str:
    """Count points."""
    return ngettext("{points} point", "{points} points", points).format(points=points)


def say_action(action: TurnTaken | None) -> str:
    """Say what a seat did in its latest turn; nothing before its first."""
    if action is None:
        return ""
    if action.source == "discard" and action.took is not None:
        took = card_name(action.took)
        if action.threw is None:
            return _("took {took}").format(took=took)
        return _("took {took}, threw {threw}").format(took=took, threw=card_name(action.threw))
    if action.threw is None:
        return _("drew from the stock")
    return _("drew, threw {threw}").format(threw=card_name(action.threw))


def my_last_turn_is_ahead(picture: Picture) -> bool:
    """Tell whether seat 0 still has its last turn, or is in it."""
    if picture.out_seat is None or picture.phase == "over":
        return False
    return picture.rules.last_turn_is_ahead(ME, picture.to_move, picture.out_seat)


def say_out(picture: Picture, names: Sequence[str]) -> str:
    """Say who went out and what that means; nothing while nobody is."""
    if picture.out_seat is None:
        return ""
    name = names[picture.out_seat]
    if picture.out_seat == ME:
        return _("You went out") if picture.phase == "over" else _("You went out — the others have one last turn")
    if my_last_turn_is_ahead(picture):
        return _("{name} went out — your last turn").format(name=name)
    return _("{name} went out").format(name=name)


def say_framed(card: Card) -> str:
    """Say how the card in the keyboard's frame is thrown."""
    words = _("{key} throws the {card}; the arrows choose another")
    return words.format(key=KEYS["discard"].name, card=card_name(card))


def say_hint(move: Move) -> str:
    """Say what a strong player would do."""
    match move:
        case Discard(card):
            return _("Hint: discard the {card}").format(card=card_name(card))
        case GoOut(card):
            return _("Hint: go out with the {card} ({key})").format(card=card_name(card), key=KEYS["go_out"].name)
        case DrawDiscard():
            return _("Hint: take the top discard")
        case DrawStock():
            return _("Hint: draw from the stock")


def say_ready(card: Card, by_keys: bool, goes_out: bool = False) -> str:
    """Say how the card that is picked up is thrown, and that going out with it has to be declared."""
    if goes_out:
        words = _("Go out with the {card} ({key}), or throw it and play on")
        return words.format(card=card_name(card), key=KEYS["go_out"].name)
    if by_keys:
        return _("Press {key} to throw the {card}").format(key=KEYS["discard"].name, card=card_name(card))
    return _("Click the discard pile to throw the {card}").format(card=card_name(card))


def say_prompt(picture: Picture, names: Sequence[str], takes_back: bool, may_go_out: bool) -> str:
    """Say whose turn it is and, on the own one, what can be done."""
    if picture.phase == "over":
        return _("The round is over")
    if picture.phase == "deal":
        return _("You deal") if picture.dealer == ME else _("{name} deals").format(name=names[picture.dealer])
    if picture.to_move != ME:
        return _("{name}’s turn").format(name=names[picture.to_move])
    if picture.phase == "draw":
        top = picture.discards[-1:]
        if not top:
            return _("Your turn: draw from the stock")
        return _("Your turn: draw from the stock, or take the {card}").format(card=card_name(top[0]))
    if may_go_out:
        return _("Discard a card, or choose one and go out ({key})").format(key=KEYS["go_out"].name)
    if takes_back:
        words = _("Now discard a card, or put the one you took back ({key})")
        return words.format(key=KEYS["put_back"].name)
    return _("Now discard a card")


def say_one_only() -> str:
    """Refuse because several cards are held over the discard pile."""
    return _("Only one card can be discarded: pick up a single one.")


def say_turn(name: str) -> str:
    """Refuse because it is somebody else's turn."""
    return _("It is {name}’s turn; you can sort and arrange your hand meanwhile.").format(name=name)


def say_kind(kind: str) -> str:
    """Name a meld's kind for its bracket."""
    return _("set") if kind == "set" else _("run")
