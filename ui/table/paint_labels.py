"""Table labels: paints the words that are no one's plate: round, wilds, piles, whose turn, brackets, buttons.

Holds docs/play.md, "What the eye needs" (always in sight). Reads the picture, so that no word runs ahead of the cards.
"""

from __future__ import annotations

import pygame

from game.language import gettext as _
from ui.kit.panels import ButtonKind, ButtonState
from ui.kit.theme import BRASS, Colour, Style
from ui.kit.vectors import ink
from ui.scene import Stage
from ui.table.table_view import TableView
from ui.table.words import rank_plural, say_kind, say_out, say_round, say_wild


def paint_status(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the bar at the top: the round, what is wild, who went out, the match's number."""
    box = pygame.Rect(view.layout.status.whole)
    theme, text = stage.theme, stage.text
    surface.blit(stage.panels.shade(box.size, 0.55), box)
    pygame.draw.line(surface, theme.felt.plate, (0, box.bottom - 1), (box.right, box.bottom - 1))
    x, y = theme.px(12), box.centery
    x = text.draw(surface, say_round(view.picture), (x, y), theme.strong, theme.cream, "midleft").right
    x += theme.px(20)
    side = round(box.height * 0.72)
    surface.blit(stage.sprites.mark(side), (x, y - side // 2))
    wild = say_wild(view.picture)
    drawn = text.draw(surface, wild, (x + side + theme.px(7), y), theme.strong, theme.cream, "midleft")
    seed = _("Match {seed}").format(seed=view.seed)
    shown = text.draw(surface, seed, (box.right - theme.px(12), y), theme.small, theme.cream_soft, "midright")
    _paint_banner(surface, stage, view, drawn.right + theme.px(12), shown.left - theme.px(12), box)


def _paint_banner(
    surface: pygame.Surface, stage: Stage, view: TableView, left: int, right: int, box: pygame.Rect
) -> None:
    """Paint who went out, and whether the last turn is still to come, until the round is over."""
    sentence = say_out(view.picture, view.names)
    if not sentence:
        return
    theme, text = stage.theme, stage.text
    style = theme.strong if text.width(sentence, theme.strong) + theme.px(24) <= right - left else theme.small_strong
    sentence = text.shorten(sentence, style, right - left - theme.px(16))
    width = text.width(sentence, style) + theme.px(24)
    plate = pygame.Rect(0, 0, min(width, right - left), box.height - theme.px(8))
    plate.center = (max(min(box.centerx, right - plate.width // 2), left + plate.width // 2), box.centery)
    surface.blit(stage.panels.button(plate.size, "brass"), plate)
    text.draw(surface, sentence, plate.center, style, theme.ink, "center")


def paint_pile_labels(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint how many cards are in the stock and in the discard pile; while it may, the way to put a card back."""
    theme = stage.theme
    stock, discard = (pygame.Rect(box.whole) for box in view.layout.pile_labels)
    _paint_centred(surface, stage, _("Stock · {count}").format(count=view.picture.stock), stock, theme.small_strong)
    if view.put_back is not None:
        state: ButtonState = "hover" if view.put_back.hovered else "plain"
        surface.blit(stage.panels.button(discard.size, "paper", state), discard)
        _paint_centred(surface, stage, view.put_back.words, discard, theme.small_strong, theme.ink)
        return
    words = _("Discards · {count}").format(count=len(view.picture.discards))
    _paint_centred(surface, stage, words, discard, theme.small_strong)


def paint_medallion(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the mark of wilds and their rank beside the piles, where there is room."""
    box = pygame.Rect(view.layout.wild.whole)
    if not box.width:
        return
    theme = stage.theme
    surface.blit(stage.panels.plate(box.size), box)
    side = round(box.width * 0.46)
    mark = stage.sprites.mark(side)
    surface.blit(mark, mark.get_rect(center=(box.centerx, box.top + box.height * 0.34)))
    rank = rank_plural(view.picture.wild_rank)
    style = theme.strong if stage.text.width(rank, theme.strong) < box.width - 6 else theme.small_strong
    stage.text.draw(surface, rank, (box.centerx, box.top + box.height * 0.78), style, theme.cream, "center")


def paint_notice(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the strip over the hand: what was said last, or else whose turn it is and what can be done."""
    strip = pygame.Rect(view.layout.notice.whole)
    theme, text = stage.theme, stage.text
    said = view.sentence
    sentence = said or view.prompt
    style = theme.strong if said or view.picture.my_turn else theme.body
    sentence = text.shorten(sentence, style, strip.width - theme.px(40))
    width = text.width(sentence, style) + theme.px(36)
    plate = pygame.Rect(0, 0, width, strip.height)
    plate.center = strip.center
    if said:
        surface.blit(stage.panels.button(plate.size, "paper"), plate)
    else:
        surface.blit(stage.panels.plate(plate.size, view.picture.my_turn), plate)
    text.draw(surface, sentence, plate.center, style, theme.ink if said else theme.cream, "center")


def paint_brackets(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint a bracket with its name under every group of the hand that is a meld as it lies."""
    for bracket in view.brackets:
        box = pygame.Rect(bracket.box.whole)
        if box.width < 8:
            continue
        name = say_kind(bracket.group.kind)
        wide = stage.text.width(name, stage.theme.small_strong)
        line = (2.6 if bracket.hovered else 1.7) * stage.theme.scale
        body = _draw_bracket(box.size, wide + stage.theme.px(12), line)
        surface.blit(stage.panels.picture("bracket", box.size, body), box)
        stage.text.draw(surface, name, box.center, stage.theme.small_strong, stage.theme.cream, "center")


def paint_buttons(surface: pygame.Surface, stage: Stage, view: TableView) -> None:
    """Paint the buttons at the bottom right, each with its key."""
    theme = stage.theme
    for button in view.buttons:
        box = pygame.Rect(button.box.whole)
        kind: ButtonKind = "brass" if button.ready else "felt"
        surface.blit(stage.panels.button(box.size, kind, "hover" if button.hovered else "plain"), box)
        colour = theme.ink if button.ready else theme.cream
        fits = stage.text.width(button.words, theme.strong) < box.width - theme.px(10)
        style = theme.strong if fits else theme.small_strong
        words = stage.text.shorten(button.words, style, box.width - 4)
        stage.text.draw(surface, words, box.center, style, colour, "center")
        if button.framed:
            stage.panels.draw_ring(surface, box)


def _paint_centred(
    surface: pygame.Surface,
    stage: Stage,
    words: str,
    box: pygame.Rect,
    style: Style,
    colour: Colour | None = None,
) -> None:
    stage.text.draw(surface, words, box.center, style, colour or stage.theme.cream, "center")


def _draw_bracket(size: tuple[int, int], gap: float, line: float) -> str:
    """A bracket open at the top, broken in the middle for its name."""
    width, height = size
    y, left, right = height * 0.5, max(line, (width - gap) / 2), min(width - line, (width + gap) / 2)
    shape = f'fill="none" stroke="{ink(BRASS)}" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="M{line} {height * 0.1}L{line} {y}L{left:.1f} {y}" {shape}/>'
        f'<path d="M{right:.1f} {y}L{width - line} {y}L{width - line} {height * 0.1}" {shape}/>'
    )
