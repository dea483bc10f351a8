"""Trouble with PostgreSQL: one sentence, nothing lost, nothing twice, and it goes on by itself."""

from __future__ import annotations

import asyncio
import re
import sys
import traceback
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from tests.postgres_proxy import Proxy
from tests.postgres_server import database_name, postgres_server
from tests.server.store.samples import TABLE, entries, game, seated, table, using
from tests.waiting import HANG
from undermine.server.settings import Settings
from undermine.server.store import opening, postgres_connection, postgres_schema, postgres_writer
from undermine.server.store.base import EntryRow, StorageError, TalkRow
from undermine.server.store.postgres import PostgresStore

T = TypeVar("T")
HELLO = TalkRow(1, 0, "hello")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for the database is told soon."""
    monkeypatch.setattr(postgres_connection, "PAUSE", 0.02)
    monkeypatch.setattr(postgres_writer, "PAUSE", 0.02)
    monkeypatch.setattr(postgres_connection.Line.connected, "__defaults__", (0.2,))


def over_a_line(address: str, scene: Callable[[PostgresStore, Proxy], Awaitable[None]]) -> None:
    """Play a scene with a store whose line to the database can be cut."""

    async def play() -> None:
        async with asyncio.timeout(HANG), Proxy(address).open() as proxy:
            store = PostgresStore(proxy.address)
            await store.open()
            try:
                await seated(store)
                await scene(store, proxy)
            finally:
                proxy.mend()
                await store.close()

    asyncio.run(play())


async def when_back(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database is used again; an attempt that has just failed is not repeated."""
    async with asyncio.timeout(HANG):
        while True:
            try:
                return await ask()
            except StorageError:
                await asyncio.sleep(0.01)


# -- lines that break ------------------------------------------------------------------------------


@pytest.mark.parametrize("lost", [b"commit", b"COMMIT"], ids=["commit", "answer"])
def test_a_commit_whose_answer_is_lost_is_looked_up_and_not_repeated(
    address: str, lost: bytes
) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        def break_line() -> None:
            proxy.cut()
            proxy.mend()

        proxy.at_watched, proxy.watched, proxy.is_passed_on = break_line, lost, False
        await asyncio.gather(store.append("g1", 0, entries(1)), store.say("red-lamp", HELLO))

        assert not proxy.watched
        assert await store.entries("g1") == entries(1)
        assert await store.talk("red-lamp") == [HELLO]

    over_a_line(address, scene)


@pytest.mark.parametrize("statement", [b"begin", b"place NEW~ 2,0"])
def test_a_line_that_breaks_before_the_commit_costs_nothing(address: str, statement: bytes) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        await store.append("g1", 0, entries(1))
        cuts: list[bytes] = []

        def break_line() -> None:
            cuts.append(statement)
            proxy.cut()
            proxy.mend()

        proxy.at_watched, proxy.watched = break_line, statement
        await asyncio.gather(store.append("g1", 1, entries(2)), store.say("red-lamp", HELLO))

        assert cuts == [statement]
        assert await store.entries("g1") == entries(1, 2)
        assert await store.talk("red-lamp") == [HELLO]

    over_a_line(address, scene)


def test_a_database_that_is_gone_is_told_in_a_sentence_and_used_again_when_it_is_back(
    address: str,
) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        proxy.cut()
        with pytest.raises(StorageError, match=r"nothing was stored: the database '.*' cannot be"):
            await store.append("g1", 0, entries(1))
        with pytest.raises(StorageError, match="nothing was stored"):
            await store.ping()
        with pytest.raises(StorageError, match="nothing can be read: the database"):
            await store.table("red-lamp")

        proxy.mend()
        await when_back(lambda: store.append("g1", 0, entries(1)))
        await store.ping()
        assert await when_back(lambda: store.entries("g1")) == entries(1)

    over_a_line(address, scene)


def test_while_a_commit_is_in_doubt_others_are_told_and_it_is_not_forgotten(address: str) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        proxy.at_watched, proxy.watched, proxy.is_passed_on = proxy.cut, b"COMMIT", False
        in_doubt = asyncio.ensure_future(store.append("g1", 0, entries(1)))
        while not proxy.is_cut:  # noqa: ASYNC110 (a proxy announces nothing)
            await asyncio.sleep(0.01)
        with pytest.raises(StorageError, match="nothing was stored"):
            await store.say("red-lamp", HELLO)
        assert not in_doubt.done()
        proxy.mend()
        await in_doubt

        assert await store.entries("g1") == entries(1)
        assert await store.talk("red-lamp") == []

    over_a_line(address, scene)


def test_a_line_that_says_nothing_is_given_up(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        await store.append("g1", 0, entries(1))
        proxy.is_frozen = True
        with pytest.raises(StorageError, match="does not answer"):
            await store.append("g1", 1, entries(2))
        with pytest.raises(StorageError, match="does not answer"):
            await store.table("red-lamp")
        proxy.cut()
        proxy.mend()
        await when_back(lambda: store.append("g1", 1, entries(2)))

        assert await when_back(lambda: store.entries("g1")) == entries(1, 2)

    for module in (postgres_writer, "undermine.server.store.postgres"):
        place = module if isinstance(module, str) else module.__name__
        monkeypatch.setattr(f"{place}.ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(postgres_connection, "CONNECT_SECONDS", 0.5)
    over_a_line(address, scene)


def test_a_slow_line_is_only_slow(address: str) -> None:
    async def scene(store: PostgresStore, proxy: Proxy) -> None:
        await store.append("g1", 0, entries(1))
        proxy.delay = 0.2
        asked = [store.append("g1", 1, entries(2)), store.say("red-lamp", HELLO)]
        await asyncio.gather(*asked)
        proxy.mend()

        assert await store.entries("g1") == entries(1, 2)

    over_a_line(address, scene)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_database_loses_and_doubles_nothing(address: str, mode: str) -> None:
    async def play(store: PostgresStore) -> None:
        await seated(store)
        restarting = asyncio.ensure_future(
            asyncio.to_thread(postgres_server().pg_ctl, "restart", "-m", mode)
        )
        stored = 0
        while not restarting.done() or stored < 20:
            try:
                await store.append("g1", stored, entries(stored + 1))
            except StorageError:
                continue
            stored += 1
        await restarting

        assert await store.entries("g1") == entries(1, stored)

    using(address, play)


# -- databases that refuse -------------------------------------------------------------------------


def test_a_database_that_is_read_only_takes_moves_again_later(address: str) -> None:
    name = database_name(address)
    end = "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{}'"

    def switch(value: str) -> None:
        server = postgres_server()
        server.execute(name, f"alter database {name} set default_transaction_read_only = {value}")
        server.execute("postgres", end.format(name))

    async def play(store: PostgresStore) -> None:
        await seated(store)
        await asyncio.to_thread(switch, "on")
        with pytest.raises(StorageError, match=r"nothing was stored.*read-only"):
            await store.append("g1", 0, entries(1))
        assert await store.table("red-lamp") == TABLE
        await asyncio.to_thread(
            postgres_server().execute,
            "postgres",
            f"alter database {name} set default_transaction_read_only = off",
        )
        await when_back(lambda: store.append("g1", 0, entries(1)))

        assert await store.entries("g1") == entries(1)

    using(address, play)


def test_a_full_disk_refuses_the_whole_move_but_not_its_small_neighbours(address: str) -> None:
    name = database_name(address)
    fat = [EntryRow(1, 0, "x" * 3000)]

    async def play(store: PostgresStore) -> None:
        await seated(store)
        await store.put_table(table("other"), game("g2", "other"))
        full = (
            "create function full_disk() returns trigger language plpgsql as $$ begin raise "
            "exception 'could not extend file: No space left on device' using errcode = '53100'; "
            "end $$; create trigger full_disk before insert on entry for each row "
            "when (length(new.action) > 1000) execute function full_disk()"
        )
        await asyncio.to_thread(postgres_server().execute, name, full)
        large, small = await asyncio.gather(
            store.append("g1", 0, fat, table=table(doc=b"half")),
            store.append("g2", 0, entries(1)),
            return_exceptions=True,
        )

        assert small is None
        assert isinstance(large, StorageError)
        assert re.fullmatch(r"nothing was stored: could not extend.* on device", str(large))
        assert await store.table("red-lamp") == TABLE
        await asyncio.to_thread(postgres_server().execute, name, "drop trigger full_disk on entry")
        await store.append("g1", 0, fat)

    using(address, play)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ada:SECRET@127.0.0.1:1/undermine", "connection refused"),
        ("postgresql://ada:SECRET@/undermine?host=/no/such/place", "no such file or directory"),
        ("postgresql://ada:SECRET@127.0.0.1:x/undermine", "x"),
    ],
    ids=["port", "socket", "nonsense"],
)
def test_a_wrong_address_is_told_without_its_password(address: str, told: str) -> None:
    with pytest.raises(StorageError) as error:
        using(address, seated)

    assert re.match(
        r"the database 'postgresql://ada@.*undermine.*' cannot be used: ", str(error.value)
    )
    assert told in str(error.value)
    assert "SECRET" not in str(error.value)


def test_a_database_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(StorageError, match='database "nowhere" does not exist'):
        using(postgres_server().address("nowhere"), seated)


def test_without_its_package_a_host_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [
        name for name in sys.modules if name.startswith("undermine.server.store.postgres")
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)

    with pytest.raises(StorageError, match=r"install undermine\[postgres\]"):
        opening.make_store(Settings(database="postgresql://db/undermine"))


# -- schemas ---------------------------------------------------------------------------------------


def _with_step(monkeypatch: pytest.MonkeyPatch, sql: str, usable_from: int) -> None:
    known = postgres_schema.migrations()
    step = postgres_schema.Migration(known[-1].version + 1, usable_from, sql)
    monkeypatch.setattr(postgres_schema, "migrations", lambda: [*known, step])


async def _look(store: PostgresStore) -> int:
    return len(await store.entries("g1"))


def test_a_later_step_is_applied_and_the_version_before_goes_on_beside_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: PostgresStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 2))

    using(address, play)
    with monkeypatch.context() as later:
        _with_step(later, "alter table game add column mood text", usable_from=1)
        assert using(address, _look) == 2

    assert using(address, _look) == 2


def test_a_program_that_is_too_old_for_a_schema_refuses_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(address, seated)
    with monkeypatch.context() as later:
        _with_step(later, "alter table game add column mood text", usable_from=3)
        using(address, _look)

    with pytest.raises(
        StorageError, match=r"written by a later Undermine: its schema is 3 and can"
    ):
        using(address, _look)


def test_a_step_that_fails_leaves_the_schema_as_it_was(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(address, seated)
    with monkeypatch.context() as later:
        _with_step(later, "drop table talk; select nonsense", usable_from=3)
        with pytest.raises(StorageError, match=r"schema 3 could not be made: .*nonsense"):
            using(address, _look)

    assert using(address, _look) == 0


def test_servers_that_start_together_make_the_schema_once(address: str) -> None:
    async def start() -> None:
        stores = [PostgresStore(address, is_alone=False) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(start())


def test_a_database_of_another_program_is_refused(address: str) -> None:
    name = database_name(address)
    postgres_server().execute(name, "create table recipes (name text)")

    with pytest.raises(StorageError, match="not a database of Undermine: it has a table 'recipes'"):
        using(address, seated)


def test_a_server_that_is_too_old_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "OLDEST", 99)

    with pytest.raises(StorageError, match=r"PostgreSQL \d+ is too old; 99 or later is needed"):
        using(address, seated)


@pytest.mark.parametrize("password", ["sec/ret", "sec?ret", "sec#ret", "sec[ret"])
def test_an_address_that_makes_no_sense_does_not_show_its_password(password: str) -> None:
    address = f"postgresql://ada:{password}@localhost/mine"

    with pytest.raises(StorageError, match="are written as %2F") as refused:
        asyncio.run(postgres_connection.connect(address, "test"))

    told = "".join(traceback.format_exception(refused.value))
    assert "'postgresql://ada@localhost/mine'" in str(refused.value)
    assert not re.search("'sec|ret@|ret'", told)
