"""Two nodes over one PostgreSQL: a table has one owner, and earlier owners write nothing more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest

from tests.postgres_server import postgres_server
from tests.server.store.samples import GAME, TABLE, entries, game, seated, table
from tests.waiting import HANG
from undermine.server.nodes import table_owners
from undermine.server.nodes.table_owners import TableOwners
from undermine.server.store.base import (
    FencedError,
    RestRow,
    StagedRow,
    StaleError,
    StorageError,
    TalkRow,
)
from undermine.server.store.postgres import PostgresStore

HERE, THERE = "http://10.0.0.1:8321", "http://10.0.0.2:8321"


class Node:
    """A store and what it owns."""

    def __init__(self, database: str, address: str, name: str = "") -> None:
        self.database = database
        self.store = PostgresStore(database, is_alone=False)
        self.owners = TableOwners(self.store, address, name)
        self.losses = 0
        self.owners.on_lost(self._count)

    def _count(self) -> None:
        self.losses += 1

    async def open(self) -> None:
        await self.store.open()
        await self.owners.open()

    async def close(self) -> None:
        await self.owners.close()
        await self.store.close()

    async def end_session(self) -> None:
        """As PostgreSQL does where a machine is gone."""
        name = f"undermine node {self.owners._name}"
        sql = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1"
        await self.store.run_read(lambda connection: connection.fetch(sql, name))


def with_nodes(scene: Callable[[Node, Node], Awaitable[None]]) -> None:
    """Play a scene with two nodes over one new database."""

    async def play(database: str) -> None:
        async with running(Node(database, HERE)) as here, running(Node(database, THERE)) as there:
            await scene(here, there)

    with postgres_server().database() as database:
        asyncio.run(play(database))


@asynccontextmanager
async def running(node: Node) -> AsyncIterator[Node]:
    await node.open()
    try:
        yield node
    finally:
        await node.close()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(HANG):
        while not await condition():  # noqa: ASYNC110 (nothing announces what a database knows)
            await asyncio.sleep(0.02)


def test_a_table_has_one_owner_whom_both_know() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)

        assert await here.owners.owner("red-lamp") is None
        assert await here.owners.claim("red-lamp")
        assert await here.owners.claim("red-lamp")
        assert not await there.owners.claim("red-lamp")
        assert await here.owners.owner("red-lamp") == await there.owners.owner("red-lamp") == HERE

    with_nodes(scene)


def test_of_many_claims_at_once_one_succeeds() -> None:
    async def scene(here: Node, there: Node) -> None:
        codes = [f"t{number}" for number in range(40)]
        for code in codes:
            await here.store.put_table(table(code))
        asked = [node.owners.claim(code) for code in codes for node in (here, there)]
        answers = await asyncio.gather(*asked)

        assert [sum(answers[at : at + 2]) for at in range(0, 80, 2)] == [1] * 40

    with_nodes(scene)


def test_a_table_that_is_not_stored_cannot_be_claimed() -> None:
    async def scene(here: Node, there: Node) -> None:
        assert not await here.owners.claim("nowhere")
        assert await here.owners.owner("nowhere") is None

    with_nodes(scene)


def test_whoever_lets_go_of_a_table_leaves_it_to_others_who_raise_its_epoch() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        first = await here.owners.claim_epoch("red-lamp")
        await here.owners.release("red-lamp")
        second = await there.owners.claim_epoch("red-lamp")

        assert (first, second) == (1, 2)
        assert await here.owners.owner("red-lamp") == THERE

    with_nodes(scene)


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.append("g1", 1, entries(2)),
        lambda store: store.append("g1", 1, entries(2), table=table(doc=b"late")),
        lambda store: store.put_table(table(doc=b"late")),
        lambda store: store.put_table(table(doc=b"late"), game("g2", number=2), entries(1)),
        lambda store: store.stage("g1", StagedRow(0, 1, ("peek 1",))),
        lambda store: store.say("red-lamp", TalkRow(1, 0, "late")),
    ],
    ids=["entries", "entries and table", "table", "game", "staged", "talk"],
)
def test_an_owner_who_lost_a_table_without_noticing_writes_nothing(
    write: Callable[[PostgresStore], Awaitable[None]],
) -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        await here.store.append("g1", 0, entries(1))
        await here.end_session()
        await until(lambda: there.owners.claim("red-lamp"))

        with pytest.raises(FencedError, match=r"'red-lamp' has another owner since epoch 2"):
            await write(here.store)

        assert issubclass(FencedError, StaleError)
        assert await there.store.table("red-lamp") == TABLE
        assert await there.store.games("red-lamp") == [GAME]
        assert await there.store.entries("g1") == entries(1)
        assert await there.store.staged("g1") == []
        assert await there.store.talk("red-lamp") == []
        await write(there.store)

    with_nodes(scene)


def test_of_tables_that_fall_asleep_those_of_others_are_left_out() -> None:
    async def scene(here: Node, there: Node) -> None:
        for code in ("mine", "lost"):
            await here.store.put_table(table(code))
            await here.owners.claim(code)
        await here.owners.release("lost")
        await there.owners.claim("lost")

        await here.store.rest([RestRow("lost", b"{}", 5), RestRow("mine", b"{}", 5)])

        assert await there.store.table("lost") == table("lost")
        assert await there.store.table("mine") == table("mine", doc=b"{}", due=5)

    with_nodes(scene)


def test_a_write_that_was_asked_for_before_a_table_was_claimed_again_is_refused() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        asked = here.store.append("g1", 0, entries(1))
        late = asyncio.ensure_future(asked)
        writer = here.store._writer
        assert writer is not None
        await asyncio.sleep(0)  # it waits in the queue of the writer …
        here.store.epochs.add("red-lamp", 1)  # … when the next claim is answered

        with pytest.raises(FencedError):
            await late

    with_nodes(scene)


def test_a_neighbour_in_the_same_commit_does_not_suffer_for_a_lost_table() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.store.put_table(table("other"), game("g2", "other"))
        await here.owners.claim("red-lamp")
        await here.owners.claim("other")
        await here.owners.release("red-lamp")
        await there.owners.claim("red-lamp")
        lost, kept = await asyncio.gather(
            here.store.append("g1", 0, entries(1)),
            here.store.append("g2", 0, entries(1)),
            return_exceptions=True,
        )

        assert isinstance(lost, FencedError)
        assert kept is None

    with_nodes(scene)


@asynccontextmanager
async def locked(database: str, how: str) -> AsyncIterator[None]:
    """Somebody else holds the tables, as a copy or `vacuum full` does."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute(f"lock table game_table in {how} mode")
            yield
    finally:
        await connection.close()


def test_a_lock_of_somebody_else_costs_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(here: Node, there: Node) -> None:
        for code in ("held", "asked", "left"):
            await here.store.put_table(table(code))
        await here.owners.claim("held")
        await here.owners.claim("left")
        async with locked(here.database, "access exclusive"):
            with pytest.raises(StorageError, match="lock timeout"):
                await here.owners.claim("asked")
            with pytest.raises(StorageError, match="lock timeout"):
                await here.owners.release("left")

        assert here.losses == 0
        assert not await there.owners.claim("held")
        assert await here.owners.claim("asked")
        await until(lambda: there.owners.claim("left"))

    monkeypatch.setattr(table_owners, "BLOCKED", 0.2)
    monkeypatch.setattr(table_owners, "BEAT", 0.05)
    with_nodes(scene)


def test_a_statement_that_takes_long_costs_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        with pytest.raises(StorageError, match="statement timeout"):
            await here.owners._ask("select pg_sleep(60)")

        assert here.losses == 0
        assert not await there.owners.claim("red-lamp")

    monkeypatch.setattr(table_owners, "LONGEST", 0.2)
    with_nodes(scene)


def test_a_session_that_ends_frees_all_tables_and_says_so() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        await here.end_session()

        await until(lambda: there.owners.claim("red-lamp"))
        await until(lambda: _is(here.losses == 1))
        assert await there.owners.owner("red-lamp") == THERE

    with_nodes(scene)


def test_a_node_that_lost_its_session_begins_anew() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        await here.end_session()
        await until(lambda: _is(here.losses == 1))

        async def claim_again() -> bool:
            with suppress(StorageError):  # while there is no session
                return await here.owners.claim("red-lamp")
            return False

        await until(claim_again)
        await here.store.append("g1", 0, entries(1))
        assert here.losses == 1

    with_nodes(scene)


def test_a_node_that_is_frozen_loses_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection stays open, for the system answers; but it gives no sign of life."""

    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        assert here.owners._beating is not None
        here.owners._beating.cancel()

        await until(lambda: there.owners.claim("red-lamp"))
        await until(lambda: _is(here.losses == 1))

    monkeypatch.setattr(table_owners, "BEAT", 0.1)
    monkeypatch.setattr(table_owners, "GONE", 2.0)
    with_nodes(scene)


def test_orphans_are_playing_tables_without_an_owner_that_do_not_rest() -> None:
    async def scene(here: Node, there: Node) -> None:
        for code in ("held", "free", "lost", "resting"):
            await here.store.put_table(table(code))
        await here.store.put_table(table("lobby", status="filling"))
        await here.store.put_table(table("tomorrow", due=4_000_000_000))
        await here.owners.claim("held")
        await here.owners.claim("resting")
        await here.owners.release("resting", rests=True)
        await there.owners.claim("lost")

        assert await here.owners.orphans(9) == await there.owners.orphans(9) == ["free"]
        await there.end_session()
        await until(lambda: _has(here, {"free", "lost"}))
        assert len(await here.owners.orphans(1)) == 1

        await here.owners.claim("resting")
        await here.owners.release("resting")
        assert set(await here.owners.orphans(9)) == {"free", "lost", "resting"}

    with_nodes(scene)


def test_a_node_that_closes_leaves_its_tables_to_others() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        await here.owners.close()

        assert await there.owners.orphans(9) == ["red-lamp"]
        assert here.losses == 0

    with_nodes(scene)


@pytest.mark.parametrize(
    ("address", "name", "quoted"),
    [(HERE, "east", HERE), ("http://10.0.0.3:8321", "west", "west")],
    ids=["address", "name"],
)
def test_two_nodes_with_one_name_or_address_are_refused(
    address: str, name: str, quoted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(database: str) -> None:
        async with running(Node(database, HERE, "west")):
            monkeypatch.setattr(table_owners, "NAME_SECONDS", 0.0)
            second = Node(database, address, name)
            await second.store.open()
            with pytest.raises(StorageError, match=f"another node of this database is '{quoted}'"):
                await second.owners.open()
            await second.store.close()

    with postgres_server().database() as database:
        asyncio.run(scene(database))


def test_a_server_that_is_alone_lets_no_other_one_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(database: str) -> None:
        async with running(Node(database, HERE)):
            with pytest.raises(StorageError, match="is in use by another server"):
                await PostgresStore(database).open()

    monkeypatch.setattr("undermine.server.store.postgres_connection.LOCK_SECONDS", 0.0)
    with postgres_server().database() as database:
        asyncio.run(scene(database))


async def _is(fact: bool) -> bool:  # noqa: FBT001 (a condition to wait for)
    return fact


async def _has(node: Node, codes: set[str]) -> bool:
    return set(await node.owners.orphans(9)) == codes
