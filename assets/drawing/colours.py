"""The inks of the press: paper, lines, the few colours of the deck, and which suit wears which.

A limited palette, as if printed with six inks. The four colours of the four-colour deck are chosen to stay
apart for colour-blind eyes as well; the tests compute it. It does not know any shape.
"""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#fbf5e6"
EDGE = "#b5a683"
INK = "#1d222b"
RED = "#c1271f"
GOLD = "#dda63a"
GOLD_DEEP = "#b57b1c"
SKIN = "#f7dfc0"
SKIN_SHADE = "#e6b98d"
ROSE = "#d9685a"
WHITE = "#fffaf0"
FELT = "#1d5b45"
FELT_DARK = "#123c2e"


@dataclass(frozen=True)
class Livery:
    """What a suit wears: the ink of its pips, and the main, second and dark colours of its court's robes."""

    pip: str
    main: str
    second: str
    dark: str


CLASSIC = {
    "S": Livery(INK, "#2c4f86", GOLD, INK),
    "H": Livery(RED, "#bd2f26", GOLD, "#6d1a1c"),
    "D": Livery(RED, "#dda63a", RED, "#7a3b14"),
    "C": Livery(INK, "#1f6b4f", GOLD, "#123a30"),
}

FOUR_COLOUR = {
    "S": Livery(INK, "#454b59", GOLD, INK),
    "H": Livery("#cf231a", "#bd2f26", GOLD, "#6d1a1c"),
    "D": Livery("#1950b4", "#2f66b8", GOLD, "#173463"),
    "C": Livery("#0a8457", "#1f7d57", GOLD, "#123a30"),
}

# On dark felt or panels: the same suits, light enough to be read there.
ON_DARK = {"S": "#f4ead2", "H": "#ff7d6b", "D": "#ff7d6b", "C": "#f4ead2"}
FOUR_COLOUR_ON_DARK = {"S": "#fbf5e6", "H": "#ff7361", "D": "#7aa8ff", "C": "#3fc98b"}
