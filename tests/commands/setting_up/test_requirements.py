"""Whether an interpreter has the pinned packages is read off its import folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands.setting_up.requirements import find_hiding, find_missing, read_pins

ROOT = Path(__file__).parents[3]
PINS = {"pygame-ce": "2.5.8", "PyYAML": "6.0.4"}


def install(folder: Path, *notes: str, pygame: bool = False) -> str:
    """Make an import folder with pip's notes in it, such as "pyyaml-6.0.4.dist-info"."""
    for note in notes:
        (folder / note).mkdir(parents=True)
    if pygame:
        (folder / "pygame").mkdir(parents=True)
        (folder / "pygame" / "__init__.py").touch()
    return str(folder)


def test_reads_pins_and_what_they_include(tmp_path: Path) -> None:
    """Comments and blank lines say nothing, and `-r` adds the pins of another file beside this one."""
    (tmp_path / "a.txt").write_text("# why\npygame-ce==2.5.8\n\nPyYAML==6.0.4  # note\n", encoding="utf-8")
    (tmp_path / "b.txt").write_text("-r a.txt\npytest==9.2.0\n", encoding="utf-8")
    assert read_pins(str(tmp_path / "b.txt")) == {**PINS, "pytest": "9.2.0"}


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_pins_every_package_exactly(name: str) -> None:
    """Each line of the shipped files fixes one version, so that every start gets the same packages."""
    pins = read_pins(str(ROOT / name))
    assert "pygame-ce" in pins
    assert all(version.replace(".", "").isdigit() for version in pins.values())


def test_misses_nothing_where_all_is_there(tmp_path: Path) -> None:
    """Names are compared as pip does: case, dashes and underscores make no difference."""
    folder = install(tmp_path, "pygame_ce-2.5.8.dist-info", "PyYAML-6.0.4.dist-info", pygame=True)
    assert find_missing(PINS, ["/no/such/folder", folder]) == []


def test_misses_absent_and_other_versions(tmp_path: Path) -> None:
    """A package that is not there, or in another version, is named with the version wanted."""
    folder = install(tmp_path, "pyyaml-5.4.dist-info")
    assert find_missing(PINS, [folder]) == ["pygame-ce 2.5.8", "PyYAML 6.0.4"]


def test_the_first_folder_on_the_path_wins(tmp_path: Path) -> None:
    """An old version further back does no harm; one further ahead does."""
    good = install(tmp_path / "good", "PyYAML-6.0.4.dist-info")
    old = install(tmp_path / "old", "PyYAML-5.4.dist-info")
    pins = {"PyYAML": "6.0.4"}
    assert find_missing(pins, [good, old]) == []
    assert find_missing(pins, [old, good]) == ["PyYAML 6.0.4"]


@pytest.mark.parametrize(
    "notes", [(), ("pygame-2.1.2.egg-info",), ("pygame_ce-2.5.8.dist-info", "pygame-2.6.dist-info")]
)
def test_the_old_pygame_counts_as_none(tmp_path: Path, notes: tuple[str, ...]) -> None:
    """The old pygame unpacks over pygame-ce: alone, or beside it, it is what would be imported."""
    good = install(tmp_path / "good", "pygame_ce-2.5.8.dist-info", pygame=True)
    old = install(tmp_path / "old", *notes, pygame=True)
    assert find_missing({"pygame-ce": "2.5.8"}, [old, good]) == ["pygame-ce 2.5.8"]
    assert find_missing({"pygame-ce": "2.5.8"}, [good, old]) == []
    assert find_hiding(PINS, old) == "pygame"


def test_finds_what_hides_a_pin(tmp_path: Path) -> None:
    """A folder put before all others hides a pin when it holds the package in another version."""
    assert find_hiding(PINS, install(tmp_path / "a", "PyYAML-5.4.dist-info")) == "PyYAML"
    assert find_hiding(PINS, install(tmp_path / "b", "PyYAML-6.0.4.dist-info", "rich-1.0.dist-info")) is None
