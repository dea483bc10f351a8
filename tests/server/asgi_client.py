"""An HTTP client that calls the ASGI application directly, without a socket."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec
from starlette.types import Message

from tests.server.room_harness import RoomHarness, room_harness
from undermine.server.http.app import make_app

MY_ADDRESS = "10.0.0.1"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401
        return msgspec.json.decode(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


class AsgiClient:
    """A room harness together with its ASGI application."""

    def __init__(self, harness: RoomHarness, static: Path) -> None:
        self.app = make_app(harness.tables.services, static)
        self.harness = RoomHarness(self.app.state.tables, harness.time, harness.bot_workers)

    async def get(self, path: str, address: str = MY_ADDRESS, **headers: str) -> Answer:
        return await self.request("GET", path, b"", address, **headers)

    async def post(
        self, path: str, body: object, address: str = MY_ADDRESS, **headers: str
    ) -> Answer:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"content_type": "application/json", **headers}
        return await self.request("POST", path, data, address, **headers)

    async def request(
        self, method: str, path: str, body: bytes, address: str = MY_ADDRESS, **headers: str
    ) -> Answer:
        """One request; mistakes of the server that reach uvicorn are swallowed as it does."""
        route, _, query = path.partition("?")
        lines = {"host": "mine.example", **{n.replace("_", "-"): v for n, v in headers.items()}}
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "https",
            "path": unquote(route),
            "raw_path": route.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
            "client": (address, 5555),
            "server": ("mine.example", 443),
        }
        told: list[Message] = []
        parts = [body[at : at + 4096] for at in range(0, len(body), 4096)] or [b""]

        async def receive() -> Message:
            if not parts:
                await asyncio.Event().wait()  # nobody hangs up
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Message) -> None:
            told.append(message)

        try:
            await self.app(scope, receive, send)
        except RuntimeError:
            assert told
        return _answer(told)


def _answer(told: list[Message]) -> Answer:
    start, *rest = told
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    body = b"".join(message.get("body", b"") for message in rest)
    if headers.get("content-encoding") == "gzip":
        body = gzip.decompress(body)
    return Answer(start["status"], headers, body)


def run_with_client(
    folder: Path,
    scene: Callable[[AsgiClient], Awaitable[None]],
    static: Path | None = None,
    **settings: Any,  # noqa: ANN401
) -> None:
    """Open a room harness with an application and run a scene with its client."""
    pages = static or _pages(folder)

    async def run() -> None:
        async with room_harness(folder, **settings) as harness:
            await scene(AsgiClient(harness, pages))

    asyncio.run(run())


def _pages(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Undermine</title>")
    (static / "assets" / "main-1234.js").write_text("// nothing")
    return static
