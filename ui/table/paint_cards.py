"""Table cards: paints every card on the table: piles, fans, laid melds, the own hand, what flies and what is dragged.

Knows only where cards are and how they show; the words beside them are painted elsewhere.
"""

from __future__ import annotations

import pygame

from game.cards import Card
from ui.cards.sprites import CardSprites
from ui.kit.boxes import Pose
from ui.kit.theme import BRASS, INK
from ui.kit.vectors import ink, rect
from ui.playback.tween import clamp, fly
from ui.scene import Stage
from ui.table.table_view import TableView

STOCK_LAYERS = 6
"""How many card edges the full stock shows."""


def paint_piles(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint both slots and what lies on them; the discard pile is lit while a card may be dropped or put there."""
    for pose in (view.layout.stock, view.layout.discard):
        box = pygame.Rect(pose.box.grow(max(3, pose.w * 0.04)).whole)
        surface.blit(stage.panels.slot(box.size, view.discard_lit and pose is view.layout.discard), box)
    _paint_stock(surface, stage, view)
    _paint_discards(surface, stage, view)
    if view.framed_pile is not None:
        _paint_frame(surface, stage, view.pile(view.framed_pile))


def paint_fans(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the opponents' hands, or the melds of the one that is out."""
    for seat, fan in enumerate(view.fans, 1):
        if view.laid and seat == view.picture.out_seat:
            continue
        for pose in fan:
            paint_card(surface, stage, None, pose)
    if view.laid:
        _paint_laid(surface, stage, view)


def paint_hand(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the own cards that lie in the row.

    The focus is painted with its card, so that the next card covers its edge and it covers no index.
    """
    for seen in view.hand:
        paint_card(surface, stage, seen.card, seen.pose, view.is_wild(seen.card))
        if seen.picked:
            _paint_rim(surface, stage, seen.pose)
        if seen.framed:
            _paint_frame(surface, stage, seen.pose)


def paint_flights(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint every card in the air."""
    for seen in view.flights:
        _paint_flying(surface, stage, view, seen.card, seen.pose)


def paint_held(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint what is under the pointer: lifted, with a deep shadow and a slight tilt."""
    for seen in view.held:
        paint_card(surface, stage, seen.card, seen.pose, view.is_wild(seen.card), live=view.held_from is None)


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


def _paint_laid(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the melds of the opponent that is out: they turn over out of its fan, one after another, and lie."""
    cards = [card for meld in view.picture.laid or () for card in meld]
    poses = [pose for meld in view.laid for pose in meld]
    along = view.going_out
    fan = view.fans[(view.picture.out_seat or 1) - 1]
    for place, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        part = 1.0 if along is None else clamp(along * 2.2 - place / len(cards))
        if part >= 1 or place >= len(fan):
            paint_card(surface, stage, card, pose, view.is_wild(card))
        elif part <= 0 or view.fades:
            paint_card(surface, stage, None, fan[place])
        else:
            _paint_flying(surface, stage, view, card, fly(fan[place], pose, part))


def _paint_flying(surface: pygame.Surface, stage: Stage, view: TableView, card: Card | None, pose: Pose) -> None:
    sprites = stage.sprites
    base = round(view.layout.stock.w)
    picture = _turned(sprites, card, base, pose.face, view.is_wild(card))
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


def _turned(sprites: CardSprites, card: Card | None, width: int, face: float, wild: bool) -> pygame.Surface:
    if card is None or face <= 0:
        return sprites.back(width)
    return sprites.turning(card, width, face, wild) if face < 1 else sprites.face(card, width, wild)


def _paint_stock(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    pose = view.layout.stock
    if view.stock <= 0:
        return
    layers = max(1, min(STOCK_LAYERS, round(view.stock / 9) + 1))
    step = max(1.0, pose.w * 0.012)
    for layer in range(layers):
        rise = step * layer
        lying = pose._replace(x=pose.x - rise * 0.4, y=pose.y - rise)
        if layer == 0:
            paint_card(surface, stage, None, lying)
        else:
            back = stage.sprites.back(round(pose.w))
            surface.blit(back, back.get_rect(center=(round(lying.x), round(lying.y))))


def _paint_discards(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    discards, pose = view.discards, view.layout.discard
    under = discards[-4:-1]
    for place, card in enumerate(under):
        lean = ((len(discards) - len(under) + place) * 37 % 7 - 3) * 1.6
        paint_card(surface, stage, card, pose._replace(angle=lean or 2.0), view.is_wild(card))
    if discards:
        paint_card(surface, stage, discards[-1], pose, view.is_wild(discards[-1]))


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
