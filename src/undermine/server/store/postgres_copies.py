"""Copies of a PostgreSQL database as SQLite files, and SQLite files moved into PostgreSQL.

A copy is one consistent moment: it is read in one transaction that sees a snapshot. What moves in
comes as a whole or not at all, and is read again before it counts.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from undermine.server.setting_readers import without_password
from undermine.server.store import schema
from undermine.server.store.base import StorageError
from undermine.server.store.files import (
    as_storage_error,
    create,
    database_files,
    sync,
)
from undermine.server.store.files import (
    connect as open_file,
)
from undermine.server.store.postgres_connection import (
    TROUBLE,
    Connection,
    connect,
    hang_up,
    reason,
    take_lock,
)
from undermine.server.store.postgres_schema import migrate_inside, require_usable, tables, version

AT_ONCE: Final = 2_000
"""Rows that are held in memory."""


class _Table(NamedTuple):
    """A table that both databases have, with the columns that say what it is."""

    name: str
    columns: str
    key: str

    @property
    def names(self) -> list[str]:
        """The columns, one by one."""
        return self.columns.split(", ")


_ALL: Final = (
    _Table("game_table", "code, doc, status, listed, timed, made, touched, due", "code"),
    _Table(
        "game",
        "id, code, number, rules, seats, promise, seed, words, open_cards, status, made, ended, "
        "scores, tokens, since",
        "id",
    ),
    _Table("entry", "game, seq, actor, action, how, at", "game, seq"),
    _Table("staged", "game, seat, seq, actions", "game, seat"),
    _Table("talk", "id, code, at, seat, text, sign, name", "id"),
)
_SWITCHES: Final = frozenset({"listed", "timed", "open_cards"})
"""Columns that are true or false; SQLite has numbers for them."""


# -- out of PostgreSQL ---------------------------------------------------------------------------


async def copy_to_file(address: str, target: Path) -> None:
    """Copy a database as of this moment into one SQLite file, even while servers write to it."""
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    shown = without_password(address)
    with as_storage_error(f"cannot copy {shown!r} to {str(target)!r}"):
        create(partial)
        try:
            async with _snapshot(address) as connection:
                await _write_file(connection, partial)
            sync(partial)
            partial.replace(target)
            sync(target.parent)
        finally:
            for leftover in database_files(partial):
                leftover.unlink(missing_ok=True)


@asynccontextmanager
async def _snapshot(address: str) -> AsyncIterator[Connection]:
    """A connection that sees one moment for as long as it is used."""
    connection = await connect(address, "undermine copies", idle_in_transaction_session_timeout="0")
    try:
        await require_usable(connection)
        if (await version(connection)).version == 0:
            raise StorageError(f"{without_password(address)!r} is empty: no server has used it yet")
        await connection.execute("begin isolation level repeatable read, read only")
        yield connection
    except TROUBLE as error:
        raise StorageError(f"cannot copy {without_password(address)!r}: {reason(error)}") from error
    finally:
        await hang_up(connection)


async def _write_file(connection: Connection, file: Path) -> None:
    with closing(open_file(file)) as into:
        await asyncio.to_thread(schema.migrate, into)
        into.execute("begin")
        for table in _ALL:
            marks = ", ".join("?" * len(table.names))
            sql = f"insert into {table.name} ({table.columns}) values ({marks})"  # noqa: S608
            async for some in _pages(connection, table):
                await asyncio.to_thread(into.executemany, sql, some)
        into.execute("commit")


async def _pages(connection: Connection, table: _Table) -> AsyncIterator[list[tuple[Any, ...]]]:
    """The rows of a table by its key, some at a time; in a transaction."""
    pages = f"pages_of_{table.name}"
    await connection.execute(f"declare {pages} cursor for {_select(table)}")
    while some := await connection.fetch(f"fetch forward {AT_ONCE} from {pages}"):
        yield [tuple(row) for row in some]
    await connection.execute(f"close {pages}")


# -- into PostgreSQL -----------------------------------------------------------------------------


async def fill_from_file(address: str, source: Path, *, replace: bool) -> str:
    """Move the rows of a SQLite file into a database, and read them all again: all or nothing.

    The file has the newest schema. A database with tables is refused, unless they may be replaced:
    then they are kept in a schema of their own, whose name is returned.
    """
    shown = without_password(address)
    connection = await connect(address, "undermine moves", idle_in_transaction_session_timeout="0")
    try:
        await require_usable(connection)
        await take_lock(connection, shown, is_alone=True)
        await connection.execute("begin")
        kept = await _make_room(connection, shown, replace=replace)
        await migrate_inside(connection)
        with closing(open_file(source)) as file:
            for table in _ALL:
                await _fill(connection, file, table)
            await _count_on(connection)
            for table in _ALL:
                await _compare(connection, file, table)
        await connection.execute("commit")
    except (*TROUBLE, sqlite3.Error) as error:
        raise StorageError(f"nothing was moved to {shown!r}: {reason(error)}") from error
    finally:
        await hang_up(connection)
    return kept


async def _make_room(connection: Connection, shown: str, *, replace: bool) -> str:
    """Move the tables that are there into a schema of their own; its name, if there are any."""
    names = await tables(connection)
    if not names:
        return ""
    if not replace:
        raise StorageError(
            f"{shown!r} has tables already, such as {names[0]!r}; name an empty database"
        )
    kept = await connection.fetchval(
        "select 'before_' || to_char(clock_timestamp(), 'YYYYMMDD_HH24MISS_MS')"
    )
    await connection.execute(f"create schema {kept}")
    for name in names:
        await connection.execute(f'alter table "{name}" set schema {kept}')
    return str(kept)


async def _fill(connection: Connection, file: sqlite3.Connection, table: _Table) -> None:
    for some in _file_pages(file, table):
        await connection.copy_records_to_table(table.name, records=some, columns=table.names)


async def _count_on(connection: Connection) -> None:
    """Number what is said from now on after what was said before."""
    await connection.execute(
        "select setval(pg_get_serial_sequence('talk', 'id'), (select max(id) from talk)) "
        "where exists (select 1 from talk)"
    )


async def _compare(connection: Connection, file: sqlite3.Connection, table: _Table) -> None:
    """Raise `StorageError` unless both hold the same rows."""
    moved = _file_pages(file, table)
    async for some in _pages(connection, table):
        if some != next(moved, None):
            raise StorageError(f"nothing was moved: rows of {table.name!r} came out differently")
    if next(moved, None) is not None:
        raise StorageError(f"nothing was moved: rows of {table.name!r} are missing")


def _file_pages(file: sqlite3.Connection, table: _Table) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table in a file by its key, some at a time, as PostgreSQL has them."""
    switches = [at for at, name in enumerate(table.names) if name in _SWITCHES]
    found = file.execute(_select(table))
    while some := found.fetchmany(AT_ONCE):
        yield [_switched(row, switches) for row in some]


def _switched(row: tuple[Any, ...], switches: Sequence[int]) -> tuple[Any, ...]:
    if not switches:
        return row
    return tuple(bool(value) if at in switches else value for at, value in enumerate(row))


def _select(table: _Table) -> str:
    return f"select {table.columns} from {table.name} order by {table.key}"  # noqa: S608
