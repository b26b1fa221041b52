"""What every test may count on: a home folder of its own, no real screen or sound card, steady Hypothesis."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

homes = count(1)


@pytest.fixture(scope="session", autouse=True)
def _common_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep fixtures that outlive a test out of the user's folders as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THREE_THIRTEEN_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test empty folders for saved matches and options."""
    home = tmp_path_factory.mktemp(f"home-{next(homes)}", numbered=False)  # numbering lists the folder each time
    monkeypatch.setenv("THREE_THIRTEEN_HOME", str(home))
