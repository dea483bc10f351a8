"""Making and restoring backups of the database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from sqlite3 import Connection
from typing import Final, NamedTuple

from undermine.server.store import rows
from undermine.server.store.base import EntryRow, Forgotten, GameRow, StorageError
from undermine.server.store.files import (
    Lock,
    as_storage_error,
    connect,
    copy,
    database_files,
    require_sound,
    sync,
)
from undermine.server.store.schema import migrate, require_ours, version

_COUNTED: Final = ("game_table", "game", "entry")


class RowCounts(NamedTuple):
    """The numbers of rows in a database."""

    tables: int
    games: int
    entries: int


def back_up(database: Path, target: Path) -> RowCounts:
    """Copy a database into one file, also while a server writes to it."""
    _require_file(database)
    if target.resolve() == database.resolve():
        raise StorageError(f"{str(target)!r} is the database itself")
    copy(database, target)
    return examine(target)


def restore_backup(backup: Path, database: Path) -> tuple[RowCounts, Path | None]:
    """Replace a database by a backup that passes its checks; the old one is kept, renamed.

    Returns the row counts of the backup, and the new path of the old database, if there was one.
    """
    _require_file(backup)
    if backup.resolve() == database.resolve():
        raise StorageError(f"{str(backup)!r} is the database itself")
    fresh = database.with_name(f".{database.name}.restored")
    with (
        as_storage_error(f"cannot restore {str(backup)!r}"),
        Lock(database),
        checked_copy(backup, fresh) as holding,
    ):
        return holding, _swap(fresh, database)


@contextmanager
def checked_copy(source: Path, fresh: Path) -> Iterator[RowCounts]:
    """A copy of a database that passes its checks, brought up to date; removed in the end."""
    _require_file(source)
    try:
        copy(source, fresh)
        with closing(connect(fresh)) as connection:
            holding = _examine(connection, source)
            migrate(connection)
        yield holding
    finally:
        for leftover in database_files(fresh):
            leftover.unlink(missing_ok=True)


def examine(file: Path) -> RowCounts:
    """Check every page of a database, and count its rows."""
    with as_storage_error(f"cannot read {str(file)!r}"), closing(connect(file)) as connection:
        return _examine(connection, file)


def forget_table(database: Path, code: str) -> tuple[Forgotten | None, bool]:
    """Delete a table while no server runs; returns the row counts, and whether no trace is left."""
    _require_file(database)
    with (
        as_storage_error(f"cannot change {str(database)!r}"),
        Lock(database),
        closing(connect(database)) as connection,
    ):
        require_ours(connection, str(database))
        connection.execute("pragma secure_delete = on")
        connection.execute("begin immediate")
        forgotten = rows.forget(connection, code)
        connection.execute("commit")
        return forgotten, forgotten is not None and rows.scrub(connection)


def verify_games(file: Path, verify: Callable[[GameRow, list[EntryRow]], None]) -> list[str]:
    """Have every game checked by a function that raises; a sentence for each that is wrong."""
    with as_storage_error(f"cannot read {str(file)!r}"), closing(connect(file)) as connection:
        names = [name for (name,) in connection.execute("select id from game order by id")]
        found = [_verdict(connection, name, verify) for name in names]
    return [sentence for sentence in found if sentence]


def _verdict(
    connection: Connection, name: str, verify: Callable[[GameRow, list[EntryRow]], None]
) -> str:
    try:
        game = rows.game(connection, name)
        assert game is not None
        verify(game, rows.entries(connection, name))
    except Exception as error:  # noqa: BLE001 (one broken game must not keep the others)
        return f"game {name!r} does not replay: {str(error) or type(error).__name__}"
    return ""


def copies(database: Path) -> list[Path]:
    """Older copies of a database that upgrades and `restore` have left beside it."""
    patterns = f"{database.stem}-schema*{database.suffix}", f"{database.name}.before-*"
    return sorted(found for pattern in patterns for found in database.parent.glob(pattern))


def _examine(connection: Connection, file: Path) -> RowCounts:
    """Check every page of a database and count."""
    if version(connection) == 0:
        raise StorageError(f"{str(file)!r} is not a database of Undermine")
    require_sound(connection, str(file))
    counts = [connection.execute(f"select count(*) from {name}").fetchone()[0] for name in _COUNTED]  # noqa: S608
    return RowCounts(*counts)


def _swap(fresh: Path, database: Path) -> Path | None:
    """Move the old files aside, all of them: a leftover log would be applied to the new one."""
    kept = _unused(database)
    for old, new in zip(database_files(database), database_files(kept), strict=True):
        if old.exists():
            old.rename(new)
    fresh.rename(database)
    sync(database.parent)
    return kept if kept.exists() else None


def _unused(database: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{database.name}.before-{stamp}-{number}" for number in count(1))
    return next(path for name in names if not (path := database.with_name(name)).exists())


def _require_file(path: Path) -> None:
    if not path.is_file():
        raise StorageError(f"there is no file {str(path)!r}")
