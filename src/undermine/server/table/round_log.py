"""The log of the current round, and the seats that have looked at their role in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undermine.core.state import NOBODY, Seat
from undermine.server.table.game import LogEntry
from undermine.server.table.packed import PackedList


class RoundLog:
    """Entries since the round was dealt: for people who join, and for bots.

    A new round empties the log, and everybody looks at a new role.
    """

    def __init__(self) -> None:
        self._log: PackedList[LogEntry] = PackedList()
        self._understood: set[Seat] = set()

    @property
    def entries(self) -> Sequence[LogEntry]:
        """The entries of this round in order."""
        return self._log.items

    @property
    def understood(self) -> frozenset[Seat]:
        """The seats that have looked at their role."""
        return frozenset(self._understood)

    @property
    def deciders(self) -> frozenset[Seat]:
        """The seats that have decided anything in this round, whoever decided for them."""
        return frozenset(one.actor for one in self.entries if one.actor >= 0)

    @property
    def has_begun(self) -> bool:
        """Whether a seat has decided anything in this round."""
        return bool(self.deciders)

    @property
    def last_decider(self) -> Seat:
        """The seat that decided last in this round, or NOBODY."""
        return next((one.actor for one in reversed(self.entries) if one.actor >= 0), NOBODY)

    def clear(self) -> None:
        """There is no game, or a new one."""
        self._log, self._understood = PackedList(), set()

    def pack(self) -> None:
        """Take less memory, until somebody reads the log."""
        self._log.pack()

    def add(self, entries: Iterable[LogEntry]) -> None:
        """Add stored entries; one that deals a new round begins the log anew."""
        for one in entries:
            if one.has_curtain:
                self._log = PackedList([one.split_at_curtain[1]])
                self._understood = set()
            else:
                self._log.items.append(one)

    def mark_understood(self, seats: Iterable[Seat]) -> None:
        """These seats have looked at their role."""
        self._understood.update(seats)

    def mark_unread(self, seat: Seat) -> None:
        """Another person has this seat, and has not looked at its role."""
        self._understood.discard(seat)
