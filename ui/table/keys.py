"""Table keys: every action at the table for the keyboard alone.

Holds the keyboard's row of docs/play.md, "Hands on the cards". The keys of actions stand with them, in
`ui.table.actions`; here are those that walk: Tab goes from the hand to the piles to the buttons, arrows walk in each,
Enter or Space picks up, puts down, draws, discards and presses.
"""

from __future__ import annotations

import pygame

from ui.kit.change import Change
from ui.kit.focus import ARROWS, DO_KEYS
from ui.table import moves
from ui.table.actions import Action, list_actions, list_row, press_button
from ui.table.key_focus import Area
from ui.table.mouse import click_discard, give_up
from ui.table.table import Table

WAYS = {**ARROWS, pygame.K_HOME: (-99, 0), pygame.K_END: (99, 0)}
"""Places across and areas down that a key goes."""


def handle_key(table: Table, event: pygame.event.Event) -> Change | None:
    """Act on one key press; a move's key while others play only hurries them, in mid-drag it does nothing."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) and key != pygame.K_TAB:
        return None
    action = _find_action(table, key)
    if table.pointer.dragging and not (action is not None and action.gives_up_drag):
        # Every other key waits for the end of the drag, for it would mean another card than the one in hand.
        return None
    if moves.refuse_early(table, key):
        return None
    if not table.turns.watching:
        table.turns.director.finish()
        table.follow()
    elif (action is not None and action.is_move) or (key in DO_KEYS and table.focus.area == "piles"):
        moves.hurry(table, key)
        return None
    if action is not None:
        return None if action.name == "menu" and _go_back(table) else action.do(table)
    return _walk(table, key, bool(event.mod & pygame.KMOD_SHIFT))


def _find_action(table: Table, key: int) -> Action | None:
    """Return the action of a key; what these rules do not offer still says why not."""
    return next((action for action in list_actions() if action.key is not None and action.key.code == key), None)


def _go_back(table: Table) -> bool:
    """Give up a drag, or put down what is picked up; return whether there was anything to go back from."""
    if table.pointer.dragging:
        give_up(table)
        return True
    if table.hand.picked:
        table.hand.pick(())
        return True
    return False


def _walk(table: Table, key: int, shift: bool) -> Change | None:
    if key == pygame.K_TAB:
        if table.focus.shown:
            _go_to(table, table.focus.next_area(-1 if shift else 1))
        table.focus.show()
    elif key in DO_KEYS:
        return _enter(table)
    elif key in WAYS:
        _arrow(table, *WAYS[key], extends=shift)
    return None


def _go_to(table: Table, area: Area) -> None:
    """Go to an area; with a card to throw, the pile to throw it on comes first."""
    throws = area == "piles" and area != table.focus.area and table.turns.my_phase == "discard"
    table.focus.go_to(area, "discard" if throws else None)


def _enter(table: Table) -> Change | None:
    """Do what the focus stands on; a focus that nobody sees is only shown."""
    if not table.focus.shown:
        table.focus.show()
        return None
    if table.focus.area == "buttons":
        return press_button(table, list_row(table.turns.picture.rules)[table.focus.button].name)
    if table.focus.area == "piles":
        return click_discard(table) if table.focus.pile == "discard" else moves.draw_stock(table)
    hand = table.hand
    if hand.picked:
        hand.pick(())
    elif hand.row:
        hand.pick((hand.row[hand.focus],))
        table.stage.sounds.play("pick_up")
    return None


def _arrow(table: Table, across: int, down: int, extends: bool) -> None:
    table.focus.show()
    if down:
        _go_to(table, table.focus.area_below(down))
    elif table.focus.area == "piles":
        table.focus.go_to("piles", "stock" if across < 0 else "discard")
    elif table.focus.area == "buttons":
        table.focus.step_button(across, len(list_row(table.turns.picture.rules)))
    else:
        _walk_hand(table, across, extends)


def _walk_hand(table: Table, across: int, extends: bool) -> None:
    hand = table.hand
    if not hand.row:
        return
    if hand.picked and not extends:
        hand.step(across)
        return
    if extends and not hand.picked:
        hand.pick((hand.row[hand.focus],))
    hand.walk(across)
    if extends:
        hand.extend(hand.row[hand.focus])
