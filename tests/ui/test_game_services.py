"""The real services: matches begin, wait, are finished and dealt again; what the disk refuses becomes a sentence."""

from gettext import NullTranslations
from pathlib import Path

import pytest

from game.chair import Chair
from game.language import speak
from game.moves import DrawStock
from game.rules import Rules
from storage.atomic import StorageError
from storage.options import find_options, lay_options_over
from storage.saved_match import SavedMatch
from storage.settings import Config, Display, Opponent, Sound
from ui.game_services import GameServices
from ui.settings import Settings
from ui.table.words import seat_names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def open_services(folder: Path, config: Config | None = None) -> GameServices:
    return GameServices(config or Config(), SavedMatch(folder))


def draw(chair: Chair) -> None:
    """Let the others play until it is the person's turn, and draw from the stock."""
    while chair.awaits_other:
        chair.play_other()
    chair.play(DrawStock())


def test_a_new_match(folder: Path) -> None:
    """A new match has the config's rules and opponents and the seed asked for, and waits from then on."""
    config = Config(opponents=(Opponent("Ann"), Opponent("Bob"), Opponent("Cid")))
    services = open_services(folder, config)
    chair = services.begin(42)
    assert chair.seed == 42
    assert [seat.name for seat in chair.seats] == ["You", "Ann", "Bob", "Cid"]
    assert [seat.level for seat in chair.seats] == ["human", "normal", "normal", "normal"]
    assert services.waiting is chair
    assert services.fault is None


def test_chance_gives_other_seeds(folder: Path) -> None:
    """Without a seed each match is another."""
    services = open_services(folder)
    assert len({services.begin().seed for _match in range(4)}) == 4


def test_a_match_waits_for_the_next_start(folder: Path) -> None:
    """After every move the match on disk is the match in hand: the next start goes on exactly there."""
    saved = SavedMatch(folder)
    chair = GameServices(Config(), saved).begin(1)
    draw(chair)
    saved.close()
    waiting = open_services(folder).waiting
    assert waiting is not None
    assert (waiting.view, waiting.seed, waiting.seats) == (chair.view, chair.seed, chair.seats)


def finish(chair: Chair) -> None:
    """Play to the end; the person draws from the stock and throws the first card."""
    while not chair.is_over:
        if chair.awaits_other:
            chair.play_other()
        else:
            chair.play(next(move for move in chair.view.legal_moves))


def test_the_end_of_a_match_is_noticed_where_it_is_kept(folder: Path) -> None:
    """With the last discard a match is among the finished ones; it waits until its standings were seen."""
    saved = SavedMatch(folder)
    rules = Rules(players=2, decks="auto", last_round=1, turn_limit=3)
    services = GameServices(Config(rules=rules, opponents=(Opponent("Top", "easy"),)), saved)
    finish(services.begin(7))
    assert len(list((folder / "finished").glob("*-seed-7-*.txt"))) == 1
    saved.close()
    again = open_services(folder)
    assert again.waiting is not None and again.waiting.is_over
    assert len(list((folder / "finished").iterdir())) == 1
    again.stop_waiting()
    assert again.waiting is None and not (folder / "match.txt").exists()
    assert len(list((folder / "finished").iterdir())) == 1


def test_the_names_in_a_record_are_the_same_in_every_language(folder: Path) -> None:
    """The person and the places are written in one language, whatever the player's is."""
    speak(Shouting())
    try:
        chair = open_services(folder).begin(7)
        assert [seat.name for seat in chair.seats] == ["You", "Left", "Top", "Right"]
        assert seat_names(chair.seats) == ("YOU", "LEFT", "TOP", "RIGHT")
    finally:
        speak(NullTranslations())


class Shouting(NullTranslations):
    """A catalogue of a language in which everything is said in capitals."""

    def gettext(self, message: str) -> str:
        return message.upper()


def test_dealing_a_match_again(folder: Path) -> None:
    """The same match again has the same rules, seats, seed and cards, and no moves, whatever the config says now."""
    services = open_services(folder)
    chair = services.begin(9)
    before = chair.view
    draw(chair)
    again = services.again(chair)
    assert again.view == before
    assert again.is_fresh
    assert services.waiting is again


def test_a_new_match_begins_with_the_order_of_the_deal(folder: Path) -> None:
    """The order of an old hand is forgotten when a match is dealt, anew or again, so that both look alike."""
    services = open_services(folder)
    chair = services.begin(9)
    services.keep_order("7H KS 3D")
    services.again(chair)
    assert services.recall_order() == ""
    services.keep_order("7H KS 3D")
    services.begin(9)
    assert services.recall_order() == ""


def test_a_damaged_save_is_told(folder: Path) -> None:
    """A save that can't be read is told with file and line, is nothing to continue, and a new match makes it go."""
    folder.mkdir()
    (folder / "match.txt").write_text("nonsense\n", encoding="utf-8")
    services = open_services(folder)
    assert services.waiting is None
    assert services.fault is not None
    assert "match.txt" in services.fault
    assert "line 1" in services.fault
    assert f"moves it to {folder / 'damaged'}." in services.fault
    services.begin(3)
    assert services.fault is None
    assert [file.read_text() for file in (folder / "damaged").iterdir()] == ["nonsense\n"]


def test_changed_settings_are_kept(folder: Path) -> None:
    """What changed on screen stands in the options, and only that; it wins over config.yaml at the next start."""
    services = open_services(folder)
    services.keep_settings(Settings(), Settings(Display(felt="blue"), Sound(volume=30)))
    text = find_options().read_text(encoding="utf-8")
    assert "felt: blue" in text
    assert "deck" not in text
    config, faults = lay_options_over(Config())
    assert (config.display.felt, config.sound.volume, faults) == ("blue", 30, ())


def test_the_order_of_the_hand_is_kept(folder: Path) -> None:
    """The player's own order comes back as it was kept, and is empty before."""
    saved = SavedMatch(folder)
    services = GameServices(Config(), saved)
    assert services.recall_order() == ""
    services.keep_order("7H 8H | KS")
    saved.close()
    assert open_services(folder).recall_order() == "7H 8H | KS"


def test_a_fault_of_the_options_is_told_until_they_are_kept_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be written is told; the next success takes it back, and leaves other faults alone."""
    services = open_services(folder)
    with monkeypatch.context() as full:

        def refuse(file: Path, text: str) -> None:
            raise StorageError("The disk is full.")

        full.setattr("storage.options.write_text", refuse)
        services.keep_settings(Settings(), Settings(Display(felt="blue")))
    assert services.fault == "The disk is full."
    services.keep_settings(Settings(Display(felt="blue")), Settings(Display(felt="slate")))
    assert services.fault is None
