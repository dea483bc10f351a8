"""Which store a setting names: SQLite in a file, or PostgreSQL at an address.

What is needed for PostgreSQL is imported here, and only when it is: asyncpg is an extra.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from undermine.server.setting_readers import is_postgres, without_password
from undermine.server.settings import Settings
from undermine.server.store import backup
from undermine.server.store.backup import RowCounts
from undermine.server.store.base import CommitCallback, Forgotten, StorageError, Store
from undermine.server.store.sqlite import SqliteStore

MISSING = (
    "PostgreSQL needs the package 'asyncpg', which is not installed: "
    "install undermine[postgres], or unset UNDERMINE_DATABASE to use SQLite"
)


def make_store(
    settings: Settings, on_commit: CommitCallback = lambda _jobs, _seconds: None
) -> Store:
    """The store of a server; raises `StorageError` if something has to be installed first."""
    if not is_postgres(settings.database):
        return SqliteStore(settings.database_file, on_commit)
    with _needs_asyncpg():
        from undermine.server.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    return PostgresStore(settings.database, on_commit, is_alone=not settings.node_address)


def back_up(settings: Settings, target: Path) -> RowCounts:
    """Copy the database of a server into a file, also while it runs."""
    if not is_postgres(settings.database):
        return backup.back_up(settings.database_file, target)
    with _needs_asyncpg():
        from undermine.server.store import postgres_backup  # noqa: PLC0415 (an extra)
    return postgres_backup.back_up(settings.database, target)


def restore_backup(settings: Settings, file: Path) -> tuple[RowCounts, str]:
    """Replace the database of a server by a backup; the place of what was there before, if any."""
    if not is_postgres(settings.database):
        holding, kept = backup.restore_backup(file, settings.database_file)
        return holding, str(kept or "")
    with _needs_asyncpg():
        from undermine.server.store import postgres_backup  # noqa: PLC0415 (an extra)
    holding, schema = postgres_backup.restore_backup(settings.database, file)
    return holding, f"the schema {schema}" if schema else ""


def forget_table(settings: Settings, code: str) -> tuple[Forgotten | None, bool]:
    """Delete a table while no server runs; returns the row counts, and whether no trace is left."""
    if not is_postgres(settings.database):
        return backup.forget_table(settings.database_file, code)
    with _needs_asyncpg():
        from undermine.server.store import postgres_backup  # noqa: PLC0415 (an extra)
    return postgres_backup.forget_table(settings.database, code)


def move_in(database: Path, address: str, look: Callable[[Path], None]) -> RowCounts:
    """Move a SQLite database into PostgreSQL."""
    if not is_postgres(address):
        shown = without_password(address)
        raise StorageError(f"{shown!r} is no address such as postgresql://user@host/name")
    with _needs_asyncpg():
        from undermine.server.store import postgres_backup  # noqa: PLC0415 (an extra)
    return postgres_backup.move_in(database, address, look)


def shown_database(settings: Settings) -> str:
    """The database as it may be shown: a path, or an address without its password."""
    if is_postgres(settings.database):
        return without_password(settings.database)
    return str(settings.database_file)


@contextmanager
def _needs_asyncpg() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StorageError(MISSING) from error
