"""`python3 -m tests` itself: every check runs and is reported, whatever became of the others."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tests.__main__ as checks

ROOT = Path(__file__).parents[1]


def test_reports_every_check(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """A check that fails stops none after it, and makes the whole fail."""
    good, bad = ["-c", "print('ran')"], ["-c", "print('ran'); raise SystemExit(3)"]
    monkeypatch.setattr(checks, "CHECKS", {"first": bad, "second": good})
    assert checks.run_all([]) == 1
    said = capfd.readouterr().out
    assert said.count("ran") == 2
    assert [line.split()[:2] for line in said.splitlines()[-2:]] == [["first", "FAILED"], ["second", "passed"]]


def test_passes_arguments_on_to_pytest(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """What follows `python3 -m tests` reaches pytest and no other check."""
    tell = ["-c", "import sys; print(sys.argv[1:])"]
    monkeypatch.setattr(checks, "CHECKS", {"ruff": tell, "pytest": tell})
    assert checks.run_all(["-k", "melds"]) == 0
    said = capfd.readouterr().out.splitlines()
    assert [line for line in said if line.startswith("[")] == ["[]", "['-k', 'melds']"]


def test_sets_itself_up_or_says_why_not(tmp_path: Path) -> None:
    """Where packages are missing and none can be installed, the checks refuse in a sentence, as the game does."""
    leave_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "commands", tmp_path / "commands", ignore=leave_out)
    (tmp_path / "tests").mkdir()
    (tmp_path / "game").mkdir()
    for name in ("tests/__init__.py", "tests/__main__.py", "game/__init__.py", "game/language.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "requirements-dev.txt").write_text("pytest==313.0\n", encoding="utf-8")
    (tmp_path / ".venv.lock").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "copy the game to a folder of your own" in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_comes_at_once() -> None:
    """--help tells what is passed on, and neither sets anything up nor runs a check."""
    code = "import runpy, sys; sys.argv[1:] = ['-k', 'x', '--help']; runpy.run_module('tests', run_name='__main__')"
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: python3 -m tests")
    assert "==" not in done.stdout
