"""Sending never waits, and what waits for one client is bounded."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket

from tests.server.room_harness import RecordingListener, RoomHarness, run_scene
from undermine.server.admission import Admission, Client
from undermine.server.limits import AddressLimit
from undermine.server.protocol.messages import Say
from undermine.server.ws.connection import _MOST_QUEUED, Connection
from undermine.server.ws.uvicorn_protocol import EXTENSION

ME = Client("10.0.0.1", may_guess=True)


class Wire:
    """A connection whose other end reads, or does not."""

    def __init__(self) -> None:
        self.reads = True
        self.sent: list[bytes] = []
        self.cuts = 0

    def push(self, text: bytes) -> bool:
        if self.reads:
            self.sent.append(text)
        return self.reads

    def abort(self) -> None:
        self.cuts += 1

    async def send(self, message: dict[str, Any]) -> None:
        while not self.reads:  # noqa: ASYNC110
            await asyncio.sleep(0)
        self.sent.append(message["text"].encode())


def connection_to(harness: RoomHarness, wire: Wire) -> Connection:
    socket = SimpleNamespace(scope={"state": {EXTENSION: wire}}, send=wire.send)
    return Connection(cast("WebSocket", socket), harness.tables, Admission(harness.tables.services))


def test_a_client_that_reads_gets_everything_in_order(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        wire = Wire()
        connection = connection_to(harness, wire)
        told = [b"%d" % number for number in range(50)]
        for number, text in enumerate(told):
            wire.reads = number % 7 != 3
            connection.send(text)
        wire.reads = True
        for _ in range(100):
            await asyncio.sleep(0)

        assert wire.sent == told

    run_scene(tmp_path, scene)


def test_no_more_than_so_much_ever_waits_for_a_client(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        wire = Wire()
        wire.reads = False
        connection = connection_to(harness, wire)
        for _ in range(_MOST_QUEUED):
            connection.send(b"x")
            await asyncio.sleep(0)
            assert len(connection._send_queue) <= _MOST_QUEUED
        assert wire.cuts == 0

        for _ in range(3):
            connection.send(b"x")

        assert wire.cuts == 1
        assert len(connection._send_queue) == 0
        connection.send(b"more")
        assert len(connection._send_queue) == 0

    run_scene(tmp_path, scene)


def test_a_line_that_ends_leaves_its_table_even_if_the_mailbox_is_full(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        room = await harness.room(opened.code)
        join = {"t": "join", "token": opened.token}
        told = [{"type": "websocket.receive", "text": msgspec.json.encode(join).decode()}]

        async def receive() -> dict[str, Any]:
            if told:
                return told.pop()
            await harness.wait_until_idle(room)
            assert room.present == {0}
            for _ in range(500):
                room.post(RecordingListener(), Say("hurry"))
            return {"type": "websocket.disconnect"}

        async def accept() -> None:
            assert room.present == set()

        socket = SimpleNamespace(
            scope={"state": {EXTENSION: Wire()}}, receive=receive, accept=accept
        )
        admission = Admission(harness.tables.services)
        connection = Connection(cast("WebSocket", socket), harness.tables, admission)
        await connection.serve(opened.code, ME)
        await harness.wait_until_idle(room)

        assert len(room.audience) == 0

    run_scene(tmp_path, scene)


def test_addresses_are_not_remembered_without_end() -> None:
    addresses = AddressLimit(1, 1, lambda: 0.0)
    for number in range(10_100):
        assert addresses.take(f"10.0.{number // 256}.{number % 256}")

    assert len(addresses._buckets) == 10_000
    assert not addresses.take("10.0.39.1")
