"""Notices: lines of the log about seats. They are stored with the table, and sent once stored."""

from __future__ import annotations

from undermine.core.state import NOBODY, Seat
from undermine.server.protocol.messages import Notice, What
from undermine.server.services import Time
from undermine.server.table.record import TableRecord


class Notices:
    """The notices that wait until the table is stored."""

    def __init__(self, record: TableRecord, time: Time) -> None:
        self._record = record
        self._time = time
        self._pending: list[Notice] = []

    @property
    def pending(self) -> list[Notice]:
        """Notices of the record that are neither stored nor sent."""
        return list(self._pending)

    def add(self, what: What, seat: Seat, by: Seat = NOBODY, name: str = "", *, seq: int) -> None:
        """Write a notice into the record."""
        notice = Notice(
            at=self._time.date(),
            seq=seq,
            what=what,
            seat=seat,
            by=by,
            name=name or self._record.seats[seat].name,
        )
        self._record.add_notice(notice)
        self._pending.append(notice)

    def take(self) -> list[Notice]:
        """The notices to send: the table has been stored."""
        taken, self._pending = self._pending, []
        return taken

    def discard(self) -> None:
        """Drop what was not stored."""
        self._pending = []
