"""A table that was deleted does not come back, and nobody but its owner deletes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.nodes.node_harness import NodeHarness, run_nodes
from tests.server.nodes.node_steps import was_sent_away
from tests.server.nodes.test_postgres_owners import Node, with_nodes
from tests.server.store.samples import TABLE, entries, game, seated, table
from undermine.server.protocol.messages import Say
from undermine.server.store.base import FencedError, MissingError, RestRow
from undermine.server.store.postgres import PostgresStore


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.put_table(table(doc=b"late")),
        lambda store: store.put_table(table(doc=b"late"), game("g2", number=2), entries(1)),
        lambda store: store.append("g1", 0, entries(1), table=table(doc=b"late")),
    ],
    ids=["table", "game", "entries"],
)
@pytest.mark.parametrize("by", ["another node", "this node"])
def test_a_table_that_was_deleted_does_not_come_back(
    write: Callable[[PostgresStore], Awaitable[None]], by: str
) -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        store = here.store if by == "this node" else there.store
        assert await store.forget("red-lamp") is not None

        with pytest.raises(MissingError):
            await write(here.store)

        assert await here.store.table("red-lamp") is None
        assert await here.store.games("red-lamp") == []
        assert await here.store.forget("red-lamp") is None

    with_nodes(scene)


def test_a_deleted_table_keeps_no_other_from_its_rest() -> None:
    async def scene(here: Node, there: Node) -> None:
        for code in ("gone", "kept"):
            await here.store.put_table(table(code))
            await here.owners.claim(code)
        await there.store.forget("gone")

        await here.store.rest([RestRow("gone", b"{}", 5), RestRow("kept", b"{}", 5)])

        assert await here.store.tables(["gone", "kept"]) == [table("kept", doc=b"{}", due=5)]

    with_nodes(scene)


def test_a_table_that_another_node_has_claimed_is_not_deleted() -> None:
    async def scene(here: Node, there: Node) -> None:
        await seated(here.store)
        await here.owners.claim("red-lamp")
        await here.owners.release("red-lamp")
        await there.owners.claim("red-lamp")

        with pytest.raises(FencedError):
            await here.store.forget("red-lamp")
        assert await here.store.table("red-lamp") == TABLE
        assert await here.store.forget("red\0lamp") is None

    with_nodes(scene)


def test_a_room_whose_table_was_deleted_is_dropped(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, _ = nodes
        opened = await one.table()
        listener = await one.join(opened)
        await one.tables.services.store.forget(opened.code)

        await one.post(listener, opened.code, Say("late"))

        assert was_sent_away(listener)
        assert one.tables.rooms == {}

    run_nodes(tmp_path, scene)
