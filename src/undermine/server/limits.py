"""Rate limits by token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_REMEMBERED: Final = 10_000
"""So many addresses are remembered; the one that was quiet longest is forgotten first."""


class Bucket:
    """Fills by `rate` a second up to `size`; every request takes one out."""

    __slots__ = ("_at", "_level", "_now", "_rate", "_size")

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._level = size
        self._at = now()

    def take(self) -> bool:
        """One more; false if that is too much."""
        if not self.has():
            return False
        self._level -= 1
        return True

    def has(self) -> bool:
        """Whether one more would be taken."""
        now = self._now()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= 1


class Addresses:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate, size, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, address: str) -> bool:
        """Whether one more from this address would be taken."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        """One more from this address; false if that is too much."""
        bucket = self._buckets.pop(address, None) or self._make()
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
