"""Owners: in the window nobody writes what another owns; a value is changed by a method of its owner."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "ui"
FILES = sorted(UI.rglob("*.py"))


def find_foreign_writes(source: str) -> Iterator[int]:
    """Yield the lines on which an part of a part, or of the table, is assigned.

    >>> list(find_foreign_writes("self.hand.picked = ()"))
    [1]
    >>> list(find_foreign_writes("self.picked = ()"))
    []
    """
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Attribute) and re.search(r"\.|^table$", ast.unparse(part.value)):
                    yield part.lineno


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(UI)))
def test_nobody_writes_into_another_owner(file: Path) -> None:
    """No module of the table assigns to a part of the table's owners from outside."""
    if file.parent.name == "table":
        assert not list(find_foreign_writes(file.read_text("utf-8")))
