"""The title: the name of the game, a fan of its cards, and what can be begun from here.

Holds the promise that an unfinished match stands in front, told with its round and totals, and that a new one
asks before the old one is given up. Does not know how a match is kept.
"""

from __future__ import annotations

import pygame

from game import __version__
from game.cards import parse_hand
from game.chair import Chair
from game.language import gettext as _
from game.rules import is_wild
from ui.destinations import ToHelp, ToMatch, ToNewMatch, ToOptions, ToQuestion
from ui.kit.change import Change
from ui.kit.focus import Focus
from ui.kit.theme import BRASS
from ui.kit.timing import FAN_OPENS_MS
from ui.kit.vectors import ink
from ui.kit.widgets import Button
from ui.scene import Quit, Scene, Stage
from ui.table.words import rank_plural_inside, say_round, seat_names

FAN = parse_hand("3H TS 3C JD QS KH")
FAN_WILD = 3
LEAN = 13
"""Degrees from one card of the fan to the next."""


class Title(Scene):
    """The first screen."""

    tells_faults = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._waiting = stage.services.waiting
        self._buttons = self._make_buttons()
        self.focus = Focus(self._buttons, self.touch)
        self._open = 1.0 if stage.skips_ornaments else 0.0
        self._left = 0
        self._shown = 0
        """How many cards of the fan are drawn, from the uppermost: closed, it hides the others anyhow."""

    def resize(self, stage: Stage) -> None:
        """Lay out the column of buttons on the left; the fan takes the rest."""
        super().resize(stage)
        theme = stage.theme
        self._left = max(theme.px(40), stage.size[0] // 14)
        heights = [button.natural_size(stage)[1] for button in self._buttons]
        gap = theme.px(12)
        tall = sum(heights) + gap * (len(heights) - 1)
        y = max(stage.size[1] // 2 - tall // 2 + theme.px(70), theme.px(216))
        for button, height in zip(self._buttons, heights, strict=True):
            button.box = pygame.Rect(self._left, y, theme.px(320), height)
            y += height + gap

    def greet(self, by_keyboard: bool) -> None:
        """Show the focus at once to somebody who came by keyboard."""
        self.focus.shown = by_keyboard

    def handle(self, event: pygame.event.Event) -> Change | None:
        """F1 tells the rules, Escape opens the options, the rest goes to the buttons."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return self._help()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self._options()
        change = self.focus.handle(event)
        if change is not None:
            self.stage.sounds.play("click")
        return change

    def update(self, dt: float) -> bool:
        """Open the fan."""
        opening = self._open < 1
        self._open = min(1.0, self._open + dt * 1000 / FAN_OPENS_MS)
        return super().update(dt) or opening

    def draw(self, surface: pygame.Surface) -> None:
        """Draw cloth, fan, name and buttons."""
        surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
        self._draw_fan(surface)
        self._draw_totals(surface)
        self._draw_name(surface)
        self.focus.draw(surface, self.stage)
        self._draw_foot(surface)

    def _make_buttons(self) -> list[Button]:
        chair = self._waiting
        new = Button(_("New match"), self._begin, "felt" if chair else "brass")
        others = [
            new,
            Button(_("How to play"), self._help, "felt"),
            Button(_("Options"), self._options, "felt"),
            Button(_("Quit"), Quit, "felt"),
        ]
        if chair is None:
            return others
        label, note = tell(chair)
        return [Button(label, lambda: ToMatch(chair), "brass", note), *others]

    def _begin(self) -> Change:
        if self._waiting is None or self._waiting.is_over:
            return self._deal()
        detail = _("It is set aside unfinished. The same cards can be dealt again with its seed, {seed}.")
        answers = ((_("New match"), self._deal), (_("Keep it"), None))
        question = _("Give up the match under way?")
        return ToQuestion(question, detail.format(seed=self._waiting.seed), answers)

    def _deal(self) -> Change:
        return ToNewMatch()

    def _help(self) -> Change:
        return ToHelp(self.stage.services.rules)

    def _options(self) -> Change:
        return ToOptions()

    def _draw_name(self, surface: pygame.Surface) -> None:
        """Write the name with a lozenge of brass for its hyphen, and the motto below."""
        theme, text = self.stage.theme, self.stage.text
        base = self._buttons[0].box.top - theme.px(66)
        first = text.draw(surface, "Three", (self._left, base), theme.display, theme.cream, "bottomleft")
        side = theme.px(17)
        lozenge = f'<path d="M{side / 2} 0L{side} {side / 2}L{side / 2} {side}L0 {side / 2}Z" fill="{ink(BRASS)}"/>'
        mark = self.stage.panels.picture("lozenge", (side, side), lozenge)
        at = (first.right + theme.px(6), first.centery + theme.px(4) - side // 2)
        surface.blit(mark, at)
        after = (at[0] + side + theme.px(6), base)
        text.draw(surface, "Thirteen", after, theme.display, theme.cream, "bottomleft")
        motto = _("Eleven rounds of rummy, and every round another wild")
        text.draw(surface, motto, (self._left, base + theme.px(2)), theme.body, theme.cream_soft)

    def _draw_fan(self, surface: pygame.Surface) -> None:
        sprites, px = self.stage.sprites, self.stage.theme.px
        left = self._left + px(440)
        right = self.stage.size[0] - px(44)
        card = self._card_width(right - left)
        pivot = pygame.Vector2((left + right) / 2, self.stage.size[1] * 0.5 + card * 1.62)
        eased = 1 - (1 - self._open) ** 3
        self._draw_ahead(card)
        for place, face in list(enumerate(FAN))[-self._shown :]:
            lean = (place - (len(FAN) - 1) / 2) * LEAN * eased
            middle = pivot + pygame.Vector2(0, -card * 1.72).rotate(lean)
            draw = sprites.tilted if self._open >= 1 else sprites.moving
            shadow = sprites.shadow(card, 0.2, lean)
            surface.blit(shadow, shadow.get_rect(center=middle))
            picture = draw(face, card, lean, is_wild(face, FAN_WILD))
            surface.blit(picture, picture.get_rect(center=middle))

    def _draw_ahead(self, card: int) -> None:
        """Show one more card, and rasterise one of the opened fan: no frame waits for all of them."""
        self._shown = len(FAN) if self._open >= 1 else min(self._shown + 1, len(FAN))
        if self._open < 1:
            place = int(self._open * len(FAN))
            lean = (place - (len(FAN) - 1) / 2) * LEAN
            self.stage.sprites.tilted(FAN[place], card, lean, is_wild(FAN[place], FAN_WILD))
            self.stage.sprites.shadow(card, 0.2, lean)

    def _draw_totals(self, surface: pygame.Surface) -> None:
        """Tell the totals of the match that waits, on a plate under the fan."""
        if self._waiting is None:
            return
        theme, text = self.stage.theme, self.stage.text
        names = seat_names(self._waiting.seats)
        room = self.stage.size[0] - theme.px(44) - (self._left + theme.px(440))
        in_row = len(names) if len(names) <= 4 else (len(names) + 1) // 2
        column, row = min(room // in_row, theme.px(112)), theme.px(48)
        box = pygame.Rect(0, 0, column * in_row, row * -(-len(names) // in_row) + theme.px(12))
        box.midtop = (self._left + theme.px(440) + room // 2, self._fan_foot(room) + theme.px(36))
        surface.blit(self.stage.panels.plate(box.size), box)
        for seat, total in enumerate(self._waiting.view.scores):
            x = box.left + column * (seat % in_row) + column // 2
            y = box.top + theme.px(6) + row * (seat // in_row)
            name = text.shorten(names[seat], theme.small, column - theme.px(6))
            text.draw(surface, name, (x, y + theme.px(14)), theme.small, theme.cream_soft, "center")
            text.draw(surface, str(total), (x, y + theme.px(35)), theme.strong, theme.cream, "center")

    def _card_width(self, room: int) -> int:
        return round(min(room / 3.5, self.stage.size[1] * 0.32))

    def _fan_foot(self, room: int) -> int:
        return round(self.stage.size[1] * 0.5 + self._card_width(room) * 1.0)

    def _draw_foot(self, surface: pygame.Surface) -> None:
        theme, text = self.stage.theme, self.stage.text
        at = (self._left, self.stage.size[1] - theme.px(16))
        fault = self.stage.services.fault
        if fault is None:
            foot = _("Version {version}").format(version=__version__)
            if self._waiting is not None:
                which = _("last match: seed {seed}") if self._waiting.is_over else _("match under way: seed {seed}")
                foot += " · " + which.format(seed=self._waiting.seed)
            text.draw(surface, foot, at, theme.small, theme.cream_soft, "bottomleft")
            return
        width = self.stage.size[0] - 2 * self._left
        lines = text.wrap(fault, theme.small, width - theme.px(32))
        box = pygame.Rect(self._left, 0, width, len(lines) * text.line_height(theme.small) + theme.px(16))
        box.bottom = self.stage.size[1] - theme.px(12)
        surface.blit(self.stage.panels.plate(box.size, lit=True), box)
        inner = box.inflate(-theme.px(32), -theme.px(16))
        text.draw_block(surface, fault, inner, theme.small, theme.cream)


def tell(chair: Chair) -> tuple[str, str]:
    """Tell what can be done with the match that waits, in a word, and where it stands, in a line.

    One that is over waits when the game was closed before its standings were seen: there is nothing to continue.
    """
    if chair.is_over:
        return _("Standings"), _("of the last match")
    scored = chair.just_scored
    if scored is not None:
        return _("Continue"), _("Round {number} is over").format(number=scored.round_number)
    view = chair.view
    ranks = rank_plural_inside(view.wild_rank)
    return _("Continue"), _("{round} · {ranks} are wild").format(round=say_round(view), ranks=ranks)
