"""What an operator does with a PostgreSQL database: backups, restoring, moving in, forgetting."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from undermine.server.store.backup import RowCounts, checked_copy, examine
from undermine.server.store.base import Forgotten
from undermine.server.store.files import Lock, as_storage_error
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.postgres_copies import copy_to_file, fill_from_file


def back_up(address: str, target: Path) -> RowCounts:
    """Copy a database into one SQLite file, also while servers write to it."""
    asyncio.run(copy_to_file(address, target))
    return examine(target)


def restore_backup(address: str, backup: Path) -> tuple[RowCounts, str]:
    """Replace what is in a database by a backup that passes its checks.

    Returns the row counts of the backup, and the schema in which the old tables are kept, if there
    were any.
    """
    with (
        as_storage_error(f"cannot restore {str(backup)!r}"),
        tempfile.TemporaryDirectory() as folder,
        checked_copy(backup, fresh := Path(folder, "restored.db")) as holding,
    ):
        return holding, asyncio.run(fill_from_file(address, fresh, replace=True))


def move_in(database: Path, address: str, look: Callable[[Path], None]) -> RowCounts:
    """Move a SQLite database into an empty one in PostgreSQL; it stays where it is, unchanged.

    `look` may read a copy beforehand, which holds what will be moved.
    """
    with (
        as_storage_error(f"cannot move {str(database)!r}"),
        Lock(database),
        tempfile.TemporaryDirectory() as folder,
        checked_copy(database, fresh := Path(folder, "moved.db")) as holding,
    ):
        look(fresh)
        asyncio.run(fill_from_file(address, fresh, replace=False))
        return holding


def forget_table(address: str, code: str) -> tuple[Forgotten | None, bool]:
    """Delete a table while no server runs; returns the row counts, and whether no trace is left."""

    async def forget() -> tuple[Forgotten | None, bool]:
        store = PostgresStore(address)
        await store.open()
        try:
            forgotten = await store.forget(code)
            return forgotten, forgotten is not None and await store.scrub()
        finally:
            await store.close()

    return asyncio.run(forget())
