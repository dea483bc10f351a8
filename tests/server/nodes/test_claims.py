"""A table that leaves is not loaded again before its room has handled everything."""

from __future__ import annotations

import asyncio

from undermine.server.nodes.claims import Claims
from undermine.server.nodes.ownership import SingleOwner


class Room:
    """A room that is busy until the test says that it is not."""

    def __init__(self) -> None:
        self.is_idle = asyncio.Event()

    async def wait_until_idle(self) -> None:
        await self.is_idle.wait()


class Owner(SingleOwner):
    def __init__(self) -> None:
        self.calls: list[str] = []

    async def claim(self, code: str) -> bool:
        self.calls.append(f"claim {code}")
        return True

    async def release(self, code: str, *, rests: bool = False) -> None:
        self.calls.append(f"release {code} {rests}")


def test_a_table_is_claimed_again_only_after_its_room_has_left() -> None:
    async def scene() -> None:
        owner, room = Owner(), Room()
        claims = Claims(owner)
        claims.leave("red-lamp", room, rests=True)
        taking = asyncio.ensure_future(claims.take("red-lamp"))
        for _ in range(5):
            await asyncio.sleep(0)
        await claims.take("blue-lamp")
        assert owner.calls == ["claim blue-lamp"]

        room.is_idle.set()

        assert await taking
        assert owner.calls == ["claim blue-lamp", "release red-lamp True", "claim red-lamp"]

    asyncio.run(scene())


def test_a_node_that_stops_claims_nothing() -> None:
    async def scene() -> None:
        owner = Owner()
        claims = Claims(owner)
        claims.close()

        assert not await claims.take("red-lamp")
        assert owner.calls == []

    asyncio.run(scene())
