"""Slices: work that is done a slice at a time, by a generator that yields between slices and returns its result.

The one place where such a generator is driven. Does not know what the work is.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

T = TypeVar("T")
Slices = Generator[None, None, T]


class Work(Generic[T]):
    """Work under way; `result` is None until `step` has said that it is done.

    >>> def add_up():
    ...     yield
    ...     return 313
    >>> work = Work(add_up())
    >>> work.step(), work.result, work.step(), work.result
    (False, None, True, 313)
    """

    def __init__(self, slices: Slices[T]) -> None:
        self._slices = slices
        self.result: T | None = None

    def step(self) -> bool:
        """Do one slice; return whether the work is done."""
        try:
            next(self._slices)
        except StopIteration as done:
            self.result = done.value
            return True
        return False


def finish(slices: Slices[T]) -> T:
    """Do all the work at once and return its result.

    >>> def nothing_to_do():
    ...     return 7
    ...     yield
    >>> finish(nothing_to_do())
    7
    """
    while True:
        try:
            next(slices)
        except StopIteration as done:
            result: T = done.value
            return result
