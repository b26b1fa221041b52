"""What every test may count on: a home folder of its own, no real screen or sound card, steady Hypothesis."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep saved matches, options and statistics out of the user's folders."""
    monkeypatch.setenv("THREE_THIRTEEN_HOME", str(tmp_path_factory.mktemp("home")))
