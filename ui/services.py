"""Services: what scenes may ask of the disk and of the computer players, handed in by the app.

`ui.game_services` has the real ones; tests hand in services that remember. Does not know how or where anything is kept.
"""

from __future__ import annotations

from typing import Protocol

from game.chair import Chair
from game.rules import Rules


class Services(Protocol):
    """The outside, as scenes see it; a match of `begin`, `again` or `waiting` keeps itself after every move."""

    @property
    def rules(self) -> Rules:
        """The rules a new match would be played by."""

    @property
    def waiting(self) -> Chair | None:
        """The person's chair in the unfinished match that was kept, None when there is none."""

    @property
    def fault(self) -> str | None:
        """A sentence on what can't be read or kept at the moment, None when all is well."""

    def begin(self, seed: int | None = None) -> Chair:
        """Deal a new match; no seed: by chance. The unfinished one, if any, is set aside."""

    def again(self, chair: Chair) -> Chair:
        """Deal the match of `chair` again: the same rules, seats and cards, no moves."""

    def recall_order(self) -> str:
        """Return what `keep_order` last kept for the match that waits; empty when there is nothing."""

    def keep_order(self, order: str) -> None:
        """Keep the order of the player's own hand, a text of `ui.table.hand_order`, beside the match."""

    def stop_waiting(self) -> None:
        """Let the match that is over, if it is, wait no longer: the player has seen how it ended."""
