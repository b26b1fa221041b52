"""Chair: one seat of a match, its own moves, the others' turns, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import get_type_hints

import pytest

from game.chair import Chair, IllegalMove, deal, sit_down
from game.entries import HUMAN, Record, SeatEntry
from game.events import Dealt, Drew
from game.match import Match
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players import make_player
from game.rules import Rules
from game.state import State
from tests.forced import find_seed

RULES = Rules(turn_limit=3)
SEATS = tuple(SeatEntry(name, "steady" if seat else HUMAN) for seat, name in enumerate(("You", "L", "T", "R")))


def open_chair(dealer: int = 3, rules: Rules = RULES) -> tuple[Chair, Match]:
    """Return the person's chair and its match, just dealt by `dealer`."""
    players = {seat: make_player("steady") for seat in (1, 2, 3)}
    match = Match(Record(rules, find_seed(rules, dealer), SEATS), players)
    return Chair(match), match


def play_to_the_end(chair: Chair) -> None:
    """Let the others choose, and the person draw from the stock and throw the last card."""
    while not chair.is_over:
        if chair.awaits_other:
            chair.play_other()
        else:
            moves = chair.view.legal_moves
            chair.play(moves[0] if chair.view.phase == "draw" else moves[-1])


def test_a_chair_hands_out_no_state() -> None:
    """Nothing public of a chair is a State, a Match or a Record: what is hidden cannot be asked for."""
    hidden = {"State", "Match", "Record", "Step"}
    for name, member in vars(Chair).items():
        if name.startswith("_"):
            continue
        hint = get_type_hints(member.fget if isinstance(member, property) else member).get("return")
        assert not hidden & set(str(hint).replace("[", ".").replace("]", ".").split(".")), name


def test_a_chair_sees_the_view_of_its_seat() -> None:
    """What the seat sees is the match's View of it, made anew after every move and not before."""
    chair, match = open_chair()
    seen = chair.view
    assert seen == match.view(0)
    assert chair.view is seen
    chair.play(DrawStock())
    assert chair.view == match.view(0) != seen


def test_others_draw_unseen() -> None:
    """The card that another seat draws from the stock is not among what a chair sees."""
    chair, match = open_chair(dealer=0)
    while not any(isinstance(event, Drew) and event.source == "stock" for event in chair.latest):
        chair.play_other() if chair.awaits_other else chair.play(chair.view.legal_moves[-1])
    drew = next(event for event in chair.latest if isinstance(event, Drew))
    true = next(event for event in match.last_step.events if isinstance(event, Drew))
    assert drew.card is None
    assert true.card is not None


def test_the_first_deal_is_the_latest_that_happened() -> None:
    """A fresh match shows its deal; nothing was moved yet."""
    chair, _match = open_chair()
    assert chair.is_fresh
    assert [type(event) for event in chair.latest] == [Dealt]
    chair.play(DrawStock())
    assert not chair.is_fresh


def test_out_of_turn_nothing_is_played() -> None:
    """A move in another seat's turn is refused with a sentence and changes nothing, whatever it is."""
    chair, match = open_chair(dealer=0)
    before = match.record
    for move in (DrawStock(), Discard(match.state.hands[1][0])):
        assert chair.why_not(move) == "It is another seat’s turn."
        with pytest.raises(IllegalMove, match="another seat’s turn"):
            chair.play(move)
    assert match.record == before
    assert chair.taken is None


def test_why_not_is_the_rules_own_answer() -> None:
    """In the own turn a refusal is the sentence of the rules, and what is legal has none."""
    chair, _match = open_chair()
    assert chair.why_not(DrawStock()) is None
    assert chair.why_not(Discard(chair.view.hand[0])) == "Draw a card first, from the stock or the discard pile."


def test_a_taken_card_is_known_and_goes_back() -> None:
    """The card taken from the discard pile is told until it is put back; then the turn is as it was before."""
    chair, _match = open_chair()
    before = chair.view
    assert not chair.can_take_back
    chair.play(DrawDiscard())
    assert chair.taken in chair.view.hand
    assert chair.can_take_back
    taken = chair.take_back()
    assert taken is not None
    assert taken.unmarked == before.discards[-1]
    assert chair.view == before
    with pytest.raises(IllegalMove):
        chair.take_back()


def test_a_computer_player_thinks_in_slices_and_then_plays() -> None:
    """However a computer player is asked, in slices or at once, its move is the one that the match would choose."""
    chair, match = open_chair(dealer=0)
    expected = match.choose()
    while not chair.let_other_think():
        pass
    before = len(match.record.entries)
    chair.play_other()
    assert match.record.entries[before].move == expected


def test_a_hint_is_what_the_strongest_player_would_do() -> None:
    """The hint comes in slices, is legal, and is the choice of the strongest level for the same view."""
    chair, _match = open_chair()
    chair.play(DrawStock())
    moves: list[Move] = []

    def listen() -> Generator[None, None, None]:
        moves.append((yield from chair.hint()))

    slices = sum(1 for _slice in listen())
    assert slices > 0
    assert moves == [make_player("hard").choose(chair.view, Random(0))]
    assert moves[0] in chair.view.legal_moves


def test_the_end_of_a_match() -> None:
    """At the end nobody is to move, the winners have the fewest points, and a move is refused as too late."""
    chair, match = open_chair()
    assert chair.winners == ()
    play_to_the_end(chair)
    assert not chair.is_to_move
    assert not chair.awaits_other
    assert len(chair.points) == RULES.last_round
    assert chair.just_scored is not None
    lowest = min(chair.view.scores)
    assert set(chair.winners) <= {seat for seat, total in enumerate(chair.view.scores) if total == lowest}
    assert chair.why_not(DrawStock()) == "The match is over."
    assert match.is_over


def test_deals_again() -> None:
    """The same match again has the same rules, seats and cards, no moves, and is kept at once."""
    kept: list[Record] = []
    chair = deal(Record(RULES, 5, SEATS), kept.append)
    first = chair.view
    play_to_the_end(chair)
    again = chair.deal_again(kept.append)
    assert (again.view, again.seats, again.seed, again.is_fresh) == (first, SEATS, 5, True)
    assert kept[0].entries == kept[-1].entries == ()


def test_goes_on_from_a_record() -> None:
    """Sitting down at a record goes on from its end, keeps nothing by itself, and keeps every change after that."""
    kept: list[Record] = []
    chair = deal(Record(RULES, find_seed(RULES, 3), SEATS), kept.append)
    chair.play(DrawStock())
    count = len(kept)
    again = sit_down(kept[-1], kept.append)
    assert len(kept) == count
    assert again.view == chair.view
    again.play(again.view.legal_moves[0])
    assert len(kept) == count + 1


def test_no_state_in_the_annotations() -> None:
    """The one attribute that is no property is the number of the seat."""
    chair, match = open_chair()
    public = {name: value for name, value in vars(chair).items() if not name.startswith("_")}
    assert public == {"seat": 0}
    assert isinstance(match.state, State)
