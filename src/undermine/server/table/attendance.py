"""Sending a table's description to its connections, and the number of watchers in intervals.

There may be many watchers, and each of them receives the description. If it were sent whenever
one of them comes or goes, a hundred of them would keep a table busy with nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from undermine.server.protocol.messages import Around, TableInfo
from undermine.server.services import Time
from undermine.server.table.audience import Audience
from undermine.server.table.listeners import Listener

_SECONDS: Final = 0.25
"""The shortest interval between two messages that differ in the number of watchers only."""


class Attendance:
    """Sends `table` messages, and remembers the last one."""

    def __init__(self, audience: Audience, time: Time, info: Callable[[], TableInfo]) -> None:
        self._audience = audience
        self._time = time
        self._info = info
        self._last_sent: TableInfo | None = None
        self._is_due = False

    def send(self, but: Listener | None = None) -> None:
        """Send the table to every connection, except one that has just received it."""
        self._last_sent = self._info()
        self._audience.broadcast(Around(self._last_sent), but=but)

    def send_if_changed(self, but: Listener | None = None) -> None:
        """Send the table if it has changed; later, if only the number of watchers has."""
        info, last = self._info(), self._last_sent
        if last is None or _without_watchers(info) != _without_watchers(last):
            self.send(but)
        elif info.watchers != last.watchers and not self._is_due:
            self._is_due = True
            self._time.after(_SECONDS, self._send_watchers)

    def _send_watchers(self) -> None:
        self._is_due = False
        if not self._audience:
            return  # everybody has left, and perhaps the room is gone
        if self._last_sent is None or self._info().watchers != self._last_sent.watchers:
            self.send()


def _without_watchers(info: TableInfo) -> TableInfo:
    """A table without the fields that change all the time: watchers, and how long it waits."""
    seats = tuple(replace(seat, waiting=min(seat.waiting, 0)) for seat in info.seats)
    return replace(info, watchers=0, seats=seats)
