"""The first start, for real: copies of the door set themselves up from a wheel made here, without a network.

The copies hold main.py, commands/ and a window that only tells where it runs; the wheel plays pygame-ce.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from commands.refusal import Refusal
from commands.setting_up import first_start

ROOT = Path(__file__).parents[3]
WINDOW = """
import sys
def run(play):
    print("window of", sys.prefix, play.seed)
    return 0
"""
SCORE = """
def run(arguments):
    while arguments == ["for", "ever"]:
        print("0")
    if arguments == ["interrupted"]:
        raise KeyboardInterrupt
    if arguments == ["damaged"]:
        import a_package_that_is_not_there
    return 3
"""
SETTING_UP = "this happens once"


@dataclass(frozen=True)
class Copy:
    """A copy of the game in `folder`, with wheels to fetch in `wheels`."""

    folder: Path
    wheels: Path

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, str(self.folder / "main.py"), *arguments]

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
        return {**kept, "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, **more}

    def start(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = self.environment(**{"PIP_FIND_LINKS": str(self.wheels), **more})
        return subprocess.run(
            self.command(*arguments), env=environment, capture_output=True, text=True, timeout=300, check=False
        )

    @property
    def python(self) -> Path:
        return self.folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def write_wheel(wheels: Path) -> None:
    """Make the smallest pygame-ce that pip installs."""
    notes = "pygame_ce-313.0.dist-info"
    with zipfile.ZipFile(wheels / "pygame_ce-313.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("pygame/__init__.py", "IS_CE = True\n")
        wheel.writestr(f"{notes}/METADATA", "Metadata-Version: 2.1\nName: pygame-ce\nVersion: 313.0\n")
        wheel.writestr(f"{notes}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{notes}/RECORD", "")


def make_copy(folder: Path, wheels: Path) -> Copy:
    """Copy what a first start needs; the window and the scoring are replaced."""
    shutil.copytree(ROOT / "commands", folder / "commands", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "game").mkdir()
    (folder / "ui").mkdir()
    (folder / "ui" / "__init__.py").touch()
    shutil.copy(ROOT / "main.py", folder)
    for name in ("__init__.py", "language.py"):
        shutil.copy(ROOT / "game" / name, folder / "game")
    (folder / "ui" / "app.py").write_text(WINDOW, encoding="utf-8")
    (folder / "commands" / "score.py").write_text(SCORE, encoding="utf-8")
    (folder / "requirements.txt").write_text("pygame-ce==313.0\n", encoding="utf-8")
    return Copy(folder, wheels)


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages, in the place of the internet."""
    folder = tmp_path_factory.mktemp("wheels")
    write_wheel(folder)
    return folder


@pytest.fixture
def bare(tmp_path: Path, wheels: Path) -> Copy:
    """A copy that was never started."""
    return make_copy(tmp_path / "bare", wheels)


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> Copy:
    """A copy that has been started once; what a test does to it must not spoil it for the next."""
    copy = make_copy(tmp_path_factory.mktemp("started") / "copy", wheels)
    first = copy.start("--seed", "313")
    assert first.stdout == f"window of {copy.folder / '.venv'} 313\n"
    assert SETTING_UP in first.stderr
    assert first.stderr.count("\n") == 1
    return copy


def assert_refused(done: subprocess.CompletedProcess[str], words: str) -> None:
    """Check that it ended with status 2 and one last sentence that has these words in it."""
    said = [line for line in done.stderr.splitlines() if SETTING_UP not in line]
    assert (done.returncode, len(said), done.stdout) == (2, 1, "")
    assert words in said[0]


def test_later_starts_set_nothing_up(started: Copy) -> None:
    """The second start goes straight to the window, in .venv, even with no packages to be had."""
    again = started.start("--seed", "5", PIP_FIND_LINKS="")
    assert (again.stdout, again.stderr) == (f"window of {started.folder / '.venv'} 5\n", "")


def test_mends_a_changed_pin_and_an_old_pygame(started: Copy) -> None:
    """A stamp of other pins, or the old pygame unpacked over the new, has .venv brought in order."""
    (started.folder / ".venv" / "requirements.txt.stamp").write_text("pygame-ce==312.0\n", encoding="utf-8")
    changed = started.start()
    assert changed.returncode == 0
    packages = next((started.folder / ".venv").rglob("site-packages"))
    (packages / "pygame-2.6.1.dist-info").mkdir()
    spoilt = started.start()
    assert (spoilt.returncode, spoilt.stderr.count("\n"), SETTING_UP in spoilt.stderr) == (0, 1, True), spoilt.stderr
    assert not (packages / "pygame-2.6.1.dist-info").exists()


def test_an_old_pygame_on_the_path_is_named(started: Copy, tmp_path: Path) -> None:
    """PYTHONPATH comes before .venv, so nothing installed there could help: the sentence says what does."""
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").touch()
    assert_refused(started.start(PYTHONPATH=str(tmp_path)), "unset PYTHONPATH")


def test_uses_the_environment_it_runs_in(bare: Copy, started: Copy) -> None:
    """An interpreter that already has the right packages is used as it is, and no .venv is made."""
    command = [str(started.python), *bare.command()[1:]]
    done = subprocess.run(command, env=bare.environment(), capture_output=True, text=True, check=False)
    assert done.stdout == f"window of {started.folder / '.venv'} None\n"
    assert not (bare.folder / ".venv").exists()


def test_commands_end_quietly(started: Copy) -> None:
    """A command's status is the program's; an interrupt ends it without a traceback."""
    assert started.start("score").returncode == 3
    interrupted = started.start("score", "interrupted")
    assert (interrupted.returncode, interrupted.stderr) == (130, "")


def test_a_damaged_package_is_a_sentence(started: Copy) -> None:
    """A package that pip noted and nobody finds is reported with the command that mends it."""
    assert_refused(started.start("score", "damaged"), "pip install --force-reinstall")


def test_the_command_that_mends_can_be_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blanks and quotation marks in paths are quoted for the system's shell."""
    monkeypatch.setattr(first_start, "ROOT", "/my games/it's")
    with pytest.raises(Refusal) as refusal, first_start.explain_damage():
        raise ModuleNotFoundError("No module named 'yaml'", name="yaml")
    command = str(refusal.value).partition("): run ")[2].removesuffix(" and start again.")
    wanted = ["--force-reinstall", "-r", "/my games/it's/requirements.txt"]
    expected = [sys.executable, "-m", "pip", "install", *wanted]
    assert os.name == "nt" or shlex.split(command) == expected


def test_a_reader_who_leaves_ends_it_quietly(started: Copy) -> None:
    """`main.py score … | head` stops when head does, without a traceback."""
    command = started.command("score", "for", "ever")
    with subprocess.Popen(
        command, env=started.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"0\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=300) == 1


def test_offline_says_what_to_do_and_goes_on_once_online(bare: Copy, started: Copy) -> None:
    """Without a network a sentence asks for one; the half-made .venv is used as soon as there is one."""
    half = shutil.ignore_patterns("pygame*", "*.stamp")
    shutil.copytree(started.folder / ".venv", bare.folder / ".venv", symlinks=True, ignore=half)
    assert_refused(bare.start(PIP_FIND_LINKS=""), "connect this computer to the internet")
    mended = bare.start()
    assert mended.stdout == f"window of {bare.folder / '.venv'} None\n"


def test_two_first_starts_at_once_make_one_environment(bare: Copy) -> None:
    """The second waits for the first, and then finds everything done; what was cut short is made anew."""
    (bare.folder / ".venv" / "bin").mkdir(parents=True)
    (bare.folder / ".venv.lock").write_text("unfinished", encoding="utf-8")
    environment = bare.environment(PIP_FIND_LINKS=str(bare.wheels))
    both = [
        subprocess.Popen(bare.command(), env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    ends = [process.communicate(timeout=300) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum(SETTING_UP.encode() in said for _, said in ends) == 1
    assert (bare.folder / ".venv.lock").read_text(encoding="utf-8") == ""


def test_an_incomplete_python_is_named(bare: Copy, tmp_path: Path) -> None:
    """Debian ships venv without ensurepip: the sentence names the package, and no .venv is left behind."""
    hide = "import importlib.util as u\nfind = u.find_spec\n"
    hide += "u.find_spec = lambda name, *more: None if name == 'ensurepip' else find(name, *more)\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    assert_refused(bare.start(PYTHONPATH=str(tmp_path)), "apt install python3-venv")
    assert not (bare.folder / ".venv").exists()


def test_a_folder_that_takes_nothing_is_named(bare: Copy) -> None:
    """Where no lock can be written nothing is tried: the sentence says where to put the game."""
    (bare.folder / ".venv.lock").mkdir()
    assert_refused(bare.start(), "copy the game to a folder of your own")


def test_a_file_in_the_place_of_the_environment_is_named(bare: Copy) -> None:
    """A file called .venv is called one."""
    (bare.folder / ".venv").touch()
    assert_refused(bare.start(), "delete that file")


def test_starts_where_python_is_told_to_look_nowhere(bare: Copy) -> None:
    """`python -I main.py` finds the game's own packages all the same."""
    command = [sys.executable, "-I", *bare.command("--version")[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Three-Thirteen ")


def test_needs_nothing_to_refuse_or_tell_its_version(bare: Copy) -> None:
    """--version, and every argument that is refused, are answered before anything is installed."""
    assert bare.start("--version").stdout.startswith("Three-Thirteen ")
    assert_refused(bare.start("replay", "x"), "can’t replay")
    assert not (bare.folder / ".venv").exists()


def test_a_bundle_installs_nothing(bare: Copy) -> None:
    """A frozen game goes straight to the window, whatever lies beside it."""
    code = f"import sys, runpy; sys.frozen = True; sys.path.insert(0, {str(bare.folder)!r}); "
    code += f"sys.argv[1:] = []; runpy.run_path({str(bare.folder / 'main.py')!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code], env=bare.environment(), capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == (f"window of {sys.prefix} None\n", "")
    assert not (bare.folder / ".venv").exists()
