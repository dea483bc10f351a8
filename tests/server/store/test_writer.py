"""Writing together: one commit for many, and nobody suffers for a neighbour."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.server.store.samples import GAME, TABLE, entries, game, seated, table, using
from undermine.server.store import rows
from undermine.server.store.base import (
    MOST_JOBS,
    EntryRow,
    MissingError,
    StaleError,
    StorageError,
    TalkRow,
)
from undermine.server.store.sqlite import SqliteStore


def _stored(database: Path) -> int:
    """How many entries somebody else finds in the file."""
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("select count(*) from entry").fetchone()[0])


class _Brake:
    """A job that holds the writer up, so that others have to wait."""

    def __init__(self, store: SqliteStore) -> None:
        self._go = threading.Event()
        self._at_work = threading.Event()
        self._job = store.run_write(self._hold)

    def _hold(self, _: sqlite3.Connection) -> None:
        self._at_work.set()
        assert self._go.wait(120)

    async def pulled(self) -> None:
        assert await asyncio.to_thread(self._at_work.wait, 20)

    def release(self) -> None:
        self._go.set()


async def _together(store: SqliteStore, *asked: Any) -> list[Any]:  # noqa: ANN401
    """Have these stored in one transaction."""
    brake = _Brake(store)
    await brake.pulled()
    tasks = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    brake.release()
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_whatever_waits_is_stored_in_one_commit(database: Path) -> None:
    commits: list[int] = []

    async def play(store: SqliteStore) -> None:
        for number in range(50):
            await store.put_table(table(f"t{number}"), game(f"g{number}", f"t{number}"))
        commits.clear()
        await _together(store, *(store.append(f"g{n}", 0, entries(1, 2)) for n in range(50)))

        assert commits == [1, 50]
        assert _stored(database) == 100

    using(database, play, on_commit=lambda jobs, _: commits.append(jobs))


def test_a_commit_does_not_grow_without_bounds(database: Path) -> None:
    commits: list[int] = []

    async def chat(store: SqliteStore) -> None:
        await seated(store)
        commits.clear()
        said = [store.say("red-lamp", TalkRow(n, 0, "hi")) for n in range(MOST_JOBS + 10)]
        await _together(store, *said)

        assert commits == [1, MOST_JOBS, 10]

    using(database, chat, on_commit=lambda jobs, _: commits.append(jobs))


def test_an_entry_is_in_the_file_before_anybody_is_told(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        for seq in range(20):
            await store.append("g1", seq, entries(seq + 1))
            assert _stored(database) == seq + 1

    using(database, play)


def test_every_commit_waits_for_the_disk(database: Path) -> None:
    """Killing a process does not show this, so we ask: WAL, and `full` (2) for the writer."""

    def ask(connection: sqlite3.Connection) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"pragma {name}").fetchone()[0] for name in pragmas]

    async def look(store: SqliteStore) -> list[object]:
        return await store.run_write(ask)

    assert using(database, look) == ["wal", 2, 1]


def test_a_job_that_fails_does_not_disturb_its_neighbours(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        first, stale, missing, talk, next_one = await _together(
            store,
            store.append("g1", 0, entries(1, 2)),
            store.append("g1", 0, entries(1, 2), table=table(doc=b"late")),
            store.append("nowhere", 0, entries(1)),
            store.say("red-lamp", TalkRow(1, 0, "hello")),
            store.append("g1", 2, entries(3)),
        )

        assert (first, talk, next_one) == (None, None, None)
        assert isinstance(stale, StaleError)
        assert isinstance(missing, MissingError)
        assert await store.entries("g1") == entries(1, 3)
        assert await store.table("red-lamp") == TABLE

    using(database, play)


def test_entries_of_many_games_are_added_at_once_and_each_answers_for_itself(
    database: Path,
) -> None:
    async def play(store: SqliteStore) -> None:
        for number in range(6):
            await store.put_table(table(f"t{number}"), game(f"g{number}", f"t{number}"))
            await store.append(f"g{number}", 0, entries(1))  # their tables are touched by now
        with patch.object(rows, "add_entries", wraps=rows.add_entries) as adding:
            good = [store.append(f"g{number}", 1, entries(2, 2)) for number in range(3)]
            await _together(store, *good, store.append("g0", 3, entries(4)))
        told = await _together(
            store,
            store.append("g0", 4, entries(5)),
            store.append("g1", 2, entries(3)),
            store.append("g2", 7, entries(8)),
            store.append("g3", 1, entries(2)),
        )

        assert adding.call_count == 1
        assert [type(one) for one in told] == [type(None), StaleError, StaleError, type(None)]
        logs = [len(await store.entries(f"g{number}")) for number in range(6)]
        assert logs == [5, 3, 3, 2, 1, 1]

    using(database, play)


def test_a_mistake_in_a_job_reaches_whoever_asked_and_nobody_else(database: Path) -> None:
    def slip(connection: sqlite3.Connection) -> None:
        connection.execute("delete from game")
        raise ZeroDivisionError

    async def play(store: SqliteStore) -> None:
        await seated(store)
        before, mistake, after = await _together(
            store,
            store.append("g1", 0, entries(1)),
            store.run_write(slip),
            store.append("g1", 1, entries(2)),
        )

        assert (before, after) == (None, None)
        assert isinstance(mistake, ZeroDivisionError)
        assert await store.game("g1") == GAME

    using(database, play)


def test_broken_sql_leaves_no_transaction_open(database: Path) -> None:
    def slip(connection: sqlite3.Connection) -> None:
        connection.execute("delete from entry")
        connection.execute("delete from nowhere")

    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1))
        with pytest.raises(StorageError, match="nowhere"):
            await store.run_write(slip)
        await store.append("g1", 1, entries(2))

        assert await store.entries("g1") == entries(1, 2)

    using(database, play)


def test_whoever_gives_up_waiting_does_not_undo_the_write(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        brake = _Brake(store)
        await brake.pulled()
        task = asyncio.ensure_future(store.append("g1", 0, entries(1)))
        await asyncio.sleep(0)
        task.cancel()
        brake.release()
        with suppress(asyncio.CancelledError):
            await task
        await store.run_write(lambda _: None)  # behind it

        assert await store.entries("g1") == entries(1)

    using(database, play)


def test_closing_stores_what_waits(database: Path) -> None:
    async def leave(store: SqliteStore) -> None:
        await seated(store)
        asked = [store.run_write(_insert(seq)) for seq in range(1, 400)]
        await store.close()
        await asyncio.gather(*asked)

    using(database, leave)

    assert _stored(database) == 399


def _insert(seq: int) -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute("insert into entry values ('g1', ?, 0, 'x', '', 0)", (seq,))

    return work


# -- when the disk does not play along -------------------------------------------------------------


def _limit(pages: int) -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        (now,) = connection.execute("pragma page_count").fetchone()
        connection.execute(f"pragma max_page_count = {now + pages}")

    return work


def _fat(seq: int) -> list[EntryRow]:
    return [EntryRow(seq, 0, "x" * 3000), EntryRow(seq + 1, 0, "y" * 60_000)]


def test_a_full_disk_refuses_the_whole_move_and_the_server_goes_on(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1))
        await store.run_write(_limit(3))
        with pytest.raises(StorageError, match=r"nothing was stored.*full"):
            await store.append("g1", 1, _fat(2), table=table(doc=b"half"))

        assert await store.entries("g1") == entries(1)
        assert await store.table("red-lamp") == TABLE
        await store.append("g1", 1, entries(2))

        await store.run_write(_limit(1000))
        await store.append("g1", 2, _fat(3))
        assert len(await store.entries("g1")) == 4

    using(database, play)

    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


def test_on_a_full_disk_a_large_move_does_not_cost_its_small_neighbours(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.put_table(table("other"), game("g2", "other"))
        await store.run_write(_limit(3))
        small, large = await _together(
            store, store.append("g1", 0, entries(1)), store.append("g2", 0, _fat(1))
        )

        assert small is None
        assert isinstance(large, StorageError)
        assert await store.entries("g1") == entries(1)
        assert await store.entries("g2") == []

    using(database, play)


@pytest.mark.parametrize("replacement", [None, b""], ids=["deleted", "replaced"])
def test_a_database_that_is_gone_takes_no_more_moves(
    database: Path, replacement: bytes | None
) -> None:
    def take_away() -> None:
        database.unlink()
        if replacement is not None:
            database.write_bytes(replacement)

    async def play(store: SqliteStore) -> None:
        await seated(store)
        take_away()
        with pytest.raises(StorageError, match=r"nothing was stored.*undermine\.db"):
            await store.append("g1", 0, entries(1))
        with pytest.raises(StorageError, match=r"nothing was stored.*undermine\.db"):
            await store.ping()

    using(database, play)


def test_a_lock_of_another_process_makes_a_move_wait(database: Path) -> None:
    """The lock is released when the writer has asked for it: then it waits, or has failed."""
    asked = threading.Event()

    def trace(statement: str) -> None:
        if statement == "begin immediate":
            asked.set()

    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.run_write(lambda connection: connection.set_trace_callback(trace))
        asked.clear()
        with closing(sqlite3.connect(database, isolation_level=None)) as shell:
            shell.execute("begin immediate")
            move = asyncio.ensure_future(store.append("g1", 0, entries(1)))
            assert await asyncio.to_thread(asked.wait, 120)
            assert not move.done()
            shell.execute("rollback")
            await move

        assert await store.entries("g1") == entries(1)

    using(database, play)
