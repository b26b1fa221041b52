"""The gallery's pictures of every screen but the table: title, options, help, faults, questions, standings."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.cards import PLAIN, Card
from game.chair import Chair
from game.rules import Rules
from storage.faults import ConfigFault
from storage.settings import Display
from tests.gallery.registry import screen
from tests.ui.matches import finished_match, new_match, play_until
from ui.destinations import ToTitle
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.screens.confirm import Confirm
from ui.screens.faults import Faults
from ui.screens.help import Help
from ui.screens.options import Options
from ui.screens.standings import Standings
from ui.screens.title import Title

CONFIG = Path("/home/anna/games/three-thirteen/config.yaml")
FAULTS = (
    ConfigFault(CONFIG, 4, "rules.players", "players must be a whole number from 2 to 8, not 9."),
    ConfigFault(CONFIG, 14, "rules.joker", "there is no rule “joker”. Did you mean “jokers”?"),
    ConfigFault(
        CONFIG,
        22,
        "display.speed",
        "speed must be “instant”, “fast”, “normal” or “slow”, not “on”; words like on and off need quotes.",
    ),
)


def press(stack: SceneStack, *keys: int) -> None:
    """Press keys one after another."""
    for key in keys:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def show_title(stack: SceneStack) -> Title:
    """Enter the title with its fan open."""
    title = Title(stack.stage)
    stack.enter(title)
    stack.update(2)
    return title


@screen("title-first-start")
def _title(stack: SceneStack) -> None:
    show_title(stack)


@screen("title-opening")
def _opening(stack: SceneStack) -> None:
    stack.enter(Title(stack.stage))
    stack.update(0.25)


@screen("title-continue")
def _continue(stack: SceneStack) -> None:
    stack.stage.services.waiting = Chair(play_until(new_match(), 6))  # type: ignore[misc]
    show_title(stack)
    press(stack, pygame.K_TAB)


@screen("title-continue-eight")
def _continue_eight(stack: SceneStack) -> None:
    rules = Rules.of("classic", players=8, turn_limit=2)
    stack.stage.services.waiting = Chair(play_until(new_match(rules), 9))  # type: ignore[misc]
    show_title(stack)


@screen("title-last-match")
def _last_match(stack: SceneStack) -> None:
    stack.stage.services.waiting = Chair(finished_match(1))  # type: ignore[misc]
    show_title(stack)


@screen("title-fault")
def _fault(stack: SceneStack) -> None:
    folder = "/home/anna/.local/share/three-thirteen/matches"
    fault = f"The saved match can’t be gone on with: {folder}/match.txt, line 81: you do not hold the 7H."
    stack.stage.services.fault = f"{fault} A new match moves it to {folder}/damaged."  # type: ignore[misc]
    show_title(stack)


@screen("options")
@screen("options-large-blue", Display(size=150, felt="blue", deck="large", back="night"))
@screen("options-four-burgundy", Display(felt="burgundy", deck="four_colour", back="sunburst", speed="fast"))
@screen("options-small-slate", Display(size=80, felt="slate", back="lattice", reduced_motion=True))
def _options(stack: SceneStack) -> None:
    show_title(stack)
    stack.enter(Options(stack.stage))
    press(stack, pygame.K_TAB, pygame.K_DOWN)


@screen("help")
def _help(stack: SceneStack) -> None:
    show_title(stack)
    stack.enter(Help(stack.stage, Rules()))


@screen("help-melds")
def _help_melds(stack: SceneStack) -> None:
    _help(stack)
    press(stack, pygame.K_PAGEDOWN)


@screen("help-end-other-rules")
def _help_end(stack: SceneStack) -> None:
    show_title(stack)
    rules = Rules.of("aces_high", jokers=4, wild_only_melds=False, going_out="declared", max_wilds_per_meld=1)
    stack.enter(Help(stack.stage, rules))
    press(stack, pygame.K_END)


@screen("faults")
def _faults(stack: SceneStack) -> None:
    stack.enter(Faults(stack.stage, FAULTS, ToTitle()))


@screen("confirm")
def _confirm(stack: SceneStack) -> None:
    show_title(stack)
    answers = (("Discard it", None), ("Keep it", None))
    stack.enter(Confirm(stack.stage, "Discard the 5♥?", "It is wild ★: it can stand for any card.", answers))


@screen("scores-so-far")
def _scores(stack: SceneStack) -> None:
    show_title(stack)
    stack.enter(Standings(stack.stage, Chair(play_until(new_match(), 7))))


@screen("standings-you-win")
def _win(stack: SceneStack) -> None:
    stack.enter(Standings(stack.stage, Chair(finished_match(0))))
    stack.update(1.3)


@screen("standings-another-wins")
def _lose(stack: SceneStack) -> None:
    stack.enter(Standings(stack.stage, Chair(finished_match(2))))
    press(stack, pygame.K_TAB)


@screen("standings-tie")
def _tie(stack: SceneStack) -> None:
    stack.enter(Standings(stack.stage, Chair(finished_match(None))))


@screen("standings-eight")
def _eight(stack: SceneStack) -> None:
    stack.enter(Standings(stack.stage, Chair(finished_match(3, Rules.of("classic", players=8, turn_limit=2)))))


class Spread(Scene):
    """All faces of a deck and its back on the cloth; fours wear the mark of wilds."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw fourteen columns and four rows."""
        stage = self.stage
        surface.blit(stage.panels.felt(stage.size), (0, 0))
        width = min(stage.size[0] // 15, round(stage.size[1] / 6))
        cards = [
            *(PLAIN[row * 13 + rank] for row in range(4) for rank in range(13)),
            Card(None, None),
            Card(None, None, 2),
        ]
        for place in range(56):
            row, column = divmod(place, 14)
            middle = (stage.size[0] * (column + 0.5) / 14, stage.size[1] * (row + 0.5) / 4)
            card = cards[row * 13 + column] if column < 13 else cards[52 + row] if row < 2 else None
            picture = stage.sprites.back(width) if card is None else stage.sprites.face(card, width, card.rank == 4)
            shadow = stage.sprites.shadow(width)
            surface.blit(shadow, shadow.get_rect(center=middle))
            surface.blit(picture, picture.get_rect(center=middle))


@screen("deck-classic", Display(deck="classic", back="garden", felt="green"))
@screen("deck-large", Display(deck="large", back="lattice", felt="blue"))
@screen("deck-four-colour", Display(deck="four_colour", back="night", felt="burgundy"))
@screen("deck-on-slate", Display(deck="classic", back="sunburst", felt="slate"))
def _deck(stack: SceneStack) -> None:
    stack.enter(Spread(stack.stage))
