"""A line to PostgreSQL that can be cut, slowed down or frozen, also in the middle of a commit."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes bytes on between sockets, for as long as nothing else is asked for."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server_folder = Path(parse_qs(parts.query)["host"][0])
        self._folder = Path(tempfile.mkdtemp(prefix="undermine-proxy-"))
        self.address = parts._replace(query=f"host={self._folder}").geturl()
        self.delay = 0.0
        """Seconds by which everything is late, either way."""
        self.is_frozen = False
        """Whether nothing is passed on, though the lines stay open."""
        self.is_cut = False
        """Whether new connections are refused."""
        self.watched = b""
        """What somebody says that something is to happen at: `commit`, or its answer `COMMIT`."""
        self.at_watched: Callable[[], None] = lambda: None
        self.is_passed_on = True
        """Whether what is watched still reaches the other side."""
        self._lines: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """Cut all lines; new ones are refused until `mend`."""
        self.is_cut = True
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    def mend(self) -> None:
        """Take connections again, and pass everything on."""
        self.is_cut = self.is_frozen = False
        self.watched, self.delay, self.is_passed_on = b"", 0.0, True

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Proxy]:
        """Take connections."""
        server = await asyncio.start_unix_server(self._serve, self._folder / SOCKET)
        try:
            yield self
        finally:
            server.close()
            self.cut()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            shutil.rmtree(self._folder)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far = await asyncio.open_unix_connection(self._server_folder / SOCKET)
        except OSError:  # the server restarts
            writer.transport.abort()
            return
        far_reader, far_writer = far
        self._lines += [writer, far_writer]
        for work in (self._pass(reader, far_writer), self._pass(far_reader, writer)):
            task = asyncio.ensure_future(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(65_536):
                await asyncio.sleep(self.delay)
                while self.is_frozen:  # noqa: ASYNC110 (few wait here, and not for long)
                    await asyncio.sleep(0.01)
                is_watched = bool(self.watched) and self.watched in said
                if self.is_passed_on or not is_watched:
                    writer.write(said)
                    await writer.drain()
                if is_watched:
                    self.at_watched()
        writer.close()
