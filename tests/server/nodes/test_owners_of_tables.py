"""Whoever asks who owns tables does not hold up the session that claims them."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.nodes.test_postgres_owners import HERE, THERE, Node, until, with_nodes
from tests.server.store.samples import table


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
