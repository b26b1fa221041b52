"""Golden matches: two whole matches, told as they were when they were right."""

from itertools import zip_longest
from pathlib import Path

import pytest

from game.record import loads
from tests.transcript import write_transcript

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.match")), ids=lambda path: path.stem)
def test_a_golden_match_is_told_as_ever(path: Path) -> None:
    """Replaying a golden match deals, draws, turns and scores as written; the first difference is named."""
    told = write_transcript(loads(path.read_text(encoding="utf-8")))
    written = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(told, written), 1):
        assert now == then, f"{path.stem}, line {number}: now “{now}”, golden “{then}”"


def test_there_are_two_golden_matches() -> None:
    """Both golden matches are there, with their transcripts."""
    assert len(list(GOLDEN.glob("*.match"))) == len(list(GOLDEN.glob("*.txt"))) == 2
