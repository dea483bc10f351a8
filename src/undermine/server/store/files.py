"""The database as a file: opening, locking and copying it."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from undermine.server.store.base import InUseError, StorageError
from undermine.server.store.schema import require_ours

BUSY_SECONDS: Final = 5.0
"""Seconds to wait for another process that holds the database."""

_held: set[Path] = set()
"""The lock files that this process holds; the system would grant it each of them twice."""


def connect(database: Path) -> sqlite3.Connection:
    """Open a database that exists; transactions are begun and ended by hand."""
    address = f"{database.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma foreign_keys = on")
    return connection


def create(file: Path) -> None:
    """Make an empty file, if there is none, that only its owner can read: it will hold seeds."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        give_to_folder_owner(file)


def give_to_folder_owner(file: Path) -> None:
    """Give a file that root creates, such as a restored backup, to the owner of its folder."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


@contextmanager
def as_storage_error(what: str) -> Iterator[None]:
    """Turn errors of SQLite and the system into a `StorageError` that begins with `what`."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{what}: {error}") from error


# -- one server at a time ------------------------------------------------------------------------


class Lock:
    """A file beside the database that the system locks; it is free again when the process dies."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file = database.resolve().with_name(f"{database.name}.lock")
        self._handle = -1

    def take(self) -> None:
        """Take the lock; raises `StorageError` if another server holds it."""
        if self._file in _held:
            raise self._taken(str(os.getpid()))
        create(self._file)
        handle = os.open(self._file, os.O_RDWR)
        try:
            _lock(handle)
        except OSError as error:
            owner = os.pread(handle, 20, 0).decode("ascii", "replace") if _can_peek else ""
            os.close(handle)
            raise self._taken(owner) from error
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        self._handle = handle
        _held.add(self._file)

    def release(self) -> None:
        """Release the lock."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
            _held.discard(self._file)

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *_: object) -> None:
        self.release()

    def _taken(self, owner: str) -> StorageError:
        who = f" (process {owner})" if owner else ""
        return InUseError(
            f"{str(self._database)!r} is in use by another server{who}; "
            "stop it first, or set UNDERMINE_DATA to another folder"
        )


if sys.platform == "win32":
    import msvcrt

    _can_peek = False

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    _can_peek = True

    def _lock(handle: int) -> None:
        # Not flock: that one would live on in a worker process that outlives a killed server.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


# -- copies --------------------------------------------------------------------------------------


def copy(database: Path, target: Path) -> None:
    """Copy a database as of this moment into one file, even while a server writes to it."""
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    with as_storage_error(f"cannot copy {str(database)!r} to {str(target)!r}"):
        create(partial)
        try:
            with closing(connect(database)) as source, closing(connect(partial)) as copied:
                require_ours(source, str(database))
                source.backup(copied)
                copied.execute("pragma journal_mode = delete")  # nothing beside the file
            sync(partial)
            partial.replace(target)
            sync(target.parent)
        finally:
            for leftover in database_files(partial):
                leftover.unlink(missing_ok=True)


def database_files(database: Path) -> list[Path]:
    """A database and the files that SQLite may keep beside it."""
    return [database.with_name(database.name + ending) for ending in ("", "-wal", "-shm")]


def require_sound(connection: sqlite3.Connection, name: str) -> None:
    """Read every page; raises `StorageError` if one is damaged."""
    (verdict,) = connection.execute("pragma integrity_check(1)").fetchone()
    if verdict != "ok":
        raise StorageError(f"{name!r} is damaged: {verdict}")
    if connection.execute("pragma foreign_key_check").fetchone():
        raise StorageError(f"{name!r} is damaged: some entries belong to no game")


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if path.is_dir() and sys.platform == "win32":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
