"""The game in a real window: it starts, draws, discards by a drag, and shows something."""

import os
import time
from pathlib import Path

import pytest

from game.deals import choose_dealer
from game.engine import new_match
from game.melds import least_points
from game.rules import Rules, is_wild
from tests.real_window import Window, missing_programs, open_game, open_screen, wait_for
from ui.layout import lay_out

SIZE = (1280, 720)
CONFIG = "preset: pc\ndisplay:\n  confirm_discards: true\n"


def find_plain_seed(rules: Rules) -> int:
    """Return a seed whose first turn is the person's, with a hand that no discard needs to be asked about."""
    for seed in range(1000):
        state = new_match(rules, seed)
        cards = (*state.hands[0], state.stock[-1])
        loose = least_points(cards, 3, rules) == sum(rules.points(card, 3) for card in cards)
        if choose_dealer(rules, seed, 1) == 3 and loose and not any(is_wild(card, 3) for card in cards):
            return seed
    raise AssertionError("no such seed")


@pytest.mark.skipif(bool(missing_programs()), reason=f"NOT RUN: install {' and '.join(missing_programs())}")
@pytest.mark.skipif(os.name == "nt", reason="NOT RUN: there is no X server on Windows")
def test_a_turn_in_a_real_window(tmp_path: Path) -> None:
    """A click on the stock draws, a drag onto the discard pile discards, each is saved, and the screen is not blank."""
    (tmp_path / "config.yaml").write_text(CONFIG, encoding="utf-8")
    seed = find_plain_seed(Rules())
    home, table = tmp_path / "home", lay_out(SIZE, 4)
    arguments = ["--config", str(tmp_path / "config.yaml"), "--seed", str(seed), "--size", "1280x720"]

    def saved(text: str) -> bool | None:
        return any(text in path.read_text(encoding="utf-8") for path in home.rglob("match.txt")) or None

    def click_stock_until_drawn(window: Window) -> bool | None:
        window.click(table.stock.box.centre)  # the first click may do no more than end the deal
        time.sleep(0.5)
        return saved("\n0 stock")

    with open_screen(tmp_path, SIZE) as screen, open_game(screen, arguments, home) as window:
        wait_for("saved match", lambda: saved(f"seed {seed}"))
        wait_for("drawn card in the saved match", lambda: click_stock_until_drawn(window))
        window.drag(table.hand_poses(4, apart=True)[0].box.centre, table.discard.box.centre)
        wait_for("discard in the saved match", lambda: saved("\n0 stock, discard"))
        assert wait_for("picture", lambda: screen.count_colours() or None) > 50
