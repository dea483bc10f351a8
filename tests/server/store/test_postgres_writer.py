"""Writing together in PostgreSQL: one commit for many, and nobody suffers for a neighbour."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from tests.postgres_server import database_name, postgres_server
from tests.server.store.samples import GAME, TABLE, entries, game, seated, table, using
from undermine.server.store.base import (
    MOST_JOBS,
    MissingError,
    StagedRow,
    StaleError,
    StorageError,
    TalkRow,
)
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.postgres_connection import Connection


def _stored(address: str) -> int:
    """How many entries somebody else finds there."""
    return int(postgres_server().execute(database_name(address), "select count(*) from entry"))


class _Brake:
    """A job that holds the writer up, so that others have to wait."""

    def __init__(self, store: PostgresStore) -> None:
        self._go, self._at_work = asyncio.Event(), asyncio.Event()
        self._job = asyncio.ensure_future(store.run_write(self._hold))

    async def _hold(self, _: Connection) -> None:
        self._at_work.set()
        await self._go.wait()

    async def pulled(self) -> None:
        await self._at_work.wait()

    def release(self) -> None:
        self._go.set()


async def _together(store: PostgresStore, *asked: Any) -> list[Any]:  # noqa: ANN401
    """Have these stored in one transaction."""
    brake = _Brake(store)
    await brake.pulled()
    tasks = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    brake.release()
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_whatever_waits_is_stored_in_one_commit(address: str) -> None:
    commits: list[int] = []

    async def play(store: PostgresStore) -> None:
        await asyncio.gather(
            *(store.put_table(table(f"t{n}"), game(f"g{n}", f"t{n}")) for n in range(50))
        )
        commits.clear()
        await _together(store, *(store.append(f"g{n}", 0, entries(1, 2)) for n in range(50)))

        assert commits == [1, 50]
        assert _stored(address) == 100

    using(address, play, on_commit=lambda jobs, _: commits.append(jobs))


def test_a_commit_does_not_grow_without_bounds(address: str) -> None:
    commits: list[int] = []

    async def chat(store: PostgresStore) -> None:
        await seated(store)
        commits.clear()
        said = [store.say("red-lamp", TalkRow(n, 0, "hi")) for n in range(MOST_JOBS + 10)]
        await _together(store, *said)

        assert commits == [1, MOST_JOBS, 10]

    using(address, chat, on_commit=lambda jobs, _: commits.append(jobs))


def test_an_entry_is_there_for_others_before_anybody_is_told(address: str) -> None:
    async def play(store: PostgresStore) -> None:
        await seated(store)
        for seq in range(5):
            await store.append("g1", seq, entries(seq + 1))
            assert _stored(address) == seq + 1

    using(address, play)


def test_every_commit_waits_for_the_disk_whatever_the_database_says(address: str) -> None:
    name = database_name(address)
    postgres_server().execute(name, f"alter database {name} set synchronous_commit = off")

    async def look(store: PostgresStore) -> object:
        return await store.run_write(lambda to: to.fetchval("show synchronous_commit"))

    assert using(address, look) == "on"


def test_a_job_that_fails_does_not_disturb_its_neighbours(address: str) -> None:
    async def play(store: PostgresStore) -> None:
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

    using(address, play)


def test_moves_of_one_game_follow_each_other_in_one_commit(address: str) -> None:
    commits: list[int] = []

    async def play(store: PostgresStore) -> None:
        await seated(store)
        commits.clear()
        await _together(
            store,
            store.stage("g1", StagedRow(0, 0, ("peek 1",))),
            store.append("g1", 0, entries(1), staged=[StagedRow(1, 1, ("peek 2",))]),
            store.append("g1", 1, entries(2)),
        )

        assert commits == [1, 3]
        assert await store.entries("g1") == entries(1, 2)
        assert await store.staged("g1") == []

    using(address, play, on_commit=lambda jobs, _: commits.append(jobs))


def test_another_writer_that_was_faster_makes_a_move_stale(address: str) -> None:
    """Without epochs the key of the log decides, as between two servers by mistake."""

    async def play(store: PostgresStore) -> None:
        await seated(store)
        sql = "insert into entry values ('g1', 1, 0, 'x', '', 0) on conflict do nothing"

        async def meanwhile(_: Connection) -> None:
            await asyncio.to_thread(postgres_server().execute, database_name(address), sql)

        slow = asyncio.ensure_future(store.run_write(meanwhile))
        await asyncio.sleep(0)
        with pytest.raises(StaleError):
            await store.append("g1", 0, entries(1))
        await slow

    using(address, play)


def test_a_mistake_in_a_job_reaches_whoever_asked_and_nobody_else(address: str) -> None:
    async def slip(connection: Connection) -> None:
        await connection.execute("delete from game")
        raise ZeroDivisionError

    async def play(store: PostgresStore) -> None:
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

    using(address, play)


def test_broken_sql_leaves_no_transaction_open(address: str) -> None:
    async def slip(connection: Connection) -> None:
        await connection.execute("delete from entry")
        await connection.execute("delete from nowhere")

    async def play(store: PostgresStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1))
        with pytest.raises(StorageError, match="nowhere"):
            await store.run_write(slip)
        await store.append("g1", 1, entries(2))

        assert await store.entries("g1") == entries(1, 2)

    using(address, play)


def test_whoever_gives_up_waiting_does_not_undo_the_write(address: str) -> None:
    async def play(store: PostgresStore) -> None:
        await seated(store)
        brake = _Brake(store)
        await brake.pulled()
        task = asyncio.ensure_future(store.append("g1", 0, entries(1)))
        await asyncio.sleep(0)
        task.cancel()
        brake.release()
        with suppress(asyncio.CancelledError):
            await task
        await store.say("red-lamp", TalkRow(1, 0, "behind it"))

        assert await store.entries("g1") == entries(1)

    using(address, play)


def test_closing_stores_what_waits(address: str) -> None:
    async def leave(store: PostgresStore) -> None:
        await seated(store)
        said = [store.say("red-lamp", TalkRow(n, 0, "hi")) for n in range(MOST_JOBS + 10)]
        tasks = [asyncio.ensure_future(one) for one in said]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)

    using(address, leave)

    count = "select count(*) from talk"
    assert postgres_server().execute(database_name(address), count) == 200


def test_what_nobody_waits_for_is_not_kept_in_the_row_of_the_server(address: str) -> None:
    """The row of a server that is long gone is removed when another one starts."""
    name = database_name(address)
    using(address, seated)
    postgres_server().execute(name, "update writer set at = now() - interval '2 days'")
    using(address, seated)

    assert postgres_server().execute(name, "select count(*) from writer") == 1
