"""The log: every draw and discard of this round, turn by turn, newest last.

Tells only what everybody at the table saw. Does not know the stock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.events import Dealt, Discarded, Drew, Event, StockTurned, WentOut
from game.language import gettext as _
from game.language import ngettext
from ui.kit.widgets import Button
from ui.playback.picture import Picture, TurnTaken
from ui.scene import Pop, Stage
from ui.screens.scroll_sheet import ScrollSheet
from ui.table.words import card_name, say_action, say_round, say_wild


class Line(NamedTuple):
    """One line of the log: who, and what."""

    who: str
    what: str


class Log(ScrollSheet):
    """The sheet with the log of `history`, a round's public events."""

    wanted = (560, 660)
    closing_key = pygame.K_l

    def __init__(self, stage: Stage, history: Iterable[Event], names: Sequence[str], picture: Picture) -> None:
        super().__init__(stage, _("This round"), [Button(_("Close"), Pop, "brass")])
        self._head = f"{say_round(picture)} · {say_wild(picture)}"
        self.lines = write_log(history, names)
        self._names = names
        self._opened = False

    def place(self) -> None:
        """Look at the newest lines first."""
        line = self.stage.text.line_height(self.stage.theme.body)
        view = self.inner.copy()
        view.top += line
        view.height -= line
        self.scroll.place(view, line * len(self.lines), line)
        if not self._opened:
            self._opened = True
            self.scroll.show(line * (len(self.lines) - 1), line * len(self.lines))

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the lines that show, names in a column of their own, and the bar."""
        theme, text = self.stage.theme, self.stage.text
        at = (self.inner.centerx, self.inner.top)
        text.draw(surface, self._head, at, theme.small, theme.ink_soft, "midtop")
        view, line = self.scroll.view, text.line_height(theme.body)
        column = max((text.width(name, theme.strong) for name in self._names), default=0)
        column = min(column + theme.px(16), view.width // 3)
        before = surface.get_clip()
        surface.set_clip(view)
        for number, (who, what) in enumerate(self.lines):
            y = view.top + number * line - self.scroll.offset
            if -line < y - view.top < view.height:
                name = text.shorten(who, theme.strong, column - theme.px(8))
                text.draw(surface, name, (view.left, y), theme.strong, theme.ink)
                room = view.width - column - theme.px(20)
                words = text.shorten(what, theme.body, room)
                text.draw(surface, words, (view.left + column, y), theme.body, theme.ink)
        surface.set_clip(before)
        self.scroll.draw_bar(surface, self.stage)


def write_log(history: Iterable[Event], names: Sequence[str]) -> tuple[Line, ...]:
    """Return the log of a round's public events: one line a turn, and one for everything else that happened."""
    lines: list[Line] = []
    turn: tuple[int, TurnTaken] | None = None
    for event in history:
        match event:
            case Dealt(dealer=dealer, up=up):
                lines.append(Line(names[dealer], _("dealt and turned up {card}").format(card=card_name(up))))
            case Drew(seat=seat, source=source, card=card):
                turn = (seat, TurnTaken(source, card if source == "discard" else None))
            case Discarded(seat=seat, card=card):
                drew = turn[1] if turn is not None else TurnTaken("stock")
                lines.append(Line(names[seat], say_action(replace(drew, threw=card))))
                turn = None
            case WentOut(seat=seat):
                lines.append(Line(names[seat], _("went out")))
            case StockTurned(count=count):
                words = ngettext("{count} discard made the new stock", "{count} discards made the new stock", count)
                lines.append(Line("", words.format(count=count)))
    if turn is not None:
        lines.append(Line(names[turn[0]], say_action(turn[1])))
    return tuple(lines)
