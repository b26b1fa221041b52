"""The game in a real window: it starts, draws, discards by a drag, shows something, and survives a kill."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.deals import choose_dealer
from game.engine import new_match
from game.melds import least_points
from game.rules import Rules, is_wild
from tests.real_window import Window, missing_programs, open_game, open_screen, wait_for
from ui.table.layout import lay_out

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


def in_a_real_window(test: Callable[[Path], None]) -> Callable[[Path], None]:
    """Skip a test, loudly, where no window can be opened for it."""
    missing = missing_programs()
    on_x = pytest.mark.skipif(os.name == "nt", reason="NOT RUN: there is no X server on Windows")
    return on_x(pytest.mark.skipif(bool(missing), reason=f"NOT RUN: install {' and '.join(missing)}")(test))


class Home:
    """The user's folder of the game under test: the matches it keeps there, as text."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "home"
        self.config = folder / "config.yaml"
        self.config.write_text(CONFIG, encoding="utf-8")

    def read(self) -> str:
        """Return the match on disk; empty when there is none."""
        return "".join(path.read_text(encoding="utf-8") for path in self.folder.rglob("match.txt"))

    def has(self, text: str) -> bool | None:
        """Tell whether the match on disk holds `text`; None when it does not (yet)."""
        return text in self.read() or None

    def arguments(self, *more: str) -> list[str]:
        """Return the arguments of a start: always the same config and size."""
        return ["--config", str(self.config), "--size", "1280x720", *more]


def draw_from_stock(window: Window, home: Home) -> None:
    """Click on the stock until the drawn card is on disk; the first click may do no more than end the deal."""

    def click() -> bool | None:
        window.click(lay_out(SIZE, 4).stock.box.centre)
        time.sleep(0.5)
        return home.has("\n0 stock")

    wait_for("drawn card in the saved match", click)


def drag_first_card_away(window: Window) -> None:
    """Drag the leftmost of three cards and the drawn one onto the discard pile."""
    table = lay_out(SIZE, 4)
    window.drag(table.hand_poses(4, apart=True)[0].box.centre, table.discard.box.centre)


@in_a_real_window
def test_a_turn_in_a_real_window(tmp_path: Path) -> None:
    """A click on the stock draws, a drag onto the discard pile discards, each is saved, and the screen is not blank."""
    home, seed = Home(tmp_path), find_plain_seed(Rules())
    arguments = home.arguments("--seed", str(seed))
    with open_screen(tmp_path, SIZE) as screen, open_game(screen, arguments, home.folder) as window:
        wait_for("saved match", lambda: home.has(f"seed {seed}"))
        draw_from_stock(window, home)
        drag_first_card_away(window)
        wait_for("discard in the saved match", lambda: home.has("\n0 stock, discard"))
        assert wait_for("picture", lambda: screen.count_colours() or None) > 50


@in_a_real_window
def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    """After kill -9 in mid-turn the next start offers to go on, by Return, and the same record grows."""
    home, seed = Home(tmp_path), find_plain_seed(Rules())
    with open_screen(tmp_path, SIZE) as screen:
        with open_game(screen, home.arguments("--seed", str(seed)), home.folder) as window:
            wait_for("saved match", lambda: home.has(f"seed {seed}"))
            draw_from_stock(window, home)
            window.process.kill()
            assert window.process.wait() == -signal.SIGKILL
        kept = home.read().rstrip("\n")
        assert kept.endswith("\n0 stock")
        with open_game(screen, home.arguments(), home.folder) as window:

            def go_on_and_discard() -> bool | None:
                window.press("Return")  # a window that has just opened may not listen yet
                time.sleep(0.8)
                drag_first_card_away(window)
                time.sleep(0.2)
                return home.has("\n0 stock, discard")

            wait_for("discard in the saved match", go_on_and_discard)
        assert home.read().startswith(kept + ", discard ")
