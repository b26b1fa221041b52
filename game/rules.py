"""Rules: every switch of the game in one frozen value, with the schedule and points that follow from it.

Holds docs/rules.md, "Match", "Scoring" (points of a card) and "Keys and presets". Does not know melds or hands.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Literal

from game.cards import PLAIN, Card, full_deck
from game.rule_keys import DEFAULT_PRESET, PRESETS, Fault, count_decks, find_conflicts, find_faults

_PC = PRESETS[DEFAULT_PRESET]


class RulesError(ValueError):
    """Keys or values that make no playable rules; `faults` names each of them."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(" ".join(fault.sentence for fault in faults))
        self.faults = faults


@dataclass(frozen=True)
class Rules:
    """Every key of docs/rules.md with the words used there; the defaults are the preset `pc`. Raises RulesError.

    >>> Rules(players=2, decks="auto").deck_size
    52
    """

    players: int = _PC["players"]
    decks: int | Literal["auto"] = _PC["decks"]
    jokers: int = _PC["jokers"]
    aces: Literal["low", "high_or_low"] = _PC["aces"]
    wild_points: int | Literal["face"] = _PC["wild_points"]
    joker_points: int = _PC["joker_points"]
    face_points: Literal["ten", "rank"] = _PC["face_points"]
    wild_only_melds: bool = _PC["wild_only_melds"]
    max_wilds_per_meld: int | Literal["none"] = _PC["max_wilds_per_meld"]
    discard_taken_card: bool = _PC["discard_taken_card"]
    going_out: Literal["automatic", "declared"] = _PC["going_out"]
    final_turn: bool = _PC["final_turn"]
    first_round: int = _PC["first_round"]
    last_round: int = _PC["last_round"]
    turn_limit: int = _PC["turn_limit"]
    ties: Literal["nobody", "shared"] = _PC["ties"]

    def __post_init__(self) -> None:
        values = asdict(self)
        faults = find_faults(values) or find_conflicts(values)
        if faults:
            raise RulesError(faults)

    @classmethod
    def of(cls, preset: str = DEFAULT_PRESET, **overrides: Any) -> Rules:
        """Return a preset with some keys overridden. Raises RulesError for a wrong key or value.

        >>> Rules.of("aces_high", jokers=4).ace_points
        15
        """
        faults = find_faults(overrides)
        if faults:
            raise RulesError(faults)
        return cls(**{**PRESETS[preset], **overrides})

    @property
    def keys(self) -> dict[str, int | str | bool]:
        """All keys with their values, in the order of docs/rules.md."""
        return asdict(self)

    @cached_property
    def deck_count(self) -> int:
        """How many 52-card decks are shuffled together."""
        return count_decks(self.decks, self.players)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """Every card of the game, in the fixed order that shuffles start from."""
        return full_deck(self.deck_count, self.jokers)

    @cached_property
    def deck_size(self) -> int:
        """How many cards hands, stock and discard pile hold together, always."""
        return len(self.deck)

    @property
    def rounds(self) -> range:
        """The round numbers this match plays."""
        return range(self.first_round, self.last_round + 1)

    @property
    def aces_high(self) -> bool:
        """Whether an ace may also stand above the king."""
        return self.aces == "high_or_low"

    @property
    def ace_points(self) -> int:
        """What an ace costs as deadwood when it is not wild."""
        return 15 if self.aces_high else 1

    @property
    def wilds_allowed(self) -> int:
        """The most wilds one meld may use for other cards; 14 (a whole hand) when there is no limit."""
        return 14 if self.max_wilds_per_meld == "none" else self.max_wilds_per_meld

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left of `seat`: the next one clockwise.

        >>> Rules(players=4).next_seat(3)
        0
        """
        return (seat + 1) % self.players

    def last_turn_is_ahead(self, seat: int, to_move: int, out_seat: int) -> bool:
        """Tell whether `seat` still has its last turn, or is in it, now that `out_seat` is out and `to_move` plays.

        >>> [Rules(players=4).last_turn_is_ahead(seat, to_move=0, out_seat=2) for seat in range(4)]
        [True, True, False, False]
        """
        waits = (seat - out_seat) % self.players
        return self.final_turn and seat != out_seat and waits >= (to_move - out_seat) % self.players

    def face_value(self, rank: int) -> int:
        """Return the points of a natural of `rank` 1 … 13."""
        if rank == 1:
            return self.ace_points
        return min(rank, 10) if self.face_points == "ten" else rank

    def points(self, card: Card, wild_rank: int) -> int:
        """Return what `card` costs as deadwood in a round whose wild rank is `wild_rank` (1 … 13).

        >>> from game.cards import parse_card
        >>> [Rules().points(parse_card(text), 6) for text in ("AS", "KD", "6H", "JK")]
        [1, 10, 15, 20]
        """
        return self.face_points_table(wild_rank)[card.face]

    def face_points_table(self, wild_rank: int) -> tuple[int, ...]:
        """Return the deadwood points of all 53 faces, indexed by `Card.face`."""
        table = self._tables.get(wild_rank)
        if table is None:
            table = self._tables[wild_rank] = tuple(self._cost(card, wild_rank) for card in PLAIN)
        return table

    @cached_property
    def _tables(self) -> dict[int, tuple[int, ...]]:
        return {}

    def _cost(self, card: Card, wild_rank: int) -> int:
        if card.rank is None:
            return self.joker_points
        if card.rank == wild_rank and self.wild_points != "face":
            return self.wild_points
        return self.face_value(card.rank)


def cards_dealt(round_number: int) -> int:
    """Return how many cards each seat is dealt in round 1 … 11: 3 … 13, also the wild rank."""
    return round_number + 2


def is_wild(card: Card, wild_rank: int) -> bool:
    """Tell whether `card` may stand for any other: the wild rank or a joker."""
    return card.rank is None or card.rank == wild_rank
