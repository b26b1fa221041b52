"""Says no to `pip install`, in a sentence; pyproject.toml names this file as what builds the project for pip.

Packages called game and ui would lie in the way of others in site-packages. Builds nothing.
"""

from __future__ import annotations

import sys
from typing import NoReturn

SENTENCE = (
    "Three-Thirteen is not installed by pip. Start it from its folder with “python3 main.py”, which sets itself up, "
    "or make a program of it with “python3 packaging/build.py”."
)


def build_wheel(*_asked: object, **_more: object) -> NoReturn:
    """Refuse."""
    sys.exit(SENTENCE)


build_sdist = build_editable = build_wheel
