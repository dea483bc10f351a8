"""The epochs in which a node has claimed its tables: what earlier owners write is refused."""

from __future__ import annotations

from typing import NamedTuple

from undermine.server.store.base import FencedError, MissingError


class _Claim(NamedTuple):
    epoch: int
    number: int
    """The how-manieth claim of this node it was."""


class Epochs:
    """The last claim of this node for each table; ownership adds to them, the store reads them.

    A table that was let go of or deleted keeps its claim: a late write must not undo what later
    owners did, nor bring it back.

    >>> epochs = Epochs()
    >>> asked = epochs.claims
    >>> epochs.add("red-lamp", 3)
    >>> epochs.require("red-lamp", 3, asked)
    Traceback (most recent call last):
    undermine.server.store.base.FencedError: table 'red-lamp' has another owner since epoch 3
    """

    def __init__(self) -> None:
        self.claims = 0
        """How many claims there were; a write remembers this number when it is asked for."""
        self._last: dict[str, _Claim] = {}

    def add(self, code: str, epoch: int) -> None:
        """This node has claimed a table."""
        self.claims += 1
        self._last[code] = _Claim(epoch, self.claims)

    def require(self, code: str, stored: int | None, asked: int) -> None:
        """Raise `FencedError` if a write comes too late, `MissingError` if its table was deleted.

        It comes too late if another node has claimed the table since, with the epoch that is
        stored, or if this node has done so after the write was asked for.
        """
        known = self._last.get(code)
        if known is None:
            return
        if stored is None:
            raise MissingError(f"there is no table {code!r} any more")
        if stored > known.epoch or known.number > asked:
            raise FencedError(code, stored)
