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


def act(player: AtTheTable, rng: Random) -> None:
    """Do one thing at random."""
    spots = [player.stock, player.pile, *(pose[:2] for pose in player.table.hand.slots)]
    spots += [bracket.box.centre for bracket in player.view.brackets]
    spots.append((rng.random() * player.table.layout.window.w, rng.random() * player.table.layout.hand.y))
    one, other = rng.choice(spots), rng.choice(spots)
    match rng.randrange(9):
        case 0 | 1:
            player.click(one, mod=rng.choice((0, 0, CTRL, SHIFT)))
        case 2:
            player.drag(one, other, steps=rng.randrange(1, 6))
        case 3:
            player.carry(one, other, steps=3)
            player.resize(rng.choice(SIZES))
            player.release(other)
        case 4:
            player.press(one, button=3)
        case 5:
            player.wait(rng.choice((16, 100, 900)))
        case _:
            player.key(rng.choice(KEYS), rng.choice((0, 0, 0, SHIFT)))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_table_holds(seed: int) -> None:
    """After any sequence of gestures the row holds the own cards, the state is sound, the picture is true."""
    rng = Random(seed)
    rules = Rules.of("pc", first_round=3, going_out=rng.choice(("automatic", "declared")), turn_limit=9)
    display = with_display(
        confirm_discards=seed % 2 == 0, reduced_motion=seed == 3, speed=rng.choice(("normal", "fast"))
    )
    player = sit_down(own="5H 6H 7H KC 2D", rules=rules, display=display, steady=True)
    for number in range(250):
        if isinstance(player.scene, Confirm):
            player.key(rng.choice((pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE)))
        elif isinstance(player.scene, RoundEnd):
            player.wait(1200)
            player.key(pygame.K_RETURN)
        elif player.scene is player.table_scene:
            act(player, rng)
        else:
            player.key(pygame.K_ESCAPE)
        assert audit(player.match.state) == ()
        if number % 25 == 0:
            player.draw()
    player.release((5, 200))
    if player.scene is player.table_scene:
        player.table.turns.director.finish()
        player.table.follow()
        if player.table.turns.scored is None:
            assert player.table.turns.picture == picture_of(player.match.view(0))
            assert set(player.table.hand.row) == player.hand
