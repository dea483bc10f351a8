"""Steps of tests in which tables fall asleep and wake up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from tests.server.room_harness import RecordingListener, RoomHarness
from tests.server.room_steps import store_of
from undermine.server.dormancy import IDLE
from undermine.server.store.base import TableRow
from undermine.server.table.room import Room
from undermine.server.table.sync import make_sync

DAY = 86_400


async def leave(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    for listener in listeners:
        await harness.disconnect(listener, code)


async def sleep(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
    """Everybody leaves, and the table is unloaded some minutes later."""
    await leave(harness, code, listeners)
    harness.time.advance(IDLE + 1)
    await harness.tables.dormancy.put_idle_to_sleep()
    assert harness.tables.rooms == {}


def sync(room: Room, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(make_sync(room, seat)))
    return shown


async def wake_due(harness: RoomHarness) -> set[str]:
    await harness.tables.dormancy.wake_due()
    return set(harness.tables.rooms)


@contextmanager
def tables_read(harness: RoomHarness) -> Iterator[list[str]]:
    """The codes of tables that are read from the store, while the context lasts."""
    found: list[str] = []
    read = store_of(harness).table

    async def table(code: str) -> TableRow | None:
        found.append(code)
        return await read(code)

    with patch.object(store_of(harness), "table", table):
        yield found


@contextmanager
def reads_that_fail(harness: RoomHarness, bad: str, error: Exception) -> Iterator[None]:
    """One table cannot be looked for in the store, while the context lasts."""
    read = store_of(harness).table

    async def table(code: str) -> TableRow | None:
        if code == bad:
            raise error
        return await read(code)

    with patch.object(store_of(harness), "table", table):
        yield
