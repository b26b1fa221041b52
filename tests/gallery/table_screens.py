"""The gallery's pictures of the table, the round's end and the log."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game.chair import Chair
from game.entries import HUMAN
from game.events import WentOut
from game.match import Match
from game.players import make_player
from game.record import SeatEntry
from game.rules import Rules
from game.seat_names import name_places
from storage.settings import Display
from tests.gallery.registry import screen
from ui.scene_stack import SceneStack
from ui.screens.round_end import RoundEnd
from ui.table.scene import TableScene
from ui.table.seeing import see_table

LARGE = Display(deck="large", felt="blue", back="night")
FOUR = Display(deck="four_colour", felt="burgundy", back="sunburst")
SLATE = Display(felt="slate", back="lattice", size=125)
FRAME = 0.016


def sit(stack: SceneStack, players: int = 4, seed: int = 7, **keys: Any) -> TableScene:
    """Put a new match of steady players on the show."""
    rules = Rules.of("pc", players=players, decks="auto", **keys)
    names = ("You", *name_places(players - 1))
    seats = [SeatEntry(name, "steady" if seat else HUMAN) for seat, name in enumerate(names)]
    opponents = {seat: make_player("steady") for seat in range(1, players)}
    table = TableScene(stack.stage, Chair(Match.begin(rules, seed, seats, opponents)))
    stack.enter(table)
    return table


def wait(stack: SceneStack, seconds: float) -> None:
    """Let time pass by frames."""
    for _frame in range(round(seconds / FRAME)):
        stack.update(FRAME)


def play(stack: SceneStack, table: TableScene, until: Callable[[], bool]) -> None:
    """Let seat 0 play steadily, too, until something is so."""
    own = make_player("steady")
    for _turn in range(4000):
        if until():
            return
        if table.table.turns.my_phase is not None:
            table.turns.play(own.choose(table.chair.view, Random(1)))
        table.turns.hurry()
        stack.update(FRAME)


def mine(table: TableScene, phase: str) -> Callable[[], bool]:
    """Return whether the player is to do something."""
    return lambda: table.table.turns.my_phase == phase and not table.turns.director.busy


def last_turn(table: TableScene) -> Callable[[], bool]:
    """Return whether it is the player's last turn."""
    return lambda: table.table.turns.picture.out_seat not in (None, 0) and mine(table, "draw")()


def press(stack: SceneStack, *keys: int) -> None:
    """Press keys one after another."""
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    wait(stack, 0.5)


def carry(stack: SceneStack, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one point to another and hold on."""
    post(stack, pygame.MOUSEMOTION, start)
    post(stack, pygame.MOUSEBUTTONDOWN, start, button=1)
    for step in range(1, 11):
        point = (start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10)
        post(stack, pygame.MOUSEMOTION, point)
        stack.update(FRAME)


def post(stack: SceneStack, kind: int, point: tuple[float, float], **fields: int) -> None:
    """Hand one mouse event to the show."""
    stack.handle(pygame.event.Event(kind, pos=(int(point[0]), int(point[1])), **fields))


@screen("table-deal-in-the-air")
def _deal(stack: SceneStack) -> None:
    sit(stack, first_round=5)
    wait(stack, 0.6)


@screen("table-3-cards")
def _three(stack: SceneStack) -> None:
    table = sit(stack)
    play(stack, table, mine(table, "draw"))


@screen("table-8-cards")
@screen("table-8-cards-large", LARGE)
@screen("table-8-cards-four-colour", FOUR)
@screen("table-8-cards-125", SLATE)
def _eight(stack: SceneStack) -> None:
    table = sit(stack, first_round=6)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_s, pygame.K_s, pygame.K_s)


@screen("table-14-cards")
@screen("table-14-cards-large", LARGE)
@screen("table-14-cards-jokers", FOUR)
def _fourteen(stack: SceneStack) -> None:
    table = sit(stack, first_round=11, jokers=4)
    play(stack, table, lambda: mine(table, "draw")() and table.chair.view.turn == 3)
    press(stack, pygame.K_s, pygame.K_s, pygame.K_s)
    press(stack, pygame.K_t)


@screen("table-focus")
def _focus(stack: SceneStack) -> None:
    table = sit(stack, first_round=8)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)


@screen("table-picked-up")
def _picked(stack: SceneStack) -> None:
    table = sit(stack, first_round=8)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT)


@screen("table-drag-in-hand")
def _drag(stack: SceneStack) -> None:
    table = sit(stack, first_round=9)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d)
    slots = table.table.hand.slots
    carry(stack, (slots[2].x, slots[2].y), (slots[6].x, slots[2].y - slots[2].w * 0.6))


@screen("table-drag-to-pile")
def _drag_pile(stack: SceneStack) -> None:
    table = sit(stack, first_round=9)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d)
    slot, pile = table.table.hand.slots[4], table.table.layout.discard
    carry(stack, (slot.x, slot.y), (pile.x + pile.w * 0.25, pile.y + pile.w * 0.2))


@screen("table-drag-a-meld")
def _drag_meld(stack: SceneStack) -> None:
    table = sit(stack, first_round=11, seed=3)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_s, pygame.K_s, pygame.K_s)
    bracket = see_table(table.table).brackets[0].box
    carry(stack, bracket.centre, (table.stage.size[0] * 0.6, bracket.y - table.table.layout.hand_width))


@screen("table-others-turn", Display(confirm_discards=False))
def _others(stack: SceneStack) -> None:
    table = sit(stack, first_round=7)
    play(stack, table, mine(table, "discard"))
    press(stack, pygame.K_x, pygame.K_x)
    for _frame in range(400):
        stack.update(FRAME)
        if table.table.turns.picture.to_move == 2 and table.turns.director.in_the_air():
            break
    wait(stack, 0.08)


@screen("table-refusal")
def _refusal(stack: SceneStack) -> None:
    table = sit(stack, first_round=4)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d, pygame.K_z)


@screen("table-going-out-declared")
def _declared(stack: SceneStack) -> None:
    table = sit(stack, seed=5, going_out="declared")

    def ready() -> bool:
        moves = table.chair.view.legal_moves
        return mine(table, "discard")() and any(type(move).__name__ == "GoOut" for move in moves)

    play(stack, table, ready)
    press(stack, pygame.K_s)


@screen("table-last-turn")
@screen("table-last-turn-large", LARGE)
def _last(stack: SceneStack) -> None:
    table = sit(stack, seed=5, first_round=9)
    play(stack, table, last_turn(table))


@screen("table-last-turn-13-cards")
def _last_thirteen(stack: SceneStack) -> None:
    table = sit(stack, seed=3, first_round=11)
    play(stack, table, last_turn(table))


@screen("table-going-out")
def _going_out(stack: SceneStack) -> None:
    table = sit(stack, seed=5, first_round=9)
    own = make_player("steady")
    for _frame in range(9000):
        if table.turns.director.running(WentOut) is not None:
            break
        if table.table.turns.my_phase is not None and not table.turns.director.busy:
            table.turns.play(own.choose(table.chair.view, Random(1)))
        stack.update(FRAME)
    wait(stack, 0.45)


@screen("table-laid-melds-larger")
def _larger(stack: SceneStack) -> None:
    table = sit(stack, seed=3, first_round=11)
    play(stack, table, last_turn(table))
    box = see_table(table.table).laid[0][0].box
    post(stack, pygame.MOUSEMOTION, (box.x + 5, box.y + 9))
    wait(stack, 0.6)


@screen("table-tip")
def _tip(stack: SceneStack) -> None:
    table = sit(stack, first_round=6)
    play(stack, table, mine(table, "draw"))
    post(stack, pygame.MOUSEMOTION, (table.stage.size[0] * 0.15, 12))
    wait(stack, 0.6)


@screen("table-log")
def _log(stack: SceneStack) -> None:
    table = sit(stack, seed=3, first_round=11)
    play(stack, table, lambda: mine(table, "draw")() and table.chair.view.turn == 3)
    press(stack, pygame.K_l)


@screen("options-at-the-table")
@screen("options-at-the-table-large", LARGE)
def _menu(stack: SceneStack) -> None:
    table = sit(stack, first_round=6)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_ESCAPE)


@screen("table-question")
def _question(stack: SceneStack) -> None:
    table = sit(stack, first_round=9)
    play(stack, table, mine(table, "draw"))
    press(stack, pygame.K_d)
    hand = table.table.hand
    hand.stand_on(next(filter(see_table(table.table).is_wild, hand.row), hand.row[0]))
    press(stack, pygame.K_x, pygame.K_x)


def _hang_players(players: int) -> None:
    @screen(f"table-{players}-players")
    def _table(stack: SceneStack) -> None:
        table = sit(stack, players, first_round=9, seed=4)
        play(stack, table, lambda: mine(table, "discard")() and table.chair.view.turn == 2)

    @screen(f"round-end-{players}-players")
    def _end(stack: SceneStack) -> None:
        table = sit(stack, players, first_round=11, seed=4)
        play(stack, table, lambda: isinstance(stack.scenes[-1], RoundEnd))
        wait(stack, 2)


@screen("table-8-players-150", Display(size=150))
def _crowded(stack: SceneStack) -> None:
    table = sit(stack, 8, first_round=11, seed=4)
    play(stack, table, last_turn(table))


@screen("round-end-8-players-150", Display(size=150))
def _crowded_end(stack: SceneStack) -> None:
    table = sit(stack, 8, first_round=11, seed=4)
    play(stack, table, lambda: isinstance(stack.scenes[-1], RoundEnd))
    wait(stack, 2)


for _players in range(2, 9):
    _hang_players(_players)


@screen("round-end-3-cards")
def _end_three(stack: SceneStack) -> None:
    table = sit(stack, seed=6)
    play(stack, table, lambda: isinstance(stack.scenes[-1], RoundEnd))
    wait(stack, 2)


@screen("round-end-appearing", LARGE)
def _end_appearing(stack: SceneStack) -> None:
    table = sit(stack, seed=6, first_round=8)
    play(stack, table, lambda: isinstance(stack.scenes[-1], RoundEnd))
    wait(stack, 0.3)
