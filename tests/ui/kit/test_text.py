"""Lettering: measuring, wrapping, shortening, and the signs that are drawn as shapes."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.stand_ins import open_stack
from ui.kit.text import Lettering, card_text
from ui.kit.theme import CREAM, INK, Style

BODY = Style(18, 400)


@pytest.fixture
def lettering() -> Lettering:
    open_stack()
    return Lettering()


@pytest.mark.parametrize("text", ["took 7♥, threw K♠", "", "♣", "★ wild", "Žaidėjas Nguyễn น้ำ"])
def test_measure_is_what_is_drawn(lettering: Lettering, text: str) -> None:
    """A line is exactly as large as it was measured, signs included."""
    assert lettering.line(text, BODY, INK).get_size() == lettering.measure(text, BODY)


def test_wrap_keeps_every_word(lettering: Lettering) -> None:
    """Wrapped lines fit the width and hold all words in order; line ends of the text stay."""
    text = "Draw one card, then discard one.\nA player always does both, also with a hand that is complete."
    lines = lettering.wrap(text, BODY, 200)
    assert " ".join(lines) == text.replace("\n", " ")
    assert all(lettering.width(line, BODY) <= 200 for line in lines)
    assert any(line.endswith("discard one.") for line in lines)


@pytest.mark.parametrize("width", [5, 60, 150])
def test_a_word_wider_than_the_line_is_cut(lettering: Lettering, width: int) -> None:
    """A word that is too wide, such as a path, begins its own line and is cut where lines end; nothing is lost."""
    lines = lettering.wrap("a /home/anna/three-thirteen/config.yaml b", BODY, width)
    assert lines[0] == "a"
    assert "".join(lines).replace(" ", "") == "a/home/anna/three-thirteen/config.yamlb"
    assert all(len(line) == 1 or lettering.width(line, BODY) <= width for line in lines)


def test_shorten(lettering: Lettering) -> None:
    """Only a text that does not fit is cut, and then ends with an ellipsis and fits."""
    assert lettering.shorten("Left", BODY, 200) == "Left"
    short = lettering.shorten("Maximiliana Theodora", BODY, 100)
    assert short.endswith("…")
    assert lettering.width(short, BODY) <= 100


@pytest.mark.parametrize("sign", "♠♥♦♣★♛")
def test_signs_are_shapes(lettering: Lettering, sign: str) -> None:
    """Each sign is drawn from vectors, differs from all others, and is no empty box of a missing glyph."""
    drawn = {other: pygame.image.tobytes(lettering.line(other, BODY, INK), "RGBA") for other in "♠♥♦♣★♛"}
    boxed = pygame.mask.from_surface(lettering.line(sign, BODY, INK)).count()
    assert boxed > 30
    assert [other for other in drawn if drawn[other] == drawn[sign]] == [sign]


def test_suits_fit_their_ground(lettering: Lettering) -> None:
    """Spades are dark in dark text and light in light text."""
    dark, light = (
        pygame.transform.average_color(lettering.line("♠", BODY, colour), consider_alpha=True)
        for colour in (INK, CREAM)
    )
    assert sum(dark[:3]) < 200 < 500 < sum(light[:3])


def test_lines_are_drawn_once(lettering: Lettering) -> None:
    """The same line is rendered once and then only copied, and old ones make room."""
    assert lettering.line("once", BODY, INK) is lettering.line("once", BODY, INK)
    first = lettering.line("0", BODY, INK)
    for number in range(700):
        lettering.line(str(number + 1), BODY, INK)
    assert lettering.line("0", BODY, INK) is not first


def test_card_text() -> None:
    """A card reads as its corner does; a joker by its name."""
    assert [card_text(1, "S"), card_text(10, "D"), card_text(None, None)] == ["A♠", "10♦", "Joker"]


def test_measure_of_other_alphabets_is_what_is_drawn(lettering: Lettering) -> None:
    """Cyrillic and Greek are drawn by the second font, in a line as high as any other."""
    for text in ("Анна Жук", "Λίλα", "Anna Жук took 7♥"):
        assert lettering.line(text, BODY, INK).get_size() == lettering.measure(text, BODY)
        assert lettering.line(text, BODY, INK).get_height() == lettering.line("Anna", BODY, INK).get_height()


ODD = ["\ufe0f", "♥\ufe0f", "\u034f", "\0", "a\0b", "\ud800", "\udcff", "\u200b", "\u0301", "\n", "\t", "中"]


@pytest.mark.parametrize("text", ODD)
def test_odd_texts_are_drawn(lettering: Lettering, text: str) -> None:
    """Nothing that can stand in a name, a path or a file keeps a text from being drawn."""
    assert lettering.line(text, BODY, INK).get_size() == lettering.measure(text, BODY)
    lettering.wrap(text * 9, BODY, 40)
    lettering.shorten(text * 9, BODY, 40)


@given(text=st.text(st.characters()), size=st.integers(1, 90), width=st.integers(0, 300))
@settings(max_examples=150, deadline=None)
def test_any_text_is_drawn(text: str, size: int, width: int) -> None:
    """Any string of Unicode, surrogates too, is measured, drawn, wrapped and shortened at any size."""
    lettering, style = Lettering(), Style(size, 400)
    assert lettering.line(text, style, INK).get_size() == lettering.measure(text, style)
    wrapped = lettering.wrap(text, style, width)
    assert "".join("".join(wrapped).split()) == "".join(text.split())
    lettering.shorten(text, style, width)


@pytest.mark.parametrize("length", [4_000, 64_000])
def test_a_long_word_takes_time_in_proportion(
    monkeypatch: pytest.MonkeyPatch, lettering: Lettering, length: int
) -> None:
    """Breaking and shortening measure each letter of a long word a few dozen times at most."""
    measured = 0
    plain = Lettering._width

    def count(self: Lettering, part: str, style: Style) -> int:
        nonlocal measured
        measured += len(part)
        return plain(self, part, style)

    monkeypatch.setattr(Lettering, "_width", count)
    assert "".join(lettering.wrap("x" * length, BODY, 300)) == "x" * length
    lettering.shorten("x" * length, BODY, 300)
    assert measured < 30 * length
