"""Collects the licences of what the bundle contains and others wrote: `licences.py FOLDER`.

Runs inside the build's venv, whose packages are the ones bundled. Does not know which of their files were taken.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUNDLED = ("pygame-ce", "PyYAML", "platformdirs", "fontpkg", "fontpkg-prompt", "fontpkg-fira-sans")
HEAD = """Three-Thirteen itself is under the MIT License (see LICENSE). The program in this folder also contains:

"""
NOTES = {
    "pygame-ce": "LGPL 2.1 (LGPL-2.1.txt); with it come SDL 2 and further libraries under their own free licences",
    "fontpkg-prompt": "the typeface Prompt, SIL Open Font License 1.1",
    "fontpkg-fira-sans": "the typeface Fira Sans, SIL Open Font License 1.1",
    "PyYAML": "MIT License",
    "platformdirs": "MIT License",
    "fontpkg": "MIT License",
}
TAIL = """
In the folder _internal the libraries lie in files of their own and may be replaced by others of the same interface.
Their source code is where the project of each publishes it, under the version named here.
"""


def main(folder: Path) -> None:
    """Write FOLDER/NOTICE.txt and one file per licence."""
    folder.mkdir(parents=True)
    version = ".".join(map(str, sys.version_info[:3]))
    lines = [f"Python {version}: Python Software Foundation License"]
    for name in BUNDLED:
        lines.append(f"{name} {distribution(name).version}: {NOTES[name]}")
        for number, file in enumerate(find_licences(name)):
            shutil.copyfile(file, folder / f"{name}{f'-{number}' if number else ''}.txt")
    for place in (Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))):  # on Windows, elsewhere
        if (place / "LICENSE.txt").is_file():
            shutil.copyfile(place / "LICENSE.txt", folder / "Python.txt")
    shutil.copyfile(HERE / "LGPL-2.1.txt", folder / "LGPL-2.1.txt")
    (folder / "NOTICE.txt").write_text(HEAD + "\n".join(lines) + "\n" + TAIL, encoding="utf-8")


def find_licences(package: str) -> list[Path]:
    """Return the licence files that a package brought along; some bring none."""
    files = distribution(package).files or []
    named = [file for file in files if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))]
    return [Path(str(file.locate())) for file in named if ".dist-info" in str(file)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
