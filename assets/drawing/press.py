"""The press: every file of the card art by name, with the drawing that belongs in it.

Names follow the notation of docs/rules.md: `classic/7H.svg`, `large/TD.svg`, `four_colour/KC.svg`; `JK1` and `JK2`
are the red and the black joker. It does not know folders of this machine or when files are written.
"""

from __future__ import annotations

from collections.abc import Iterator

from .backs import BACKS
from .courts import court_card, joker_card
from .icon import app_icon
from .marks import suit_icons, wild_mark
from .ornate import ace
from .paper import DECKS, Deck
from .pips import LAYOUTS, number_card

SUITS = "SHDC"
JOKERS = ("JK1", "JK2")
RANKS = "A23456789TJQK"


def printed() -> dict[str, str]:
    """Every file, as its path under `assets/` and its text."""
    sheets = {f"cards/{path}": text for deck in DECKS.values() for path, text in deck_sheets(deck)}
    sheets |= {f"cards/backs/{name}.svg": draw() for name, draw in BACKS.items()}
    sheets |= {f"cards/suits/{path}": text for path, text in suit_icons()}
    return sheets | {"cards/wild_mark.svg": wild_mark(), "icon.svg": app_icon()}


def deck_sheets(deck: Deck) -> Iterator[tuple[str, str]]:
    """The 54 cards of a deck, as path under `cards/` and text."""
    for suit in SUITS:
        for rank in RANKS:
            yield f"{deck.name}/{rank}{suit}.svg", face(deck, rank, suit)
    for joker in JOKERS:
        yield f"{deck.name}/{joker}.svg", joker_card(deck, joker)


def face(deck: Deck, rank: str, suit: str) -> str:
    """One face of the 52."""
    if rank == "A":
        return ace(deck, suit)
    return number_card(deck, rank, suit) if rank in LAYOUTS else court_card(deck, rank, suit)
