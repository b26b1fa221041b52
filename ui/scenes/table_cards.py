"""Table cards: paints every card on the table: piles, fans, laid melds, the own hand, what flies and what is dragged.

Knows only where cards are and how they show; the words beside them are painted elsewhere.
"""

from __future__ import annotations

import pygame

from game.cards import Card
from ui.boxes import Pose
from ui.director import Flight
from ui.scene import Stage
from ui.scenes.tabletop import PILES, Tabletop
from ui.tween import fade, fly

STOCK_LAYERS = 6
"""How many card edges the full stock shows."""


def paint_piles(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint both slots and what lies on them; the discard pile is lit while a card may be dropped there."""
    lit = top.target() == "discard"
    for pose in (top.layout.stock, top.layout.discard):
        box = pygame.Rect(pose.box.grow(3).whole)
        surface.blit(top.stage.panels.slot(box.size, lit and pose is top.layout.discard), box)
    _paint_stock(surface, top)
    _paint_discards(surface, top)
    if lit:
        top.stage.panels.draw_ring(surface, pygame.Rect(top.layout.discard.box.whole))
    elif top.keys_used and top.area == "piles":
        pose = top.layout.stock if PILES[top.pile_focus] == "stock" else top.layout.discard
        top.stage.panels.draw_ring(surface, pygame.Rect(pose.box.whole))
    elif top.my_phase == "draw" and top.hovered.kind in PILES and not top.gestures.dragging:
        pose = top.layout.stock if top.hovered.kind == "stock" else top.layout.discard
        top.stage.panels.draw_ring(surface, pygame.Rect(pose.box.whole))


def paint_fans(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the opponents' hands, or the melds of the one that is out."""
    laid = top.laid_poses()
    for seat in range(1, top.picture.players):
        if laid and seat == top.picture.out_seat:
            continue
        for pose in top.fan(seat):
            paint_card(surface, top.stage, None, pose)
    for cards, poses in zip(top.picture.laid or (), laid, strict=False):
        for card, pose in zip(cards, poses, strict=True):
            paint_card(surface, top.stage, card, pose, top.wild(card))


def paint_hand(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the own hand; cards still on their way to it are painted in flight."""
    awaited = top.turns.director.awaited()
    held = top.hand.held.cards if top.hand.held is not None else ()
    shown = top.hand.shown()
    for place, card in enumerate(top.hand.row):
        if card in awaited or card in held:
            continue
        paint_card(surface, top.stage, card, shown[card], top.wild(card))
        focused = top.keys_used and top.area == "hand" and place == top.hand.focus
        if focused or card in top.hand.picked:
            _paint_rim(surface, top.stage, shown[card], focused)


def paint_flights(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint every card in the air."""
    way = fade if top.turns.timing.fades else fly
    for flight, along in top.turns.director.in_the_air():
        start, end = top.ends_of(flight)
        _paint_flying(surface, top, flight, way(start, end, along))


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
        x, y = pile.point[0] + pile.offset[0], pile.point[1] + pile.offset[1]
        paint_card(surface, top.stage, card, top.layout.stock._replace(x=x, y=y, lift=1.0, face=1.0), top.wild(card))


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


def _paint_flying(surface: pygame.Surface, top: Tabletop, flight: Flight, pose: Pose) -> None:
    sprites, wild = top.stage.sprites, top.wild(flight.card)
    base = round(top.layout.stock.w)
    picture = _turned(top, flight.card, base, pose.face, wild)
    scale = pose.w / base
    if abs(scale - 1) > 0.01 or round(pose.angle):
        picture = pygame.transform.rotozoom(picture, -pose.angle, scale)
    centre = (round(pose.x), round(pose.y))
    if pose.alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * pose.alpha))
    else:
        # Few widths, so that a flight does not draw a new shadow for every frame.
        shadow = sprites.shadow(max(8, round(pose.w / 12) * 12), pose.lift)
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


def _paint_rim(surface: pygame.Surface, stage: Stage, pose: Pose, focused: bool) -> None:
    """A picked card stands out of the row and has a brass rim; the keyboard's focus has the focus frame."""
    box = pygame.Rect(pose.box.whole)
    if focused:
        stage.panels.draw_ring(surface, box, pose.w * 0.09)
    else:
        rim = box.inflate(4, 4)
        surface.blit(stage.panels.ring(rim.size, pose.w * 0.075), rim)
