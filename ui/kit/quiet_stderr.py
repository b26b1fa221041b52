"""Quiet stderr: keeps off the terminal what C libraries write there by themselves; the game has its own words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Send file descriptor 2 nowhere for as long as this lasts."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a game started without a terminal may have no such descriptor
        yield
        return
    sys.stderr.flush()
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
