"""What is wrong with a file a player wrote: a sentence with the file's line, and the list it is noted in.

Holds the form of docs/interface.md, "config.yaml": `FILE, line N: …`. Does not know what makes a file right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.language import gettext as _


@dataclass(frozen=True)
class ConfigFault:
    """One fault: `line` counts from 1 (None: the file as a whole), `key` is like "rules.players" or ""."""

    file: Path
    line: int | None
    key: str
    sentence: str

    def __str__(self) -> str:
        if self.line is None:
            return f"{self.file}: {self.sentence}"
        form = _("{file}, line {line}: {sentence}")
        return form.format(file=self.file, line=self.line, sentence=self.sentence)


@dataclass
class Findings:
    """The faults found so far in one file."""

    file: Path
    _found: list[ConfigFault] = field(default_factory=list)

    def note(self, line: int | None, sentence: str, key: str = "") -> None:
        """Add a fault."""
        self._found.append(ConfigFault(self.file, line, key, sentence))

    @property
    def faults(self) -> tuple[ConfigFault, ...]:
        """All faults from the top of the file to its end, those of the whole file first."""
        return tuple(sorted(self._found, key=lambda fault: fault.line or 0))

    def has(self, key: str) -> bool:
        """Tell whether a fault about `key` was noted."""
        return any(fault.key == key for fault in self._found)
