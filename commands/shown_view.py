"""What a strange bot is shown, and how its answer is read: nothing it can reach is the engine's own.

Holds docs/interface.md, "Bots": a frozen View and nothing else. Every card, move and event in it is a copy, the rules
are a copy, and of an answer only plain numbers count. Whether an answer is legal the engine says. Does not know
processes, nor who is to blame.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

from game.cards import Card
from game.events import Event
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from game.rules import Rules
from game.view import View

MOST_COPIES = 4
_RANKS = range(1, 14)


class Eyes:
    """What one bot sees through in one match; its copies are its own, and what it spoils stays with it."""

    def __init__(self, rules: Rules) -> None:
        self._cards: dict[int, Card] = {}
        self._rules, self._kept = _copy_rules(rules)
        self._tables = {rank: rules.face_points_table(rank) for rank in _RANKS}
        self._rules.__dict__["_tables"].update(self._tables)
        self._history: tuple[Event, ...] = ()
        self._copied_history: tuple[Event, ...] = ()

    def show(self, view: View) -> View:
        """Return a copy of `view` of which nothing but numbers and words is shared with the engine."""
        return replace(
            view,
            rules=self._rules,
            hand=self._copy(view.hand),
            discards=self._copy(view.discards),
            history=self._copy_history(view.history),
            known=self._copy(view.known),
            laid=self._copy(view.laid),
            legal_moves=self._copy(view.legal_moves),
        )

    def is_unchanged(self, shown: View, before: dict[str, object], view: View) -> bool:
        """Tell whether a bot left alone what it was shown; `before` holds the fields of `shown` as they were.

        object.__setattr__ can change anything in spite of frozen. May run the bot's code, where it planted some.
        """
        values = self._rules.__dict__
        return (
            all(shown.__dict__.get(name) is value for name, value in before.items())
            and all(values.get(name) is value for name, value in self._kept.items())
            and all(values["_tables"].get(rank) is table for rank, table in self._tables.items())
            and all(_is_same(card, truth) for card, truth in zip(shown.hand, view.hand, strict=True))
        )

    def _copy(self, value: Any) -> Any:
        """Return `value` with every card, move and arrangement in it made anew; a card is always the same copy."""
        if type(value) is Card:
            key = value.face * 16 + value.copy
            if key not in self._cards:
                self._cards[key] = Card(value.rank, value.suit, value.copy)
            return self._cards[key]
        if type(value) is tuple:
            return tuple([self._copy(one) for one in value])
        if hasattr(value, "__dataclass_fields__"):
            kind: Any = type(value)
            return kind(*[self._copy(getattr(value, name)) for name in _name_fields(kind)])
        return value

    def _copy_history(self, history: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the history copied, of which only what is new since the last time has to be."""
        known = len(self._history)
        if not known or len(history) < known or history[known - 1] is not self._history[-1]:
            known = 0
        self._copied_history = (*self._copied_history[:known], *self._copy(history[known:]))
        self._history = history
        return self._copied_history


def read_answer(answer: object) -> Move | None:
    """Return the move that a bot's answer says, made anew; None for what is no move.

    Subclasses are none, for they could be one card when they are checked and another when they are played.
    Runs none of the bot's code: of exact types only, fields are slots.
    """
    kind = type(answer)
    if kind is DrawStock:
        return DrawStock()
    if kind is DrawDiscard:
        return DrawDiscard()
    if kind is not Discard and kind is not GoOut:
        return None
    card = getattr(answer, "card", None)
    if type(card) is not Card or not _is_plain(card):
        return None
    same = Card(card.rank, card.suit, card.copy)
    return Discard(same) if kind is Discard else GoOut(same)


def _is_plain(card: Card) -> bool:
    """Tell whether the fields are such as a card of this game can have."""
    rank, suit, copy = (getattr(card, name, 0) for name in ("rank", "suit", "copy"))
    if type(copy) is not int or not 1 <= copy <= MOST_COPIES:
        return False
    if rank is None or suit is None:
        return rank is suit
    return type(rank) is int and rank in _RANKS and type(suit) is str and suit in ("S", "H", "D", "C")


def _is_same(card: object, truth: Card) -> bool:
    return (
        type(card) is Card
        and _is_plain(card)
        and type(card.face) is int
        and (card.face, card.rank, card.suit, card.copy) == (truth.face, truth.rank, truth.suit, truth.copy)
    )


def _copy_rules(rules: Rules) -> tuple[Rules, dict[str, object]]:
    """Return the rules once more, with nothing computed yet, and all that must stay as it is."""
    copied: Rules = object.__new__(Rules)
    copied.__dict__.update({one.name: getattr(rules, one.name) for one in fields(Rules)})
    copied.__dict__["_tables"] = {}
    _ = copied.deck_count, copied.deck, copied.deck_size
    return copied, dict(copied.__dict__)


@cache
def _name_fields(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))
