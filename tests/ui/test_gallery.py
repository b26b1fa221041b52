"""The gallery hangs what is asked for, at the size asked for."""

from argparse import ArgumentTypeError
from pathlib import Path

import pygame
import pytest

from tests.gallery.__main__ import read_size
from tests.gallery.hanging import SIZES, hang, load_screens
from tests.gallery.registry import SCREENS, screen


def test_hanging(tmp_path: Path) -> None:
    """A screen that is named is drawn at every size asked for, in a folder of that size, and is not blank."""
    sizes = [(800, 600), (1024, 768)]
    files = hang(tmp_path, sizes, ["title-first-start"])
    assert [file.relative_to(tmp_path).as_posix() for file in files] == [
        "800x600/title-first-start.png",
        "1024x768/title-first-start.png",
    ]
    for file, size in zip(files, sizes, strict=True):
        picture = pygame.image.load(str(file))
        assert picture.get_size() == size
        assert len({tuple(picture.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 20


def test_every_state_has_its_picture() -> None:
    """The gallery knows every screen of the game, at five sizes from the smallest window to 4K."""
    load_screens()
    wanted = ("title", "options", "help", "faults", "confirm", "scores", "standings", "deck", "table", "round-end")
    assert all(any(name.startswith(kind) for name in SCREENS) for kind in wanted)
    assert (SIZES[0], SIZES[-1], len(SIZES)) == ((800, 600), (3840, 2160), 5)


def test_names_are_unique() -> None:
    """Two screens of one name would hide each other's picture: that is refused."""
    load_screens()
    with pytest.raises(AssertionError, match="two screens"):
        screen("options")(lambda stack: None)


def test_sizes_are_read() -> None:
    """A size is WIDTHxHEIGHT, one that a window can have."""
    assert read_size("1280x720") == (1280, 720)
    for text, sentence in (("large", "1280x720"), ("1x1", "from 800x600"), ("9999x9999", "to 7680x4320")):
        with pytest.raises(ArgumentTypeError, match=sentence):
            read_size(text)
