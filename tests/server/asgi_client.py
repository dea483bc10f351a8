"""The web application without a socket: requests go straight into it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec
from starlette.types import Message

from tests.server.room_harness import Parlour, parlour
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


class Web:
    """A house with its web application."""

    def __init__(self, place: Parlour, static: Path) -> None:
        self.app = make_app(place.tables.services, static)
        self.place = Parlour(self.app.state.tables, place.time, place.heads)

    async def get(self, path: str, address: str = MY_ADDRESS, **headers: str) -> Answer:
        return await self.ask("GET", path, b"", address, **headers)

    async def post(
        self, path: str, body: object, address: str = MY_ADDRESS, **headers: str
    ) -> Answer:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"content_type": "application/json", **headers}
        return await self.ask("POST", path, data, address, **headers)

    async def ask(
        self, method: str, path: str, body: bytes, address: str = MY_ADDRESS, **headers: str
    ) -> Answer:
        """One request; mistakes of the server that reach uvicorn are swallowed as it does."""
        place, _, query = path.partition("?")
        lines = {"host": "mine.example", **{n.replace("_", "-"): v for n, v in headers.items()}}
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "https",
            "path": unquote(place),
            "raw_path": place.encode(),
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


def visit(
    folder: Path,
    scene: Callable[[Web], Awaitable[None]],
    static: Path | None = None,
    **settings: Any,  # noqa: ANN401
) -> None:
    """Open a house with its pages and play a scene in it."""
    pages = static or _pages(folder)

    async def run() -> None:
        async with parlour(folder, **settings) as place:
            await scene(Web(place, pages))

    asyncio.run(run())


def _pages(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Undermine</title>")
    (static / "assets" / "main-1234.js").write_text("// nothing")
    return static
