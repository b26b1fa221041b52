"""The house rule that the rules of the game stand on the standard library alone."""

import subprocess
import sys
from pathlib import Path

GAME = Path(__file__).parents[2] / "game"

IMPORT_ALL = """
import importlib, pathlib, sys
root = pathlib.Path(sys.argv[1])
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root.parent).with_suffix("").parts
    importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_all_of_game_is_imported_without_pygame_or_yaml() -> None:
    """A fresh process that imports every module of the game has loaded nothing but it and the standard library."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, str(GAME)], cwd=GAME.parent, capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert "game" in loaded and not loaded & {"pygame", "yaml", "platformdirs", "fontpkg", "storage", "ui", "commands"}
