"""The round's end: all hands laid out as melds and deadwood, with the round's points and the totals.

Holds docs/rules.md, "Scoring", on the screen: who went out, what each meld is, what the deadwood costs. Stays until the
player goes on. Does not know what comes next: it is handed what to do.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.cards import Card
from game.chair import Chair
from game.events import RoundScored
from game.language import gettext as _
from game.melds import Arrangement, meld_kind
from game.rules import cards_dealt, is_wild
from ui.cards.fans import OVERLAP, lay_groups
from ui.kit.boxes import Box, Pose
from ui.kit.change import Change
from ui.kit.focus import DO_KEYS
from ui.kit.theme import Colour, Style
from ui.kit.timing import IGNORED_AT_RESULT_MS
from ui.kit.widgets import Attention, Button
from ui.playback.picture import ME
from ui.playback.tween import ease_out
from ui.scene import Pop, Scene, Stage
from ui.screens.round_layout import Row, lay_out_round
from ui.table.paint_cards import paint_card
from ui.table.words import say_kind, say_points, seat_names

OVERLAPS = (1.06, 0.8, 0.6, 0.46, OVERLAP)
"""How far apart the cards of a meld lie, in card widths: as far as there is room for."""


class RoundEnd(Scene):
    """The result of `scored`; `go_on` is called when the player has seen enough."""

    def __init__(self, stage: Stage, chair: Chair, scored: RoundScored, go_on: Callable[[], Change | None]) -> None:
        super().__init__(stage)
        self.scored = scored
        self._rules = chair.rules
        self._names = seat_names(chair.seats)
        self._go_on = go_on
        self._age = 0.0
        self._ignores_for = IGNORED_AT_RESULT_MS / 1000
        self._hovered = False
        last = scored.round_number == chair.rules.last_round
        self._button = Button(_("Final standings") if last else _("Next round"), self._leave, "brass")
        self._shown = 0.0

    def resize(self, stage: Stage) -> None:
        """Lay out head, rows and button."""
        super().resize(stage)
        cards = cards_dealt(self.scored.round_number)
        self.layout = lay_out_round(stage.size, len(self._names), cards, stage.display.size)
        width, height = self._button.natural_size(stage)
        self._button.box = pygame.Rect(0, 0, width + stage.theme.px(40), height)
        if not self._lasting:
            self._shown = 1.0
        self._button.box.center = (round(self.layout.foot.centre[0]), round(self.layout.foot.centre[1]))

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Any click, Enter, Space or Escape goes on, but none within `IGNORED_AT_RESULT_MS` of the one before."""
        if event.type == pygame.MOUSEMOTION:
            hovered = self._button.hits(event.pos)
            if hovered != self._hovered:
                self._hovered = hovered
                self.touch()
            return None
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        keyed = event.type == pygame.KEYDOWN and event.key in (*DO_KEYS, pygame.K_ESCAPE)
        if not pressed and not keyed:
            return None
        if self._ignores_for > 0:
            self._ignores_for, self._shown = IGNORED_AT_RESULT_MS / 1000, 1.0
            self.touch()
            return None
        return self._leave()

    def update(self, dt: float) -> bool:
        """Let the rows appear one after another."""
        self._age += dt
        self._ignores_for -= dt
        appearing, lasting = self._shown < 1, self._lasting
        self._shown = min(1.0, self._age / lasting) if lasting and appearing else 1.0
        return super().update(dt) or appearing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything from the felt up."""
        surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
        self._draw_head(surface)
        seats = len(self._names)
        for seat, row in enumerate(self.layout.rows):
            part = ease_out(self._shown * (seats + 1) / 2 - seat / 2)
            if part > 0:
                self._draw_row(surface, seat, row, part)
        self._button.draw(surface, self.stage, Attention(hovered=self._hovered))

    @property
    def _lasting(self) -> float:
        """Seconds in which the rows appear."""
        return self.stage.timing.round_end / 1000

    def _leave(self) -> Change | None:
        return Pop(self._go_on())

    def _draw_head(self, surface: pygame.Surface) -> None:
        theme, head = self.stage.theme, self.layout.head
        if self.scored.out_seat is None:
            how = _("the turn limit is reached")
        elif self.scored.out_seat == ME:
            how = _("you went out")
        else:
            how = _("{name} went out").format(name=self._names[self.scored.out_seat])
        words = _("Round {number}: {how}").format(number=self.scored.round_number, how=how)
        words = self.stage.text.shorten(words, theme.title, round(head.w))
        self.stage.text.draw(surface, words, head.centre, theme.title, theme.cream, "center")

    def _draw_row(self, surface: pygame.Surface, seat: int, row: Row, part: float) -> None:
        shift = (1 - part) * 26 * self.stage.theme.scale if not self.stage.display.reduced_motion else 0.0
        row = Row(*(box.move(0, shift) for box in row))
        rect = pygame.Rect(row.plate.whole)
        surface.blit(self.stage.panels.plate(rect.size, seat == self.scored.out_seat), rect)
        self._draw_words(surface, seat, pygame.Rect(row.words.whole))
        self._draw_cards(surface, self.scored.arrangements[seat], row.cards)

    def _draw_words(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        if self.layout.words_above:
            self._draw_line(surface, seat, box)
            return
        theme, text = self.stage.theme, self.stage.text
        x, y, line = box.left + theme.px(4), box.centery, min(box.height * 0.3, theme.px(34))
        name = text.shorten(self._names[seat], theme.strong, box.width - theme.px(8))
        text.draw(surface, name, (x, y - line), theme.strong, theme.cream, "midleft")
        drawn = text.draw(surface, f"+{self.scored.points[seat]}", (x, y), theme.title, theme.cream, "midleft")
        if seat == self.scored.out_seat:
            self._draw_out(surface, (drawn.right + theme.px(10), y))
        words, style, colour = self._tell_total(seat)
        text.draw(surface, text.shorten(words, style, box.width), (x, y + line), style, colour, "midleft")

    def _draw_line(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        """Draw the words of a row side by side: name and points, who is out, and the total at the right."""
        theme, text = self.stage.theme, self.stage.text
        y, gap = box.centery, theme.px(10)
        words, style, colour = self._tell_total(seat)
        right = text.draw(surface, words, (box.right, y), style, colour, "midright").left - gap
        if seat == self.scored.out_seat:
            right -= text.width(_("out"), theme.small_strong) + theme.px(16)
            self._draw_out(surface, (right, y))
            right -= gap
        points = f"+{self.scored.points[seat]}"
        room = right - box.left - gap - text.width(points, theme.heading)
        name = text.shorten(self._names[seat], theme.strong, room)
        drawn = text.draw(surface, name, (box.left, y), theme.strong, theme.cream, "midleft")
        text.draw(surface, points, (drawn.right + gap, y), theme.heading, theme.cream, "midleft")

    def _tell_total(self, seat: int) -> tuple[str, Style, Colour]:
        total, theme = self.scored.totals[seat], self.stage.theme
        if total == min(self.scored.totals):
            return _("total {total}, in front").format(total=total), theme.small_strong, theme.brass
        return _("total {total}").format(total=total), theme.small, theme.cream_soft

    def _draw_out(self, surface: pygame.Surface, at: tuple[float, float]) -> None:
        theme, text = self.stage.theme, self.stage.text
        size = (text.width(_("out"), theme.small_strong) + theme.px(16), round(theme.small.size * 1.6))
        box = pygame.Rect((0, 0), size)
        box.midleft = (round(at[0]), round(at[1]))
        surface.blit(self.stage.panels.button(size, "brass"), box)
        text.draw(surface, _("out"), box.center, theme.small_strong, theme.ink, "center")

    def _draw_cards(self, surface: pygame.Surface, found: Arrangement, box: Box) -> None:
        groups = [*found.melds, *([found.deadwood] if found.deadwood else [])]
        sizes = tuple(map(len, groups))
        widest = 0.62 * 120 * self.stage.theme.scale
        laid = _lay(box, sizes, widest, self.layout.under)
        for cards, poses in zip(groups, laid, strict=True):
            meld = cards is not found.deadwood
            self._draw_group(surface, cards, poses, meld, found.points, box.right)

    def _draw_group(
        self,
        surface: pygame.Surface,
        cards: tuple[Card, ...],
        poses: tuple[Pose, ...],
        meld: bool,
        points: int,
        edge: float,
    ) -> None:
        theme, wild_rank = self.stage.theme, self.scored.wild_rank
        for card, pose in zip(cards, poses, strict=True):
            paint_card(surface, self.stage, card, pose, is_wild(card, wild_rank))
        left, right = poses[0].box.x, poses[-1].box.right
        y = poses[0].box.bottom + self.layout.under * 0.5
        text, style = self.stage.text, theme.small_strong
        if meld:
            words = say_kind(meld_kind(cards, wild_rank, self._rules) or "set")
            text.draw(surface, words, ((left + right) / 2, y), style, theme.brass, "center")
            return
        words = _("deadwood: {points}").format(points=say_points(points))
        if text.width(words, style) > edge - left:
            words = f"+{points}"
        text.draw(surface, words, (left, y), style, theme.red_on_dark, "midleft")


def _lay(box: Box, sizes: tuple[int, ...], widest: float, under: float) -> tuple[tuple[Pose, ...], ...]:
    """Return the poses of a seat's cards: as large as they can be, and then as far apart."""
    ways = [lay_groups(box, sizes, widest, under, centred=False, overlap=overlap) for overlap in OVERLAPS]
    largest = ways[-1][0][0].w
    return next(laid for laid in ways if laid[0][0].w >= largest - 0.5)
