"""Which tables are in memory: they are woken when needed, and unloaded when nothing is due.

A table is loaded when somebody asks for it, or when its clock runs out or a bot is next while it
sleeps. A table without connections is unloaded some minutes later. One at which people sit and
nobody does anything stays, and lets go of what can be computed again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from undermine.server.checked_time import CheckedTime
from undermine.server.logs import log
from undermine.server.services import Services
from undermine.server.store.base import StoreError, UnreadableError
from undermine.server.table.room import Room
from undermine.server.table.sleeping import (
    awake_row,
    is_calm,
    let_go,
    may_sleep,
    sleeping_row,
)

IDLE: Final = 120.0
"""Seconds after which a table without connections is unloaded; a lost vote is forgotten by then."""
CALM: Final = 60.0
"""Seconds after which a table with connections lets go of what can be computed again."""
_STORED_AT_ONCE: Final = 20
"""Tables that are stored in one transaction, so that nobody's move waits long."""
_WOKEN_AT_ONCE: Final = 10
"""Tables that are woken together: their commits are one."""
_BREAK: Final = 0.03
"""Seconds between two such groups, for those who play."""


class RoomRegistry(Protocol):
    """The tables in memory, by code."""

    services: Services
    rooms: dict[str, Room]
    unreadable: set[str]
    """Codes of tables that cannot be read."""

    async def find(self, code: str) -> Room | None:
        """A table by its code, loaded if necessary."""

    def unload(self, room: Room) -> None:
        """Put a table away that nobody uses."""

    def log_unreadable(self, code: str, error: UnreadableError) -> None:
        """Log that a table cannot be read, and remember it."""


class Dormancy:
    """Wakes tables that go on by themselves, and unloads those that nobody uses."""

    def __init__(self, tables: RoomRegistry, time: CheckedTime) -> None:
        self._tables = tables
        self._time = time
        self._first_due = 0
        """Tables that were in memory when the server died are due at 0; later they are in memory
        again."""
        self._stored_asleep: list[Room] = []
        """Rooms that are in use, though the store says that they sleep."""

    # -- waking ----------------------------------------------------------------

    async def wake_due(self) -> None:
        """Load the tables whose game goes on by itself now, with breaks for those who play."""
        store, before = self._tables.services.store, self._time.steady()
        last, all_awake = (self._first_due, ""), True
        while due := await store.due(last, before):
            all_awake &= await self._wake_all([code for _, code in due])
            last = due[-1]
        if all_awake:
            self._first_due = 1

    async def _wake_all(self, codes: Sequence[str]) -> bool:
        """Load those of these tables that sleep; false if one has to be tried again."""
        asleep = [code for code in codes if self._sleeps(code)]
        all_awake = True
        for at in range(0, len(asleep), _WOKEN_AT_ONCE):
            some = asleep[at : at + _WOKEN_AT_ONCE]
            all_awake &= all(await asyncio.gather(*map(self._wake, some)))
            await asyncio.sleep(_BREAK)
        return all_awake

    def _sleeps(self, code: str) -> bool:
        return code not in self._tables.rooms and code not in self._tables.unreadable

    async def _wake(self, code: str) -> bool:
        try:
            await self._tables.find(code)
        except UnreadableError as error:
            self._tables.log_unreadable(code, error)
        except Exception as error:  # noqa: BLE001 (one mistake must not keep the others asleep)
            log.error("table not woken", code=code, error=error)
            return False
        return True

    # -- unloading -------------------------------------------------------------

    async def put_idle_to_sleep(self) -> None:
        """Unload tables that nobody uses; those at which nobody moves let go of what they can."""
        mistaken, self._stored_asleep = self._stored_asleep, []
        await self._store_awake(mistaken)
        idle: list[Room] = []
        for room in list(self._tables.rooms.values()):
            if may_sleep(room, IDLE):
                idle.append(room)
            elif is_calm(room, CALM):
                let_go(room)
            await asyncio.sleep(0)  # moves come between
        for at in range(0, len(idle), _STORED_AT_ONCE):
            await self._unload(idle[at : at + _STORED_AT_ONCE])

    async def _unload(self, rooms: Sequence[Room]) -> None:
        """Store what the rooms know, then drop those that nobody has used meanwhile."""
        here = [room for room in rooms if self._is_here(room)]
        last_used = [room.last_used for room in here]
        await self.store(here)
        used: list[Room] = []
        for room, before in zip(here, last_used, strict=True):
            if room.last_used == before and may_sleep(room, IDLE):
                self._tables.unload(room)
            else:
                used.append(room)
        await self._store_awake(used)

    async def _store_awake(self, rooms: Iterable[Room]) -> None:
        """Store that these rooms do not sleep after all; if that fails, the next time."""
        for room in rooms:
            await room.wait_until_idle()  # its record is as it is stored then
            if not self._is_here(room):
                continue
            try:
                await self._tables.services.store.rest([awake_row(room.record)])
            except StoreError as error:
                log.error("table is stored as asleep", code=room.record.code, error=error)
                self._stored_asleep.append(room)

    def _is_here(self, room: Room) -> bool:
        """Whether the room was not dropped meanwhile, and perhaps loaded elsewhere."""
        return self._tables.rooms.get(room.record.code) is room

    async def store(self, rooms: Iterable[Room]) -> None:
        """Store what only these rooms know."""
        date = self._time.steady()
        rows = [row for room in rooms if (row := sleeping_row(room, date)) is not None]
        if rows:
            await self._tables.services.store.rest(rows)
