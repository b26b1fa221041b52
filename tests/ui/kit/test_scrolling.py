"""Scrolling: by wheel, keys and bar, never past the ends, and keeping the place through a resize."""

import pygame
import pytest

from ui.kit.scrolling import Scroll

VIEW = pygame.Rect(100, 50, 300, 200)


@pytest.fixture
def scroll() -> Scroll:
    made = Scroll()
    made.place(VIEW, 1000, 20)
    return made


def key(scroll: Scroll, code: int) -> bool:
    return scroll.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))


def wheel(scroll: Scroll, by: int) -> bool:
    return scroll.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by))


def test_keys(scroll: Scroll) -> None:
    """Page, arrow, Home and End keys move by a view less a line, a line, and to the ends; a key at its end, nothing."""
    assert not key(scroll, pygame.K_UP)
    key(scroll, pygame.K_PAGEDOWN)
    assert scroll.offset == 180
    key(scroll, pygame.K_DOWN)
    assert scroll.offset == 200
    key(scroll, pygame.K_END)
    assert scroll.offset == 800
    assert not key(scroll, pygame.K_PAGEDOWN)
    key(scroll, pygame.K_HOME)
    assert scroll.offset == 0
    assert not key(scroll, pygame.K_RETURN)


def test_wheel(scroll: Scroll) -> None:
    """The wheel moves two lines a notch, down for towards the player."""
    assert wheel(scroll, -3)
    assert scroll.offset == 120
    wheel(scroll, 9)
    assert scroll.offset == 0


def test_bar(scroll: Scroll) -> None:
    """The bar's knob follows the pointer to the very end and lets go with it."""
    scroll.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(VIEW.right - 5, VIEW.top + 5), button=1))
    assert scroll.offset == 0
    scroll.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(VIEW.right + 90, VIEW.bottom + 90)))
    assert scroll.offset == 800
    scroll.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert not scroll.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=VIEW.topleft))


def test_what_fits_does_not_scroll() -> None:
    """Content that fits has no bar and does not move."""
    scroll = Scroll()
    scroll.place(VIEW, 150, 20)
    assert not scroll.is_needed
    assert not key(scroll, pygame.K_END)


def test_a_resize_keeps_the_place(scroll: Scroll) -> None:
    """When the text is broken anew, what was being read stays in sight."""
    key(scroll, pygame.K_PAGEDOWN)
    scroll.place(VIEW, 2000, 20)
    assert scroll.offset == 360


@pytest.mark.parametrize(("top", "bottom", "offset"), [(0, 20, 0), (300, 340, 140), (980, 1000, 800)])
def test_show(scroll: Scroll, top: int, bottom: int, offset: int) -> None:
    """Bringing something into view scrolls just as far as needed."""
    scroll.show(top, bottom)
    assert scroll.offset == offset
