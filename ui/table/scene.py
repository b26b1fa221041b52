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
from ui.table.hint import work_on_hint
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
from ui.table.seeing import find_marked_melds, see_table
from ui.table.table import lay_table
from ui.table.table_view import TableView
from ui.table.tips import find_tip_wait, paint_tip

MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)

PAINTERS = (
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
)
"""Who paints what lies on the felt, from the lowest up."""


class TableScene(Scene):
    """The table of a match, new or resumed; a scored round that was not left yet is shown first."""

    def __init__(self, stage: Stage, chair: Chair, thinking: Thinking | None = None) -> None:
        super().__init__(stage)
        self.chair = chair
        self.turns = Turns(chair, stage.timing, self._hear, thinking)
        order = read_order(stage.services.recall_order()).follow(self.turns.picture.hand)
        self.table = lay_table(stage, chair, self.turns, order.set_apart(_just_drawn(chair)))
        self._mod = 0
        self._kept = str(order)
        self._phase = self.turns.my_phase
        self._melds = 0
        self._drawn_ahead: set[Card] = set()
        """Own cards on their way whose faces are drawn already."""

    def resize(self, stage: Stage) -> None:
        """Lay the table out anew; what flies lands, what is held stays held."""
        super().resize(stage)
        if stage.size != (self.table.layout.window.w, self.table.layout.window.h):
            self.turns.director.finish()
        self.turns.adopt_timing(stage.timing)
        self.table.hand.adopt_timing(stage.timing)
        self.table.follow()
        self.table = self.table.move_to(stage)
        self._drawn_ahead.clear()

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Hand one event to the mouse or the keyboard."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            # A modifier's own key event carries the state before it in some window systems.
            self._mod = event.mod | _modifier(event) if event.type == pygame.KEYDOWN else event.mod & ~_modifier(event)
        change = self._act(event)
        if change is not None:
            self._let_go()
        self.table.follow()
        return change

    def update(self, dt: float) -> bool:
        """Let time pass for the turns, the hand and what is written; draw only if something changed."""
        table = self.table
        said, tip_showed = table.notice.sentence, self._tip_wait() == 0
        table.clock.advance(dt * 1000)
        moved = self.turns.update(dt * 1000)
        table.follow()
        hinted = work_on_hint(table)
        gliding = table.hand.update()
        self._keep_order()
        self._sound()
        touched = super().update(dt)
        told = not tip_showed and self._tip_wait() == 0
        return moved or gliding or hinted or touched or told or said != table.notice.sentence

    def wake_in(self) -> float | None:
        """Return the seconds until a player or a hint thinks, a sentence goes or a tip shows."""
        due = (self.turns.waits, self.table.notice.time_left, self._tip_wait() or None)
        times = [time for time in due if time is not None]
        if self.table.hint.runs:
            return 0.0
        return min(times) / 1000 if times else None

    def advance(self) -> Change | None:
        """Show a scored round, once it has landed; after the last one the standings."""
        scored = self.turns.scored
        if scored is None or self.table.hand.held is not None:
            return None
        self.turns.look()
        self._let_go()
        if self.chair.is_over:
            return ToRoundEnd(self.chair, scored, self._finish)
        return ToRoundEnd(self.chair, scored, self._go_on)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table from the felt up."""
        view = see_table(self.table)
        self._draw_ahead(view)
        surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
        for paint in PAINTERS:
            paint(surface, self.stage, view)

    def _act(self, event: pygame.event.Event) -> Change | None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.table.hint.cancel()
        if event.type in MOUSE:
            return self._act_on_mouse(event)
        if event.type == pygame.KEYDOWN:
            self.touch()
            return handle_key(self.table, event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._let_go()
            self.touch()
        return None

    def _act_on_mouse(self, event: pygame.event.Event) -> Change | None:
        pointer = self.table.pointer
        before = (pointer.spot, pointer.dragging or self._tip_wait() == 0)
        change = handle_mouse(self.table, event, self._mod | getattr(event, "mod", 0))
        if event.type != pygame.MOUSEMOTION or before != (pointer.spot, False):
            self.touch()
        return change

    def _tip_wait(self) -> float | None:
        """Return the milliseconds until a tip shows; None when there is none to show."""
        if self.table.pointer.tip_due_in is None:
            return None
        return find_tip_wait(self.stage, see_table(self.table))

    def _draw_ahead(self, view: TableView) -> None:
        """Draw the face of one card still on its way, so that no frame has to draw many at once."""
        for card in view.awaited - self._drawn_ahead:
            self._drawn_ahead.add(card)
            self.stage.sprites.face(card, round(view.layout.stock.w), view.is_wild(card))
            return

    def _let_go(self) -> None:
        """Hold nothing any longer: what is released from now on, this scene does not learn."""
        self._mod = 0
        give_up(self.table)

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
        phase, melds = self.turns.my_phase, len(find_marked_melds(self.table))
        if phase == "draw" and self._phase is None:
            self.stage.sounds.play("your_turn")
        if melds > self._melds and self.table.hand.held is None:
            self.stage.sounds.play("meld")
        self._phase, self._melds = phase, melds

    def _keep_order(self) -> None:
        order = str(self.table.hand.order)
        if order != self._kept and self.table.hand.held is None and self.chair.view.hand:
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
