"""A monkey at the table: whatever is clicked, dragged, pressed or resized, the table holds and tells the truth."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.rules import Rules
from game.state import audit
from tests.ui.at_the_table import CTRL, SHIFT, AtTheTable, sit_down, with_display
from ui.playback.picture import picture_of
from ui.screens.confirm import Confirm
from ui.screens.round_end import RoundEnd

KEYS = (
    pygame.K_d,
    pygame.K_t,
    pygame.K_x,
    pygame.K_g,
    pygame.K_s,
    pygame.K_z,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
)
SIZES = ((800, 600), (1024, 768), (1280, 720))


def act(table: AtTheTable, rng: Random) -> None:
    """Do one thing at random."""
    spots = [table.stock, table.pile, *(pose[:2] for pose in table.top.hand.slots)]
    spots += [table.top.bracket(group).centre for group in table.top.groups]
    spots.append((rng.random() * table.top.layout.window.w, rng.random() * table.top.layout.hand.y))
    one, other = rng.choice(spots), rng.choice(spots)
    match rng.randrange(9):
        case 0 | 1:
            table.click(one, mod=rng.choice((0, 0, CTRL, SHIFT)))
        case 2:
            table.drag(one, other, steps=rng.randrange(1, 6))
        case 3:
            table.carry(one, other, steps=3)
            table.resize(rng.choice(SIZES))
            table.release(other)
        case 4:
            table.press(one, button=3)
        case 5:
            table.wait(rng.choice((16, 100, 900)))
        case _:
            table.key(rng.choice(KEYS), rng.choice((0, 0, 0, SHIFT)))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_table_holds(seed: int) -> None:
    """After any sequence of gestures the row holds the own cards, the state is sound, the picture is true."""
    rng = Random(seed)
    rules = Rules.of("pc", first_round=3, going_out=rng.choice(("automatic", "declared")), turn_limit=9)
    display = with_display(
        confirm_discards=seed % 2 == 0, reduced_motion=seed == 3, speed=rng.choice(("normal", "fast"))
    )
    table = sit_down(own="5H 6H 7H KC 2D", rules=rules, display=display, steady=True)
    for number in range(250):
        if isinstance(table.scene, Confirm):
            table.key(rng.choice((pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE)))
        elif isinstance(table.scene, RoundEnd):
            table.wait(1200)
            table.key(pygame.K_RETURN)
        elif table.scene is table.table:
            act(table, rng)
        else:
            table.key(pygame.K_ESCAPE)
        assert audit(table.match.state) == ()
        if number % 25 == 0:
            table.draw()
    table.release((5, 200))
    if table.scene is table.table:
        table.top.turns.director.finish()
        table.top.follow()
        if table.top.turns.scored is None:
            assert table.top.picture == picture_of(table.match.view(0))
            assert set(table.top.hand.row) == table.hand
