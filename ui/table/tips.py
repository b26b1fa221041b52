"""Table tips: what a mark means, told beside the pointer once it rests there, and laid melds seen larger.

Knows where the marks are from the layout; says nothing while something is dragged.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from ui.cards.fans import lay_groups
from ui.kit.boxes import Box
from ui.playback.picture import ME
from ui.scene import Stage
from ui.table.paint_cards import paint_card
from ui.table.paint_plates import measure_deadwood
from ui.table.spots import Point
from ui.table.table_view import TableView
from ui.table.words import rank_plural


def find_tip_wait(stage: Stage, view: TableView) -> float | None:
    """Return the milliseconds until a tip shows (0: it shows now); None when there is nothing to tell."""
    if view.pointer is None or view.tip_due_in is None:
        return None
    if find_tip(stage, view, view.pointer) is None and not _is_over_laid(view, view.pointer):
        return None
    return view.tip_due_in


def find_tip(stage: Stage, view: TableView, point: Point) -> str | None:
    """Return what to tell about the mark under `point`."""
    if view.layout.wild.holds(point) or (view.layout.status.holds(point) and point[0] < view.layout.window.w * 0.4):
        return _("{ranks} are wild in this round: each stands for any card of a meld, or for itself.").format(
            ranks=rank_plural(view.picture.wild_rank)
        )
    if view.deadwood is not None and _deadwood_box(stage, view).holds(point):
        return _("Deadwood: the points of the cards that are in no meld, however you arrange them best.")
    for bracket in view.brackets:
        if bracket.box.holds(point):
            return _tell_group(bracket.group.kind)
    for seat in range(view.picture.players):
        box = view.layout.plate if seat == ME else view.layout.seats[seat - 1].plate
        if box.holds(point) and seat == view.picture.dealer:
            return _("D: dealt this round; the player to the left began.")
    return None


def paint_tip(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the tip that is due."""
    if view.pointer is None or find_tip_wait(stage, view) != 0:
        return
    if _is_over_laid(view, view.pointer):
        _paint_laid_large(surface, stage, view)
        return
    sentence = find_tip(stage, view, view.pointer)
    if sentence:
        _paint_words(surface, stage, view, sentence, view.pointer)


def _tell_group(kind: str) -> str:
    if kind == "set":
        return _("A set: three or more of one rank. Drag it by this bracket.")
    return _("A run: three or more in sequence, of one suit. Drag it by this bracket.")


def _deadwood_box(stage: Stage, view: TableView) -> Box:
    plate, wide = view.layout.plate, measure_deadwood(stage)
    return Box(plate.right - wide, plate.y, wide, plate.h)


def _is_over_laid(view: TableView, point: Point) -> bool:
    return any(pose.box.holds(point) for poses in view.laid for pose in poses)


def _paint_words(surface: pygame.Surface, stage: Stage, view: TableView, sentence: str, point: Point) -> None:
    theme = stage.theme
    style, pad = theme.small, theme.px(12)
    lines = stage.text.wrap(sentence, style, theme.px(300))
    wide = max(stage.text.width(line, style) for line in lines) + 2 * pad
    high = len(lines) * stage.text.line_height(style) + 2 * pad
    box = _place_beside(stage, point, (wide, high))
    stage.panels.lay(surface, stage.panels.paper(box.size), box, 0.8)
    for number, line in enumerate(lines):
        at = (box.left + pad, box.top + pad + number * stage.text.line_height(style))
        stage.text.draw(surface, line, at, style, theme.ink)


def _paint_laid_large(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the melds of the seat that is out, near them, as large as the piles' cards."""
    laid, theme = view.picture.laid or (), stage.theme
    wide = min(view.layout.window.w * 0.62, 860 * view.layout.unit)
    high = view.layout.stock.box.h * 1.2
    first = view.laid[0][0].box
    box = _place_beside(stage, (first.x, first.bottom), (round(wide), round(high)))
    stage.panels.lay(surface, stage.panels.plate(box.size, True), box, 1.2)
    area = Box(*box).grow(-theme.px(12))
    for cards, poses in zip(laid, lay_groups(area, tuple(map(len, laid)), view.layout.stock.w), strict=True):
        for card, pose in zip(cards, poses, strict=True):
            paint_card(surface, stage, card, pose, view.is_wild(card))


def _place_beside(stage: Stage, point: Point, size: tuple[int, int]) -> pygame.Rect:
    """Return a box of `size` below and right of `point`, or above it, inside the window."""
    gap = stage.theme.px(18)
    box = pygame.Rect((round(point[0]) + gap, round(point[1]) + gap), size)
    if box.bottom > stage.size[1]:
        box.bottom = round(point[1]) - gap // 2
    return box.clamp(pygame.Rect((0, 0), stage.size).inflate(-8, -8))
