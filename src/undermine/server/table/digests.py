"""Decisions made in the name of people who did not decide: for them to read when they return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from undermine.core.state import Seat
from undermine.server.table.game import LogEntry
from undermine.server.table.packed import PackedList

KEPT: Final = 40
"""Decisions kept for one seat; of older ones only the number is known."""


class Decided(NamedTuple):
    """A decision, and when it was made, in seconds since 1970."""

    at: int
    entry: LogEntry


class Unread:
    """The decisions for one seat that its person has not read."""

    __slots__ = ("_latest", "count", "since")

    def __init__(self, since: int) -> None:
        self.since = since
        self.count = 0
        self._latest: PackedList[Decided] = PackedList()

    @property
    def latest(self) -> list[Decided]:
        """The latest decisions, the oldest first."""
        return self._latest.items

    def add(self, decided: Decided) -> None:
        """One more decision."""
        self.count += 1
        self.latest.append(decided)
        del self.latest[:-KEPT]

    def pack(self) -> None:
        """Take less memory, until somebody reads them."""
        self._latest.pack()


class Digests:
    """By seat, the decisions of a stand-in or the clock since the person last decided."""

    def __init__(self) -> None:
        self._unread: dict[Seat, Unread] = {}

    def add(self, decided: Iterable[Decided]) -> None:
        """Add decisions; one of the person's own shows that everything before it is known."""
        for one in decided:
            actor = one.entry.actor
            if actor >= 0 and not one.entry.how:
                self._unread.pop(actor, None)
            elif actor >= 0:
                self._unread.setdefault(actor, Unread(one.at)).add(one)

    def forget(self, seat: Seat) -> None:
        """The person has read them, or another person has the seat."""
        self._unread.pop(seat, None)

    def pack(self) -> None:
        """Take less memory, until somebody reads them."""
        for unread in self._unread.values():
            unread.pack()

    def clear(self) -> None:
        """There is no game, or a new one."""
        self._unread.clear()

    def of(self, seat: Seat) -> Unread | None:
        """The decisions that a seat has not read."""
        return self._unread.get(seat)
