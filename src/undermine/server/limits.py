"""Rate limits by token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_REMEMBERED: Final = 10_000
"""The number of addresses that are remembered; the least recently used is forgotten first."""


class TokenBucket:
    """A rate limit: tokens are added at `rate` a second up to `size`; a request takes one."""

    __slots__ = ("_at", "_level", "_now", "_rate", "_size")

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._level = size
        self._at = now()

    def take(self) -> bool:
        """Take a token; false if there is none."""
        if not self.has():
            return False
        self._level -= 1
        return True

    def has(self) -> bool:
        """Whether there is a token to take."""
        now = self._now()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= 1


class AddressLimit:
    """A rate limit for each address: a bucket each."""

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self._make: Callable[[], TokenBucket] = lambda: TokenBucket(rate, size, now)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def has(self, address: str) -> bool:
        """Whether there is a token to take for this address."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        """Take a token for this address; false if there is none."""
        bucket = self._buckets.pop(address, None) or self._make()
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
