"""Lists that are packed into bytes while nobody reads them."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class PackedList(Generic[T]):
    """A list that can be packed; the next access unpacks it."""

    __slots__ = ("_items", "_packed")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._packed = b""

    def pack(self) -> None:
        """Take less memory, until somebody reads."""
        if self._items:
            self._packed, self._items = zlib.compress(pickle.dumps(self._items), 1), []

    @property
    def items(self) -> list[T]:
        """The list."""
        if self._packed:
            self._items = pickle.loads(zlib.decompress(self._packed))  # noqa: S301 (our own bytes)
            self._packed = b""
        return self._items
