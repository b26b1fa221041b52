"""Opening: the one place that knows which screen a match, or the lack of one, leads to.

Title, table and standings lead to one another in a circle; here, inside functions, is where it closes.
"""

from __future__ import annotations

from game.match import Match
from ui.scene import Scene, Stage


def open_match(stage: Stage, match: Match) -> Scene:
    """Return the table of `match`, or its standings if its last round is scored."""
    from ui.screens.standings import Standings
    from ui.table.scene import TableScene

    return Standings(stage, match) if match.is_over else TableScene(stage, match)


def open_title(stage: Stage) -> Scene:
    """Return the first screen, as it is now."""
    from ui.screens.title import Title

    return Title(stage)
