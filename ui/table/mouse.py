"""Table mouse: what each gesture of the pointer means at the table.

Holds the mouse's rows of docs/play.md, "Hands on the cards": click or drag to draw, drag or double-click or right-click
to discard, click and then click the place for all of it, and impatience: a press while others play only hurries them.
"""

from __future__ import annotations

import pygame

from game.cards import Card
from ui.kit.change import Change
from ui.table import moves
from ui.table.actions import press_button
from ui.table.drop_targets import find_drop_target, held_box, is_over_discards
from ui.table.early_presses import MOUSE
from ui.table.gestures import Cancel, Carry, Click, DoubleClick, Drop, Gesture, Lift, SecondClick
from ui.table.held_cards import HeldPile
from ui.table.seeing import find_marked_melds, see_table
from ui.table.spots import Point, Spot
from ui.table.table import Table

OWN_THINGS = ("card", "bracket", "button")
"""The kinds of spots that a press means also while others play."""


def handle_mouse(table: Table, event: pygame.event.Event, mod: int = 0) -> Change | None:
    """Act on one mouse event; `mod` are the modifier keys held, as the last key event told them."""
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
        return _press(table, event, mod)
    if event.type == pygame.MOUSEMOTION:
        return _move(table, event)
    if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
        return _act(table, table.pointer.release(event.pos))
    if event.type == pygame.MOUSEBUTTONUP and event.button == 3:
        return _act(table, table.pointer.release_second(_spot_at(table, event.pos)))
    return None


def give_up(table: Table) -> None:
    """Forget a press or drag under way: what is held glides home, and the next click is an ordinary one."""
    _act(table, table.pointer.cancel())


def click_discard(table: Table) -> Change | None:
    """Click on the discard pile: throw the one picked card there, or take the top one."""
    picked = table.hand.picked
    if picked and table.turns.my_phase == "discard":
        return moves.throw_these(table, picked)
    return moves.take_discard(table)


def _spot_at(table: Table, point: Point) -> Spot:
    return see_table(table).spot_at(point)


def _move(table: Table, event: pygame.event.Event) -> Change | None:
    if table.pointer.pressed and not getattr(event, "buttons", (1,))[0]:
        # Its release went to another scene, or another window.
        give_up(table)
    spot = _spot_at(table, event.pos)
    gesture = table.pointer.move(event.pos, spot)
    if gesture is None and not table.pointer.dragging:
        table.hand.hover(spot.card if spot.kind == "card" else None)
    return _act(table, gesture)


def _press(table: Table, event: pygame.event.Event, mod: int) -> Change | None:
    table.focus.hide()
    table.pointer.forget_point()
    if event.button == 1 and table.pointer.dragging:
        give_up(table)
    watching = table.turns.watching
    spot = _spot_at(table, event.pos)
    if spot.kind not in OWN_THINGS and not (spot.kind == "hand" and table.hand.picked) and _only_hurries(table):
        table.pointer.press_in_vain(event.pos, spot)
        return None
    if not watching:
        table.turns.director.finish()
        table.follow()
        spot = _spot_at(table, event.pos)
    if event.button == 3:
        return _act(table, table.pointer.press_second(spot))
    adds, extends = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)), bool(mod & pygame.KMOD_SHIFT)
    clicks = getattr(event, "clicks", None)
    return _act(table, table.pointer.press(event.pos, spot, adds=adds, extends=extends, clicks=clicks))


def _only_hurries(table: Table) -> bool:
    """Let a press hurry the others; return whether it does no more, also when it comes a moment too late for that."""
    if not table.turns.watching:
        return moves.refuse_early(table, MOUSE)
    moves.hurry(table, MOUSE)
    return True


def _act(table: Table, gesture: Gesture | None) -> Change | None:
    """Do what a gesture asks for."""
    match gesture:
        case Click():
            return _click(table, gesture)
        case DoubleClick(spot) | SecondClick(spot):
            return _throw_at(table, spot, right=isinstance(gesture, SecondClick))
        case Lift():
            _lift(table, gesture)
        case Carry(point):
            _carry(table, point)
        case Drop(point):
            _carry(table, point)
            return _drop(table)
        case Cancel():
            _drop_nothing(table)
    return None


def _click(table: Table, click: Click) -> Change | None:
    spot, hand = click.spot, table.hand
    match spot.kind:
        case "stock":
            return moves.draw_stock(table)
        case "discard":
            return click_discard(table)
        case "button":
            return press_button(table, spot.name)
        case "bracket":
            hand.pick(_cards_of_bracket(table, spot))
        case "card" if spot.card is not None:
            _click_card(table, click, spot.card)
        case "hand" if hand.picked:
            hand.put_picked(click.point[0])
        case _:
            hand.pick(())
    return None


def _click_card(table: Table, click: Click, card: Card) -> None:
    hand = table.hand
    if card not in hand.row:
        return
    if click.adds:
        hand.toggle(card)
    elif click.extends:
        hand.extend(card)
    elif card in hand.picked:
        hand.pick(())
    elif hand.picked:
        hand.put_picked(click.point[0])
    else:
        hand.stand_on(card)
        hand.pick((card,))
        table.stage.sounds.play("pick_up")


def _cards_of_bracket(table: Table, spot: Spot) -> tuple[Card, ...]:
    melds = find_marked_melds(table)
    if spot.place >= len(melds):
        return ()
    return table.hand.row[melds[spot.place].start : melds[spot.place].stop]


def _throw_at(table: Table, spot: Spot, right: bool) -> Change | None:
    if spot.kind == "card" and spot.card is not None:
        return moves.throw(table, spot.card)
    if spot.kind == "button" and not right:
        return press_button(table, spot.name)
    if right and table.hand.picked:
        table.hand.pick(())
    return None


def _lift(table: Table, lift: Lift) -> None:
    spot, hand, picture = lift.spot, table.hand, table.turns.picture
    table.stage.sounds.play("pick_up")
    if spot.kind == "card" and spot.card in hand.row and spot.card is not None:
        hand.lift(hand.picked if spot.card in hand.picked else (spot.card,), lift.start, lift.point)
    elif spot.kind == "bracket" and _cards_of_bracket(table, spot):
        hand.lift(_cards_of_bracket(table, spot), lift.start, lift.point)
    elif (spot.kind == "stock" and picture.stock) or (spot.kind == "discard" and picture.discards):
        pile = table.layout.stock if spot.kind == "stock" else table.layout.discard
        offset = (pile.x - lift.start[0], pile.y - lift.start[1])
        table.pointer.hold_pile(HeldPile("stock" if spot.kind == "stock" else "discard", offset, lift.point))


def _carry(table: Table, point: Point) -> None:
    held = table.pointer.held_pile
    if held is not None:
        table.pointer.hold_pile(held.move(point))
        lands = find_drop_target(table) == "hand" and table.turns.my_phase == "draw"
        table.hand.make_room(held_box(table).centre[0] if lands else None)
    table.hand.carry(point)


def _drop(table: Table) -> Change | None:
    if table.pointer.held_pile is not None:
        return _drop_pile(table, table.pointer.held_pile)
    held, target = table.hand.held, find_drop_target(table)
    if held is None:
        return None
    over_pile = is_over_discards(table)
    if target != "discard":
        table.hand.let_go(lands=target == "hand" and not over_pile)
        return moves.throw_these(table, held.cards) if over_pile else None
    card = held.cards[0]
    seen = table.hand.shown()[card]
    table.hand.let_go()
    return moves.throw(table, card, seen)


def _drop_pile(table: Table, held: HeldPile) -> Change | None:
    """Draw the card dragged from a pile, and put it where the row has made room for it."""
    lands, place = find_drop_target(table) == "hand", table.hand.opening
    table.pointer.hold_pile(None)
    if not lands:
        table.hand.make_room(None)
        return None
    draw = moves.draw_stock if held.pile == "stock" else moves.take_discard
    change = draw(table, held.pose(table.layout.stock))
    table.follow()
    drawn = table.hand.order.apart
    table.hand.make_room(None)
    flies = drawn is not None and drawn in table.turns.director.awaited()
    if flies and drawn is not None and place is not None and place < len(table.hand.row) - 1:
        table.hand.put((drawn,), place)
    return change


def _drop_nothing(table: Table) -> None:
    """End a drag as if it had never begun: what is held glides home."""
    table.pointer.hold_pile(None)
    table.hand.make_room(None)
    table.hand.let_go()
