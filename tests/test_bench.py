"""The bench: its sections are found, and its figures say what they mean."""

from tests.bench.__main__ import find_sections
from tests.bench.figure import Figure, quantile, time_each


def test_every_section_has_a_title_and_measures() -> None:
    """A file with a `measure` is a section by being there, and has a title to print."""
    sections = find_sections()
    assert "solver" in sections
    assert all(section.TITLE for section in sections.values())


def test_quantiles_are_taken_from_sorted_timings() -> None:
    """The median is the middle, and 1 asks for the worst."""
    timings = [1.0, 2.0, 3.0, 40.0, 500.0]
    assert [quantile(timings, share) for share in (0, 0.5, 1)] == [1.0, 3.0, 500.0]


def test_each_item_is_timed_once() -> None:
    """One timing an item comes back, the least first, after what has to be done before."""
    calls: list[str] = []
    timings = time_each(calls.append, ("work", "work"), lambda: calls.append("before"))
    assert calls == ["before", "work", "before", "work"]
    assert timings == sorted(timings)


def test_a_figure_names_its_goal() -> None:
    """The line shows value, unit and what it should stay below."""
    assert str(Figure("median", 12.3, "µs", 150)).split() == ["median", "12.3", "µs", "(at", "most", "150", "µs)"]
