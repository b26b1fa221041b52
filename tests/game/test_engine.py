"""The engine: turns, going out, last turns, scoring and the stock, on forced decks."""

from collections.abc import Iterable, Sequence

import pytest

from game.cards import cards_text, parse_card
from game.engine import IllegalMove, Step, apply, choose_winners, legal_moves, new_match
from game.events import Dealt, Discarded, Drew, MatchEnded, RoundScored, StockTurned, WentOut
from game.moves import Discard, DrawDiscard, DrawStock, GoOut, parse_move
from game.rules import Rules
from game.state import State, audit
from tests.forced import deal, find_seed, force_deck

LOOSE = {0: "AS 9D KH", 1: "2S TD QH", 2: "4S JD 7H", 3: "5S QD 8C"}
"""Four hands of three cards without a wild three, none of them near a meld."""

ONE_ROUND = Rules.of("pc", last_round=1)
SEED = find_seed(ONE_ROUND, dealer=3)
"""With this seed seat 3 deals, so seat 0 begins."""


def play(state: State, texts: Iterable[str]) -> Step:
    """Make all moves, auditing every state on the way, and return the last step with all events."""
    events: list[object] = []
    for text in texts:
        state, happened = (step := apply(state, parse_move(text))).state, step.events
        events.extend(happened)
        assert audit(state) == ()
    return Step(state, tuple(events))  # type: ignore[arg-type]


def pass_stock_cards(turns: int, stock: Sequence[str]) -> list[str]:
    """Return the moves of turns that draw from the stock and throw the drawn card at once."""
    return [text for card in stock[:turns] for text in ("stock", f"discard {card}")]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """The deck goes round card by card; then comes the first discard, then the stock from its top."""
    state = new_match(ONE_ROUND, SEED, [deck := force_deck(ONE_ROUND, LOOSE, "6C", "6D 7S", SEED)])
    assert state.dealer == 3 and state.to_move == 0
    assert [hand[0] for hand in state.hands] == list(deck[:4])
    assert cards_text(state.hands[2]) == "4S JD 7H"
    assert cards_text(state.discards) == "6C" and cards_text(state.stock[:-3:-1]) == "6D 7S"
    assert state.history == (Dealt(1, 3, 3, parse_card("6C")),)


def test_a_turn_is_a_draw_and_a_discard() -> None:
    """A seat draws one card and discards one; then it is the turn of the seat to its left."""
    state = deal(ONE_ROUND, LOOSE, "6C", "6D", SEED)
    assert legal_moves(state) == (DrawStock(), DrawDiscard())
    drawn = play(state, ["stock"])
    assert drawn.events == (Drew(0, "stock", parse_card("6D")),)
    assert legal_moves(drawn.state) == tuple(map(Discard, drawn.state.hands[0]))
    thrown = play(drawn.state, ["discard KH"])
    assert thrown.state.to_move == 1 and thrown.state.turns == (1, 1, 0, 0)
    assert cards_text(thrown.state.discards) == "6C KH" and cards_text(thrown.state.hands[0]) == "AS 9D 6D"


def test_only_the_top_of_the_pile_can_be_taken() -> None:
    """Taking from the discard pile takes the newest card and leaves the ones below."""
    state = play(deal(ONE_ROUND, LOOSE, "6C", "6D", SEED), ["stock", "discard KH", "take"]).state
    assert cards_text(state.hands[1]) == "2S TD QH KH" and cards_text(state.discards) == "6C"
    assert cards_text(state.known[1]) == "KH"


@pytest.mark.parametrize(
    ("before", "move", "sentence"),
    [
        ([], "discard AS", "Draw a card first"),
        ([], "out AS", "Draw a card first"),
        (["stock"], "stock", "now discard a card"),
        (["stock"], "take", "now discard a card"),
        (["stock"], "discard KS", "KS is not in the hand"),
        (["stock"], "discard AS'", "AS' is not in the hand"),
        (["stock"], "out AS", "Going out is automatic"),
    ],
)
def test_illegal_moves_say_why(before: list[str], move: str, sentence: str) -> None:
    """A move out of turn raises a sentence fit to show, and changes nothing."""
    state = play(deal(ONE_ROUND, LOOSE, "6C", "6D", SEED), before).state
    with pytest.raises(IllegalMove, match=sentence):
        apply(state, parse_move(move))


def test_something_that_is_no_move_is_illegal() -> None:
    """Whatever a player answers, a thing that is no move is refused in a sentence."""
    with pytest.raises(IllegalMove, match="A move is a draw"):
        apply(new_match(Rules(), 1), "stock")  # type: ignore[arg-type]


def test_a_card_that_only_claims_to_be_in_the_hand_is_illegal() -> None:
    """What is no real card cannot be discarded, whatever it says when it is compared."""

    class Liar:
        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 0

    state = play(deal(ONE_ROUND, LOOSE, "6C", "6D", SEED), ["stock"]).state
    with pytest.raises(IllegalMove, match="is not in the hand"):
        apply(state, Discard(Liar()))  # type: ignore[arg-type]


def test_the_taken_card_may_go_back_at_once() -> None:
    """By default the very card taken from the pile may be discarded."""
    state = play(deal(ONE_ROUND, LOOSE, "6C", "", SEED), ["take", "discard 6C"]).state
    assert cards_text(state.discards) == "6C" and state.known == ((), (), (), ())


def test_the_taken_card_must_stay_when_the_rules_say_so() -> None:
    """With `discard_taken_card: false` the taken card stays for this turn; its twin and a stock card may go."""
    rules = Rules.of("pc", last_round=1, discard_taken_card=False)
    hands = {**LOOSE, 0: "6C 9D KH"}
    state = play(deal(rules, hands, "6C", "7C", SEED), ["take"]).state
    assert cards_text(state.hands[0]) == "6C 9D KH 6C'"
    assert [str(move) for move in legal_moves(state)] == ["discard 6C", "discard 9D", "discard KH"]
    with pytest.raises(IllegalMove, match="must stay for this turn"):
        apply(state, parse_move("discard 6C'"))
    later = play(state, ["discard 6C", "stock", "discard 7C"]).state
    assert later.to_move == 2


def test_a_complete_discard_goes_out_and_gives_each_other_seat_one_last_turn() -> None:
    """After a seat goes out, the three others have exactly one turn each; then the round is scored."""
    hands = {**LOOSE, 0: "7S 8S KH"}
    step = play(deal(ONE_ROUND, hands, "6C", "9S 6D TC JC", SEED), ["stock", "discard KH"])
    state = step.state
    assert step.events[-1] == WentOut(0, (tuple(map(parse_card, ("7S", "8S", "9S"))),))
    assert state.out_seat == 0 and cards_text(state.laid[0] if state.laid else ()) == "7S 8S 9S"
    assert cards_text(state.known[0]) == "7S 8S 9S"
    end = play(state, ["stock", "discard QH", "stock", "discard TC", "stock", "discard QD"])
    scored, ended = end.events[-2:]
    assert isinstance(scored, RoundScored) and scored.out_seat == 0
    assert scored.points == (0, 2 + 10 + 6, 4 + 10 + 7, 5 + 8 + 10)
    assert ended == MatchEnded(scored.totals, (0,))
    assert end.state.phase == "over" and legal_moves(end.state) == ()


def test_the_round_ends_at_once_without_final_turns() -> None:
    """With `final_turn: false` nobody plays on after the first seat is out."""
    rules = Rules.of("pc", last_round=1, final_turn=False)
    step = play(deal(rules, {**LOOSE, 0: "7S 8S KH"}, "6C", "9S", SEED), ["stock", "discard KH"])
    assert step.state.phase == "over" and step.state.points == ((0, 22, 21, 23),)


def test_a_dealt_complete_hand_still_draws_and_discards() -> None:
    """A hand that is complete from the deal goes out with its first discard, not before."""
    state = deal(ONE_ROUND, {**LOOSE, 0: "7S 8S 9S"}, "6C", "KC", SEED)
    assert state.out_seat is None and legal_moves(state) == (DrawStock(), DrawDiscard())
    assert play(state, ["stock", "discard KC"]).state.out_seat == 0


def test_the_card_turned_up_may_complete_the_very_first_turn() -> None:
    """The first player may take the card turned up at the deal and go out with it, wild or not."""
    state = deal(ONE_ROUND, {**LOOSE, 0: "7S 9S KH"}, "3C", "", SEED)
    step = play(state, ["take", "discard KH"])
    assert step.state.out_seat == 0 and step.state.laid == (tuple(map(parse_card, ("7S", "3C", "9S"))),)


def test_everybody_may_go_out_in_the_last_turn() -> None:
    """A seat that completes its hand in the last turn scores 0, and only the first went out."""
    hands = {0: "7S 8S KH", 1: "7D 8D KC", 2: "7C 8C KS", 3: "4H 4S KD"}
    moves = ["stock", "discard KH", "stock", "discard KC", "stock", "discard KS", "stock", "discard KD"]
    step = play(deal(ONE_ROUND, hands, "QC", "9S 9D 9C 4D", SEED), moves)
    assert sum(isinstance(event, WentOut) for event in step.events) == 1
    assert step.state.points == ((0, 0, 0, 0),)


@pytest.mark.parametrize(("ties", "winners"), [("nobody", ()), ("shared", (0, 1, 2, 3))])
def test_a_four_way_tie(ties: str, winners: tuple[int, ...]) -> None:
    """When all four tie for the lowest total, nobody wins or all share, as the rules say."""
    rules = Rules.of("pc", last_round=1, ties=ties)
    hands = {0: "7S 8S KH", 1: "7D 8D KC", 2: "7C 8C KS", 3: "4H 4S KD"}
    moves = ["stock", "discard KH", "stock", "discard KC", "stock", "discard KS", "stock", "discard KD"]
    assert play(deal(rules, hands, "QC", "9S 9D 9C 4D", SEED), moves).events[-1] == MatchEnded((0,) * 4, winners)


@pytest.mark.parametrize(
    ("totals", "ties", "winners"),
    [
        ((50, 40, 60), "nobody", (1,)),
        ((50, 40, 40), "nobody", ()),
        ((50, 40, 40), "shared", (1, 2)),
        ((50, 50, 40), "shared", (2,)),
        ((0, 0), "shared", (0, 1)),
    ],
)
def test_the_lowest_total_wins(totals: tuple[int, ...], ties: str, winners: tuple[int, ...]) -> None:
    """The lowest total wins alone; a tie higher up does not matter."""
    assert choose_winners(totals, Rules.of("pc", ties=ties)) == winners


def test_declared_going_out_is_a_choice() -> None:
    """Under `going_out: declared` a discard into a complete hand plays on, and going out has to be said."""
    rules = Rules.of("pc", last_round=1, going_out="declared")
    state = play(deal(rules, {**LOOSE, 0: "7S 8S KH"}, "6C", "9S", SEED), ["stock"]).state
    assert [move for move in legal_moves(state) if isinstance(move, GoOut)] == [GoOut(parse_card("KH"))]
    assert play(state, ["discard KH"]).state.out_seat is None
    assert play(state, ["out KH"]).state.out_seat == 0
    with pytest.raises(IllegalMove, match="only when all cards but the discard are in melds"):
        apply(state, GoOut(parse_card("9S")))


def test_nobody_declares_in_a_last_turn() -> None:
    """After somebody went out, completing a hand simply scores 0."""
    rules = Rules.of("pc", last_round=1, going_out="declared")
    hands = {**LOOSE, 0: "7S 8S KH", 1: "7D 8D KC"}
    state = play(deal(rules, hands, "6C", "9S 9D", SEED), ["stock", "out KH", "stock"]).state
    assert not any(isinstance(move, GoOut) for move in legal_moves(state))
    with pytest.raises(IllegalMove, match="last turn, just discard"):
        apply(state, GoOut(parse_card("KC")))
    assert play(state, ["discard KC"]).state.out_seat == 0


def test_a_zero_point_card_left_over_does_not_go_out() -> None:
    """Going out needs every card in a meld, also where a card left over would cost nothing."""
    rules = Rules.of("pc", last_round=1, jokers=2, joker_points=0, wild_points=0, max_wilds_per_meld=0)
    step = play(deal(rules, {**LOOSE, 0: "JK JK KH"}, "6C", "6D", SEED), ["stock", "discard KH"])
    assert step.state.out_seat is None
    step = play(deal(rules, {**LOOSE, 0: "JK 3S KH"}, "6C", "6D", SEED), ["stock", "discard KH"])
    assert step.state.out_seat is None


def drain_stock(players: int = 2) -> tuple[State, list[str]]:
    """Return a match of two with one deck whose stock has just been emptied, and what lies on the pile."""
    rules = Rules.of("classic", players=players, last_round=1)
    state = new_match(rules, seed=6)
    pile = [str(state.discards[0])]
    while state.stock:
        card = state.stock[-1]
        state = apply(state, DrawStock()).state
        keep = [held for held in state.hands[state.to_move] if held == card]
        state = apply(state, Discard(keep[0])).state
        pile.append(str(card))
        assert audit(state) == () and state.out_seat is None
    return state, pile


def test_an_exhausted_stock_is_made_of_the_discards_below_the_top() -> None:
    """The visible top discard stays, all others become the new stock, and no card appears or vanishes."""
    state, pile = drain_stock()
    assert len(pile) == 52 - 6 and [str(card) for card in state.discards] == pile
    step = apply(state, DrawStock())
    turned, drew = step.events
    assert turned == StockTurned(len(pile) - 1) and isinstance(drew, Drew)
    assert [str(card) for card in step.state.discards] == pile[-1:]
    assert len(step.state.stock) == len(pile) - 2 and audit(step.state) == ()
    assert {str(card) for card in (*step.state.stock, drew.card)} == set(pile[:-1])


def test_a_turned_stock_has_a_shuffle_of_its_own() -> None:
    """The new order is not the order of the pile, and the same match turns the same way again."""
    state, pile = drain_stock()
    stock = apply(state, DrawStock()).state.stock
    assert [str(card) for card in stock] not in (pile[:-2], pile[-2::-1])
    assert apply(state, DrawStock()).state.stock == stock


def test_with_one_discard_and_no_stock_the_discard_must_be_taken() -> None:
    """Where there is nothing to turn, drawing from the stock is not legal, and the game goes on."""
    rules = Rules.of("pc", players=5, decks=1, jokers=4, first_round=9, last_round=9)
    state = new_match(rules, 3)
    assert state.stock == () and len(state.discards) == 1
    assert legal_moves(state) == (DrawDiscard(),)
    with pytest.raises(IllegalMove, match="only one discard: take that one"):
        apply(state, DrawStock())
    state = apply(state, DrawDiscard()).state
    state = apply(state, Discard(state.hands[state.to_move][0])).state
    assert audit(state) == () and legal_moves(state) == (DrawDiscard(),)


def test_the_turn_limit_scores_the_round_as_it_stands() -> None:
    """When every seat has had its turns and nobody is out, all hands are scored, with nobody out."""
    rules = Rules.of("pc", last_round=1, turn_limit=2)
    stock = ["6D", "TS", "6S", "JS", "8D", "QS", "5D", "KS"]
    step = play(deal(rules, LOOSE, "6C", " ".join(stock), SEED), pass_stock_cards(8, stock))
    scored = step.events[-2]
    assert isinstance(scored, RoundScored) and scored.out_seat is None
    assert scored.points == (20, 22, 21, 23)


def test_card_passing_is_caught_by_the_turn_limit() -> None:
    """Seats that only pass one card round by the discard pile end the round as well."""
    rules = Rules.of("pc", last_round=1, turn_limit=3)
    state = deal(rules, LOOSE, "6C", "", SEED)
    assert play(state, ["take", "discard 6C"] * 12).state.phase == "over"


def test_last_turns_are_played_beyond_the_turn_limit() -> None:
    """Once somebody is out in the last turn of the limit, the others still have their last turns."""
    rules = Rules.of("pc", last_round=1, turn_limit=1)
    hands = {**LOOSE, 3: "7S 8S KC"}
    stock = ["6D", "TS", "6S", "9S", "8D", "QS", "5D"]
    state = play(deal(rules, hands, "6C", " ".join(stock), SEED), pass_stock_cards(3, stock)).state
    state = play(state, ["stock", "discard KC"]).state
    assert state.out_seat == 3 and state.to_move == 0
    assert play(state, pass_stock_cards(3, stock[4:])).state.phase == "over"


def test_the_next_round_is_dealt_with_its_own_wild() -> None:
    """The discard that ends a round scores it and deals the next: one card more, the deal one seat further."""
    rules = Rules.of("pc", last_round=2)
    state = deal(rules, {**LOOSE, 0: "7S 8S KH"}, "6C", "9S 6D TC JC", SEED)
    moves = ["stock", "discard KH", "stock", "discard QH", "stock", "discard TC", "stock", "discard QD"]
    step = play(state, moves)
    scored, dealt = step.events[-2:]
    assert isinstance(scored, RoundScored) and isinstance(dealt, Dealt)
    assert (dealt.round_number, dealt.dealer, dealt.wild_rank) == (2, 0, 4)
    assert step.state.to_move == 1 and [len(hand) for hand in step.state.hands] == [4, 4, 4, 4]
    assert step.state.totals == scored.totals and step.state.history == (dealt,)


def test_two_players_share_one_deck() -> None:
    """`decks: auto` deals two players from 52 cards, and the last round leaves 25 in the stock."""
    state = new_match(Rules.of("classic", players=2, first_round=11), 1)
    assert state.rules.deck_size == 52 and len(state.stock) == 25 and audit(state) == ()


def test_a_discard_leaves_only_what_is_still_certain_known() -> None:
    """A seat that took a card and throws its twin no longer certainly holds one."""
    hands = {**LOOSE, 0: "6C 9D KH"}
    state = play(deal(ONE_ROUND, hands, "6C", "", SEED), ["take"]).state
    assert cards_text(state.known[0]) == "6C"
    thrown = play(state, ["discard 6C"])
    assert thrown.state.known[0] == () and thrown.events == (Discarded(0, parse_card("6C")),)
