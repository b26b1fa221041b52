"""Table tips: what a mark means, told beside the pointer once it rests there, and laid melds seen larger.

Knows where the marks are from the layout; says nothing while something is dragged.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from ui.cards.fans import lay_groups
from ui.kit.boxes import Box
from ui.kit.timing import TIP_DELAY_MS
from ui.playback.picture import ME
from ui.table.gestures import Point
from ui.table.paint_cards import paint_card
from ui.table.paint_plates import measure_deadwood
from ui.table.tabletop import Tabletop
from ui.table.words import rank_plural


def tip_is_due(top: Tabletop) -> float | None:
    """Return the milliseconds until a tip shows (0: it shows now); None when there is nothing to tell."""
    if top.pointer is None or top.gestures.dragging:
        return None
    if tip_at(top, top.pointer) is None and not _over_laid(top, top.pointer):
        return None
    return max(0.0, top.rested_since + TIP_DELAY_MS - top.now)


def tip_at(top: Tabletop, point: Point) -> str | None:
    """Return what to tell about the mark under `point`."""
    if top.layout.wild.holds(point) or (top.layout.status.holds(point) and point[0] < top.layout.window.w * 0.4):
        return _("{ranks} are wild in this round: each stands for any card of a meld, or for itself.").format(
            ranks=rank_plural(top.picture.wild_rank)
        )
    if top.stage.display.show_deadwood and _deadwood_box(top).holds(point):
        return _("Deadwood: the points of the cards that are in no meld, however you arrange them best.")
    for group in top.groups:
        if top.bracket(group).holds(point):
            return _tell_group(group.kind)
    for seat in range(top.picture.players):
        box = top.layout.plate if seat == ME else top.layout.seats[seat - 1].plate
        if box.holds(point) and seat == top.picture.dealer:
            return _("D: dealt this round; the player to the left began.")
    return None


def paint_tip(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the tip that is due."""
    if top.pointer is None or tip_is_due(top) != 0:
        return
    if _over_laid(top, top.pointer):
        _paint_laid_large(surface, top)
        return
    sentence = tip_at(top, top.pointer)
    if sentence:
        _paint_words(surface, top, sentence, top.pointer)


def _tell_group(kind: str) -> str:
    if kind == "set":
        return _("A set: three or more of one rank. Drag it by this bracket.")
    return _("A run: three or more in sequence, of one suit. Drag it by this bracket.")


def _deadwood_box(top: Tabletop) -> Box:
    plate, wide = top.layout.plate, measure_deadwood(top.stage)
    return Box(plate.right - wide, plate.y, wide, plate.h)


def _over_laid(top: Tabletop, point: Point) -> bool:
    return any(pose.box.holds(point) for poses in top.laid_poses() for pose in poses)


def _paint_words(surface: pygame.Surface, top: Tabletop, sentence: str, point: Point) -> None:
    stage, theme = top.stage, top.stage.theme
    style, pad = theme.small, theme.px(12)
    lines = stage.text.wrap(sentence, style, theme.px(300))
    wide = max(stage.text.width(line, style) for line in lines) + 2 * pad
    high = len(lines) * stage.text.line_height(style) + 2 * pad
    box = _beside(top, point, (wide, high))
    stage.panels.lay(surface, stage.panels.paper(box.size), box, 0.8)
    for number, line in enumerate(lines):
        at = (box.left + pad, box.top + pad + number * stage.text.line_height(style))
        stage.text.draw(surface, line, at, style, theme.ink)


def _paint_laid_large(surface: pygame.Surface, top: Tabletop) -> None:
    """Paint the melds of the seat that is out, near them, as large as the piles' cards."""
    laid, theme = top.picture.laid or (), top.stage.theme
    wide = min(top.layout.window.w * 0.62, 860 * top.layout.unit)
    high = top.layout.stock.box.h * 1.2
    first = top.laid_poses()[0][0].box
    box = _beside(top, (first.x, first.bottom), (round(wide), round(high)))
    top.stage.panels.lay(surface, top.stage.panels.plate(box.size, True), box, 1.2)
    area = Box(*box).grow(-theme.px(12))
    for cards, poses in zip(laid, lay_groups(area, tuple(map(len, laid)), top.layout.stock.w), strict=True):
        for card, pose in zip(cards, poses, strict=True):
            paint_card(surface, top.stage, card, pose, top.wild(card))


def _beside(top: Tabletop, point: Point, size: tuple[int, int]) -> pygame.Rect:
    """Return a box of `size` below and right of `point`, or above it, inside the window."""
    gap = top.stage.theme.px(18)
    box = pygame.Rect((round(point[0]) + gap, round(point[1]) + gap), size)
    if box.bottom > top.stage.size[1]:
        box.bottom = round(point[1]) - gap // 2
    return box.clamp(pygame.Rect((0, 0), top.stage.size).inflate(-8, -8))
