"""Which store a setting names: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

from undermine.server.setting_readers import is_postgres
from undermine.server.settings import Settings
from undermine.server.store.base import CommitCallback, StorageError, Store
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
    try:
        from undermine.server.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StorageError(MISSING) from error
    return PostgresStore(settings.database, on_commit, is_alone=not settings.node_address)
