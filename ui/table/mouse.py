"""Table mouse: what each gesture of the pointer means at the table.

Holds the mouse's rows of "Hands on the cards": click or drag to draw, drag or double-click or right-click to
discard, click and then click the place for all of it, and impatience: a press while others play only hurries them.
"""

from __future__ import annotations

import pygame

from game.cards import Card
from ui.kit.change import Change
from ui.table import moves as table_moves
from ui.table.buttons import press_button
from ui.table.gestures import Cancel, Carry, Click, DoubleClick, Drop, Gesture, Lift, SecondClick, Spot
from ui.table.haste import Haste
from ui.table.held_cards import HeldPile
from ui.table.tabletop import Tabletop
from ui.table.words import say_one_only

OWN_THINGS = ("card", "bracket", "button")


def handle_mouse(top: Tabletop, event: pygame.event.Event, mod: int = 0) -> Change | None:
    """Act on one mouse event; `mod` are the modifier keys held, as the last key event told them."""
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
        return _press(top, event, mod)
    if event.type == pygame.MOUSEMOTION:
        if top.gestures.pressed and not getattr(event, "buttons", (1,))[0]:
            # Its release went to another scene, or another window.
            give_up(top)
        spot = top.spot_at(event.pos)
        top.hovered, top.pointer, top.rested_since = spot, event.pos, top.now
        gesture = top.gestures.move(event.pos, spot)
        if gesture is None and not top.gestures.dragging:
            top.hand.hover(spot.card if spot.kind == "card" else None)
        return act(top, gesture)
    if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
        return act(top, top.gestures.release(event.pos))
    if event.type == pygame.MOUSEBUTTONUP and event.button == 3:
        return act(top, top.gestures.release_second(top.spot_at(event.pos)))
    return None


def act(top: Tabletop, gesture: Gesture | None) -> Change | None:
    """Do what a gesture asks for."""
    match gesture:
        case Click():
            return _click(top, gesture)
        case DoubleClick(spot) | SecondClick(spot):
            return _throw_at(top, spot, right=isinstance(gesture, SecondClick))
        case Lift():
            _lift(top, gesture)
        case Carry(point):
            _carry(top, point)
        case Drop(point):
            _carry(top, point)
            return _drop(top)
        case Cancel():
            drop_nothing(top)
    return None


def give_up(top: Tabletop) -> None:
    """Forget a press or drag under way: what is held glides home, and the next click is an ordinary one."""
    act(top, top.gestures.cancel())


def drop_nothing(top: Tabletop) -> None:
    """End a drag as if it had never begun: what is held glides home."""
    top.held_pile = None
    top.hand.make_room(None)
    top.hand.let_go(False, top.turns.timing.glide_home)


def _press(top: Tabletop, event: pygame.event.Event, mod: int) -> Change | None:
    top.keys_used, top.pointer = False, None
    if event.button == 1 and top.gestures.dragging:
        give_up(top)
    watching = top.turns.watching
    spot = top.spot_at(event.pos)
    if spot.kind not in OWN_THINGS and not (spot.kind == "hand" and top.hand.picked) and _only_hurries(top):
        # Remembered for double clicks only: the second click of an impatient pair must not draw either.
        top.gestures.press(event.pos, spot, top.now)
        top.gestures.forget_press()
        return None
    if not watching:
        top.turns.director.finish()
        top.follow()
        spot = top.spot_at(event.pos)
    if event.button == 3:
        return act(top, top.gestures.press_second(spot))
    adds, extends = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)), bool(mod & pygame.KMOD_SHIFT)
    clicks = getattr(event, "clicks", None)
    return act(top, top.gestures.press(event.pos, spot, top.now, adds=adds, extends=extends, clicks=clicks))


def _only_hurries(top: Tabletop) -> bool:
    """Let a press hurry the others; return whether it does no more, also when it comes a moment too late for that."""
    if not top.turns.watching:
        return top.is_hasty(Haste.MOUSE)
    top.haste.hurry(Haste.MOUSE, top.now)
    top.turns.hurry()
    return True


def _click(top: Tabletop, click: Click) -> Change | None:
    spot, hand = click.spot, top.hand
    match spot.kind:
        case "stock":
            table_moves.draw_stock(top)
        case "discard":
            return click_discard(top)
        case "button":
            return press_button(top, spot.name)
        case "bracket":
            group = top.groups[spot.place] if spot.place < len(top.groups) else None
            hand.pick(hand.row[group.start : group.stop] if group else ())
        case "card" if spot.card is not None:
            _click_card(top, click)
        case "hand" if hand.picked:
            _put_picked(top, click.point[0])
        case _:
            hand.pick(())
    return None


def click_discard(top: Tabletop) -> Change | None:
    """Click on the discard pile: throw the one picked card there, or take the top one."""
    picked = top.hand.picked
    if picked and top.my_phase == "discard":
        return _throw_these(top, picked)
    table_moves.take_discard(top)
    return None


def _throw_these(top: Tabletop, cards: tuple[Card, ...]) -> Change | None:
    """Throw a single card; say that several can't be."""
    if len(cards) == 1:
        return table_moves.throw(top, cards[0])
    if not table_moves.refuse_turn(top):
        top.say(say_one_only())
    return None


def _click_card(top: Tabletop, click: Click) -> None:
    hand, card = top.hand, click.spot.card
    if card is None or card not in hand.row:
        return
    if click.adds:
        hand.toggle(card)
    elif click.extends:
        hand.extend(card)
    elif card in hand.picked:
        hand.pick(())
    elif hand.picked:
        _put_picked(top, click.point[0])
    else:
        hand.focus = hand.row.index(card)
        hand.pick((card,))
        top.stage.sounds.play("pick_up")


def _put_picked(top: Tabletop, x: float) -> None:
    hand = top.hand
    picked, place = hand.picked, hand.gap_under(x)

    def put() -> None:
        hand.order = hand.order.move(picked, place)
        hand.picked = ()

    hand.change(put)


def _throw_at(top: Tabletop, spot: Spot, right: bool) -> Change | None:
    if spot.kind == "card" and spot.card is not None:
        return table_moves.throw(top, spot.card)
    if spot.kind == "button" and not right:
        return press_button(top, spot.name)
    if right and top.hand.picked:
        top.hand.pick(())
    return None


def _lift(top: Tabletop, lift: Lift) -> None:
    spot, hand = lift.spot, top.hand
    top.stage.sounds.play("pick_up")
    if spot.kind == "card" and spot.card in hand.row and spot.card is not None:
        hand.lift(hand.picked if spot.card in hand.picked else (spot.card,), lift.start, lift.point)
    elif spot.kind == "bracket" and spot.place < len(top.groups):
        group = top.groups[spot.place]
        hand.lift(hand.row[group.start : group.stop], lift.start, lift.point)
    elif (spot.kind == "stock" and top.picture.stock) or (spot.kind == "discard" and top.picture.discards):
        pile = top.layout.stock if spot.kind == "stock" else top.layout.discard
        offset = (pile.x - lift.start[0], pile.y - lift.start[1])
        top.held_pile = HeldPile("stock" if spot.kind == "stock" else "discard", offset, lift.point)


def _carry(top: Tabletop, point: tuple[float, float]) -> None:
    if top.held_pile is not None:
        top.held_pile = HeldPile(top.held_pile.pile, top.held_pile.offset, point)
        top.hand.make_room(top.held_box().centre[0] if top.target() == "hand" and top.my_phase == "draw" else None)
    top.hand.carry(point)


def _drop(top: Tabletop) -> Change | None:
    if top.held_pile is not None:
        _drop_pile(top)
        return None
    held, target = top.hand.held, top.target()
    if held is None:
        return None
    over_pile = top.held_box().overlap(top.layout.discard.box) > top.held_box().overlap(top.layout.hand_target)
    if target != "discard":
        top.hand.let_go(target == "hand" and not over_pile, top.turns.timing.glide_home)
        return _throw_these(top, held.cards) if over_pile else None
    card = held.cards[0]
    seen = top.hand.shown()[card]
    top.hand.let_go(False, top.turns.timing.glide_home)
    return table_moves.throw(top, card, seen)


def _drop_pile(top: Tabletop) -> None:
    """Draw the card dragged from a pile, and put it where the row has made room for it."""
    held, lands, place = top.held_pile, top.target() == "hand", top.hand.opening
    top.held_pile = None
    if held is None or not lands:
        top.hand.make_room(None)
        return
    pose = held.pose(top.layout.stock)
    if held.pile == "stock":
        table_moves.draw_stock(top, pose)
    else:
        table_moves.take_discard(top, pose)
    top.follow()
    drawn = top.hand.order.apart
    top.hand.make_room(None)
    if drawn is None or place is None or drawn not in top.turns.director.awaited():
        return
    if place < len(top.hand.row) - 1:
        top.hand.put((drawn,), place)
