"""Bots that lie, hang or break things where a referee might not look; each from its first discard on."""

from __future__ import annotations

import gc
import os
import random
from random import Random
from typing import Any

from game.cards import Card
from game.moves import Discard
from game.view import View

decisions = 0


class Remembers:
    """Plays by what its file remembers, and by the global chance."""

    def choose(self, view: View, rng: Random) -> Any:
        global decisions
        decisions += 1
        return view.legal_moves[(decisions + random.randrange(99)) % len(view.legal_moves)]


class _Sly:
    def choose(self, view: View, rng: Random) -> Any:
        return self.answer(view) if view.phase == "discard" else view.legal_moves[0]

    def answer(self, view: View) -> Any:
        return view.legal_moves[0]


class LyingCard(Card):
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Lies(_Sly):
    def answer(self, view: View) -> Any:
        return Discard(LyingCard(3, "S"))


class Alike:
    rank, suit, copy, face = 2, "S", 1, 1

    def __eq__(self, other: object) -> bool:
        while True:
            pass

    def __hash__(self) -> int:
        return 0


class LooksAlike(_Sly):
    def answer(self, view: View) -> Any:
        return Discard(Alike())  # type: ignore[arg-type]


class ShiftingDiscard(Discard):
    pass


class Subclasses(_Sly):
    def answer(self, view: View) -> Any:
        return ShiftingDiscard(view.hand[0])


class Floats(_Sly):
    def answer(self, view: View) -> Any:
        card = view.hand[0]
        return Discard(Card(float(card.rank or 0), card.suit, 1))  # type: ignore[arg-type]


class IsAsync:
    async def choose(self, view: View, rng: Random) -> Any:
        return view.legal_moves[0]


class Slow:
    def __repr__(self) -> str:
        while True:
            pass


class HangsInRepr(_Sly):
    def answer(self, view: View) -> Any:
        return Slow()


class SlowError(Exception):
    def __str__(self) -> str:
        while True:
            pass


class HangsInError(_Sly):
    def answer(self, view: View) -> Any:
        raise SlowError


class ExitsInRepr(_Sly):
    def answer(self, view: View) -> Any:
        class Rude:
            def __repr__(self) -> str:
                raise SystemExit

        return Rude()


class Lingering:
    def __del__(self) -> None:
        while True:
            pass


class AnswersLingering(_Sly):
    def answer(self, view: View) -> Any:
        return Lingering()


class HangsWhenDropped(_Sly):
    def __del__(self) -> None:
        while True:
            pass


class HangsAsGarbage(_Sly):
    def answer(self, view: View) -> Any:
        knot: list[Any] = [Lingering()]
        knot.append(knot)
        gc.set_threshold(1)
        return view.legal_moves[0]


class BendsTables(_Sly):
    def answer(self, view: View) -> Any:
        view.rules._tables[view.wild_rank] = (0,) * 53
        return view.legal_moves[0]


class BendsDeck(_Sly):
    def answer(self, view: View) -> Any:
        view.rules.__dict__["deck"] = view.rules.deck[:60]
        return view.legal_moves[0]


class BendsCards(_Sly):
    def answer(self, view: View) -> Any:
        for card in view.hand:
            object.__setattr__(card, "rank", view.wild_rank)
        return view.legal_moves[0]


class BendsMove(_Sly):
    def answer(self, view: View) -> Any:
        object.__setattr__(view.legal_moves[0], "card", Card(9, "D", 7))
        return view.legal_moves[0]


class ClosesFiles(_Sly):
    def answer(self, view: View) -> Any:
        os.closerange(3, 4096)
        return view.legal_moves[0]


class ClosesFilesAndHangs(_Sly):
    def answer(self, view: View) -> Any:
        os.closerange(3, 4096)
        while True:
            pass
