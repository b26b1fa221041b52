"""Engine: how one state follows from another, with the events that say what happened.

Holds docs/rules.md, "Match", "A turn", "Going out", "Scoring" and "Running out of stock". Does not know who
chooses the moves, nor files, clocks or screens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from game.cards import Card
from game.deals import choose_dealer, order_deck, shuffle_discards
from game.events import Dealt, Discarded, Drew, Event, MatchEnded, RoundScored, StockTurned, WentOut, seen_by
from game.legal import legal_moves, why_not
from game.melds import best_arrangement, can_go_out
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, Move
from game.rules import Rules, cards_dealt
from game.state import State

_T = TypeVar("_T")

__all__ = ["IllegalMove", "Step", "apply", "choose_winners", "first_step", "legal_moves", "new_match"]


class IllegalMove(ValueError):
    """A move that the rules forbid now; the message is a sentence fit to show a player."""


@dataclass(frozen=True, slots=True)
class Step:
    """A state, and the events that led to it from the one before, as they truly happened."""

    state: State
    events: tuple[Event, ...]


def new_match(rules: Rules, seed: int, decks: Iterable[Sequence[Card]] | None = None) -> State:
    """Return the state after the first deal of a match.

    `decks` forces card orders, one for each round played: the first card is dealt first, to the dealer's left;
    after the hands comes the first discard, then the stock from its top. A shorter order is filled up with the
    shuffled rest, missing rounds are shuffled as usual. Raises DeckError for a card that is not in the game.
    """
    forced = tuple(tuple(deck) for deck in decks or ())
    for number, deck in zip(rules.rounds, forced, strict=False):
        order_deck(rules, seed, number, deck)
    return _deal(rules, seed, forced, rules.first_round, ())


def first_step(state: State) -> Step:
    """Return the deal that led to `state`, in which nobody has moved yet, as a step."""
    return Step(state, (Dealt(state.round_number, state.dealer, state.wild_rank, state.discards[0]),))


def apply(state: State, move: Move) -> Step:
    """Return the step that `move` makes. Raises IllegalMove.

    A discard that ends a round is followed by the scoring and, if there is one, the next deal in the same step.
    """
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case DrawStock():
            return _draw_stock(state)
        case DrawDiscard():
            return _draw_discard(state)
        case Discard(card) | GoOut(card):
            return _discard(state, card, declared=isinstance(move, GoOut))


def choose_winners(totals: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """Return the seats with the lowest total; on a tie all of them under `ties: shared`, else none.

    >>> choose_winners((40, 12, 12, 90), Rules()), choose_winners((40, 12, 12, 90), Rules(ties="shared"))
    ((), (1, 2))
    """
    lowest = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    return lowest if len(lowest) == 1 or rules.ties == "shared" else ()


def _deal(
    rules: Rules,
    seed: int,
    decks: tuple[tuple[Card, ...], ...],
    round_number: int,
    points: tuple[tuple[int, ...], ...],
) -> State:
    played = round_number - rules.first_round
    deck = order_deck(rules, seed, round_number, decks[played] if played < len(decks) else ())
    dealer, players = choose_dealer(rules, seed, round_number), rules.players
    first = rules.next_seat(dealer)
    dealt = players * cards_dealt(round_number)
    hands = tuple(deck[(seat - first) % players : dealt : players] for seat in range(players))
    up = deck[dealt]
    return State(
        rules=rules,
        seed=seed,
        decks=decks,
        round_number=round_number,
        dealer=dealer,
        to_move=first,
        phase="draw",
        hands=hands,
        stock=deck[:dealt:-1],
        discards=(up,),
        taken=None,
        turns=tuple(int(seat == first) for seat in range(players)),
        out_seat=None,
        laid=None,
        known=((),) * players,
        stock_turns=0,
        points=points,
        history=(Dealt(round_number, dealer, cards_dealt(round_number), up.unmarked),),
    )


def _draw_stock(state: State) -> Step:
    events: tuple[Event, ...] = ()
    stock, discards, stock_turns = state.stock, state.discards, state.stock_turns
    if not stock:
        stock_turns += 1
        stock = shuffle_discards(discards[:-1], state.seed, state.round_number, stock_turns)
        discards = discards[-1:]
        events = (StockTurned(len(stock)),)
    card = stock[-1]
    events = (*events, Drew(state.to_move, "stock", card))
    after = replace(
        state,
        phase="discard",
        hands=_with_hand(state, (*state.hands[state.to_move], card)),
        stock=stock[:-1],
        discards=discards,
        stock_turns=stock_turns,
        history=_remember(state, events),
    )
    return Step(after, events)


def _draw_discard(state: State) -> Step:
    card, seat = state.discards[-1], state.to_move
    events = (Drew(seat, "discard", card),)
    after = replace(
        state,
        phase="discard",
        hands=_with_hand(state, (*state.hands[seat], card)),
        discards=state.discards[:-1],
        taken=card,
        known=_replace_at(state.known, seat, (*state.known[seat], card.unmarked)),
        history=_remember(state, events),
    )
    return Step(after, events)


def _discard(state: State, card: Card, declared: bool) -> Step:
    seat = state.to_move
    hand = tuple(held for held in state.hands[seat] if held != card)
    events: tuple[Event, ...] = (Discarded(seat, card),)
    out_seat, laid = state.out_seat, state.laid
    known = _replace_at(state.known, seat, _forget(state.known[seat], card.unmarked))
    if out_seat is None and (declared or _goes_out_by_itself(state, hand)):
        out_seat, laid = seat, best_arrangement(hand, state.wild_rank, state.rules).melds
        known = _replace_at(known, seat, tuple(held.unmarked for held in hand))
        events = (*events, WentOut(seat, laid))
    after = replace(
        state,
        hands=_with_hand(state, hand),
        discards=(*state.discards, card),
        taken=None,
        known=known,
        out_seat=out_seat,
        laid=laid,
        history=_remember(state, events),
    )
    return _pass_turn(after, events)


def _goes_out_by_itself(state: State, hand: tuple[Card, ...]) -> bool:
    return state.rules.going_out == "automatic" and can_go_out(hand, state.wild_rank, state.rules)


def _pass_turn(state: State, events: tuple[Event, ...]) -> Step:
    following = state.rules.next_seat(state.to_move)
    if _round_is_over(state, following):
        return _score_round(state, events)
    turns = _replace_at(state.turns, following, state.turns[following] + 1)
    return Step(replace(state, phase="draw", to_move=following, turns=turns), events)


def _round_is_over(state: State, following: int) -> bool:
    if state.out_seat is not None:
        return not state.rules.final_turn or following == state.out_seat
    return min(state.turns) >= state.rules.turn_limit


def _score_round(state: State, events: tuple[Event, ...]) -> Step:
    arrangements = tuple(best_arrangement(hand, state.wild_rank, state.rules) for hand in state.hands)
    row = tuple(arrangement.points for arrangement in arrangements)
    scored = replace(state, phase="over", points=(*state.points, row))
    result = RoundScored(state.round_number, state.wild_rank, state.out_seat, arrangements, row, scored.totals)
    if state.round_number == state.rules.last_round:
        ended = MatchEnded(scored.totals, choose_winners(scored.totals, state.rules))
        events = (*events, result, ended)
        return Step(replace(scored, history=_remember(state, (result, ended))), events)
    following = first_step(_deal(state.rules, state.seed, state.decks, state.round_number + 1, scored.points))
    return Step(following.state, (*events, result, *following.events))


def _remember(state: State, events: Iterable[Event]) -> tuple[Event, ...]:
    return (*state.history, *(seen_by(event, None) for event in events))


def _with_hand(state: State, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return _replace_at(state.hands, state.to_move, hand)


def _replace_at(row: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _forget(known: tuple[Card, ...], face: Card) -> tuple[Card, ...]:
    if face not in known:
        return known
    place = known.index(face)
    return known[:place] + known[place + 1 :]
