"""The shape of a PostgreSQL database, step by step: `migrations/postgres/0001_….sql` and on.

Steps only add, so that a server of the version before goes on beside a newer one. The first line of
a step says from which schema on a program can use what it makes.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, NamedTuple

import asyncpg

from undermine.server.store.base import StorageError
from undermine.server.store.postgres_connection import OLDEST, Connection, reason

_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")
_USABLE: Final = re.compile(r"-- usable from (\d+)\n")
_MIGRATING: Final = "hashtextextended('undermine migrates ' || current_schema(), 0)"
_VERSION: Final = (
    "create table if not exists undermine_schema (version integer not null, usable_from integer "
    "not null, made timestamptz not null default now())"
)


class Migration(NamedTuple):
    """One step of the schema."""

    version: int
    usable_from: int
    """A program whose newest step is this one can use the database, but no older program."""
    sql: str


class Version(NamedTuple):
    """How far a database has come; 0 is an empty one."""

    version: int = 0
    usable_from: int = 0


def migrations() -> list[Migration]:
    """All steps, in order."""
    folder = files("undermine.server.store") / "migrations" / "postgres"
    found = []
    for file in folder.iterdir():
        if name := _NAME.fullmatch(file.name):
            sql = file.read_text(encoding="utf-8")
            usable = _USABLE.match(sql)
            assert usable is not None, file.name
            found.append(Migration(int(name[1]), int(usable[1]), sql))
    return sorted(found)


def newest() -> int:
    """The version that this program works with."""
    return migrations()[-1].version


async def require_usable(connection: Connection) -> None:
    """Refuse a server that is too old, and a database that is not ours or too new."""
    (number,) = await connection.fetch("select current_setting('server_version_num')::int / 10000")
    if number[0] < OLDEST:
        raise StorageError(f"PostgreSQL {number[0]} is too old; {OLDEST} or later is needed")
    if await connection.fetchval("select current_schema()") is None:
        raise StorageError("the search_path of the database names no schema that exists")
    names = await tables(connection)  # first: another server may be making the schema
    found = await version(connection)
    if found.usable_from > newest():
        raise StorageError(
            f"the database was written by a later Undermine: its schema is {found.version} and can "
            f"be used from {found.usable_from} on, but this one knows {newest()}; install the "
            "later version again"
        )
    if found.version == 0 and names:
        raise StorageError(
            f"not a database of Undermine: it has a table {names[0]!r}; name one without tables"
        )


async def version(connection: Connection) -> Version:
    """How far the database has come."""
    if await connection.fetchval("select to_regclass('undermine_schema')") is None:
        return Version()
    sql = "select version, usable_from from undermine_schema order by version desc limit 1"
    found = await connection.fetchrow(sql)
    return Version(*found) if found is not None else Version()


async def tables(connection: Connection) -> list[str]:
    """The tables that are there, ours or not."""
    sql = (
        "select relname::text from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') "
        "and relnamespace = current_schema()::regnamespace order by relname"
    )
    return [name for (name,) in await connection.fetch(sql)]


async def migrate(connection: Connection) -> None:
    """Bring a database up to date in one transaction; other servers wait meanwhile."""
    if (await version(connection)).version >= newest():
        return
    await connection.execute("begin")
    try:
        await migrate_inside(connection)
        await connection.execute("commit")
    except BaseException:
        if not connection.is_closed():
            await connection.execute("rollback")
        raise


async def migrate_inside(connection: Connection) -> None:
    """Apply the steps that are due, in a transaction that is open already."""
    await connection.execute(f"select pg_advisory_xact_lock({_MIGRATING})")
    await connection.execute(_VERSION)
    found = (await version(connection)).version
    for step in migrations():
        if step.version > found:
            await _apply(connection, step)


async def _apply(connection: Connection, step: Migration) -> None:
    try:
        await connection.execute(step.sql)
        sql = "insert into undermine_schema (version, usable_from) values ($1, $2)"
        await connection.execute(sql, step.version, step.usable_from)
    except asyncpg.PostgresError as error:
        why = reason(error)
        raise StorageError(f"schema {step.version} could not be made: {why}") from error
