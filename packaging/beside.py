"""What lies beside the executable: the config a player edits, README, licences, and on Linux what installs it.

Does not know how the executable is made, nor how the whole is packed.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from datetime import datetime, timezone
from pathlib import Path

from build_environment import call

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LINUX = HERE / "linux"
APP_ID = "io.github.threethirteen.ThreeThirteen"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def name_package(version: str, onefile: bool) -> str:
    """Return the name of the folder and the archive, such as three-thirteen-0.1.0-linux-x86_64."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    machine = platform.machine().lower() or "unknown"
    return f"three-thirteen-{version}-{system}-{machine}" + ("-onefile" if onefile else "")


def lay_beside(package: Path, python: Path, icons: Path, version: str) -> None:
    """Put everything into the folder `package`, where the executable is already."""
    for file in (ROOT / "config.yaml", ROOT / "LICENSE", HERE / "README.txt"):
        shutil.copyfile(file, package / file.name)
    call([python, HERE / "licences.py", package / "licences"], "collecting licences")
    if sys.platform.startswith("linux"):
        lay_linux(package, icons, version)


def lay_linux(package: Path, icons: Path, version: str) -> None:
    """Add install.sh, uninstall.sh and share/, laid out as below ~/.local/share."""
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(LINUX / script, package / script)
        (package / script).chmod(0o755)
    share = package / "share"
    copy_into(LINUX / f"{APP_ID}.desktop", share / "applications")
    copy_into(ROOT / "config.yaml", share, "config.yaml.shipped")
    metainfo = (LINUX / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    (share / "metainfo").mkdir()
    text = metainfo.replace("@VERSION@", version).replace("@DATE@", find_day())
    (share / "metainfo" / f"{APP_ID}.metainfo.xml").write_text(text, encoding="utf-8")
    hicolor = share / "icons" / "hicolor"
    copy_into(ROOT / "assets" / "icon.svg", hicolor / "scalable" / "apps", f"{APP_ID}.svg")
    for png in icons.glob("[0-9]*.png"):
        copy_into(png, hicolor / f"{png.stem}x{png.stem}" / "apps", f"{APP_ID}.png")


def copy_into(file: Path, folder: Path, name: str = "") -> None:
    """Copy a file into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def find_day() -> str:
    """Return the day of the build, or of SOURCE_DATE_EPOCH, as the date of the release."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(epoch), timezone.utc) if epoch else datetime.now(timezone.utc)
    return f"{moment:%Y-%m-%d}"
