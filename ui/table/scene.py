"""The table scene: the match as it is played, from the first deal to the last round's end.

Holds docs/design.md, rules 3 to 5, on the screen: the truth first and the picture later, the player's own order,
nobody's cards but the own. What each gesture and key does is in its own module; this one hands out events and time.
"""

from __future__ import annotations

import pygame

from game.cards import Card
from game.chair import Chair
from game.events import Drew
from ui.destinations import ToRoundEnd, ToStandings
from ui.kit.change import Change
from ui.playback.picture import ME
from ui.playback.thinking import Thinking
from ui.playback.turns import Turns
from ui.scene import Scene, Stage
from ui.table import event_sounds
from ui.table.hand_order import read_order
from ui.table.keys import handle_key
from ui.table.mouse import give_up, handle_mouse
from ui.table.paint_cards import paint_fans, paint_flights, paint_hand, paint_held, paint_piles
from ui.table.paint_labels import (
    paint_brackets,
    paint_buttons,
    paint_medallion,
    paint_notice,
    paint_pile_labels,
    paint_status,
)
from ui.table.paint_plates import paint_glow, paint_plates
from ui.table.tabletop import Tabletop
from ui.table.tips import paint_tip, tip_is_due

MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class TableScene(Scene):
    """The table of a match, new or resumed; a scored round that was not left yet is shown first."""

    def __init__(self, stage: Stage, chair: Chair, thinking: Thinking | None = None) -> None:
        super().__init__(stage)
        self.chair = chair
        self.turns = Turns(chair, stage.timing, self._hear, thinking)
        order = read_order(stage.services.recall_order()).follow(self.turns.director.picture.hand)
        self.top = Tabletop(stage, chair, self.turns, order.set_apart(_just_drawn(chair)))
        self._mod = 0
        self._kept = str(order)
        self._phase = self.top.my_phase
        self._melds = 0

    def resize(self, stage: Stage) -> None:
        """Lay the table out anew; what flies lands, what is held stays held."""
        super().resize(stage)
        if stage.size != (self.top.layout.window.w, self.top.layout.window.h):
            self.turns.director.finish()
        self.turns.timing = stage.timing
        self.top.hand.relayout_ms = self.turns.timing.relayout
        self.top.hand.tilts = not self.turns.timing.fades
        self.top.follow()
        self.top.relayout(stage)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Hand one event to the mouse or the keyboard."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            # A modifier's own key event carries the state before it in some window systems.
            self._mod = event.mod | _modifier(event) if event.type == pygame.KEYDOWN else event.mod & ~_modifier(event)
        change = self._act(event)
        if change is not None:
            self._let_go()
        self.top.follow()
        return change

    def update(self, dt: float) -> bool:
        """Let time pass for the turns, the hand and what is written; draw only if something changed."""
        ms, top = dt * 1000, self.top
        said, tip = top.sentence, tip_is_due(top)
        top.now += ms
        top.hand.now = top.now
        moved = self.turns.update(ms)
        top.follow()
        gliding = top.hand.motion.update(top.now)
        calming = top.hand.calm()
        self._keep_order()
        self._sound()
        touched = super().update(dt)
        told = tip != 0 and tip_is_due(top) == 0
        return moved or gliding or calming or touched or told or said != top.sentence

    def wake_in(self) -> float | None:
        """Return the seconds until the next computer player moves, a sentence goes or a tip shows."""
        due = (self.turns.waits, self.top.sentence_left, tip_is_due(self.top) or None)
        times = [time for time in due if time is not None]
        return min(times) / 1000 if times else None

    def advance(self) -> Change | None:
        """Show a scored round, once it has landed; after the last one the standings."""
        scored = self.turns.scored
        if scored is None or self.top.hand.held is not None:
            return None
        self.turns.look()
        self._let_go()
        if self.chair.is_over:
            return ToRoundEnd(self.chair, scored, self._finish)
        return ToRoundEnd(self.chair, scored, self._go_on)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table from the felt up."""
        top = self.top
        surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
        for paint in (
            paint_glow,
            paint_status,
            paint_piles,
            paint_pile_labels,
            paint_medallion,
            paint_plates,
            paint_fans,
            paint_buttons,
            paint_notice,
            paint_brackets,
            paint_hand,
            paint_flights,
            paint_held,
            paint_tip,
        ):
            paint(surface, top)

    def _act(self, event: pygame.event.Event) -> Change | None:
        if event.type in MOUSE:
            before = (self.top.hovered, self.top.gestures.dragging or tip_is_due(self.top) == 0)
            change = handle_mouse(self.top, event, self._mod | getattr(event, "mod", 0))
            if event.type != pygame.MOUSEMOTION or before != (self.top.hovered, False):
                self.touch()
            return change
        if event.type == pygame.KEYDOWN:
            self.touch()
            return handle_key(self.top, event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._let_go()
            self.touch()
        return None

    def _let_go(self) -> None:
        """Hold nothing any longer: what is released from now on, this scene does not learn."""
        self._mod = 0
        give_up(self.top)

    def _go_on(self) -> Change | None:
        self.turns.go_on()
        self.touch()
        return None

    def _finish(self) -> Change | None:
        return ToStandings(self.chair)

    def _hear(self, event: object, when: str) -> None:
        event_sounds.play(self.stage.sounds, event, when)

    def _sound(self) -> None:
        """Sound for what no event tells: the own turn has come, a meld has closed in the hand."""
        phase, melds = self.top.my_phase, len(self.top.groups)
        if phase == "draw" and self._phase is None:
            self.stage.sounds.play("your_turn")
        if melds > self._melds and self.top.hand.held is None:
            self.stage.sounds.play("meld")
        self._phase, self._melds = phase, melds

    def _keep_order(self) -> None:
        order = str(self.top.hand.order)
        if order != self._kept and self.top.hand.held is None and self.chair.view.hand:
            self._kept = order
            self.stage.services.keep_order(order)


def _just_drawn(chair: Chair) -> Card | None:
    """Return the card the player has drawn in a turn that is not over yet."""
    drew = [event.card for event in chair.latest if isinstance(event, Drew) and event.seat == ME]
    return drew[-1] if drew and chair.view.phase == "discard" else None


def _modifier(event: pygame.event.Event) -> int:
    return {
        pygame.K_LSHIFT: pygame.KMOD_LSHIFT,
        pygame.K_RSHIFT: pygame.KMOD_RSHIFT,
        pygame.K_LCTRL: pygame.KMOD_LCTRL,
        pygame.K_RCTRL: pygame.KMOD_RCTRL,
        pygame.K_LMETA: pygame.KMOD_LMETA,
        pygame.K_RMETA: pygame.KMOD_RMETA,
    }.get(event.key, 0)
