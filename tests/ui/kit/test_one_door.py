"""One door to the cards: the window asks for them by the View of seat 0 and never opens the State for itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ui

MODULES = sorted(Path(ui.__path__[0]).rglob("*.py"))
ROOT = Path(ui.__path__[0]).parent
OPEN_TO_ALL = {"layout", "picture"}
"""What has a `stock` that is no secret: a place on the table, and how many cards lie there."""
HIDDEN = {"hands", "decks"}
"""Fields that show others' cards, or those to come, whatever they are a field of."""


def find_peeks(source: str) -> list[str]:
    """Return each place where a hand, the stock's order or a forced deck is read, as `line: expression`.

    >>> find_peeks("state.hands[0]; top.layout.stock; match.state.stock[-1]; view.hand")
    ['1: match.state.stock', '1: state.hands']
    """
    peeks = sorted((node.lineno, ast.unparse(node)) for node in _attributes(source) if _peeks(node))
    return [f"{line}: {expression}" for line, expression in peeks]


def _attributes(source: str) -> Iterator[ast.Attribute]:
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute))


def _peeks(node: ast.Attribute) -> bool:
    if node.attr in HIDDEN:
        return True
    owner = node.value.attr if isinstance(node.value, ast.Attribute) else ast.unparse(node.value)
    return node.attr == "stock" and owner not in OPEN_TO_ALL


@pytest.mark.parametrize("module", MODULES, ids=[module.relative_to(ROOT).as_posix() for module in MODULES])
def test_no_module_reads_hidden_cards(module: Path) -> None:
    """Hands and stock of the State stay closed to everything in ui/: `match.view(ME)` tells what may be shown."""
    assert find_peeks(module.read_text(encoding="utf-8")) == []


def test_every_view_is_the_persons_own() -> None:
    """No module of ui/ looks at the match through another seat's eyes."""
    asked = {
        ast.unparse(node)
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("view", "view_of")
    }
    assert {call.partition("(")[2] for call in asked} <= {"ME)", "0)"}


def test_peeks_are_found() -> None:
    """The search itself sees a peek in any shape, and no peek in the piles' places."""
    assert find_peeks("state.hands[0]\ntop.layout.stock\nmatch.state.stock[-1]\ns = state\ns.stock") == [
        "1: state.hands",
        "3: match.state.stock",
        "5: s.stock",
    ]
