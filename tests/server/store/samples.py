"""Rows to store, and a store that is closed again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undermine.server.store.base import EntryRow, GameRow, Store, TableRow
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.sqlite import SqliteStore

S = TypeVar("S", bound=Store)
T = TypeVar("T")

TABLE = TableRow("red-lamp", b'{"seats":5}', "playing", made=100, touched=100, listed=True)
GAME = GameRow(
    id="g1",
    code="red-lamp",
    number=1,
    rules="saboteur@1",
    seats=("Ada", "Bo"),
    promise="5e41",
    seed="SECRET",
    words=("ö", "b"),
    open_cards=True,
    made=100,
)


def table(code: str = "red-lamp", **changes: Any) -> TableRow:  # noqa: ANN401
    return msgspec.structs.replace(TABLE, code=code, **changes)


def game(name: str = "g1", code: str = "red-lamp", **changes: Any) -> GameRow:  # noqa: ANN401
    return msgspec.structs.replace(GAME, id=name, code=code, **changes)


def entries(first: int, count: int = 1, at: int = 0) -> list[EntryRow]:
    return [
        EntryRow(seq, seq % 3 - 1, f"place NEW~ {seq},0", at=at)
        for seq in range(first, first + count)
    ]


Place = Path | str
"""A database: a file of SQLite, or the address of one in PostgreSQL."""


def store_at(place: Place, **arguments: Any) -> SqliteStore | PostgresStore:  # noqa: ANN401
    """A store that is not open yet."""
    if isinstance(place, Path):
        return SqliteStore(place, **arguments)
    return PostgresStore(place, **arguments)


def using(
    place: Place,
    use: Callable[[Any], Awaitable[T]],
    **arguments: Any,  # noqa: ANN401
) -> T:
    """Open a store, do something with it, and close it."""

    async def run() -> T:
        store = store_at(place, **arguments)
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def seated(store: S) -> S:
    """A store with one table and its game."""
    await store.put_table(TABLE, GAME)
    return store
