"""Match: it keeps every move before going on, can take one kind of move back, and resumes where it was."""

import pytest

from game.cards import parse_card
from game.deals import DeckError
from game.engine import IllegalMove
from game.match import Match
from game.moves import Discard, DrawDiscard, DrawStock, Move
from game.players.steady import Steady
from game.record import Record, SeatEntry, dumps, loads
from game.rules import Rules
from tests.forced import find_seed, force_deck

RULES = Rules.of("pc", players=3, last_round=3)
SEATS = [SeatEntry("You", "human"), SeatEntry("Left", "steady"), SeatEntry("Right", "steady")]
SEED = find_seed(RULES, dealer=2)
"""With this seed the person at seat 0 begins."""


def begin(kept: list[Record] | None = None) -> Match:
    """Return a new match of a person against two."""
    keep = kept.append if kept is not None else lambda record: None
    return Match.begin(RULES, SEED, SEATS, {1: Steady(), 2: Steady()}, keep)


def play_on(match: Match, moves: int) -> None:
    """Play up to `moves` moves, the person playing steadily too."""
    person = Match(match.record, dict.fromkeys(range(3), Steady()))
    for _turn in range(moves):
        if not person.is_over:
            move = person.choose()
            person.play(move)
            match.play(move)


def test_every_move_is_kept_before_the_next_can_be_made() -> None:
    """The record handed to `keep` holds the deal first, then each move as it is made."""
    kept: list[Record] = []
    match = begin(kept)
    play_on(match, 5)
    assert [len(record.entries) for record in kept] == [0, 1, 2, 3, 4, 5]
    assert kept[-1] == match.record


def test_an_illegal_move_changes_nothing() -> None:
    """A refused move is neither made nor kept."""
    kept: list[Record] = []
    match = begin(kept)
    with pytest.raises(IllegalMove):
        match.play(Discard(parse_card("7H")))
    assert len(kept) == 1 and match.record.entries == ()


def test_a_taken_discard_can_be_put_back() -> None:
    """Putting back restores the state before, the record forgets the move, and the stock may be drawn instead."""
    kept: list[Record] = []
    match = begin(kept)
    before = match.state
    match.play(DrawDiscard())
    assert match.can_undo
    assert match.undo() == before == match.state
    assert match.record.entries == kept[-1].entries == ()
    match.play(DrawStock())


@pytest.mark.parametrize("moves", [[], [DrawStock()], [DrawDiscard(), None]])
def test_nothing_else_is_taken_back(moves: list[Move | None]) -> None:
    """Neither a stock draw, nor a discard, nor the deal can be undone."""
    match = begin()
    for move in moves:
        match.play(move or Discard(match.state.hands[0][0]))
    assert not match.can_undo
    with pytest.raises(IllegalMove, match="just taken from the discard pile"):
        match.undo()


def test_a_computer_player_takes_nothing_back() -> None:
    """What a computer player took stays taken."""
    match = begin()
    match.play(DrawStock())
    match.play(Discard(match.state.hands[0][0]))
    match.play(DrawDiscard())
    assert not match.can_undo


def test_a_resumed_match_goes_on_as_if_never_left() -> None:
    """At every point, resuming from the text gives the same state and the same choices to the end."""
    whole = begin()
    play_on(whole, 10_000)
    assert whole.is_over
    for cut in range(0, len(whole.record.entries), 5):
        match = begin()
        play_on(match, cut)
        resumed = Match(loads(dumps(match.record)), {1: Steady(), 2: Steady()})
        assert resumed.state == match.state and resumed.last_step == match.last_step
        play_on(resumed, 10_000)
        assert resumed.record == whole.record


def test_the_view_is_the_seats_own() -> None:
    """A view is that of the seat asked for, and a person's seat is told from a computer's."""
    match = begin()
    assert match.view(1).seat == 1 and match.view(1).phase == "waiting"
    assert match.is_human(0) and not match.is_human(1)


def test_forced_decks_that_do_not_fit_are_refused_before_anything_is_kept() -> None:
    """A wrong deck leaves no record behind."""
    kept: list[Record] = []
    with pytest.raises(DeckError):
        Match.begin(RULES, SEED, SEATS, {}, kept.append, [[parse_card("JK")]])
    assert kept == []


def test_forced_decks_are_dealt() -> None:
    """A match begun with a forced deck deals it."""
    deck = force_deck(RULES, {0: "7S 8S 9S", 1: "2S TD QH", 2: "4S JD 7C"}, "6C", seed=SEED)
    match = Match.begin(RULES, SEED, SEATS, {}, decks=[deck])
    assert match.view(0).hand == deck[0:9:3]
