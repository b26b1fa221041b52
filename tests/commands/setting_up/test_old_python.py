"""A Python that is too old gets a sentence, not a traceback."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from commands.setting_up.old_python import refuse_old_python

ROOT = Path(__file__).parents[3]
FILES = ["main.py", *(f"commands/{name}.py" for name in ("__init__", "setting_up/__init__", "setting_up/old_python"))]


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 9)])
def test_refuses_older_pythons(version: tuple[int, int], capsys: pytest.CaptureFixture[str]) -> None:
    """Everything before 3.10 is told so in one line, with status 2."""
    with pytest.raises(SystemExit) as stop:
        refuse_old_python(version)
    said = capsys.readouterr().err
    assert stop.value.code == 2
    assert said.count("\n") == 1
    assert "Python {}.{}:".format(*version) in said


@pytest.mark.parametrize("version", [(3, 10), (3, 13), (4, 0)])
def test_lets_newer_pythons_pass(version: tuple[int, int], capsys: pytest.CaptureFixture[str]) -> None:
    """3.10 and everything after it goes on in silence."""
    refuse_old_python(version)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", [*FILES, "tests/__init__.py"])
def test_reads_on_any_python_three(name: str) -> None:
    """What is read before the refusal has no word that an early Python 3 would stumble over."""
    source = (ROOT / name).read_bytes()
    assert source.isascii()
    ast.parse(source, feature_version=(3, 4))
    assert b"from __future__" not in source


@pytest.mark.parametrize("name", FILES)
def test_reads_on_python_two(name: str) -> None:
    """What is read before the refusal has no word that Python 2 would stumble over, print with arguments above all."""
    source = (ROOT / name).read_text(encoding="ascii")
    nodes = list(ast.walk(ast.parse(source)))
    assert not [node for node in nodes if isinstance(node, ast.Name) and node.id == "print"]
    assert not [node for node in nodes if isinstance(node, ast.JoinedStr | ast.AnnAssign)]
