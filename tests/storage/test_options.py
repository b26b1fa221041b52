"""Options changed on screen: kept in a file of their own that wins over config.yaml."""

from __future__ import annotations

import pytest

from storage.config import load_config
from storage.options import find_options, keep_option, lay_options_over
from storage.settings import Config, Display, Sound


def test_nothing_changed_means_config_alone() -> None:
    """Without options.yaml the config stays as it is, and no file appears."""
    assert lay_options_over(Config()) == (Config(), ())
    assert not find_options().exists()


def test_options_win_over_display_and_sound_and_add_up() -> None:
    """Each option kept wins over the config, and one kept later leaves the earlier ones."""
    keep_option("display", "speed", "fast")
    keep_option("sound", "mute", True)
    keep_option("display", "size", 120)
    keep_option("display", "speed", "slow")
    config, faults = lay_options_over(Config(display=Display(felt="blue"), sound=Sound(volume=10)))
    assert faults == ()
    assert config.display == Display(speed="slow", size=120, felt="blue")
    assert config.sound == Sound(volume=10, mute=True)


def test_options_file_is_readable_text() -> None:
    """options.yaml holds only what was changed, in words a player can read."""
    keep_option("display", "reduced_motion", True)
    lines = find_options().read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert lines[1:] == ["display:", "  reduced_motion: true"]


def test_faulty_options_are_left_out_key_by_key_and_told() -> None:
    """A faulty key is told and left out, the others count, and keeping an option drops what was faulty."""
    find_options().write_text("display:\n  speed: warp\n  felt: blue\nrules:\n  players: 3\n", encoding="utf-8")
    config, faults = lay_options_over(Config())
    assert config.display == Display(felt="blue")
    assert [fault.line for fault in faults] == [2, 4]
    keep_option("sound", "volume", 5)
    config, faults = lay_options_over(Config())
    assert (config.display.felt, config.sound.volume, faults) == ("blue", 5, ())


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 9000, b"- a", b"display: {"])
def test_broken_options_do_not_stop_the_game(content: bytes) -> None:
    """A broken options.yaml is told and ignored."""
    find_options().write_bytes(content)
    config, faults = lay_options_over(Config())
    assert config == Config()
    assert len(faults) == 1


@pytest.mark.parametrize(("key", "value"), [("speed", "warp"), ("size", True), ("size", 300)])
def test_option_that_is_not_admitted_is_the_callers_fault(key: str, value: str | int) -> None:
    """A value outside the table of keys is never written."""
    with pytest.raises(ValueError, match=key):
        keep_option("display", key, value)
    assert not find_options().exists()


def test_config_file_is_never_written() -> None:
    """Keeping options leaves config.yaml as it was, to the byte."""
    file = load_config().file
    assert file is not None
    before = file.read_bytes()
    keep_option("display", "felt", "slate")
    assert file.read_bytes() == before
