"""Table keys: every action at the table for the keyboard alone.

Holds the keyboard's row of "Hands on the cards". Tab goes from the hand to the piles to the buttons; arrows walk in
each; Enter or Space picks up, puts down, draws, discards and presses.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.kit.change import Change
from ui.kit.focus import ARROWS, DO_KEYS
from ui.kit.timing import AIM_MS
from ui.table import moves as table_moves
from ui.table.buttons import open_help, open_log, open_menu, press_button
from ui.table.hint import show_hint
from ui.table.mouse import click_discard, give_up
from ui.table.tabletop import AREAS, PILES, Area, Tabletop
from ui.table.words import say_one_only

MOVES = (pygame.K_d, pygame.K_t, pygame.K_x, pygame.K_g, pygame.K_z)
IN_A_DRAG = (pygame.K_ESCAPE, pygame.K_l, pygame.K_F1)
"""The keys that give a drag up; every other waits for its end, for it would mean another card than the one in hand."""


def handle_key(top: Tabletop, event: pygame.event.Event) -> Change | None:
    """Act on one key press; a move's key while others play only hurries them, in mid-drag it does nothing."""
    key, shift = event.key, bool(event.mod & pygame.KMOD_SHIFT)
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) and key != pygame.K_TAB:
        return None
    if (top.gestures.dragging and key not in IN_A_DRAG) or top.is_hasty(key):
        return None
    if not top.turns.watching:
        top.turns.director.finish()
        top.follow()
    elif key in MOVES or (key in DO_KEYS and top.area == "piles"):
        top.haste.hurry(key, top.now)
        top.turns.hurry()
        return None
    if key in _PLAIN:
        return _PLAIN[key](top)
    if key == pygame.K_TAB:
        _walk_areas(top, -1 if shift else 1)
    elif key in DO_KEYS:
        return _enter(top)
    elif key in _WAYS:
        _arrow(top, *_WAYS[key], extends=shift)
    return None


def escape(top: Tabletop) -> Change | None:
    """Give up a drag, put down what is picked up, or else open the menu."""
    if top.gestures.dragging:
        give_up(top)
        return None
    if top.hand.picked:
        top.hand.pick(())
        return None
    return open_menu(top)


def _throw(top: Tabletop) -> Change | None:
    hand = top.hand
    if not hand.row:
        return None
    if len(hand.picked) > 1:
        top.say(say_one_only())
        return None
    card = hand.picked[0] if hand.picked else hand.row[hand.focus]
    if not hand.picked and not (top.keys_used and top.area == "hand") and top.my_phase == "discard":
        top.keys_used, top.area, top.aimed_at = True, "hand", top.now
        return None
    if not hand.picked and top.now - top.aimed_at < AIM_MS:
        return None
    return table_moves.throw(top, card)


def _do(verb: Callable[[Tabletop], None]) -> Callable[[Tabletop], Change | None]:
    def done(top: Tabletop) -> Change | None:
        verb(top)
        return None

    return done


_PLAIN: dict[int, Callable[[Tabletop], Change | None]] = {
    pygame.K_d: _do(table_moves.draw_stock),
    pygame.K_t: _do(table_moves.take_discard),
    pygame.K_x: _throw,
    pygame.K_g: table_moves.go_out,
    pygame.K_h: _do(show_hint),
    pygame.K_s: _do(table_moves.sort),
    pygame.K_z: _do(table_moves.put_back),
    pygame.K_l: open_log,
    pygame.K_ESCAPE: escape,
    pygame.K_F1: open_help,
}

_WAYS = {**ARROWS, pygame.K_HOME: (-99, 0), pygame.K_END: (99, 0)}
"""Places across and areas down that a key goes."""


def _walk_areas(top: Tabletop, by: int) -> None:
    if top.keys_used:
        _go_to(top, AREAS[(AREAS.index(top.area) + by) % len(AREAS)])
    top.keys_used = True


def _go_to(top: Tabletop, area: Area) -> None:
    """Go to an area; with a card to throw, the pile to throw it on comes first."""
    if area == "piles" and area != top.area and top.my_phase == "discard":
        top.pile_focus = PILES.index("discard")
    top.area = area


def _enter(top: Tabletop) -> Change | None:
    """Do what the focus stands on; a focus that nobody sees is only shown."""
    if not top.keys_used:
        top.keys_used = True
        return None
    if top.area == "buttons":
        return press_button(top, top.buttons[top.button_focus])
    if top.area == "piles":
        if PILES[top.pile_focus] == "discard":
            return click_discard(top)
        table_moves.draw_stock(top)
        return None
    hand = top.hand
    if hand.picked:
        hand.pick(())
    elif hand.row:
        hand.pick((hand.row[hand.focus],))
        top.stage.sounds.play("pick_up")
    return None


def _arrow(top: Tabletop, across: int, down: int, extends: bool) -> None:
    top.keys_used = True
    if down:
        # Piles lie over the hand, the buttons under it.
        order: tuple[Area, ...] = ("piles", "hand", "buttons")
        _go_to(top, order[max(0, min(2, order.index(top.area) + down))])
    elif top.area == "piles":
        top.pile_focus = 0 if across < 0 else 1
    elif top.area == "buttons":
        top.button_focus = max(0, min(len(top.buttons) - 1, top.button_focus + across))
    else:
        _walk_hand(top, across, extends)


def _walk_hand(top: Tabletop, across: int, extends: bool) -> None:
    hand = top.hand
    if not hand.row:
        return
    if hand.picked and not extends:
        hand.step(across)
        return
    if extends and not hand.picked:
        hand.pick((hand.row[hand.focus],))
    hand.focus = max(0, min(len(hand.row) - 1, hand.focus + across))
    if extends:
        hand.extend(hand.row[hand.focus])
