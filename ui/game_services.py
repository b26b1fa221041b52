"""The real services, to the saved match, the player's options and the computer players.

A fault of the disk becomes a sentence in `fault` and never an exception: the game goes on. Knows no scene.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from game.chair import Chair, deal, sit_down
from game.entries import HUMAN, Record, SeatEntry
from game.language import gettext as _
from game.rules import Rules
from game.seat_names import YOU
from storage.atomic import StorageError, write_text
from storage.options import keep_option
from storage.saved_match import NewerMatchError, SavedMatch, SavedMatchError
from storage.settings import Config
from ui.settings import Settings

SEEDS = 100_000_000


class GameServices:
    """Everything outside the window, for one config; holds the saved match until the game ends."""

    def __init__(self, config: Config, saved: SavedMatch) -> None:
        """Read the match that waits; one that can't be read is told in `fault` and left where it is."""
        self._config = config
        self._saved = saved
        self._match_fault: str | None = None
        self._options_fault: str | None = None
        self._chair: Chair | None = None
        try:
            record = saved.load()
        except SavedMatchError as error:
            kind = "newer" if isinstance(error, NewerMatchError) else "damaged"
            where = _("A new match moves it to {folder}.").format(folder=saved.folder / kind)
            self._match_fault = f"{error} {where}"
        else:
            if record is not None:
                self._chair = sit_down(record, self._keep)
                self._file_when_over(record)

    @property
    def rules(self) -> Rules:
        """The rules of config.yaml."""
        return self._config.rules

    @property
    def waiting(self) -> Chair | None:
        """The person's chair in the match under way, whether begun now or before."""
        return self._chair

    @property
    def fault(self) -> str | None:
        """What can't be read or kept at the moment."""
        return self._saved.fault or self._match_fault or self._options_fault

    def begin(self, seed: int | None = None) -> Chair:
        """Deal a new match against the opponents of config.yaml."""
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        opponents = (SeatEntry(opponent.name, opponent.level) for opponent in self._config.opponents)
        self._clear()
        self._chair = deal(Record.begin(self.rules, chosen, (SeatEntry(YOU, HUMAN), *opponents)), self._keep)
        return self._chair

    def again(self, chair: Chair) -> Chair:
        """Deal the match of `chair` again."""
        self._clear()
        self._chair = chair.deal_again(self._keep)
        return self._chair

    def stop_waiting(self) -> None:
        """Take the match that is over out of the place of the match under way."""
        if self._chair is not None and self._chair.is_over:
            self._chair = None
            self._saved.clear()

    def recall_order(self) -> str:
        """Read the order of the hand beside the saved match."""
        try:
            return self._order_file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def keep_order(self, order: str) -> None:
        """Write the order of the hand; without it the cards are all there, only in another order."""
        with suppress(StorageError):
            write_text(self._order_file, order)

    def keep_settings(self, before: Settings, after: Settings) -> None:
        """Write what changed to the player's options."""
        try:
            for section, old in asdict(before).items():
                for key, value in asdict(after)[section].items():
                    if value != old[key]:
                        keep_option(section, key, value)
                        self._options_fault = None
        except StorageError as error:
            self._options_fault = str(error)

    @property
    def _order_file(self) -> Path:
        return self._saved.folder / "hand.txt"

    def _clear(self) -> None:
        """Make room for a new match; its hand begins in the order of the deal, whatever lay on the table before."""
        self._match_fault = self._chair = None
        self.keep_order("")

    def _keep(self, record: Record) -> None:
        self._saved.keep(record)
        self._file_when_over(record)

    def _file_when_over(self, record: Record) -> None:
        """Notice the end of the match: the one place that does."""
        if self._chair is not None and self._chair.is_over:
            self._saved.finish(record)
