"""Reading config.yaml: what counts, and every fault with its line and what would be right."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rule_keys import KEYS, PRESETS
from game.rules import Rules
from storage.config import load_config, parse_config
from storage.faults import Findings
from storage.settings import Config, Opponent

FILE = Path("config.yaml")


def read(text: str) -> tuple[Config, list[str]]:
    findings = Findings(FILE)
    config = parse_config(text, findings)
    return config, [str(fault) for fault in findings.faults]


def read_rightly(text: str) -> Config:
    config, faults = read(text)
    assert faults == []
    return config


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n", "rules:\ndisplay:\nopponents:\nsound:\n", "---\n"])
def test_nothing_written_is_all_defaults(text: str) -> None:
    """An empty file, remarks alone and sections left empty mean the defaults."""
    assert read_rightly(text) == Config()


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_alone_sets_all_rules(preset: str) -> None:
    """The preset's name is enough for its rules."""
    config = read_rightly(f"preset: {preset}")
    assert (config.preset, config.rules) == (preset, Rules.of(preset))


def test_rule_overrides_preset() -> None:
    """A key written under rules wins over the preset, the others stay the preset's."""
    config = read_rightly("preset: aces_high\nrules:\n  jokers: 4\n  wild_points: face\n  final_turn: False\n")
    assert config.rules == Rules.of("aces_high", jokers=4, wild_points="face", final_turn=False)


@pytest.mark.parametrize(
    "text",
    [
        "preset:\n  classic",
        "opponents: [\n  {name: A},\n]\npreset: classic",
        "preset: classic\nopponents:\n-\n  name: A",
    ],
)
def test_other_ways_to_write_the_same_are_fine(text: str) -> None:
    """A value may stand below its key, and a list in brackets over several lines."""
    assert read_rightly(text).rules == Rules.of("classic")


def test_display_and_sound_are_read() -> None:
    """Display and sound keys reach their frozen values, the others keep their defaults."""
    config = read_rightly("display: {speed: slow, size: 150, deck: four_colour}\nsound:\n  volume: 0\n")
    assert (config.display.speed, config.display.size, config.display.deck) == ("slow", 150, "four_colour")
    assert (config.display.felt, config.sound.volume, config.sound.mute) == ("green", 0, False)


def test_words_may_be_quoted_and_windows_line_ends_are_fine() -> None:
    """A word may stand in quotation marks, and lines may end as on Windows."""
    config = read_rightly("\ufeffpreset: 'classic'\r\nrules:\r\n  aces: \"low\"\r\n".lstrip("\ufeff"))
    assert config.preset == "classic"


def test_opponents_keep_names_that_yaml_reads_otherwise() -> None:
    """Names such as No, 007 or true stay what was written."""
    config = read_rightly("opponents:\n- name: No\n- {name: 007}\n- name: true\n")
    assert [opponent.name for opponent in config.opponents] == ["No", "007", "true"]


def test_opponents_are_seated_for_the_number_of_players() -> None:
    """There is one opponent for each seat but the person's, filled up where fewer are listed."""
    config = read_rightly("rules:\n  players: 3\nopponents:\n- name: Ann\n")
    assert config.opponents == (Opponent("Ann"), Opponent("Right"))


FAULTY = [
    ("presett: pc", ["1: there is no key “presett”. Did you mean “preset”?"]),
    ("preset: clasic", ["1: preset must be “pc”, “classic” or “aces_high”, not “clasic”. Did you mean “classic”?"]),
    ("preset:", ["1: preset has no value; it must be “pc”, “classic” or “aces_high”."]),
    ("preset: null", ["1: preset has no value; it must be “pc”, “classic” or “aces_high”."]),
    ("rules:\n  jockers: 2", ["2: there is no key “jockers” under rules. Did you mean “jokers”?"]),
    ("players: 3", ["1: players belongs under rules, indented by two blanks."]),
    ("rules:\n  players: 9", ["2: players must be a whole number from 2 to 8, not 9."]),
    ("rules:\n  players: four", ["2: players must be a whole number from 2 to 8, not “four”."]),
    ("rules:\n  players: 4.0", ["2: players must be a whole number from 2 to 8, not “4.0”."]),
    ("rules:\n  players: 0x4", ["2: players must be a whole number from 2 to 8, not “0x4”."]),
    ("rules:\n  players: true", ["2: players must be a whole number from 2 to 8, not true."]),
    (
        'rules:\n  players: "4"',
        ["2: players must be a whole number from 2 to 8, not “4”. Leave the quotation marks out."],
    ),
    ("rules:\n  jokers: 3", ["2: jokers must be 0, 2 or 4, not 3."]),
    ("rules:\n  aces: on", ["2: aces must be “low” or “high_or_low”, not “on”."]),
    ("rules:\n  final_turn: on", ["2: final_turn must be true or false, not “on”. Did you mean “true”?"]),
    ("rules:\n  final_turn: No", ["2: final_turn must be true or false, not “No”. Did you mean “false”?"]),
    ("rules:\n  final_turn: 1", ["2: final_turn must be true or false, not 1."]),
    ("rules: [1]", ["1: rules must hold keys, each on a line below, as in “  key: value”, not a list."]),
    (
        "rules:\n- players: 3",
        ["2: rules must hold keys, each on a line below, as in “  key: value”, not a list."],
    ),
    (
        "display: fast",
        ["1: display must hold keys, each on a line below, as in “  key: value”, not “fast”."],
    ),
    (
        "display:\n  speed: Fast",
        ["2: speed must be “instant”, “fast”, “normal” or “slow”, not “Fast”. Did you mean “fast”?"],
    ),
    ("display:\n  size: 300", ["2: size must be a whole number from 80 to 150, not 300."]),
    ("display:\n  size: {a: 1}", ["2: size must be a whole number from 80 to 150, not keys of its own."]),
    ("sound:\n  volume: -1", ["2: volume must be a whole number from 0 to 100, not -1."]),
    ("- a", ["1: the file must hold keys, each as “key: value”: preset, rules, opponents, display, sound."]),
    ("'hello'", ["1: the file must hold keys, each as “key: value”: preset, rules, opponents, display, sound."]),
    ("hello", ["1: a colon is missing here, or the # that begins a remark."]),
    ("How many sit here\npreset: pc", ["1: a colon is missing here, or the # that begins a remark."]),
    ("rules:\n  All of them\n  players: 4", ["2: a colon is missing here, or the # that begins a remark."]),
    ("? [a]\n: b", ["1: a key must be a single word, as in “players: 4”."]),
    (
        "opponents: Left",
        ["1: opponents must be a list, each as “- {name: Left, level: normal}”, not “Left”."],
    ),
    (
        "opponents: {name: Left}",
        ["1: opponents must be a list, each as “- {name: Left, level: normal}”, not keys of its own."],
    ),
    ("opponents:\n- steady", ["2: an opponent must be “{name: Top, level: normal}”, not “steady”."]),
    ("opponents:\n-\n", ["2: an opponent must be “{name: Top, level: normal}”, not nothing."]),
    ("rules:\n  decks :4", ["2: a blank is missing after the colon: write “decks: 4”."]),
    (
        "\tpreset: clasic\nrules:\n  players: nine\nopponnts: []",
        [
            "1: here is a tab: write blanks instead, two for each step of indentation.",
            "1: preset must be “pc”, “classic” or “aces_high”, not “clasic”. Did you mean “classic”?",
            "3: players must be a whole number from 2 to 8, not “nine”.",
            "4: there is no key “opponnts”. Did you mean “opponents”?",
        ],
    ),
    (
        "rules:\n  players: 4\n decks: 9\n  jokers: 3",
        [
            "3: this line can’t be read: is it indented by blanks like its neighbours?",
            "3: decks must be “auto” or a whole number from 1 to 4, not 9.",
            "4: jokers must be 0, 2 or 4, not 3.",
        ],
    ),
    (
        "rules:\n  players: 4\n    decks: 9\n  jokers: 3",
        [
            "3: here is a colon too many, or this line is indented differently from its neighbours.",
            "3: decks must be “auto” or a whole number from 1 to 4, not 9.",
            "4: jokers must be 0, 2 or 4, not 3.",
        ],
    ),
    (
        "opponents:\n - name: A\n   level: steady\n  - name: B\n    level: steady\n    nme: C",
        [
            "4: this line can’t be read: is it indented by blanks like its neighbours?",
            "6: there is no key “nme” under opponents. Did you mean “name”?",
        ],
    ),
    (
        "  preset: px\nrules:\n  players: 9",
        [
            "1: this line can’t be read: is it indented by blanks like its neighbours?",
            "1: preset must be “pc”, “classic” or “aces_high”, not “px”.",
            "3: players must be a whole number from 2 to 8, not 9.",
        ],
    ),
    (
        "preset: pc\n...\nrules:\n  playrs: 3",
        ["2: “...” ends the text here: leave the line out.", "4: there is no key “playrs” under rules. "
         "Did you mean “players”?"],
    ),
    ("opponents:\n- name: ''", ["2: the name is empty: write one, or leave out the whole key."]),
    ("opponents:\n- name:", ["2: the name is empty: write one, or leave out the whole key."]),
    ("opponents:\n- name: [a]", ["2: a name must be a text, not a list."]),
    (
        "opponents:\n- name: \"Bell\\a\"",
        ["2: the name “Bell\ufffd” has a character that can’t be shown: remove it."],
    ),
    (
        "opponents:\n- name: Maximiliana-Theodora Longest",
        ["2: the name “Maximiliana-Theodora Longest” is too long: it may have 24 characters."],
    ),
    ("opponents:\n- {name: A, lvl: steady}", ["2: there is no key “lvl” under opponents. Did you mean “level”?"]),
    (
        "opponents:\n" + "- name: A\n" * 8,
        ["9: there are 8 opponents, at most 7 fit round the table: remove some."],
    ),
    (
        "rules:\n  first_round: 9\n  last_round: 3",
        [
            "2: first_round (9) must not come after last_round (3). "
            "Until then first_round: 1, last_round: 11 is played."
        ],
    ),
]


@pytest.mark.parametrize(("text", "faults"), FAULTY)
def test_fault_is_told_with_its_line_and_what_would_be_right(text: str, faults: list[str]) -> None:
    """Each single slip is one sentence with the file, the line and what would be right."""
    assert read(text)[1] == [f"config.yaml, line {fault}" for fault in faults]


def test_unknown_level_names_the_levels() -> None:
    """An unknown level is refused with those there are."""
    config, faults = read("opponents:\n- name: Left\n- name: Top\n  level: stedy\n")
    assert len(faults) == 1
    assert faults[0].startswith("config.yaml, line 4: level must be ")
    assert faults[0].endswith("not “stedy”. Did you mean “steady”?")
    assert config.opponents[1] == Opponent("Top")


def test_faults_come_all_at_once_and_right_keys_count() -> None:
    """Several faults are all told, from the top down, and the keys that are right still count."""
    config, faults = read("preset: classic\nrules:\n  jokers: 2\n  aces: hi\nsound:\n  volume: loud\ncolour: red\n")
    assert [fault.split(":")[0] for fault in faults] == [f"config.yaml, line {line}" for line in (4, 6, 7)]
    assert (config.rules, config.sound.volume) == (Rules.of("classic", jokers=2), 70)


def test_combination_that_cannot_be_dealt_says_what_is_played_instead() -> None:
    """Too few cards for the table is told at the line that asks for it, and enough decks are taken instead."""
    config, faults = read("rules:\n  jokers: 0\n  players: 8\n")
    assert len(faults) == 1
    assert faults[0].startswith("config.yaml, line 3: 8 players with 13 cards each in round 11")
    assert faults[0].endswith("set decks to auto, players to at most 7 or last_round to at most 10. "
                              "Until then decks: auto is played.")
    assert config.rules == Rules.of(players=8, decks="auto")
    assert len(config.opponents) == 7


def test_mistyped_key_causes_no_second_fault() -> None:
    """A faulty number of decks is one fault, not also a table that can't be dealt."""
    config, faults = read("rules:\n  players: 8\n  decks: atuo\n")
    assert [fault[:20] for fault in faults] == ["config.yaml, line 3:"]
    assert config.rules.players == 8


def test_second_of_two_equal_keys_is_refused() -> None:
    """A key written twice is told with both lines, and the first one counts."""
    config, faults = read("preset: classic\nsound:\n  mute: true\npreset: pc\n")
    assert faults == ["config.yaml, line 4: preset stands here a second time, after line 1: keep one of the two."]
    assert config.preset == "classic"


def test_missing_file_is_a_fault_of_the_whole(tmp_path: Path) -> None:
    """A file asked for that isn't there is a fault without a line, and the defaults are loaded."""
    loaded = load_config(tmp_path / "mine.yaml")
    assert [str(fault) for fault in loaded.faults] == [
        f"{tmp_path / 'mine.yaml'}: there is no such file: name one that exists."
    ]
    assert loaded.config == Config()


def test_folder_in_place_of_the_file_is_a_fault(tmp_path: Path) -> None:
    """A folder can't be read as a config, and that is said."""
    assert "it can’t be read" in str(load_config(tmp_path).faults[0])


def test_link_to_nothing_and_loop_of_links_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A config that is a dangling link is not taken for none at all, also where nobody named it."""
    monkeypatch.setattr("storage.config_file.find_program_folder", lambda: tmp_path)
    file = tmp_path / "config.yaml"
    file.symlink_to(tmp_path / "gone.yaml")
    assert [fault.sentence for fault in load_config().faults] == [
        "it is a link to a file that is not there: mend the link or remove it."
    ]
    file.unlink()
    file.symlink_to(file)
    assert "it can’t be read" in str(load_config().faults[0])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="NOT RUN: no named pipes here")
def test_pipe_is_refused_at_once(tmp_path: Path) -> None:
    """Reading a pipe could wait for ever, so that it is no config."""
    os.mkfifo(tmp_path / "pipe")
    assert [fault.sentence for fault in load_config(tmp_path / "pipe").faults] == [
        "it is a pipe or a socket: it must be a file."
    ]


def test_name_that_is_too_long_is_told() -> None:
    """Not even a name that no file can have raises anything."""
    assert "it can’t be read" in str(load_config(Path("x" * 5000)).faults[0])


def test_file_that_is_not_utf8_is_told_with_the_line(tmp_path: Path) -> None:
    """A byte that is no UTF-8 is told with its line; the rest of the file counts."""
    file = tmp_path / "config.yaml"
    file.write_bytes("preset: classic\nopponents:\n- name: Zoë\n".encode("latin-1"))
    loaded = load_config(file)
    assert [(fault.line, fault.sentence) for fault in loaded.faults] == [
        (3, "here is a character that is not UTF-8: save the file as UTF-8.")
    ]
    assert loaded.config.preset == "classic"


def test_utf16_and_byte_order_marks(tmp_path: Path) -> None:
    """UTF-16 and UTF-32 are refused by name; a UTF-8 byte order mark does no harm."""
    file = tmp_path / "config.yaml"
    for name in ("UTF-16", "UTF-32"):
        file.write_text("preset: classic\n", encoding=name)
        assert [fault.sentence for fault in load_config(file).faults] == [
            f"this is {name} text: save the file as UTF-8."
        ]
    file.write_text("preset: classic\n", encoding="utf-8-sig")
    assert load_config(file).faults == ()


def test_huge_file_is_refused(tmp_path: Path) -> None:
    """A file beyond all sense is not even parsed."""
    file = tmp_path / "config.yaml"
    file.write_text("# " + "x" * 70_000, encoding="utf-8")
    assert [fault.sentence for fault in load_config(file).faults] == [
        "it is too large for a config: 64 KB at most."
    ]


@given(st.text(st.sampled_from("preset:rul [{}]-'\"&*!|>%@\n\t #0x4\\?,<"), max_size=60))
def test_any_text_gives_a_config_and_sentences(text: str) -> None:
    """Whatever is written, reading ends with playable rules and never with an exception."""
    config, faults = read(text)
    assert len(config.opponents) == config.rules.players - 1
    assert all(fault.startswith("config.yaml") for fault in faults)


@given(st.dictionaries(st.sampled_from(sorted(KEYS)), st.integers(-1, 60) | st.sampled_from(["auto", "true", "face"])))
def test_any_rules_end_playable(values: dict[str, object]) -> None:
    """Whatever values the keys have, the rules that come out can be dealt."""
    text = "rules:\n" + "".join(f"  {key}: {value}\n" for key, value in values.items())
    config, faults = read(text)
    if not faults:
        written = {key: config.rules.keys[key] for key in values}
        assert {key: str(value).lower() for key, value in written.items()} == {
            key: str(value) for key, value in values.items()
        }
