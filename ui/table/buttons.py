"""Table buttons: what the buttons at the bottom right are called, and what each of them does.

Knows the other scenes the table leads to: the log, the options, the scores, how to play, the title.
"""

from __future__ import annotations

from game.language import gettext as _
from ui.destinations import ToHelp, ToLog, ToOptions, ToStandings, ToTitle
from ui.kit.change import Change
from ui.kit.widgets import Button
from ui.table import moves as table_moves
from ui.table.tabletop import Tabletop


def label_button(name: str) -> tuple[str, str]:
    """Return a button's label and the key that does the same."""
    return {
        "sort": (_("Sort"), "S"),
        "go_out": (_("Go out"), "G"),
        "log": (_("Log"), "L"),
        "menu": (_("Menu"), "Esc"),
    }[name]


def press_button(top: Tabletop, name: str) -> Change | None:
    """Do what a button is for."""
    top.stage.sounds.play("click")
    if name == "sort":
        table_moves.sort(top)
        return None
    if name == "put_back":
        table_moves.put_back(top)
        return None
    if name == "go_out":
        return table_moves.go_out(top)
    return open_log(top) if name == "log" else open_menu(top)


def open_log(top: Tabletop) -> Change:
    """Open the log of this round; what moves lands first, so that the log runs ahead of nothing."""
    top.turns.director.finish()
    return ToLog(top.chair.view.history, top.names, top.picture)


def open_menu(top: Tabletop) -> Change:
    """Open the options, with the ways to the scores and out of the match beside them."""

    def open_scores() -> Change:
        return ToStandings(top.chair)

    def leave() -> Change:
        return ToTitle()

    scores, title = Button(_("Scores"), open_scores), Button(_("Leave the table"), leave)
    return ToOptions((scores, title))


def open_help(top: Tabletop) -> Change:
    """Open the rules as they are played here."""
    return ToHelp(top.picture.rules)
