"""A player at the table for tests: a real scene on a real stack, a clock of our own, events as SDL would post them.

Knows where things are only by asking the scene's own layout; draws nothing unless asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game.cards import Card
from game.chair import Chair
from game.match import Match
from game.moves import Move
from game.players import LEVELS, Player
from game.record import Record, SeatEntry, loads
from game.rules import Rules
from game.seat_names import name_places
from game.view import View
from storage.settings import Display
from tests.forced import find_seed, force_deck
from tests.ui import sight
from ui.kit.boxes import Box
from ui.kit.sounds import SoundName
from ui.open_screen import open_screen
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.settings import Settings
from ui.stage import resize_stage, set_stage
from ui.table.hand_order import Group
from ui.table.scene import TableScene
from ui.table.seeing import see_table
from ui.table.table import Table
from ui.table.table_view import TableView

Point = tuple[float, float]
FRAME = 16
CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


class HeardSounds:
    """Sounds that only remember what was to be heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: SoundName) -> None:
        self.heard.append(name)

    def tuned(self, sound: object) -> HeardSounds:
        return self


class RememberingDoors:
    """Services without a disk."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.waiting: Chair | None = None
        self.fault: str | None = None
        self.order = ""

    def begin(self, seed: int | None = None) -> Chair:
        raise NotImplementedError

    def again(self, chair: Chair) -> Chair:
        raise NotImplementedError

    def recall_order(self) -> str:
        return self.order

    def keep_order(self, order: str) -> None:
        self.order = order

    def stop_waiting(self) -> None:
        self.waiting = None


class DrawsAndThrows(Player):
    """An opponent that draws from the stock and throws the card just drawn."""

    def choose(self, view: View, rng: Random) -> Move:
        return view.legal_moves[0] if view.phase == "draw" else view.legal_moves[-1]


class AtTheTable:
    """Somebody who plays seat 0 by mouse and keyboard."""

    def __init__(self, match: Match, display: Display, size: tuple[int, int], services: RememberingDoors) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode(size)
        self.services = services
        self.sounds = HeardSounds()
        settings = Settings(display=display)
        stage = set_stage(size, settings, self.sounds, services)
        self.stack = SceneStack(stage, open_screen, lambda stage, change: stage)
        self.match = match
        self.table_scene = TableScene(self.stack.stage, Chair(match))
        self.stack.enter(self.table_scene)
        self.frames = 0
        self._left_held = False

    @property
    def table(self) -> Table:
        """The owners of what is at the table."""
        return self.table_scene.table

    @property
    def view(self) -> TableView:
        """What is to be seen at the table."""
        return see_table(self.table)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The melds in the row that are marked."""
        return tuple(bracket.group for bracket in self.view.brackets)

    def button_box(self, name: str) -> Box:
        """Return the place of a button that there is."""
        button = self.view.find_button(name)
        assert button is not None
        return button.box

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack.scenes[-1]

    @property
    def row(self) -> str:
        """The own hand from left to right, as text."""
        return " ".join(map(str, self.table.hand.row))

    @property
    def hand(self) -> set[Card]:
        """The own hand in truth."""
        return set(self.match.state.hands[0])

    def wait(self, ms: float) -> None:
        """Let time pass, frame by frame."""
        while ms > 0:
            self.frames += self.stack.update(FRAME / 1000)
            ms -= FRAME

    def wait_for_turn(self) -> AtTheTable:
        """Wait until it is the own turn and nothing moves."""
        for _frame in range(4000):
            if self.table.turns.my_phase is not None and not self.table.turns.director.busy:
                self.wait(200)
                return self
            if self.scene is not self.table_scene:
                return self
            self.wait(FRAME)
        raise AssertionError("the own turn never came")

    def post(self, kind: int, **fields: Any) -> None:
        """Hand one event to the scene stack."""
        self.stack.handle(pygame.event.Event(kind, fields))

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="")

    def press(self, point: Point, button: int = 1) -> None:
        """Move to `point` and press."""
        self.move(point)
        self._left_held |= button == 1
        self.post(pygame.MOUSEBUTTONDOWN, pos=whole(point), button=button)

    def move(self, point: Point) -> None:
        """Move the pointer."""
        self.post(pygame.MOUSEMOTION, pos=whole(point), rel=(0, 0), buttons=(int(self._left_held), 0, 0))

    def release(self, point: Point, button: int = 1) -> None:
        """Release the button."""
        self._left_held &= button != 1
        self.post(pygame.MOUSEBUTTONUP, pos=whole(point), button=button)

    def click(self, point: Point, button: int = 1, mod: int = 0) -> None:
        """Press and release on one point, `mod` held."""
        if mod:
            self.post(pygame.KEYDOWN, key=_mod_key(mod), mod=mod, unicode="")
        self.press(point, button)
        self.release(point, button)
        if mod:
            self.post(pygame.KEYUP, key=_mod_key(mod), mod=0, unicode="")
        self.wait(500)

    def drag(self, start: Point, end: Point, steps: int = 8) -> None:
        """Press at `start`, move to `end`, release."""
        self.carry(start, end, steps)
        self.release(end)

    def carry(self, start: Point, end: Point, steps: int = 8) -> None:
        """Press at `start` and move to `end`, holding on."""
        self.press(start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.wait(FRAME)

    def at(self, text: str) -> Point:
        """Return a point on the visible part of the first card in the row that reads `text`."""
        place = [str(card) for card in self.table.hand.row].index(text)
        box = self.table.hand.slots[place].box
        return box.x + box.w * 0.15, box.y + box.h * 0.5

    @property
    def stock(self) -> Point:
        """The middle of the stock."""
        return self.table.layout.stock.box.centre

    @property
    def pile(self) -> Point:
        """The middle of the discard pile."""
        return self.table.layout.discard.box.centre

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window another size."""
        pygame.display.set_mode(size)
        self.stack.restage(resize_stage(self.stack.stage, size))

    def draw(self) -> pygame.Surface:
        """Draw a frame and return it."""
        surface = pygame.display.get_surface()
        self.stack.draw(surface)
        return surface

    def read(self, box: Box | None = None) -> list[str]:
        """Draw a frame and return the texts that are in sight in it, or in that box of it."""
        return sight.read(self.stack, box)

    def start_again(self) -> AtTheTable:
        """Quit, and go on from the record as it was kept, as a new process would."""
        from game.record import dumps

        match = resume(loads(dumps(self.match.record)), self.match)
        return AtTheTable(match, self.stack.stage.display, self.stack.stage.size, self.services)


def resume(record: Record, like: Match) -> Match:
    """Return a new match from a record, with the same kinds of players."""
    return Match(record, {seat: DrawsAndThrows() for seat in range(1, like.state.rules.players)})


def sit_down(
    own: str = "5H 7D KC",
    up: str = "2C",
    stock: str = "",
    *,
    others: Mapping[int, str] | None = None,
    rules: Rules | None = None,
    display: Display | None = None,
    size: tuple[int, int] = (800, 600),
    services: RememberingDoors | None = None,
    steady: bool = False,
) -> AtTheTable:
    """Sit down at a forced first round in which seat 0 begins; the deal has landed when this returns.

    The others hold cards that never meld and throw what they draw, unless `steady`.
    """
    rules = rules or Rules.of("pc")
    seed = find_seed(rules, rules.players - 1)
    size_of_hand = len(own.replace("|", " ").split())
    hands: dict[int, str] = {0: own, **(others or {})}
    for seat, filler in enumerate(_fillers(size_of_hand, rules.players - 1), 1):
        hands.setdefault(seat, filler)
    deck = force_deck(rules, hands, up, stock, seed)
    names = ("You", *name_places(rules.players - 1))
    level = "steady"
    seats = [SeatEntry(name, level if seat else "human") for seat, name in enumerate(names)]
    make = LEVELS[level] if steady else DrawsAndThrows
    players = {seat: make() for seat in range(1, rules.players)}
    match = Match.begin(rules, seed, seats, players, decks=[deck])
    shown = display or Display(confirm_discards=False)
    player = AtTheTable(match, shown, size, services or RememberingDoors())
    if shown.speed != "instant":
        player.wait(2200)
    return player


def with_display(**fields: Any) -> Display:
    """Return the display settings of tests: no questions, unless asked for."""
    return replace(Display(confirm_discards=False), **fields)


def whole(point: Sequence[float]) -> tuple[int, int]:
    """Return the pixel of a point."""
    return int(point[0]), int(point[1])


def _fillers(count: int, others: int) -> list[str]:
    pool = ["AS 9D QC", "AD 9H QS", "AC 9C QH"]
    if count == 3 and others <= 3:
        return pool[:others]
    texts = "AS 8D QC 6H 10S 2D JC 4H KS 9D 7C 3H 5S"
    turned = texts.translate(str.maketrans("SDCH", "DCHS"))
    again = texts.translate(str.maketrans("SDCH", "CHSD"))
    return [" ".join(row.split()[:count]) for row in (texts, turned, again)][:others]


def _mod_key(mod: int) -> int:
    return pygame.K_LCTRL if mod == CTRL else pygame.K_LSHIFT
