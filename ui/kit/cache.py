"""Cache: values made when first asked for, and at most so many kept, the longest unused thrown out first.

Keeps pictures in bounds at every window size. Does not know what it keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """A bounded memory of made values.

    >>> cache = Cache(2)
    >>> [cache.get(key, lambda: key * 10) for key in (1, 2, 1, 3)], len(cache), 2 in cache
    ([10, 20, 10, 30], 2, False)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Key, Value] = {}

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: object) -> bool:
        return key in self._values

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value kept for `key`, or make it now and keep it."""
        if key in self._values:
            value = self._values.pop(key)
        else:
            value = make()
            while len(self._values) >= self._most:
                del self._values[next(iter(self._values))]
        self._values[key] = value
        return value

    def values(self) -> list[Value]:
        """Return what is kept, the longest unused first."""
        return list(self._values.values())

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
