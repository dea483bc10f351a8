"""One server for one file, and copies of it."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import undermine
from tests.server.store.samples import TABLE, entries, seated, using
from undermine.server.store.backup import RowCounts, back_up, restore_backup
from undermine.server.store.base import StorageError
from undermine.server.store.files import Lock
from undermine.server.store.sqlite import SqliteStore

_IS_ROOT = sys.platform != "win32" and os.geteuid() == 0
HOLDING = """
import sys, time
from multiprocessing import get_context
from pathlib import Path
from undermine.server.store.files import Lock

Lock(Path(sys.argv[1])).take()
worker = get_context(sys.argv[2]).Process(target=time.sleep, args=(10,), daemon=True)
if __name__ == "__main__":
    worker.start()
    print(worker.pid, flush=True)
    time.sleep(30)
"""


# -- the lock --------------------------------------------------------------------------------------


def test_a_second_server_in_the_same_process_is_refused(database: Path) -> None:
    async def twice(store: SqliteStore) -> None:
        other = SqliteStore(database)
        with pytest.raises(StorageError, match=f"in use by another server .process {os.getpid()}"):
            await other.open()
        await seated(store)

    using(database, twice)
    using(database, seated)


def test_a_store_that_could_not_be_opened_leaves_no_lock(database: Path) -> None:
    database.write_text("no database " * 100)
    with pytest.raises(StorageError):
        using(database, seated)
    database.unlink()

    using(database, seated)


def test_another_process_is_refused_until_the_first_one_dies(database: Path) -> None:
    source = str(Path(undermine.__file__).parents[1])
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(database), "fork"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
    ) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        try:
            with pytest.raises(StorageError, match=f"process {process.pid}.; stop it first"):
                using(database, seated)
            process.kill()
            process.wait(120)

            using(database, seated)  # though a worker of the dead one still lives
            os.kill(worker, 0)
        finally:
            os.kill(worker, signal.SIGKILL)
            process.kill()


# -- copies ----------------------------------------------------------------------------------------


def test_a_backup_made_while_the_server_writes_is_whole(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def play(store: SqliteStore) -> int:
        await seated(store)
        backing_up = asyncio.ensure_future(store.backup(target))
        seq = 0
        while not backing_up.done() or seq < 50:
            await store.append("g1", seq, entries(seq + 1))
            seq += 1
        await backing_up
        return seq

    written = using(database, play)

    assert target.read_bytes()[18:20] == b"\x01\x01"  # needs no write-ahead log beside it
    with closing(sqlite3.connect(target)) as connection:
        log = [seq for (seq,) in connection.execute("select seq from entry order by seq")]
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    assert log == list(range(1, len(log) + 1))
    assert len(log) <= written
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *("copy.db", "undermine.db", "undermine.db.lock"),
    ]
    assert target.stat().st_mode & 0o777 == 0o600


def test_a_backup_brings_everything_back_and_keeps_what_was_there(
    database: Path, tmp_path: Path
) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 3))

    async def play_on(store: SqliteStore) -> None:
        await store.append("g1", 3, entries(4))

    async def look(store: SqliteStore) -> int:
        return len(await store.entries("g1"))

    using(database, play)
    assert back_up(database, tmp_path / "copy.db") == RowCounts(1, 1, 3)
    using(database, play_on)
    holding, kept = restore_backup(tmp_path / "copy.db", database)

    assert (holding, using(database, look)) == (RowCounts(1, 1, 3), 3)
    assert kept is not None
    assert using(kept, look) == 4


def test_the_log_of_a_killed_server_moves_aside_with_its_database(
    database: Path, tmp_path: Path
) -> None:
    async def leave_files(store: SqliteStore) -> None:
        await store.add_table(TABLE)
        back_up(database, tmp_path / "copy.db")
        await seated(store)
        for ending in ("", "-wal"):
            (tmp_path / f"undermine.db{ending}").rename(tmp_path / f"crashed{ending}")
        (tmp_path / "crashed").with_name("undermine.db").touch()

    using(database, leave_files)
    database.unlink()
    for ending in ("", "-wal"):
        (tmp_path / f"crashed{ending}").rename(tmp_path / f"undermine.db{ending}")

    holding, kept = restore_backup(tmp_path / "copy.db", database)

    assert holding == RowCounts(1, 0, 0)
    assert kept is not None
    assert kept.with_name(f"{kept.name}-wal").exists()
    assert not database.with_name("undermine.db-wal").exists()
    assert using(kept, lambda store: store.game("g1")) is not None


def test_a_backup_is_put_where_nothing_was(database: Path, tmp_path: Path) -> None:
    using(database, seated)
    back_up(database, tmp_path / "copy.db")

    holding, kept = restore_backup(tmp_path / "copy.db", tmp_path / "new" / "undermine.db")

    assert (holding, kept) == (RowCounts(1, 1, 0), None)


@pytest.mark.skipif(not _IS_ROOT, reason="only root can make files for others")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(
    database: Path, tmp_path: Path
) -> None:
    using(database, seated)
    back_up(database, tmp_path / "copy.db")
    folder = tmp_path / "of-somebody"
    folder.mkdir()
    os.chown(folder, 12345, 12345)

    restore_backup(tmp_path / "copy.db", folder / "undermine.db")

    assert {(file.name, file.stat().st_uid) for file in folder.iterdir()} == {
        ("undermine.db", 12345),
        ("undermine.db.lock", 12345),
    }


def test_two_restores_in_a_second_keep_both(database: Path, tmp_path: Path) -> None:
    using(database, seated)
    back_up(database, tmp_path / "copy.db")

    kept = {restore_backup(tmp_path / "copy.db", database)[1] for _ in range(2)}

    assert len(kept) == 2


def _damage(copied: Path) -> None:
    content = bytearray(copied.read_bytes())
    content[4096 * 2 : 4096 * 3] = b"\xff" * 4096
    copied.write_bytes(content)


def _age(copied: Path) -> None:
    with closing(sqlite3.connect(copied)) as connection:
        connection.execute("pragma user_version = 99")


def _orphan(copied: Path) -> None:
    with closing(sqlite3.connect(copied)) as connection:
        connection.execute("delete from game")
        connection.execute("insert into entry values ('nobody', 1, 0, 'x', '', 0)")
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda copied: copied.unlink(), "there is no file"),
        (lambda copied: copied.write_bytes(b""), "not a database of Undermine"),
        (lambda copied: copied.write_text("diary " * 999), "not a database"),
        (_damage, "damaged|malformed"),
        (_age, "later Undermine"),
        (_orphan, "belong to no game"),
    ],
    ids=["missing", "empty", "text", "damaged", "future", "orphans"],
)
def test_a_bad_backup_is_refused_and_nothing_changes(
    database: Path, tmp_path: Path, spoil: object, why: str
) -> None:
    assert callable(spoil)
    using(database, seated)
    copied = tmp_path / "copy.db"
    back_up(database, copied)
    spoil(copied)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    with pytest.raises(StorageError, match=why):
        restore_backup(copied, database)

    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_database_is_no_backup_of_itself(database: Path) -> None:
    using(database, seated)

    with pytest.raises(StorageError, match="the database itself"):
        restore_backup(database, database)
    with pytest.raises(StorageError, match="the database itself"):
        back_up(database, database)


def test_nothing_is_restored_under_a_running_server(database: Path, tmp_path: Path) -> None:
    using(database, seated)
    back_up(database, tmp_path / "copy.db")

    with Lock(database), pytest.raises(StorageError, match="in use by another server"):
        restore_backup(tmp_path / "copy.db", database)


def test_a_backup_that_cannot_be_written_is_named(database: Path, tmp_path: Path) -> None:
    using(database, seated)
    (tmp_path / "file").touch()

    with pytest.raises(StorageError, match=r"cannot copy '.*' to '.*file/copy.db'"):
        back_up(database, tmp_path / "file" / "copy.db")
