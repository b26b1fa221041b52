"""Seeing: makes the frozen view of the table that painters get, from the owners as they are at the moment.

Changes nothing. Draws nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from game.cards import Card
from game.events import WentOut
from game.melds import least_points
from game.moves import GoOut
from game.rules import Rules
from ui.kit.boxes import Box, Pose
from ui.playback.picture import ME
from ui.playback.tween import clamp, fade, fly
from ui.table.actions import find_action, list_row
from ui.table.drop_targets import find_drop_target
from ui.table.hand_order import Group
from ui.table.key_focus import PILES, Pile
from ui.table.places import Places
from ui.table.table import Table
from ui.table.table_view import Bracket, SeenButton, SeenCard, TableView
from ui.table.words import say_framed, say_prompt, say_ready


def see_table(table: Table) -> TableView:
    """Return what is to be seen at the table now."""
    turns, hand, picture = table.turns, table.hand, table.turns.picture
    awaited = frozenset(turns.director.awaited())
    targets, target = hand.targets(), find_drop_target(table)
    places = Places(table.layout, picture, targets)
    slots = hand.slots
    return TableView(
        layout=table.layout,
        picture=picture,
        places=places,
        names=table.names,
        levels=table.levels,
        seed=table.chair.seed,
        my_phase=turns.my_phase,
        row=hand.row,
        slots=slots,
        hand=_see_hand(table, awaited),
        picked=hand.picked,
        awaited=awaited,
        held=_see_held(table),
        held_from=table.pointer.held_pile.pile if table.pointer.held_pile is not None else None,
        drop_target=target,
        flights=_see_flights(table, places),
        going_out=turns.director.running(WentOut),
        fades=turns.timing.fades,
        brackets=_see_brackets(table, slots, awaited),
        deadwood=_count_deadwood(table, awaited),
        sentence=table.notice.sentence,
        prompt=_write_prompt(table),
        buttons=_see_buttons(table),
        put_back=_see_put_back(table),
        framed_pile=_find_framed_pile(table, target),
        discard_lit=target == "discard" or (len(hand.picked) == 1 and turns.may_throw(hand.picked[0])),
        hovered=table.pointer.spot,
        pointer=table.pointer.point,
        tip_due_in=table.pointer.tip_due_in,
    )


def find_marked_melds(table: Table, awaited: frozenset[Card] | None = None) -> tuple[Group, ...]:
    """Return the melds of landed cards in the row as it lies; none while the marks are switched off."""
    if not table.stage.display.show_melds:
        return ()
    picture, row = table.turns.picture, table.hand.row
    away = table.turns.director.awaited() if awaited is None else awaited
    groups = table.hand.groups(picture.wild_rank, picture.rules)
    return tuple(group for group in groups if away.isdisjoint(row[group.start : group.stop]))


def _see_hand(table: Table, awaited: frozenset[Card]) -> tuple[SeenCard, ...]:
    hand = table.hand
    shown = hand.shown()
    away = awaited | set(hand.held.cards if hand.held is not None else ())
    framed = hand.focus if table.focus.is_on("hand") else None
    return tuple(
        SeenCard(card, _raise_in_wave(table, place, shown[card]), card in hand.picked, place == framed)
        for place, card in enumerate(hand.row)
        if card not in away
    )


def _raise_in_wave(table: Table, place: int, pose: Pose) -> Pose:
    """Let the own cards rise one after another in the moment of going out."""
    along = table.turns.director.running(WentOut)
    if along is None or table.turns.picture.out_seat != ME or table.turns.timing.fades:
        return pose
    part = clamp(along * 2 - place / len(table.hand.row))
    return pose._replace(y=pose.y - sin(part * pi) * pose.w * 0.22, lift=sin(part * pi))


def _see_held(table: Table) -> tuple[SeenCard, ...]:
    held, pile = table.hand.held, table.pointer.held_pile
    if held is not None:
        shown = table.hand.shown()
        return tuple(SeenCard(card, shown[card]) for card in held.cards)
    if pile is None:
        return ()
    discards = table.turns.picture.discards
    card = discards[-1] if pile.pile == "discard" and discards else None
    return (SeenCard(card, pile.pose(table.layout.stock)._replace(lift=1.0, face=1.0)),)


def _see_flights(table: Table, places: Places) -> tuple[SeenCard, ...]:
    way = fade if table.turns.timing.fades else fly
    return tuple(
        SeenCard(flight.card, way(*places.ends_of(flight), along))
        for flight, along in table.turns.director.in_the_air()
    )


def _see_brackets(table: Table, slots: tuple[Pose, ...], awaited: frozenset[Card]) -> tuple[Bracket, ...]:
    spot = table.pointer.spot
    return tuple(
        Bracket(group, _place_bracket(table, slots, group), spot.kind == "bracket" and spot.place == place)
        for place, group in enumerate(find_marked_melds(table, awaited))
    )


def _place_bracket(table: Table, slots: tuple[Pose, ...], group: Group) -> Box:
    """Return the strip under a meld in the hand where its name stands."""
    left, right = slots[group.start].box, slots[group.stop - 1].box
    end = right.right if group.stop == len(slots) else min(right.right, slots[group.stop].box.x)
    strip = table.layout.brackets
    return Box(left.x + 3, strip.y, end - left.x - 6, strip.h)


def _count_deadwood(table: Table, awaited: frozenset[Card]) -> int | None:
    if not table.stage.display.show_deadwood:
        return None
    picture = table.turns.picture
    return _count_points(frozenset(picture.hand) - awaited, picture.wild_rank, picture.rules)


@lru_cache(maxsize=4)
def _count_points(landed: frozenset[Card], wild_rank: int, rules: Rules) -> int:
    return least_points(landed, wild_rank, rules)


def _write_prompt(table: Table) -> str:
    """Return whose turn it is and what can be done: with a card picked up or in the frame, how it is thrown."""
    hand, turns, picked = table.hand, table.turns, table.hand.picked
    picture, ways_out = turns.picture, turns.ways_out
    if len(picked) == 1 and picture.my_turn and turns.may_throw(picked[0]):
        return say_ready(picked[0], table.focus.shown, GoOut(picked[0]) in ways_out)
    framed = hand.row[hand.focus] if table.focus.is_on("hand") and hand.row else None
    if framed is not None and picture.my_turn and turns.may_throw(framed) and not (ways_out or turns.may_put_back):
        return say_framed(framed)
    return say_prompt(picture, table.names, turns.may_put_back, bool(ways_out))


def _see_buttons(table: Table) -> tuple[SeenButton, ...]:
    """Return the buttons of the row; they keep to the right."""
    row = list_row(table.turns.picture.rules)
    boxes = table.layout.buttons[len(table.layout.buttons) - len(row) :]
    framed = table.focus.button if table.focus.is_on("buttons") else None
    return tuple(
        SeenButton(
            action.name,
            action.label,
            action.key.name if action.key is not None else "",
            box,
            ready=action.is_due(table),
            hovered=_is_hovered(table, action.name),
            framed=place == framed,
        )
        for place, (action, box) in enumerate(zip(row, boxes, strict=True))
    )


def _see_put_back(table: Table) -> SeenButton | None:
    if not table.turns.may_put_back:
        return None
    action, box = find_action("put_back"), table.layout.pile_labels[1]
    key = action.key.name if action.key is not None else ""
    return SeenButton(action.name, action.label, key, box, hovered=_is_hovered(table, action.name))


def _is_hovered(table: Table, name: str) -> bool:
    return table.pointer.spot.kind == "button" and table.pointer.spot.name == name


def _find_framed_pile(table: Table, target: str | None) -> Pile | None:
    if target == "discard":
        return "discard"
    if table.focus.is_on("piles"):
        return table.focus.pile
    spot = table.pointer.spot
    if table.turns.my_phase == "draw" and spot.kind in PILES and not table.pointer.dragging:
        return "stock" if spot.kind == "stock" else "discard"
    return None
