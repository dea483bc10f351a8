"""One test for each private part of a library that the server relies on.

If one of these fails after an upgrade, the library has changed: adapt `server/private_api`.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from undermine.server.private_api.stdlib import acknowledge_await, worker_processes
from undermine.server.private_api.uvicorn import HttpProtocol, SocketProtocol, apply_mask

SERVER = Path(__file__).resolve().parents[2] / "src" / "undermine" / "server"
PRIVATE = (
    "uvicorn._types",
    "uvicorn.protocols",
    "websockets.frames",
    "websockets.speedups",
    "websockets.utils",
)


class Transport:
    """A transport that is open and keeps nothing."""

    def __init__(self) -> None:
        self.is_closed = False

    def get_extra_info(self, name: str) -> Any:  # noqa: ANN401 (as asyncio has it)
        return ("203.0.113.7", 4711) if name == "peername" else None

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        self.is_closed = True

    pause_reading = resume_reading = abort = close


async def application(_scope: object, _receive: object, _send: object) -> None:
    await asyncio.Event().wait()


def http() -> HttpProtocol:
    found = HttpProtocol(Config(application), ServerState(), {})
    found.connection_made(cast("asyncio.Transport", Transport()))
    return found


def web_socket() -> SocketProtocol:
    config = Config(application, ws_max_size=1234, ws_per_message_deflate=False)
    found = SocketProtocol(config, ServerState(), {"kept": 1})
    found.connection_made(cast("asyncio.Transport", Transport()))
    return found


# -- the standard library ------------------------------------------------------------------------


def test_awaiting_a_future_yields_it_and_marks_it_as_awaited() -> None:
    async def run() -> None:
        future = asyncio.get_running_loop().create_future()
        yielded = future.__await__().send(None)
        assert yielded is future
        assert future._asyncio_future_blocking is True
        acknowledge_await(future)
        assert future._asyncio_future_blocking is False

    asyncio.run(run())


def test_a_pool_lists_its_processes_until_it_is_shut_down() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(int).result() == 0
        (process,) = worker_processes(pool)
        assert process.is_alive()
    assert worker_processes(pool) == []


# -- uvicorn's HTTP ------------------------------------------------------------------------------


def test_an_http_connection_knows_its_peer_and_whether_a_request_is_due() -> None:
    async def run() -> None:
        connection = http()
        assert connection.peer == "203.0.113.7"
        is_due = [connection.awaits_request]
        for data in (b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nab", b"c"):
            connection.data_received(data)
            is_due.append(connection.awaits_request)
        assert is_due == [True, True, False]
        for task in connection.tasks:
            task.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    "name",
    [
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "pause_writing",
        "resume_writing",
    ],
)
def test_an_http_connection_has_the_methods_that_are_overridden(name: str) -> None:
    assert inspect.isfunction(getattr(H11Protocol, name))


def test_an_http_connection_calls_the_overridden_upgrade() -> None:
    assert "self.handle_websocket_upgrade(" in inspect.getsource(H11Protocol.handle_events)


# -- uvicorn's WebSocket -------------------------------------------------------------------------


def test_a_web_socket_has_the_fields_that_are_read() -> None:
    async def run() -> None:
        socket = web_socket()
        assert socket.largest_message == 1234
        assert (socket.can_send, socket.has_request, socket.is_open) == (True, False, False)
        assert (socket.is_between_messages, socket.has_unread, socket.pieces) == (True, False, [])
        socket.close_sent = True
        assert not socket.can_send

    asyncio.run(run())


def test_a_web_socket_puts_the_state_into_its_scope_and_opens() -> None:
    async def run() -> None:
        socket = web_socket()
        socket.data_received(
            b"GET /ws HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
        )
        assert socket.has_request
        assert socket.state["kept"] == 1
        for task in socket.tasks:
            task.cancel()

    asyncio.run(run())


def test_a_web_socket_keeps_the_pieces_of_a_message_until_it_is_whole() -> None:
    async def run() -> None:
        socket = web_socket()
        socket.data_received(
            b"GET /ws HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
        )
        await socket.send({"type": "websocket.accept"})
        assert socket.is_open
        while not socket.queue.empty():
            socket.queue.get_nowait()  # `websocket.connect`, which the application reads first
        socket.data_received(b"\x01\x82\0\0\0\0ab")  # the first frame of a text message
        assert (socket.is_between_messages, socket.pieces) == (False, [b"ab"])
        socket.data_received(b"\x80\x81\0\0\0\0c")
        assert (socket.is_between_messages, socket.has_unread) == (True, True)
        for task in socket.tasks:
            task.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    "name",
    [
        "run_asgi",
        "data_received",
        "receive",
        "send_receive_event_to_app",
        "pause_writing",
        "resume_writing",
        "shutdown",
        "handle_ping",
        "handle_pong",
        "handle_cont",
    ],
)
def test_a_web_socket_has_the_methods_that_are_overridden(name: str) -> None:
    assert inspect.isfunction(getattr(WebSocketsSansIOProtocol, name))


@pytest.mark.parametrize(
    "call", ["handle_ping()", "handle_pong(", "handle_cont(", "send_receive_event_to_app()"]
)
def test_a_web_socket_calls_the_overridden_methods(call: str) -> None:
    assert f"self.{call}" in inspect.getsource(WebSocketsSansIOProtocol)


def test_a_mask_is_applied_by_exclusive_or() -> None:
    assert apply_mask(b"abcde", b"\1\2\3\4") == bytes(
        one ^ b"\1\2\3\4"[at % 4] for at, one in enumerate(b"abcde")
    )


# -- nobody else ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "file",
    sorted(file for file in SERVER.rglob("*.py") if file.parent.name != "private_api"),
    ids=lambda file: str(file.relative_to(SERVER)),
)
def test_no_other_module_names_private_parts(file: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PRIVATE):
            found.append(node.module)
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            is_own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not is_own and node.attr not in ("_replace", "_fields", "_exit"):
                found.append(ast.unparse(node))
    assert [name for name in found if not (name or "").endswith("__")] == []
