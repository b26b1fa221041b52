"""The standings: every round's points, the totals, and after the last round who has won, or that nobody has.

Holds docs/rules.md, "Scoring": the lowest total wins, and ties go by the active rules. Shown over the table in
mid-match as well. Does not know how points come about.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.chair import Chair
from game.language import gettext as _
from game.language import ngettext
from ui.destinations import ToMatchAgain, ToNewMatch, ToTitle
from ui.kit.change import Change
from ui.kit.widgets import Button
from ui.playback.picture import ME
from ui.scene import Pop, Stage
from ui.screens.falling_cards import FallingCards
from ui.screens.score_sheet import FOOT, HEAD, TALLEST, ScoreSheet
from ui.screens.sheet import Sheet
from ui.table.words import seat_names

COLUMN = 92
"""Units for the column of a seat, so that the longest name of a place is not cut."""


class Standings(Sheet):
    """The score sheet of a match; over, it offers a new match, the same one again, and the title."""

    def __init__(self, stage: Stage, chair: Chair) -> None:
        self._chair = chair
        self._names = seat_names(chair.seats)
        self.overlay = not chair.is_over
        self._winners = chair.winners
        self.wanted = (max(860, 64 + 104 + COLUMN * len(chair.view.scores)), 0)
        super().__init__(stage, _("The match is over") if chair.is_over else _("Scores so far"), self._make_buttons())
        won = chair.is_over and ME in self._winners
        self._falling = FallingCards(won and not stage.skips_ornaments)
        if won:
            stage.sounds.play("win")

    def measure_content(self, width: int) -> int:
        """Return the height of the rounds played, of the totals, and of who has won."""
        px = self.stage.theme.px
        rows = HEAD + FOOT + max(2, len(self._chair.points))
        return px(rows * TALLEST + (38 if self._chair.is_over else 0) + 28)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """End the falling cards by any click or key, which counts all the same."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._falling.stop()
            self.touch()
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """Let the falling cards fall."""
        return self._falling.update(dt) | super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cloth first where no table lies below."""
        if not self.overlay:
            surface.blit(self.stage.panels.felt(self.stage.size), (0, 0))
            self._falling.draw(surface, self.stage)
        super().draw(surface)

    def fill(self, surface: pygame.Surface) -> None:
        """Draw the sentence on the winner, the table, and the seed."""
        theme, text = self.stage.theme, self.stage.text
        box = self.inner.copy()
        if self._chair.is_over:
            sentence = say_winner(self._names, self._winners)
            at = (box.centerx, box.top + theme.px(12))
            words = text.shorten(sentence, theme.heading, box.width)
            text.draw(surface, words, at, theme.heading, theme.ink, "center")
            box.top, box.height = box.top + theme.px(38), box.height - theme.px(38)
        box.height -= theme.px(28)
        self._sheet().draw(surface, self.stage, box)
        seed = _("Seed {seed}").format(seed=self._chair.seed)
        at = (self.inner.centerx, self.inner.bottom - theme.px(2))
        text.draw(surface, seed, at, theme.small, theme.ink_soft, "midbottom")

    def _sheet(self) -> ScoreSheet:
        points, totals = self._chair.points, self._chair.view.scores
        rounds = list(self._chair.rules.rounds)[: len(points)]
        lowest = min(totals)
        leaders = [seat for seat, total in enumerate(totals) if total == lowest] if rounds else []
        best = self._winners if self._chair.is_over else leaders
        return ScoreSheet(self._names, rounds, points, totals, best)

    def _make_buttons(self) -> list[Button]:
        if not self._chair.is_over:
            return [Button(_("Close"), Pop, "brass")]
        return [
            Button(_("New match"), self._begin, "brass"),
            Button(_("Deal this match again"), self._again),
            Button(_("Title screen"), self._title),
        ]

    def _begin(self) -> Change:
        return ToNewMatch()

    def _again(self) -> Change:
        return ToMatchAgain(self._chair)

    def _title(self) -> Change:
        return ToTitle()


def say_winner(names: Sequence[str], winners: tuple[int, ...]) -> str:
    """Say who has won, or that nobody has.

    >>> say_winner(["You", "Ann", "Bob"], (1, 2))
    'Ann and Bob share the win.'
    """
    if not winners:
        return _("A tie for the lowest total: nobody wins.")
    if winners == (ME,):
        return _("♛ You win the match! ♛")
    if len(winners) == 1:
        return _("{name} wins the match.").format(name=names[winners[0]])
    *others, last = (names[seat] for seat in winners)
    return ngettext("{names} and {last} share the win.", "{names} and {last} share the win.", len(winners)).format(
        names=", ".join(others), last=last
    )
