"""Retention of tables: those not touched for long are parked, and later removed.

Removing cannot be undone, so it takes a date that no jump of the clock can carry forward, two
sweeps that agree, and a table that nobody looks at and where no game is being played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from undermine.server.checked_time import CheckedTime
from undermine.server.logs import log
from undermine.server.nodes.claims import Claims
from undermine.server.services import Services
from undermine.server.table.room import Room

_DAY: Final = 86_400
_JUMP: Final = 60
"""Seconds by which a date may drift between two sweeps without counting as a jump."""


class RoomRegistry(Protocol):
    """The tables in memory, by code."""

    services: Services
    rooms: dict[str, Room]
    claims: Claims

    def unload(self, room: Room) -> None:
        """Put a table away that nobody uses."""


class Retention:
    """Sweeps the store; a table is removed only if two sweeps in a row find it due."""

    def __init__(self, tables: RoomRegistry) -> None:
        self._tables = tables
        self._due: frozenset[str] = frozenset()
        """Tables that the last sweep would have removed."""
        self._jump = 0

    async def run(self, time: CheckedTime) -> None:
        """Park and remove; if the clock has jumped since the last sweep, only say so."""
        if abs(time.jump() - self._jump) > _JUMP:
            log.warning("the clock has jumped", seconds=time.jump() - self._jump)
            self._jump, self._due = time.jump(), frozenset()
            return
        store, settings = self._tables.services.store, self._tables.services.settings
        date = time.safe_date()
        parked = await store.park(date - settings.park_days * _DAY, self._in_use())
        before = date - settings.remove_days * _DAY
        due = frozenset(await store.untouched(before))
        agreed = due & self._due - self._in_use()
        removed = await self._remove(sorted(agreed), before)
        self._due = due - agreed
        for code in (*parked, *removed):
            self._put_away(code)
        if parked or removed:
            log.info("tables swept", parked=len(parked), removed=len(removed))

    async def _remove(self, codes: list[str], before: int) -> list[str]:
        """Remove tables that are not in use at another node either."""
        claims = self._tables.claims
        claimed = [code for code in codes if await claims.take(code)]
        removed = await self._tables.services.store.remove(claimed, before)
        for code in claimed:
            if code not in self._tables.rooms:
                await claims.give_back(code)
        return removed

    def _in_use(self) -> frozenset[str]:
        rooms: Mapping[str, Room] = self._tables.rooms
        return frozenset(code for code, room in rooms.items() if room.is_in_use)

    def _put_away(self, code: str) -> None:
        room = self._tables.rooms.get(code)
        if room is not None and not room.audience:
            self._tables.unload(room)
