"""The round's end, the standings and the log as they are read: every result stands in the frame, uncovered."""

from __future__ import annotations

import pygame
import pytest

from game.chair import Chair
from game.events import RoundScored
from game.match import Match
from game.rules import Rules
from tests.ui.at_the_table import AtTheTable, sit_down, with_display
from tests.ui.matches import finished_match, new_match, play_until
from tests.ui.sight import count_colour, find_words, read, read_rows
from tests.ui.stand_ins import open_stack
from ui.kit.boxes import Box
from ui.kit.theme import BRASS
from ui.scene_stack import SceneStack
from ui.screens.log import Log
from ui.screens.round_end import RoundEnd
from ui.screens.standings import Standings

SIZES = [(800, 600), (1280, 720)]
STOCK = "9S 4S 4D 4H 4C"
Size = tuple[int, int]


def end_round(size: Size, card: str = "9S", **more: object) -> AtTheTable:
    """Play one turn each and look at the result, all of it shown."""
    player = sit_down(stock=STOCK, size=size, display=with_display(speed="instant"), **more)  # type: ignore[arg-type]
    player.key(pygame.K_d)
    player.click(player.at(card), button=3)
    player.wait(3000)
    if player.scene is player.table_scene:
        player.key(pygame.K_d)
        player.click(player.at("4C"), button=3)
        player.wait(3000)
    assert isinstance(player.scene, RoundEnd)
    return player


def read_row(player: AtTheTable, seat: int) -> list[str]:
    """Return what stands in a seat's row, in reading order."""
    assert isinstance(player.scene, RoundEnd)
    return [word for row in read_rows(player.stack, player.scene.layout.rows[seat].plate) for word in row]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("more", "head"),
    [
        ({"own": "5H 5D 5C"}, "Round 1: you went out"),
        ({"others": {3: "6D 6H 6C"}}, "Round 1: Right went out"),
        ({"rules": Rules.of("pc", turn_limit=1)}, "Round 1: the turn limit is reached"),
    ],
    ids=["you", "Right", "nobody"],
)
def test_the_head_says_how_the_round_ended(more: dict[str, object], head: str, size: Size) -> None:
    """Over the rows stands which round it was and who went out, or that nobody did."""
    words = end_round(size, **more).read()
    assert head in words
    assert "Next round" in words


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("own", "kind"), [("5H 5D 5C", "set"), ("5H 6H 7H", "run")])
def test_each_row_tells_melds_deadwood_points_and_total(own: str, kind: str, size: Size) -> None:
    """Who is out has its meld named and 0 points; the others their deadwood with its points; totals follow."""
    player = end_round(size, own=own)
    assert sorted(read_row(player, 0)) == sorted(["You", "+0", "out", "total 0, in front", kind])
    for seat, name in enumerate(("Left", "Top", "Right"), 1):
        assert sorted(read_row(player, seat)) == sorted([name, "+20", "total 20", "deadwood: 20 points"])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_totals_add_up_and_all_who_lead_are_in_front(size: Size) -> None:
    """At the end of a later round the total is that of all rounds, and equals share the front."""
    match = play_until(new_match(Rules(turn_limit=1), 8), 5)
    stack, _services = open_stack(size)
    scored = next(event for event in match.last_step.events if isinstance(event, RoundScored))
    end = RoundEnd(stack.stage, Chair(match), scored, lambda: None)
    stack.enter(end)
    stack.update(5)
    for seat, row in enumerate(end.layout.rows):
        total = sum(points[seat] for points in match.state.points)
        front = ", in front" if total == min(match.state.totals) else ""
        words = read(stack, row.plate)
        assert f"+{match.state.points[-1][seat]}" in words
        assert f"total {total}{front}" in words


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_after_the_last_round_the_button_leads_to_the_standings(size: Size) -> None:
    """The last round's result does not promise another round."""
    words = end_round(size, own="5H 5D 5C", rules=Rules.of("pc", last_round=1)).read()
    assert "Final standings" in words
    assert "Next round" not in words


def show_standings(match: Match, size: Size) -> SceneStack:
    """Return the standings of `match` on a stack, with nothing falling over them."""
    stack, _services = open_stack(size)
    stack.enter(Standings(stack.stage, Chair(match)))
    stack.update(0.1)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode=""))
    return stack


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("winner", "sentence"),
    [
        (0, "♛ You win the match! ♛"),
        (2, "Top wins the match."),
        (None, "A tie for the lowest total: nobody wins."),
    ],
    ids=["You", "Top", "nobody"],
)
def test_the_standings_say_who_has_won(winner: int | None, sentence: str, size: Size) -> None:
    """After the last round a sentence names the winner, who alone wears the crown; on a tie nobody does."""
    match = finished_match(winner)
    words = read(show_standings(match, size))
    assert {sentence, "The match is over", f"Seed {match.record.seed}", "New match"} <= set(words)
    crowned = [word for word in words if word.startswith("♛ ") and word != sentence]
    assert crowned == ([] if winner is None else [f"♛ {min(match.state.totals)}"])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_standings_list_every_round(size: Size) -> None:
    """Eleven rounds stand there with their wild rank and everybody's points, and below them the totals."""
    match = finished_match(2)
    rows = read_rows(show_standings(match, size))
    wild = [*map(str, range(3, 11)), "J", "Q", "K"]
    assert ["Round", "You", "Left", "Top", "Right"] in rows
    for number, points in enumerate(match.state.points, 1):
        assert [str(number), f"★ {wild[number - 1]}", *map(str, points)] in rows
    totals = list(map(str, match.state.totals))
    totals[2] = f"♛ {totals[2]}"
    assert ["Total", *totals] in rows


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_mid_match_the_leaders_are_marked(size: Size) -> None:
    """Before the end the sheet has the rounds so far, marks who leads, and names no winner."""
    match = play_until(new_match(), 5)
    stack = show_standings(match, size)
    words, lowest = read(stack), min(match.state.totals)
    leaders = [seat for seat, total in enumerate(match.state.totals) if total == lowest]
    assert {"Scores so far", "Close", f"Seed {match.record.seed}"} <= set(words)
    assert [word for word in words if "♛" in word] == [f"♛ {lowest}"] * len(leaders)
    assert not any("win" in word for word in words)
    assert len([row for row in read_rows(stack) if len(row) > 1 and row[1].startswith("★")]) == 4


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_best_total_is_framed(size: Size) -> None:
    """The crowned total stands in a frame of brass, and no other does."""
    stack = show_standings(finished_match(2), size)
    surface = pygame.Surface(size)
    stack.draw(surface)
    totals = [word for word in find_words(stack) if word.box.centery == _line_of(stack, "Total")][-4:]
    framed = {
        word.text[0]: count_colour(surface, word.box.move(0, word.box.h).inflate(-4, 0), BRASS) for word in totals
    }
    assert framed.pop("♛") > 15
    assert set(framed.values()) == {0}


def _line_of(stack: SceneStack, text: str) -> int:
    return next(word.box.centery for word in find_words(stack) if word.text == text)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_button_in_focus_has_a_ring(size: Size) -> None:
    """Of the buttons under a sheet the one that Enter means is ringed with brass, for those who use keys."""
    stack, _services = open_stack(size)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    sheet = Standings(stack.stage, Chair(finished_match(2)))
    stack.enter(sheet)
    for chosen in range(3):
        surface = pygame.Surface(size)
        stack.draw(surface)
        rings = [_brass_round(surface, button.box) > 100 for button in sheet.buttons]
        assert rings == [place == chosen for place in range(3)]
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))


def _brass_round(surface: pygame.Surface, box: pygame.Rect) -> int:
    return count_colour(surface, box.inflate(16, 16), BRASS) - count_colour(surface, box, BRASS)


def test_before_the_first_result_nobody_leads() -> None:
    """With no round scored there is no leader to mark."""
    assert not any("♛" in word for word in read(show_standings(new_match(), (800, 600))))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_log_is_read_from_the_deal_to_the_newest(size: Size) -> None:
    """The log tells each turn in its order, the newest last, under the round and what is wild."""
    player = sit_down(stock=STOCK, size=size, others={3: "6D 6H 6C"})
    player.key(pygame.K_t)
    player.wait(400)
    player.click(player.at("KC"), button=3)
    player.wait_for_turn()
    player.key(pygame.K_l)
    assert isinstance(player.scene, Log)
    rows = read_rows(player.stack, Box(*player.scene.inner))
    assert rows == [
        ["Round 1 of 11 · Threes are wild"],
        ["Right", "dealt and turned up 2♣"],
        ["You", "took 2♣, threw K♣"],
        ["Left", "drew, threw 9♠"],
        ["Top", "drew, threw 4♠"],
        ["Right", "drew, threw 4♦"],
        ["Right", "went out"],
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_log_opens_at_its_newest_line(size: Size) -> None:
    """What happened last is in sight at once; Home scrolls to the deal."""
    player = sit_down(size=size, display=with_display(speed="instant"))
    for _turn in range(14):
        player.key(pygame.K_d)
        player.click(player.at(str(player.table.hand.row[-1])), button=3)
        player.wait_for_turn()
    player.key(pygame.K_l)
    assert isinstance(player.scene, Log)
    newest = list(player.scene.lines[-1])
    inner = Box(*player.scene.inner)
    assert read_rows(player.stack, inner)[-1] == newest
    player.key(pygame.K_HOME)
    rows = read_rows(player.stack, inner)
    assert rows[1] == ["Right", "dealt and turned up 2♣"]
    assert newest not in rows
