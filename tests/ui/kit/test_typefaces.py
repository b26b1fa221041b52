"""Typefaces: no letter of four languages, Cyrillic or Greek is an empty box, and any other is written as its number."""

from __future__ import annotations

import pygame
import pytest

from ui.kit.typefaces import _USUAL, FAMILIES, _has, open_font, split_by_font

USUAL = "".join(chr(number) for number in range(0x2100) if _USUAL.fullmatch(chr(number)))


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def test_prompt_has_what_is_taken_to_be_usual() -> None:
    """Every letter that goes to Prompt unasked has a shape there, which no empty box has."""
    box = open_font("Prompt", 400, 200).metrics("\U0010fffd")
    font = open_font("Prompt", 400, 200)
    assert [letter for letter in USUAL if font.metrics(letter) == box] == []
    assert split_by_font(USUAL) == [("Prompt", USUAL)]


ALPHABETS = [
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяёЇїЄєҐґ",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ",
]


@pytest.mark.parametrize("text", ALPHABETS)
def test_cyrillic_and_greek_have_letters(text: str) -> None:
    """The second font has the alphabets that Prompt lacks."""
    drawn = split_by_font(text)
    assert "".join(stretch for _family, stretch in drawn) == text
    assert all(any(_has(family, letter) for family in FAMILIES) for letter in text)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("中", "\\u4e2d"),
        ("😀", "\\U0001f600"),
        ("a\0b", "a\\x00b"),
        ("\udcff", "\\udcff"),
        ("a\ufe0f", "a"), ("a\tb", "a b"),
    ],
)
def test_what_no_font_has_is_written_readably(text: str, drawn: str) -> None:
    """A letter without a shape is written as its number, and what is not to be seen is left out."""
    assert "".join(stretch for _family, stretch in split_by_font(text)) == drawn
