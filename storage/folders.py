"""Where a player's files live: the folders of the user, or all of them under THREE_THIRTEEN_HOME.

Holds docs/interface.md, "Folders". Makes no folder and opens no file; whoever writes makes what is missing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

NAME = "three-thirteen"
HOME_VARIABLE = "THREE_THIRTEEN_HOME"


def find_config_folder() -> Path:
    """Return the folder of the player's own config.yaml and of options.yaml."""
    return _find_home() or Path(platformdirs.user_config_dir(NAME, appauthor=False))


def find_match_folder() -> Path:
    """Return the folder of the saved matches."""
    return (_find_home() or Path(platformdirs.user_data_dir(NAME, appauthor=False))) / "matches"


def find_program_folder() -> Path:
    """Return the folder of main.py, or of the executable when the game is bundled into one.

    On a Mac that is the folder that holds the .app: what is inside one, nobody finds.
    """
    if getattr(sys, "frozen", False):
        program = Path(sys.executable).resolve()
        apps = [folder for folder in program.parents if folder.suffix == ".app"]
        return apps[0].parent if apps and sys.platform == "darwin" else program.parent
    return Path(__file__).resolve().parent.parent


def is_there(file: Path) -> bool:
    """Tell whether there is something by this name, a link to nothing among them.

    Where a folder on the way can't be searched, or the name can't be one, the answer is yes: whoever opens the
    file then says why it can't be read.
    """
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def _find_home() -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(os.path.expanduser(home)).absolute() if home else None
