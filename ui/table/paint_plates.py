"""Table plates: paints who sits where: name, temperament, cards, total, last action, dealer button, whose turn.

Whose turn it is shows by a brass arrow and a lit plate, never by colour alone. Reads the picture, so every number
is one that has landed.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from ui.kit.boxes import Box
from ui.kit.theme import BRASS, BRASS_DEEP, CREAM, INK
from ui.kit.vectors import ink
from ui.playback.picture import ME
from ui.scene import Stage
from ui.table.table_view import TableView
from ui.table.words import say_action, say_cards


def paint_plates(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the plate of every seat."""
    for seat, place in enumerate(view.layout.seats, 1):
        _paint_plate(surface, stage, view, seat, place.plate)
    _paint_plate(surface, stage, view, ME, view.layout.plate)
    if view.deadwood is not None:
        _paint_deadwood(surface, stage, view)


def paint_glow(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the lamp's light on the felt before the opponent whose turn it is."""
    seat = view.picture.turn
    if seat is None or seat == ME:
        return
    region = view.layout.seats[seat - 1].region.grow(10 * view.layout.unit)
    size = (round(region.w), round(region.h))
    surface.blit(stage.panels.picture("glow", size, _draw_glow(size)), (round(region.x), round(region.y)))


def measure_deadwood(stage: Stage) -> int:
    """Return the width of the right end of the own plate, where the deadwood stands."""
    return stage.text.width(_("Deadwood, at best"), stage.theme.small) + stage.theme.px(20)


def _paint_plate(surface: pygame.Surface, stage: Stage, view: TableView, seat: int, box: Box) -> None:
    turn = view.picture.turn == seat
    rect = pygame.Rect(box.whole)
    surface.blit(stage.panels.plate(rect.size, turn), rect)
    room = rect.inflate(-2 * stage.theme.px(10), 0)
    if seat == ME and view.deadwood is not None:
        room.width -= measure_deadwood(stage)
    _paint_name(surface, stage, view, seat, room)
    _paint_action(surface, stage, view, seat, room)


def _paint_name(surface: pygame.Surface, stage: Stage, view: TableView, seat: int, box: pygame.Rect) -> None:
    """Paint the first line: the turn's arrow, name and temperament; cards, total and dealer button at the right."""
    picture = view.picture
    theme, text = stage.theme, stage.text
    left, right, y = box.left, box.right, box.top + box.height * 0.3
    if picture.turn == seat:
        left += _paint_arrow(surface, stage, (left, y))
    if picture.dealer == seat:
        right -= _paint_dealer(surface, stage, (right, y))
    cards, total = say_cards(picture.counts[seat]), picture.totals[seat]
    facts = _("{cards} · total {total}").format(cards=cards, total=total)
    if text.width(facts, theme.small_strong) + text.width(view.names[seat], theme.strong) > right - left - theme.px(8):
        facts = _("{count} · total {total}").format(count=picture.counts[seat], total=total)
    room = text.draw(surface, facts, (right, y), theme.small_strong, theme.cream, "midright").left - left - theme.px(8)
    name = text.shorten(view.names[seat], theme.strong, room)
    drawn = text.draw(surface, name, (left, y), theme.strong, theme.cream, "midleft")
    level = view.levels[seat]
    if level and drawn.width + theme.px(8) + text.width(level, theme.small) <= room:
        at = (drawn.right + theme.px(7), y + theme.px(1))
        text.draw(surface, level, at, theme.small, theme.cream_soft, "midleft")


def _paint_action(surface: pygame.Surface, stage: Stage, view: TableView, seat: int, box: pygame.Rect) -> None:
    """Paint the second line: what the seat did last."""
    theme, text = stage.theme, stage.text
    action = say_action(view.picture.actions[seat]) or _("has not moved yet")
    if view.picture.out_seat == seat:
        action = _("out · {action}").format(action=action)
    action = text.shorten(action, theme.small, box.width)
    text.draw(surface, action, (box.left, box.top + box.height * 0.72), theme.small, theme.cream_soft, "midleft")


def _paint_deadwood(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the points of the best arrangement of the hand at the right end of the own plate."""
    theme, text = stage.theme, stage.text
    box = pygame.Rect(view.layout.plate.whole)
    right = box.right - theme.px(12)
    text.draw(
        surface, _("Deadwood, at best"), (right, box.top + box.height * 0.74), theme.small, theme.cream_soft, "midright"
    )
    points = str(view.deadwood)
    text.draw(surface, points, (right, box.top + box.height * 0.36), theme.heading, theme.cream, "midright")


def _paint_arrow(surface: pygame.Surface, stage: Stage, at: tuple[float, float]) -> int:
    side = stage.theme.px(15)
    body = f'<path d="M1 1L{side - 1} {side / 2}L1 {side - 1}Z" fill="{ink(BRASS)}"/>'
    surface.blit(stage.panels.picture("turn", (side, side), body), (round(at[0]), round(at[1] - side / 2)))
    return side + stage.theme.px(5)


def _paint_dealer(surface: pygame.Surface, stage: Stage, at: tuple[float, float]) -> int:
    """Paint the dealer's button with its right edge at `at`; return how much room it takes."""
    side = stage.theme.px(22)
    half = side / 2
    body = (
        f'<circle cx="{half}" cy="{half}" r="{half - 0.8}" fill="{ink(CREAM)}" stroke="{ink(BRASS_DEEP)}" '
        f'stroke-width="1.6"/><circle cx="{half}" cy="{half}" r="{half * 0.72}" fill="none" '
        f'stroke="{ink(BRASS)}" stroke-width="1"/>'
    )
    box = pygame.Rect(round(at[0]) - side, round(at[1] - half), side, side)
    surface.blit(stage.panels.picture("dealer", (side, side), body), box)
    # The initial of the dealer, on the dealer's button.
    stage.text.draw(surface, _("D"), box.center, stage.theme.small_strong, INK, "center")
    return side + stage.theme.px(6)


def _draw_glow(size: tuple[int, int]) -> str:
    width, height = size
    return (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height / 2}" '
        f'r="{max(width, height) / 2}" gradientTransform="translate(0 {height / 2 * (1 - height / width):.2f}) '
        f'scale(1 {height / width:.4f})"><stop offset="0" stop-color="{ink(BRASS)}" stop-opacity="0.34"/>'
        f'<stop offset="0.6" stop-color="{ink(BRASS)}" stop-opacity="0.14"/>'
        f'<stop offset="1" stop-color="{ink(BRASS)}" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    )
