"""Actions: everything that a player can do at the table, each as one value.

The keyboard, the row of buttons, the menu, the help page and the README's table of keys all follow from these: a new
button begins here. How a move is made stands in `ui.table.moves`; knows no layout and no drawing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple

from game.language import gettext as _
from game.moves import DrawDiscard, DrawStock
from game.rules import Rules
from ui.destinations import ToHelp, ToLog, ToOptions, ToStandings, ToTitle
from ui.kit.change import Change
from ui.kit.widgets import Button
from ui.table import moves
from ui.table.action_keys import KEYS, ActionKey
from ui.table.hint import start_hint
from ui.table.table import Table

WhyNot = Callable[[Table], str | None]


def _always(table: Table) -> None:
    """No reason against it."""


def _never_due(table: Table) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player can do."""

    name: str
    label: str
    """What its button says."""
    help: str
    """What it does, as it stands on the help page and in the README."""
    do: Callable[[Table], Change | None]
    """Do it, or say why not; returns the change of screen it asks for."""
    gesture: str = ""
    """How it is done with the mouse, where no button does it."""
    why_not: WhyNot = _always
    """Return a sentence why it can't be done now (empty: it needs no words); None when it can."""
    is_due: Callable[[Table], bool] = _never_due
    """Whether it is to be done now: its button is lit."""
    place: Literal["row", "menu", None] = None
    """Where it has a button: in the row at the bottom right, or in the menu."""
    is_move: bool = False
    """Whether it makes a move: while others play its key only hurries them."""
    gives_up_drag: bool = False
    """Whether its key works in mid-drag, and gives the drag up."""
    declared_only: bool = False
    """Whether it exists only where going out is declared."""

    @property
    def key(self) -> ActionKey | None:
        """Its key; None for what only a button does."""
        return KEYS.get(self.name)

    def is_offered(self, rules: Rules) -> bool:
        """Tell whether the action exists under these rules."""
        return not self.declared_only or rules.going_out == "declared"


class KeyLine(NamedTuple):
    """A line of help: the key, what it does, and the gesture that does the same."""

    key: str
    help: str
    gesture: str = ""


def list_actions() -> tuple[Action, ...]:
    """Return every action, in the language spoken now, as the help page lists them."""
    return (*_list_moves(), *_list_others())


def find_action(name: str) -> Action:
    """Return the action of that name. Raises KeyError for a name that none has."""
    return {action.name: action for action in list_actions()}[name]


def list_row(rules: Rules) -> tuple[Action, ...]:
    """Return the actions that have a button at the bottom right, from left to right."""
    return tuple(action for action in list_actions() if action.place == "row" and action.is_offered(rules))


def list_keys() -> tuple[KeyLine, ...]:
    """Return what every key does at the table, under any rules: the actions' keys first."""
    own = (
        KeyLine(action.key.name, _only_where_declared(action.help, action), action.gesture)
        for action in list_actions()
        if action.key is not None
    )
    return (*own, *list_walking_keys())


def _only_where_declared(words: str, action: Action) -> str:
    return _("{action} (where it is declared)").format(action=words) if action.declared_only else words


def list_walking_keys() -> tuple[KeyLine, ...]:
    """Return what the keys do that walk at the table, and that belong to the window."""
    return (
        KeyLine("← →", _("walk along the cards"), _("drag a card to move it")),
        KeyLine(_("Enter, Space"), _("pick up, put down, press"), _("click a card, then its place")),
        KeyLine(_("Tab"), _("next area of the table")),
        KeyLine("F11", _("full screen")),
    )


def press_button(table: Table, name: str) -> Change | None:
    """Do what the button of the action `name` is for."""
    table.stage.sounds.play("click")
    return find_action(name).do(table)


def _list_moves() -> tuple[Action, ...]:
    return (
        Action(
            "draw",
            _("Draw"),
            _("draw from the stock"),
            moves.draw_stock,
            gesture=_("click the stock"),
            why_not=lambda table: moves.why_not_move(table, DrawStock()),
            is_move=True,
        ),
        Action(
            "take",
            _("Take"),
            _("take the top discard"),
            moves.take_discard,
            gesture=_("click the discard pile"),
            why_not=lambda table: moves.why_not_move(table, DrawDiscard()),
            is_move=True,
        ),
        Action(
            "discard",
            _("Discard"),
            _("discard the chosen card"),
            moves.throw_chosen,
            gesture=_("drag it to the pile, double-click or right-click it"),
            why_not=moves.why_not_throw_chosen,
            is_move=True,
        ),
        Action(
            "put_back",
            _("Put back"),
            _("put the card just taken back"),
            moves.put_back,
            why_not=moves.why_not_put_back,
            is_move=True,
        ),
        Action(
            "sort",
            _("Sort"),
            _("sort by rank, suit, melds"),
            moves.sort,
            place="row",
        ),
        Action(
            "go_out",
            _("Go out"),
            _("go out"),
            moves.go_out,
            why_not=moves.why_not_go_out,
            is_due=lambda table: bool(table.turns.ways_out),
            place="row",
            is_move=True,
            declared_only=True,
        ),
    )


def _list_others() -> tuple[Action, ...]:
    return (
        Action("hint", _("Hint"), _("a hint"), start_hint, why_not=moves.why_not_now),
        Action("log", _("Log"), _("log of the round"), open_log, place="row", gives_up_drag=True),
        Action("menu", _("Menu"), _("back; from the table: options"), open_menu, place="row", gives_up_drag=True),
        Action("help", _("How to play"), _("the rules in use"), open_help, gives_up_drag=True),
        Action("scores", _("Scores"), _("the score sheet"), open_scores, place="menu"),
        Action("leave", _("Leave the table"), _("leave; the match waits for you"), leave, place="menu"),
    )


def open_log(table: Table) -> Change:
    """Open the log of this round; what moves lands first, so that the log runs ahead of nothing."""
    table.turns.director.finish()
    return ToLog(table.chair.view.history, table.names, table.turns.picture)


def open_menu(table: Table) -> Change:
    """Open the options, with the actions that have their place there beside them."""
    actions = [action for action in list_actions() if action.place == "menu"]
    return ToOptions(tuple(Button(action.label, partial(action.do, table)) for action in actions))


def open_scores(table: Table) -> Change:
    """Open the scores of the match."""
    return ToStandings(table.chair)


def leave(table: Table) -> Change:
    """Go to the title; the match waits there."""
    return ToTitle()


def open_help(table: Table) -> Change:
    """Open the rules as they are played here."""
    return ToHelp(table.turns.picture.rules)
