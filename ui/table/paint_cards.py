"""Table cards: paints every card on the table: piles, fans, laid melds, the own hand, what flies and what is dragged.

Knows only where cards are and how they show; the words beside them are painted elsewhere.
"""

from __future__ import annotations

from math import pi, sin

import pygame

from game.cards import Card
from game.events import WentOut
from ui.kit.boxes import Pose
from ui.kit.theme import BRASS, INK
from ui.kit.vectors import ink, rect
from ui.playback.picture import ME
from ui.playback.tween import clamp, fade, fly
from ui.scene import Stage
from ui.table.tabletop import PILES, Tabletop

STOCK_LAYERS = 6
"""How many card edges the full stock shows."""


def paint_piles(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint both slots and what lies on them; the discard pile is lit while a card may be dropped or put there."""
    lit = top.target() == "discard"
    awaits = lit or (len(top.hand.picked) == 1 and top.may_throw(top.hand.picked[0]))
    for pose in (top.layout.stock, top.layout.discard):
        box = pygame.Rect(pose.box.grow(max(3, pose.w * 0.04)).whole)
        surface.blit(top.stage.panels.slot(box.size, awaits and pose is top.layout.discard), box)
    _paint_stock(surface, top)
    _paint_discards(surface, top)
    if lit:
        _paint_frame(surface, top.stage, top.layout.discard)
    elif top.keys_used and top.area == "piles":
        _paint_frame(surface, top.stage, top.layout.stock if PILES[top.pile_focus] == "stock" else top.layout.discard)
    elif top.my_phase == "draw" and top.hovered.kind in PILES and not top.gestures.dragging:
        _paint_frame(surface, top.stage, top.layout.stock if top.hovered.kind == "stock" else top.layout.discard)


def paint_fans(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the opponents' hands, or the melds of the one that is out."""
    laid = top.laid_poses()
    for seat in range(1, top.picture.players):
        if laid and seat == top.picture.out_seat:
            continue
        for pose in top.fan(seat):
            paint_card(surface, top.stage, None, pose)
    if laid:
        _paint_laid(surface, top, [pose for poses in laid for pose in poses])


def paint_hand(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the own hand; cards still on their way to it are painted in flight.

    The focus is painted with its card, so that the next card covers its edge and it covers no index.
    """
    awaited = top.turns.director.awaited()
    held = top.hand.held.cards if top.hand.held is not None else ()
    shown = top.hand.shown()
    focus = top.hand.focus if top.keys_used and top.area == "hand" else None
    _warm_one(top)
    for place, card in enumerate(top.hand.row):
        if card in awaited or card in held:
            continue
        pose = _ride_wave(top, place, shown[card])
        paint_card(surface, top.stage, card, pose, top.wild(card))
        if card in top.hand.picked:
            _paint_rim(surface, top.stage, pose)
        if place == focus:
            _paint_frame(surface, top.stage, pose)


def paint_flights(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint every card in the air."""
    way = fade if top.turns.timing.fades else fly
    for flight, along in top.turns.director.in_the_air():
        start, end = top.ends_of(flight)
        _paint_flying(surface, top, flight.card, way(start, end, along))


def paint_held(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint what is under the pointer: lifted, with a deep shadow and a slight tilt."""
    held = top.hand.held
    if held is not None:
        shown = top.hand.shown()
        for own in held.cards:
            paint_card(surface, top.stage, own, shown[own], top.wild(own), live=True)
    pile = top.held_pile
    if pile is not None:
        shows = pile.pile == "discard" and top.picture.discards
        card = top.picture.discards[-1] if shows else None
        pose = pile.pose(top.layout.stock)._replace(lift=1.0, face=1.0)
        paint_card(surface, top.stage, card, pose, top.wild(card))


def paint_card(
    surface: pygame.Surface, stage: Stage, card: Card | None, pose: Pose, wild: bool = False, live: bool = False
) -> None:
    """Paint one card (None: its back) with its shadow; `live` while its tilt changes from frame to frame."""
    width, sprites = round(pose.w), stage.sprites
    centre = (round(pose.x), round(pose.y))
    shadow = sprites.shadow(width, pose.lift, pose.angle)
    surface.blit(shadow, shadow.get_rect(center=centre))
    shown = card if pose.face >= 0.5 else None
    if live and round(pose.angle):
        picture = sprites.moving(shown, width, pose.angle, wild)
    elif round(pose.angle):
        picture = sprites.tilted(shown, width, pose.angle, wild)
    else:
        picture = sprites.face(shown, width, wild) if shown is not None else sprites.back(width)
    surface.blit(picture, picture.get_rect(center=centre))


def _paint_laid(surface: pygame.Surface, top: Tabletop, poses: list[Pose]) -> None:
    """Paint the melds of the opponent that is out: they turn over out of its fan, one after another, and lie."""
    cards = [card for meld in top.picture.laid or () for card in meld]
    along = top.turns.director.running(WentOut)
    fan = top.fan(top.picture.out_seat or 1)
    for place, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        part = 1.0 if along is None else clamp(along * 2.2 - place / len(cards))
        if part >= 1 or place >= len(fan):
            paint_card(surface, top.stage, card, pose, top.wild(card))
        elif part <= 0 or top.turns.timing.fades:
            paint_card(surface, top.stage, None, fan[place])
        else:
            _paint_flying(surface, top, card, fly(fan[place], pose, part))


def _ride_wave(top: Tabletop, place: int, pose: Pose) -> Pose:
    """Let the own cards rise one after another in the moment of going out."""
    along = top.turns.director.running(WentOut)
    if along is None or top.picture.out_seat != ME or top.turns.timing.fades:
        return pose
    part = clamp(along * 2 - place / len(top.hand.row))
    return pose._replace(y=pose.y - sin(part * pi) * pose.w * 0.22, lift=sin(part * pi))


def _warm_one(top: Tabletop) -> None:
    """Draw the face of one card still on its way, so that no frame has to draw many at once."""
    for card in top.turns.director.awaited():
        if card not in top.warm:
            top.warm.add(card)
            top.stage.sprites.face(card, round(top.layout.stock.w), top.wild(card))
            return


def _paint_flying(surface: pygame.Surface, top: Tabletop, card: Card | None, pose: Pose) -> None:
    sprites, wild = top.stage.sprites, top.wild(card)
    base = round(top.layout.stock.w)
    picture = _turned(top, card, base, pose.face, wild)
    scale = pose.w / base
    if abs(scale - 1) > 0.01 or round(pose.angle):
        picture = pygame.transform.rotozoom(picture, -pose.angle, scale)
    centre = (round(pose.x), round(pose.y))
    if pose.alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * pose.alpha))
    elif scale > 0.5:
        # Two widths and two heights, so that a flight does not draw a new shadow for every frame.
        shadow = sprites.shadow(base if scale > 0.75 else round(base * 0.6), float(round(pose.lift)))
        surface.blit(shadow, shadow.get_rect(center=centre))
    surface.blit(picture, picture.get_rect(center=centre))


def _turned(top: Tabletop, card: Card | None, width: int, face: float, wild: bool) -> pygame.Surface:
    sprites = top.stage.sprites
    if card is None or face <= 0:
        return sprites.back(width)
    return sprites.turning(card, width, face, wild) if face < 1 else sprites.face(card, width, wild)


def _paint_stock(surface: pygame.Surface, top: Tabletop) -> None:
    count, pose = top.picture.stock, top.layout.stock
    held = top.held_pile is not None and top.held_pile.pile == "stock"
    count -= held
    if count <= 0:
        return
    layers = max(1, min(STOCK_LAYERS, round(count / 9) + 1))
    step = max(1.0, pose.w * 0.012)
    for layer in range(layers):
        rise = step * layer
        lying = pose._replace(x=pose.x - rise * 0.4, y=pose.y - rise)
        if layer == 0:
            paint_card(surface, top.stage, None, lying)
        else:
            back = top.stage.sprites.back(round(pose.w))
            surface.blit(back, back.get_rect(center=(round(lying.x), round(lying.y))))


def _paint_discards(surface: pygame.Surface, top: Tabletop) -> None:
    discards, pose = top.picture.discards, top.layout.discard
    if top.held_pile is not None and top.held_pile.pile == "discard":
        discards = discards[:-1]
    under = discards[-4:-1]
    for place, card in enumerate(under):
        lean = ((len(discards) - len(under) + place) * 37 % 7 - 3) * 1.6
        paint_card(surface, top.stage, card, pose._replace(angle=lean or 2.0), top.wild(card))
    if discards:
        paint_card(surface, top.stage, discards[-1], pose, top.wild(discards[-1]))


def _paint_frame(surface: pygame.Surface, stage: Stage, pose: Pose) -> None:
    """Frame the card or pile that is meant: brass between two dark lines, to be seen on felt and on cream alike."""
    line = max(2.0, 2.4 * stage.theme.scale)
    box = pygame.Rect(pose.box.whole).inflate(round(4 * line), round(4 * line))
    body = "".join(
        rect((edge, edge, box.w - 2 * edge, box.h - 2 * edge), pose.w * 0.09, "none", 1, ink(colour), width)
        for colour, edge, width in ((INK, line * 1.5, line * 3), (BRASS, line * 1.5, line * 1.4))
    )
    surface.blit(stage.panels.picture("frame", box.size, body), box)


def _paint_rim(surface: pygame.Surface, stage: Stage, pose: Pose) -> None:
    """A picked card stands out of the row and has a brass rim."""
    rim = pygame.Rect(pose.box.whole).inflate(4, 4)
    surface.blit(stage.panels.ring(rim.size, pose.w * 0.075), rim)
