"""Packs the finished folder into one file to hand on.

That is a .zip for Windows, and elsewhere a .tar.gz, which keeps links and which files are programs. Does not know
what is in the folder.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path


def pack(package: Path) -> Path:
    """Return the archive of the folder `package`, made beside it; unpacking it yields that one folder."""
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(package), "zip", package.parent, package.name))
    target = package.with_name(package.name + ".tar.gz")
    with tarfile.open(target, "w:gz") as archive:
        archive.add(package, package.name, filter=_belong_to_nobody)
    return target


def _belong_to_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave the builder's name out, and let everybody read what the owner may read."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode |= 0o555 if member.isdir() or member.mode & 0o100 else 0o444
    return member
