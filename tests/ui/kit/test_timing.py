"""Every duration, and what speed and reduced motion make of it."""

from __future__ import annotations

from ui.kit.timing import SPEEDS, reading_time, timing_for


def test_speeds_scale_every_duration_and_reading_time_is_never_scaled() -> None:
    """Fast is faster and slow slower than normal, a move at normal takes 230 ms, a re-layout 120."""
    normal = timing_for("normal")
    assert (normal.move, normal.relayout) == (230, 120)
    assert normal.deal <= 1500
    assert normal.round_end <= 2000
    assert timing_for("fast").move < normal.move < timing_for("slow").move
    assert timing_for("slow").deal <= 1500
    assert set(SPEEDS) == {"instant", "fast", "normal", "slow"}


def test_reduced_motion_glides_nothing() -> None:
    """With reduced motion cards fade, and the row closes up at once."""
    timing = timing_for("normal", reduced_motion=True)
    assert timing.fades
    assert timing.relayout == timing.glide_home == 0
    assert timing.move > 0


def test_long_sentences_stay_longer() -> None:
    """Reading time grows with the sentence and is two seconds at least."""
    assert 2000 < reading_time("No.") < reading_time("Draw a card first, from the stock or the discard pile.")
