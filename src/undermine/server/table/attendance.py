"""Telling a room who is at the table: at once when people come or go, now and then who watches.

Watchers may be many, and each of them is told; if each coming were told to all, a hundred of them
would keep a table busy with nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from undermine.server.protocol.messages import Around, TableInfo

if TYPE_CHECKING:
    from undermine.server.table.room import Listener, Room

_SECONDS: Final = 0.25
"""How long the comings and goings of watchers are gathered before they are told."""

_encode: Final = msgspec.json.Encoder().encode


class Attendance:
    """What everybody in a room was told last about who is there."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._last_sent: TableInfo | None = None
        self._is_due = False

    def send(self, but: Listener | None = None) -> None:
        """Tell everybody, but for one who has just been told."""
        self._last_sent = self._room.info
        data = _encode(Around(self._last_sent))
        for listener in list(self._room.listeners):
            if listener is not but:
                listener.send(data)

    def send_if_changed(self, but: Listener | None = None) -> None:
        """Tell what changed, if anything did; how many watch, only now and then."""
        info, told = self._room.info, self._last_sent
        if told is None or _without_watchers(info) != _without_watchers(told):
            self.send(but)
        elif info.watchers != told.watchers and not self._is_due:
            self._is_due = True
            self._room.services.time.after(_SECONDS, self._send_watchers)

    def _send_watchers(self) -> None:
        self._is_due = False
        if self._last_sent is None or self._room.info.watchers != self._last_sent.watchers:
            self.send()


def _without_watchers(info: TableInfo) -> TableInfo:
    """A table without what changes all the time: who watches, and how long it has waited."""
    seats = tuple(replace(seat, waiting=min(seat.waiting, 0)) for seat in info.seats)
    return replace(info, watchers=0, seats=seats)
