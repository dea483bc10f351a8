"""Sockets that take their time between opening and joining."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from tests.server.asgi_client import AsgiClient, run_with_client
from tests.server.room_harness import Message, RoomHarness, run_scene
from undermine.server.admission import Admission, Client
from undermine.server.dormancy import IDLE
from undermine.server.protocol.messages import VERSION, Say
from undermine.server.protocol.schemas import Opened
from undermine.server.ws.connection import Connection

ME = Client("10.0.0.1", may_guess=True)


class Dialled:
    """A socket as the application sees it."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"state": {}}
        self.is_accepted = asyncio.Event()
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self._asks: asyncio.Queue[Message] = asyncio.Queue()

    async def accept(self) -> None:
        self.is_accepted.set()

    async def receive(self) -> Message:
        return await self._asks.get()

    async def send(self, message: Message) -> None:
        self.told.put_nowait(msgspec.json.decode(message["text"]))

    async def close(self, _code: int = 1000) -> None:
        self._asks.put_nowait({"type": "websocket.disconnect"})

    def join(self, token: str) -> None:
        text = msgspec.json.encode({"t": "join", "token": token, "version": VERSION}).decode()
        self._asks.put_nowait({"type": "websocket.receive", "text": text})


async def slow(harness: RoomHarness, opened: Opened, meanwhile: Any) -> list[str]:  # noqa: ANN401
    """Open a socket, let something happen, and then join; what is told."""
    socket = Dialled()
    connection = Connection(socket, harness.tables, Admission(harness.tables.services))  # type: ignore[arg-type]
    serving = asyncio.ensure_future(connection.serve(opened.code, ME))
    await socket.is_accepted.wait()
    await meanwhile()
    socket.join(opened.token)
    first = await asyncio.wait_for(socket.told.get(), 10)
    listeners = len(harness.tables.rooms[opened.code].audience) if first["t"] == "sync" else 0
    await socket.close()
    await serving
    return [first["t"], first.get("why", ""), str(listeners)]


def test_a_table_that_is_put_away_while_somebody_dials_is_still_one_table(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        harness.time.advance(2 * IDLE)

        async def put_away() -> None:
            await harness.tables.sweep()
            assert harness.tables.rooms == {}
            await harness.join(opened)

        assert await slow(harness, opened, put_away) == ["sync", "", "2"]

    run_scene(tmp_path, scene)


def test_a_table_that_is_deleted_while_somebody_dials_is_gone(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)

        async def delete() -> None:
            await harness.tables.forget(opened.code)

        assert await slow(harness, opened, delete) == ["wrong", "no-table", "0"]

    run_scene(tmp_path, scene)


def test_the_page_of_a_table_that_sleeps_is_no_guess(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        opened = await client.harness.table("Ana", seats=3)
        client.harness.time.advance(2 * IDLE)
        await client.harness.tables.sweep()
        assert client.harness.tables.rooms == {}
        assert (await client.get(f"/t/{opened.code}")).status == 200

        assert (await client.get(f"/api/tables/{opened.code}")).status == 200

    run_with_client(tmp_path, scene, misses_per_hour=1)


def test_whoever_fills_the_mailbox_keeps_nobody_out(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ben, room = await harness.sit(opened.code, "Ben"), await harness.room(opened.code)

        async def chatter() -> None:
            for _ in range(500):
                room.post(ben, Say("hurry"))
            assert ben.last("wrong")["why"] == "slow-down"

        assert await slow(harness, opened, chatter) == ["sync", "", "2"]

    run_scene(tmp_path, scene)


def test_moves_come_between_people_who_join_at_once(tmp_path: Path) -> None:
    """Each turn of the loop reads what has come meanwhile, and lets one more person join."""

    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        room = harness.tables.rooms[opened.code]
        sockets = [Dialled() for _ in range(40)]
        admission = Admission(harness.tables.services)
        connections = [Connection(one, harness.tables, admission) for one in sockets]  # type: ignore[arg-type]
        serving = [asyncio.ensure_future(one.serve(opened.code, ME)) for one in connections]
        for one in sockets:
            await one.is_accepted.wait()
            one.join("")

        joined = [len(room.audience)]
        while joined[-1] < joined[0] + len(sockets):
            await asyncio.sleep(0)
            joined.append(len(room.audience))
        for one in sockets:
            await one.close()
        await asyncio.gather(*serving)

        assert max(after - before for before, after in pairwise(joined)) == 1

    run_scene(tmp_path, scene)
