"""A simple TCP balancer: each connection goes to one of the servers that answer as healthy."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

EVERY = 0.5
"""Seconds between two looks at a server."""
PATIENCE = 1.5
"""Seconds within which a healthy server answers."""


class Balancer:
    """Passes bytes on between clients and servers on ports of this machine."""

    def __init__(self, ports: Sequence[int], rng: random.Random) -> None:
        self._ports = list(ports)
        self._healthy: set[int] = set()
        self._rng = rng
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: list[asyncio.Task[None]] = []
        self._server: asyncio.Server | None = None
        self.url = ""

    async def open(self) -> None:
        """Listen on a port of its own."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._looking = [asyncio.create_task(self._look(port)) for port in self._ports]

    async def close(self) -> None:
        """End all connections."""
        assert self._server is not None
        self._server.close()
        tasks = [*self._looking, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def healthy(self) -> int:
        """How many servers answer."""
        return len(self._healthy)

    async def _look(self, port: int) -> None:
        while True:
            if await _is_well(port):
                self._healthy.add(port)
            else:
                self._healthy.discard(port)
            await asyncio.sleep(EVERY)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = await self._connected()
        if far is None:
            writer.transport.abort()
            return
        far_reader, far_writer = far
        for work in (_pass(reader, far_writer), _pass(far_reader, writer)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        ports = sorted(self._healthy)
        self._rng.shuffle(ports)
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


async def _is_well(port: int) -> bool:
    request = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
    writer = None
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request)
            return b" 200 " in await reader.readline()
    except (OSError, TimeoutError):
        return False
    finally:
        if writer is not None:
            writer.close()
