"""Tables whose node is gone are adopted, and tables that nobody needs are released."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.nodes.node_harness import NodeHarness, run_nodes
from tests.server.nodes.node_steps import three
from tests.server.room_harness import (
    RecordingListener,
    act,
)
from tests.waiting import HANG
from undermine.server.dormancy import IDLE
from undermine.server.nodes.adoption import Adoption
from undermine.server.nodes.ownership import SingleOwner
from undermine.server.nodes.pulse import STILL, Pulse
from undermine.server.protocol.messages import (
    Join,
)
from undermine.server.store.base import RestRow

# -- adoption ------------------------------------------------------------------------------------


async def asleep(_thought: object) -> None:
    await asyncio.Event().wait()


def test_a_bot_goes_on_at_the_node_that_adopts_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        monkeypatch.setattr(one.bot_workers, "think", asleep)
        table = await one.table("Ana", bots="random", seats=3)
        code = table.code
        room, me = one.tables.rooms[code], RecordingListener()
        room.post(me, Join(table.token))
        await room.wait_until_idle()
        while room.actor == 0:
            room.post(me, act(me, me.now["legal"][-1], end=True))
            await room.wait_until_idle()
        before = one.tables.rooms[code].require_game().seq

        one.ownership.lose()
        looked = await Adoption(two.ownership, two.tables._adopt).look()

        room = await two.room(code)
        await two.wait_until_idle(room)
        assert looked == 1
        assert room.require_game().seq > before
        assert await Adoption(one.ownership, one.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


def test_a_table_that_waits_for_people_is_let_go_of_to_rest(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", bots="random", seats=3)
        await one.wait_until_idle(await one.room(table.code))
        one.ownership.lose()

        assert await Adoption(two.ownership, two.tables._adopt).look() == 1
        two.time.advance(IDLE + 1)
        await two.tables.dormancy.put_idle_to_sleep()
        await two.tables.claims.wait_until_left(1)

        assert two.tables.rooms == {}
        assert await Adoption(two.ownership, two.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


def test_a_table_that_cannot_be_read_is_adopted_once(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", bots="random", seats=3)
        await one.wait_until_idle(await one.room(table.code))
        one.ownership.lose()
        store = two.tables.services.store
        row = await store.table(table.code)
        assert row is not None
        await store.put_table(replace(row, doc=b"?"))
        adoption = Adoption(two.ownership, two.tables._adopt)

        assert await adoption.look() == 1
        assert two.ownership.owners == {}
        assert await adoption.look() == 0

    run_nodes(tmp_path, scene)


def test_a_database_that_is_gone_does_not_end_the_adoption(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, _ = nodes
        one.ownership.is_gone = True

        assert await Adoption(one.ownership, one.tables._adopt).look() == 0

    run_nodes(tmp_path, scene)


def test_a_mistake_does_not_end_the_adoption(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slips(SingleOwner):
        def __init__(self) -> None:
            self.looks, self.again = 0, asyncio.Event()

        async def orphans(self, limit: int) -> list[str]:  # noqa: ARG002 (a name of the interface)
            self.looks += 1
            if self.looks == 1:
                raise ZeroDivisionError
            self.again.set()
            return []

    async def adopt(_code: str) -> bool:
        return True

    async def scene() -> None:
        slips = Slips()
        adoption = Adoption(slips, adopt)
        adoption.open()
        async with asyncio.timeout(HANG):
            await slips.again.wait()
        adoption.close()

    monkeypatch.setattr("undermine.server.nodes.adoption.EVERY", 0.0)
    asyncio.run(scene())


def test_a_mistake_does_not_end_the_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        late = count(step=STILL + 1)
        pulse, again, calls = Pulse(lambda: next(late)), asyncio.Event(), count()

        def on_still() -> None:
            if not next(calls):
                raise ZeroDivisionError
            again.set()

        pulse.open(on_still)
        async with asyncio.timeout(HANG):
            await again.wait()
        pulse.close()

    monkeypatch.setattr("undermine.server.nodes.pulse._BEAT", 0.0)
    asyncio.run(scene())


# -- what nobody needs any more ------------------------------------------------------------------


def test_an_idle_table_is_released(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table()
        one.time.advance(IDLE + 1)

        await one.tables.sweep()
        await one.tables.claims.wait_until_left(1)

        assert await two.tables.find(table.code) is not None

    run_nodes(tmp_path, scene)


def test_a_table_in_use_at_another_node_is_not_removed(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        used, unused = await one.table(), await one.table()
        await one.join(used)
        one.tables.unload(one.tables.rooms[unused.code])
        await one.tables.claims.wait_until_left(1)
        for _ in range(70):
            two.time.advance(86_400)
            await two.tables.sweep()

        store = two.tables.services.store
        assert await store.table(used.code) is not None
        assert await store.table(unused.code) is None

    run_nodes(tmp_path, scene)


def test_a_table_that_is_lost_while_it_falls_asleep_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be awake at another node by then."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, seats = await three(one)
        store = one.tables.services.store
        rest = store.rest
        stored: list[str] = []

        async def counted(rows: Sequence[RestRow]) -> None:
            stored.extend(row.code for row in rows)
            monkeypatch.setattr(store, "rest", rest)
            one.time.advance(1)
            before.post(RecordingListener(), Join())  # so that it would not be unloaded
            one.ownership.lose()
            await two.join(seats[0])
            monkeypatch.setattr(store, "rest", counted)

        before = one.tables.rooms[code]
        one.time.advance(IDLE + 1)
        one.tables._pulse.beat()
        monkeypatch.setattr(store, "rest", counted)
        await one.tables.dormancy.put_idle_to_sleep()

        assert stored == [code]
        assert one.tables.rooms == {}
        assert list(two.tables.rooms) == [code]
        assert one.ownership.owners == {code: "http://10.0.0.2:1"}

    run_nodes(tmp_path, scene)
