"""Nothing holds up the session that claims tables for long, and nothing ends its keeping."""

from __future__ import annotations

import asyncio

import pytest

from tests.postgres_proxy import Proxy
from tests.postgres_server import postgres_server
from tests.server.nodes.test_postgres_owners import HERE, THERE, Node, locked, until, with_nodes
from tests.server.store.samples import table
from tests.waiting import HANG
from undermine.server.nodes import table_owners
from undermine.server.store import postgres, postgres_connection
from undermine.server.store.base import StorageError
from undermine.server.store.postgres import PostgresStore


def test_the_owners_of_many_tables_are_found_at_once() -> None:
    async def scene(here: Node, there: Node) -> None:
        for code in ("mine", "theirs", "free"):
            await here.store.put_table(table(code))
        await here.owners.claim("mine")
        await there.owners.claim("theirs")
        asked = ["mine", "theirs", "free", "nowhere", "\0"]

        known = {"mine": HERE, "theirs": THERE}
        assert await here.owners.owners_of(asked) == await there.owners.owners_of(asked) == known

        await there.end_session()

        async def is_free() -> bool:
            return await here.owners.owners_of(asked) == {"mine": HERE}

        await until(is_free)

    with_nodes(scene)


@pytest.mark.parametrize("code", ["theirs", "nowhere"])
def test_owners_are_told_while_the_session_is_busy(code: str) -> None:
    async def scene(here: Node, there: Node) -> None:
        await here.store.put_table(table("theirs"))
        await there.owners.claim("theirs")
        async with here.owners._turn:
            found = await asyncio.wait_for(here.owners.owner(code), 30)

        assert found == {"theirs": THERE}.get(code)

    with_nodes(scene)


def test_a_mistake_does_not_end_the_signs_of_life(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(here: Node, there: Node) -> None:
        ask, asked = here.owners._ask, []

        async def slip(sql: str, *values: object) -> object:
            asked.append(sql)
            if len(asked) == 1:
                raise ZeroDivisionError
            return await ask(sql, *values)

        monkeypatch.setattr(here.owners, "_ask", slip)

        async def goes_on() -> bool:
            return len(asked) > 1

        await until(goes_on)

    monkeypatch.setattr(table_owners, "BEAT", 0.02)
    with_nodes(scene)
    assert "the session of the node went on after a mistake" in caplog.messages


def test_a_database_that_freezes_while_a_session_begins_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(database: str) -> None:
        async with Proxy(database).open() as proxy:
            store = PostgresStore(proxy.address, is_alone=False)
            owners = table_owners.TableOwners(store, HERE)

            def freeze() -> None:
                proxy.is_frozen = True

            proxy.at_watched, proxy.watched = freeze, b"pg_try_advisory_lock"
            proxy.is_passed_on = False
            async with asyncio.timeout(HANG):
                with pytest.raises(StorageError, match="does not answer"):
                    await owners.open()
            await owners.close()

    monkeypatch.setattr(table_owners, "NAME_SECONDS", 0.2)
    monkeypatch.setattr(table_owners, "GONE", 0.2)
    with postgres_server().database() as database:
        asyncio.run(scene(database))


def test_nobody_waits_long_behind_a_scrub_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(here: Node, there: Node) -> None:
        async with locked(here.database, "access share"), asyncio.timeout(HANG):
            assert not await here.store.scrub()

    monkeypatch.setitem(postgres_connection._SETTINGS, "lock_timeout", "0")
    monkeypatch.setattr(postgres, "SCRUB_WAITS", "100ms")
    with_nodes(scene)
