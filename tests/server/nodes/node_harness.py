"""Several nodes in one process: they share a store, and an ownership that lives in a dictionary.

With sockets they are real servers on ports of their own.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self, cast
from unittest.mock import patch

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.room_harness import InlineBots, Message, RoomHarness, StoppedTime
from tests.waiting import HANG
from undermine.server.http.app import make_app
from undermine.server.nodes import adoption
from undermine.server.nodes.ownership import Ownership
from undermine.server.protocol.schemas import Opened
from undermine.server.services import RealTime, Services
from undermine.server.settings import read_settings
from undermine.server.store.base import StorageError, Store
from undermine.server.store.sqlite import SqliteStore
from undermine.server.table.pacing import BotPacing
from undermine.server.tables import Tables
from undermine.server.ws.uvicorn_protocol import WebSocketProtocol

DATABASE = "postgresql://db.example/undermine"
"""What settings of a node say; the nodes of these tests share another store."""
SECRET = "a-secret-of-all-nodes"  # noqa: S105 (of tests)


class SharedOwnership(Ownership):
    """What a database would know of owners; nodes share one dictionary."""

    def __init__(self, address: str, owners: dict[str, str], store: Store) -> None:
        self.address, self.owners, self.is_gone = address, owners, False
        self.resting: set[str] = set()
        self._store = store
        self._lost: Callable[[], None] = lambda: None

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._let_go()

    async def claim(self, code: str) -> bool:
        self._require()
        if await self._store.table(code) is None:
            return False
        self.resting.discard(code)
        return self.owners.setdefault(code, self.address) == self.address

    async def release(self, code: str, *, rests: bool = False) -> None:
        self._require()
        if self.owners.get(code) == self.address:
            del self.owners[code]
            if rests:
                self.resting.add(code)

    async def owner(self, code: str) -> str | None:
        self._require()
        return self.owners.get(code)

    async def owners_of(self, codes: Collection[str]) -> dict[str, str]:
        self._require()
        return {code: self.owners[code] for code in codes if code in self.owners}

    async def orphans(self, limit: int) -> list[str]:
        self._require()
        playing = [row.code for row in await self._store.playing_tables()]
        known = {*self.owners, *self.resting}
        return [code for code in playing if code not in known][:limit]

    def on_lost(self, callback: Callable[[], None]) -> None:
        self._lost = callback

    def lose(self) -> None:
        """The session with the database ends."""
        self._let_go()
        self._lost()

    def _let_go(self) -> None:
        for code in [code for code, owner in self.owners.items() if owner == self.address]:
            del self.owners[code]

    def _require(self) -> None:
        if self.is_gone:
            raise StorageError("the database is gone")


class OneOfSeveral:
    """A store that several nodes use: the test opens and closes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 (whatever the store has)
        return getattr(self._store, name)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


class NodeHarness(RoomHarness):
    """One node, without sockets."""

    ownership: SharedOwnership

    async def table(self, name: str = "Ana", bots: str = "", **config: Any) -> Opened:  # noqa: ANN401
        """Open a table, and wake it here."""
        opened = await super().table(name, bots, **config)
        await self.room(opened.code)
        return opened


Scene = Callable[[list[NodeHarness]], Awaitable[None]]


def run_nodes(folder: Path, scene: Scene, nodes: int = 2) -> None:
    """Run a scene with some nodes; none of them adopts by itself."""

    async def run() -> None:
        store = SqliteStore(read_settings({"UNDERMINE_DATA": str(folder)}).database_file)
        await store.open()
        owners: dict[str, str] = {}
        found = [_node(folder, store, owners, f"http://10.0.0.{one + 1}:1") for one in range(nodes)]
        with (
            patch.object(BotPacing, "_waits_until", lambda _: 0.0),
            patch.object(adoption.Adoption, "open", lambda _: None),
        ):
            for one in found:
                await one.tables.open()
            try:
                await scene(found)
            finally:
                for one in found:
                    await one.tables.close()
                await store.close()

    asyncio.run(run())


def _node(folder: Path, store: Store, owners: dict[str, str], address: str) -> NodeHarness:
    basis = read_settings(
        {
            "UNDERMINE_DATA": str(folder),
            "UNDERMINE_BOT_PAUSE": "0",
            "UNDERMINE_DATABASE": DATABASE,
            "UNDERMINE_NODE_ADDRESS": address,
            "UNDERMINE_NODE_SECRET": SECRET,
        }
    )
    time, bots = StoppedTime(), InlineBots()
    ownership = SharedOwnership(address, owners, store)
    node = NodeHarness(Tables(Services(store, time, bots, basis, ownership)), time, bots)
    node.ownership = ownership
    return node


# -- with sockets --------------------------------------------------------------------------------


class LiveNode:
    """One node as a server."""

    def __init__(self, folder: Path, store: Store, owners: dict[str, str], **settings: str) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        variables = {
            "data": str(folder),
            "bot_pause": "0",
            "database": DATABASE,
            "node_address": self.url,
            "node_secret": SECRET,
            **settings,
        }
        environ = {f"UNDERMINE_{name.upper()}": text for name, text in variables.items()}
        chosen = read_settings(environ)
        self.ownership = SharedOwnership(self.url, owners, store)
        shared = cast("Store", OneOfSeveral(store))
        app = make_app(Services(shared, RealTime(), InlineBots(), chosen, self.ownership))
        self.tables: Tables = app.state.tables
        self._server = uvicorn.Server(
            uvicorn.Config(app, ws=WebSocketProtocol, log_config=None, log_level="error")
        )

    async def __aenter__(self) -> Self:
        self._serving = asyncio.create_task(self._server.serve(sockets=[self._listening]))
        async with asyncio.timeout(HANG):
            while not self._server.started:  # noqa: ASYNC110 (uvicorn has no event for it)
                await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def connections(self) -> set[Any]:
        """Its open connections, of clients and of other nodes."""
        return self._server.server_state.connections

    async def stop(self) -> None:
        """End it, as a signal would."""
        self._server.should_exit = True
        await self._serving

    @asynccontextmanager
    async def line(self, code: str, token: str = "", **more: Any) -> AsyncIterator[Line]:  # noqa: ANN401
        """A socket at a table, through this node."""
        url = f"{self.url.replace('http', 'ws')}/ws/{code}"
        async with connect(url, compression=None, proxy=None, close_timeout=1, **more) as wire:
            line = Line(wire)
            with suppress(ConnectionClosed):  # what closed it can be read all the same
                await line.say(t="join", token=token)
            yield line


class Line:
    """A client of a table."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire

    async def say(self, **message: object) -> None:
        await self._wire.send(json.dumps(message))

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        async with asyncio.timeout(HANG):
            while True:
                told: Message = json.loads(await self._wire.recv())
                if told["t"] in kinds:
                    return told

    async def until_closed(self) -> tuple[list[str], int]:
        """The kinds of all messages to come, and the code with which the line is closed."""
        kinds: list[str] = []
        async with asyncio.timeout(HANG):
            try:
                while True:
                    kinds.append(msgspec.json.decode(await self._wire.recv())["t"])
            except ConnectionClosed as closed:
                return kinds, closed.rcvd.code if closed.rcvd else 0


def run_live(
    folder: Path, scene: Callable[[list[LiveNode]], Awaitable[None]], *each: dict[str, str]
) -> None:
    """Run a scene with servers, one for each group of settings."""

    async def run() -> None:
        store = SqliteStore(read_settings({"UNDERMINE_DATA": str(folder)}).database_file)
        await store.open()
        owners: dict[str, str] = {}
        try:
            async with AsyncExitStack() as stack:
                nodes = [LiveNode(folder, store, owners, **one) for one in each or ({}, {})]
                for node in nodes:
                    await stack.enter_async_context(node)
                await scene(nodes)
        finally:
            await store.close()

    with patch.object(BotPacing, "_waits_until", lambda _: 0.0):
        asyncio.run(run())
