"""The theme: contrast as numbers, sizes that follow the window and the setting."""

import pytest

from ui.kit.theme import BRASS, CREAM, CREAM_SOFT, FELTS, INK, INK_SOFT, PAPER, RED_ON_DARK, Theme, contrast

ENOUGH = 4.5


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("colour", [CREAM, CREAM_SOFT], ids=["cream", "soft cream"])
def test_text_on_felt(felt: str, colour: tuple[int, int, int]) -> None:
    """Cream text has a contrast of 4.5:1 on every cloth, in the lamp's light, at the rim and on a plate."""
    cloth = FELTS[felt]
    assert min(contrast(colour, ground) for ground in (cloth.light, cloth.dark, cloth.plate)) >= ENOUGH


@pytest.mark.parametrize("felt", FELTS)
def test_signs_on_plates(felt: str) -> None:
    """Brass and the red of suits can be read on the plates of every cloth."""
    assert min(contrast(BRASS, FELTS[felt].plate), contrast(RED_ON_DARK, FELTS[felt].plate)) >= ENOUGH


@pytest.mark.parametrize("colour", [INK, INK_SOFT], ids=["ink", "soft ink"])
def test_text_on_paper(colour: tuple[int, int, int]) -> None:
    """Everything written on paper has a contrast of 4.5:1."""
    assert contrast(colour, PAPER) >= ENOUGH


def test_ink_on_brass() -> None:
    """The label of a brass button can be read on its darkest state."""
    assert contrast(INK, (0xCF, 0x9D, 0x40)) >= ENOUGH


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [80, 100, 150])
def test_letters_stay_readable(size: tuple[int, int], percent: int) -> None:
    """No letter is smaller than 12 pixels, and running text is 13 or more, at every size and setting."""
    theme = Theme.of(size, "green", percent)
    assert theme.small.size >= 12
    assert theme.body.size >= (13 if percent >= 100 else 11)


def test_size_setting() -> None:
    """The size setting makes letters larger and smaller, never so large that 800x600 units overflow."""
    small, usual, large = (Theme.of((1920, 1080), "green", percent).scale for percent in (80, 100, 150))
    assert small < usual < large <= 1080 / 600


def test_distances_never_vanish() -> None:
    """A distance of any positive number of units is at least a pixel, and a negative one mirrors it."""
    theme = Theme.of((800, 600))
    assert (theme.px(0.1), theme.px(0), theme.px(-8)) == (1, 0, -theme.px(8))
