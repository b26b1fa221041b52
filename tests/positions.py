"""Positions in the middle of a round, made from a few words: a hand, the top discard, and what is known.

Seat 0 is to move; seat 1 plays next. Does not know what the right move is.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.cards import Card, parse_hand
from game.engine import new_match
from game.events import Discarded, Drew, Event, WentOut
from game.rules import Rules, cards_dealt
from game.state import State
from game.view import View, view_of

RULES = Rules(jokers=4)


def see(
    hand: str,
    top: str = "",
    seen: str = "",
    next_holds: str = "",
    out: str = "",
    turn: int = 1,
    scores: tuple[int, ...] = (0, 0, 0, 0),
    rules: Rules = RULES,
) -> View:
    """Return what seat 0 sees with `hand`: to draw with as many cards as a round deals, with one more to discard.

    `seen` lies under `top` in the discard pile, `next_holds` was taken face up by seat 1, `out` are the melds of
    seat 3, which went out (bars between them). Fields that nobody names are filled up at random.
    """
    words = [hand.split(), [*seen.split(), *top.split()], next_holds.split(), out.replace("|", " ").split()]
    cards = iter(parse_hand(" ".join(word for row in words for word in row)))
    own, pile, held, laid = ([next(cards) for _word in row] for row in words)
    size = len(own) if len(own) in _sizes_to_draw(top) else len(own) - 1
    state = _start(rules, size, scores)
    rest = _shuffle_rest(rules, [*own, *pile, *held, *laid])
    pile = pile or [rest.pop()]
    hands = [own, held, [], laid]
    for seat in (1, 2, 3):
        while len(hands[seat]) < size:
            hands[seat].append(rest.pop())
    melds = tuple(parse_hand(meld) for meld in out.split("|")) if out else None
    known = ((), tuple(card.unmarked for card in held), (), tuple(card.unmarked for card in laid))
    return view_of(
        replace(
            state,
            to_move=0,
            phase="draw" if len(own) == size else "discard",
            hands=tuple(map(tuple, hands)),
            stock=tuple(rest),
            discards=tuple(pile),
            turns=(turn,) * 4,
            out_seat=3 if out else None,
            laid=melds,
            known=known,
            history=(*state.history, *_tell(pile[:-1], held, melds)),
        ),
        0,
    )


def _sizes_to_draw(top: str) -> range:
    return range(3, 14) if top else range(0)


def _start(rules: Rules, size: int, scores: tuple[int, ...]) -> State:
    number = size - 2
    assert cards_dealt(number) == size
    state = new_match(rules, 1)
    return replace(state, round_number=number, points=(scores,))


def _shuffle_rest(rules: Rules, used: list[Card]) -> list[Card]:
    rest = [card for card in rules.deck if card not in used]
    Random(1).shuffle(rest)
    return rest


def _tell(seen: list[Card], held: list[Card], melds: tuple[tuple[Card, ...], ...] | None) -> list[Event]:
    events: list[Event] = [Discarded(2, card.unmarked) for card in seen]
    events += [Drew(1, "discard", card.unmarked) for card in held]
    return [*events, WentOut(3, melds)] if melds else events
