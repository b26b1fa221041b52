"""The house: matches begin, wait, are finished and dealt again; what the disk refuses becomes a sentence."""

from pathlib import Path

import pytest

from game.chair import Chair
from game.moves import DrawStock
from storage.options import find_options, lay_options_over
from storage.saved_match import SavedMatch
from storage.settings import Config, Display, Opponent, Sound
from ui.game_services import GameServices
from ui.settings import Settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def open_house(folder: Path, config: Config | None = None) -> GameServices:
    return GameServices(config or Config(), SavedMatch(folder))


def draw(chair: Chair) -> None:
    """Let the others play until it is the person's turn, and draw from the stock."""
    while chair.awaits_other:
        chair.play_other()
    chair.play(DrawStock())


def test_a_new_match(folder: Path) -> None:
    """A new match has the config's rules and opponents and the seed asked for, and waits from then on."""
    config = Config(opponents=(Opponent("Ann"), Opponent("Bob"), Opponent("Cid")))
    house = open_house(folder, config)
    chair = house.begin(42)
    assert chair.seed == 42
    assert [seat.name for seat in chair.seats] == ["You", "Ann", "Bob", "Cid"]
    assert [seat.level for seat in chair.seats] == ["human", "normal", "normal", "normal"]
    assert house.waiting is chair
    assert house.fault is None


def test_chance_gives_other_seeds(folder: Path) -> None:
    """Without a seed each match is another."""
    house = open_house(folder)
    assert len({house.begin().seed for _match in range(4)}) == 4


def test_a_match_waits_for_the_next_start(folder: Path) -> None:
    """After every move the match on disk is the match in hand: the next start goes on exactly there."""
    saved = SavedMatch(folder)
    chair = GameServices(Config(), saved).begin(1)
    draw(chair)
    saved.close()
    waiting = open_house(folder).waiting
    assert waiting is not None
    assert (waiting.view, waiting.seed, waiting.seats) == (chair.view, chair.seed, chair.seats)


def test_finished_matches_do_not_wait(folder: Path) -> None:
    """A finished match waits no longer, and is kept among the finished ones."""
    saved = SavedMatch(folder)
    house = GameServices(Config(), saved)
    house.begin(7)
    house.finish()
    saved.close()
    assert house.waiting is None
    assert open_house(folder).waiting is None
    assert [file.name[-10:] for file in (folder / "finished").iterdir()] == ["seed-7.txt"]


def test_dealing_a_match_again(folder: Path) -> None:
    """The same match again has the same rules, seats, seed and cards, and no moves, whatever the config says now."""
    house = open_house(folder)
    chair = house.begin(9)
    before = chair.view
    draw(chair)
    again = house.again(chair)
    assert again.view == before
    assert again.is_fresh
    assert house.waiting is again


def test_a_new_match_begins_with_the_order_of_the_deal(folder: Path) -> None:
    """The order of an old hand is forgotten when a match is dealt, anew or again, so that both look alike."""
    house = open_house(folder)
    chair = house.begin(9)
    house.keep_order("7H KS 3D")
    house.again(chair)
    assert house.recall_order() == ""
    house.keep_order("7H KS 3D")
    house.begin(9)
    assert house.recall_order() == ""


def test_a_damaged_save_is_told(folder: Path) -> None:
    """A save that can't be read is told with file and line, is nothing to continue, and a new match makes it go."""
    folder.mkdir()
    (folder / "match.txt").write_text("nonsense\n", encoding="utf-8")
    house = open_house(folder)
    assert house.waiting is None
    assert house.fault is not None
    assert "match.txt" in house.fault
    assert "line 1" in house.fault
    assert f"moves it to {folder / 'damaged'}." in house.fault
    house.begin(3)
    assert house.fault is None
    assert [file.read_text() for file in (folder / "damaged").iterdir()] == ["nonsense\n"]


def test_changed_settings_are_kept(folder: Path) -> None:
    """What changed on screen stands in the options, and only that; it wins over config.yaml at the next start."""
    house = open_house(folder)
    house.keep_settings(Settings(), Settings(Display(felt="blue"), Sound(volume=30)))
    text = find_options().read_text(encoding="utf-8")
    assert "felt: blue" in text
    assert "deck" not in text
    config, faults = lay_options_over(Config())
    assert (config.display.felt, config.sound.volume, faults) == ("blue", 30, ())


def test_the_order_of_the_hand_is_kept(folder: Path) -> None:
    """The player's own order comes back as it was kept, and is empty before."""
    saved = SavedMatch(folder)
    house = GameServices(Config(), saved)
    assert house.recall_order() == ""
    house.keep_order("7H 8H | KS")
    saved.close()
    assert open_house(folder).recall_order() == "7H 8H | KS"
