"""The version as Windows wants it inside an .exe: what its Properties window shows, in the text PyInstaller reads.

Used by the recipe on Windows alone. Does not know where the text is kept.
"""

from __future__ import annotations

ENGLISH, UNICODE = 1033, 1200


def describe_version(version: str) -> str:
    """Return the text for a version like "0.1.0"; Windows counts in four numbers, so a 0 joins it."""
    numbers = (*(int(part) for part in version.split(".")), 0)
    words = {
        "FileDescription": "Three-Thirteen",
        "FileVersion": version,
        "LegalCopyright": "MIT License",
        "OriginalFilename": "three-thirteen.exe",
        "ProductName": "Three-Thirteen",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [{strings}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )
