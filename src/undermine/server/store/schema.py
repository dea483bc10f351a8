"""The shape of the database, step by step: `migrations/0001_….sql` and on."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib.resources import files
from sqlite3 import Connection, Error
from typing import Final, NamedTuple

from undermine.server.store.base import StorageError

MARK: Final = 0x756E6472
"""Says inside a SQLite file that it is one of ours (`undr`)."""

_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")


class Migration(NamedTuple):
    """One step of the schema."""

    version: int
    sql: str


def migrations() -> list[Migration]:
    """All steps, in order."""
    folder = files("undermine.server.store") / "migrations"
    found = [
        Migration(int(name[1]), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if (name := _NAME.fullmatch(file.name))
    ]
    return sorted(found)


def newest() -> int:
    """The version that this program works with."""
    return migrations()[-1].version


def version(connection: Connection) -> int:
    """How far a database has come; 0 is an empty one."""
    return _pragma(connection, "user_version")


def require_ours(connection: Connection, name: str) -> None:
    """Refuse a database of something else, or of a later Undermine."""
    count = connection.execute("select count(*) from sqlite_master").fetchone()[0]
    if count and _pragma(connection, "application_id") != MARK:
        raise StorageError(f"{name!r} is not a database of Undermine")
    if version(connection) > newest():
        raise StorageError(
            f"{name!r} was written by a later Undermine: its schema is {version(connection)}, and "
            f"this program knows schemas up to {newest()}; install the later version again"
        )


def migrate(connection: Connection) -> None:
    """Bring a database up to date, one transaction for each step."""
    connection.execute("pragma foreign_keys = off")  # a step may build a table anew
    for step in migrations():
        if step.version > version(connection):
            _apply(connection, step)
    connection.execute("pragma foreign_keys = on")


def _apply(connection: Connection, step: Migration) -> None:
    marks = f"pragma application_id = {MARK}; pragma user_version = {step.version};"
    try:
        connection.executescript(f"begin immediate; {step.sql}; {marks} commit;")
    except Error as error:
        with suppress(Error):
            connection.execute("rollback")
        raise StorageError(f"schema {step.version} could not be made: {error}") from error


def _pragma(connection: Connection, name: str) -> int:
    (value,) = connection.execute(f"pragma {name}").fetchone()
    assert isinstance(value, int)
    return value
