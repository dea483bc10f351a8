"""Messages are heard whole, once and in order, in whatever pieces their bytes arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from undermine.server.ws.uvicorn_protocol import (
    EXTENSION,
    WebSocketProtocol,
    is_whole_frames,
    text_frame,
)

UPGRADE = (
    b"GET /ws/red-fox HTTP/1.1\r\nHost: mine\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LIMIT = 2_000


class Transport:
    """The other end of the wire."""

    def __init__(self) -> None:
        self.answered = asyncio.Event()
        self.closed = False

    def write(self, _data: bytes) -> None:
        self.answered.set()

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None: ...


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(data: bytes) -> bytes:
    return masked(Opcode.TEXT, data)


async def _application(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[object]],
    send: Callable[[dict[str, str]], Awaitable[None]],
) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def heard(pieces: Iterable[bytes], listener: Callable[[bytes], bool] | None = None) -> list[bytes]:
    """What the listener is told when these bytes come one after the other."""
    told: list[bytes] = []

    def hear(data: bytes) -> bool:
        told.append(data)
        return True

    async def run() -> None:
        config = Config(_application, ws_max_size=LIMIT, ws_per_message_deflate=False)
        socket = WebSocketProtocol(config, ServerState(), {})
        transport = Transport()
        socket.connection_made(cast("asyncio.Transport", transport))
        socket.data_received(UPGRADE)
        await transport.answered.wait()
        assert socket.scope["state"][EXTENSION] is socket
        socket.on_message = listener or hear
        for piece in pieces:
            socket.data_received(piece)
            if transport.closed:
                break
        assert listener is not None or socket.queue.qsize() <= transport.closed
        for task in socket.tasks:
            task.cancel()

    asyncio.run(run())
    return told


def in_pieces(stream: bytes, places: Iterable[int]) -> list[bytes]:
    """A stream in pieces, none of them empty."""
    ends = sorted({0, len(stream), *places})
    return [stream[a:b] for a, b in pairwise(ends)]


MESSAGES = [b"{}", b"x" * 125, b"x" * 126, b"y" * 1_500, b"", "größer".encode()]


@pytest.mark.parametrize("seed", range(40))
def test_pieces_make_no_difference(seed: int) -> None:
    dice = Random(seed)  # noqa: S311 (pieces, not cards)
    told, frames = [], []
    for message in dice.choices(MESSAGES, k=12):
        told.append(message)
        if dice.random() < 0.3:
            half = len(message) // 2
            frames.append(masked(Opcode.TEXT, message[:half], fin=False))
            frames.append(masked(Opcode.CONT, message[half:]))
        else:
            frames.append(text(message))
        if dice.random() < 0.3:
            frames.append(masked(Opcode.PING, b"?"))
    stream = b"".join(frames)
    ends = [sum(map(len, frames[:n])) for n in range(len(frames))]
    places = [place for place in ends if dice.random() < 0.8]
    places += dice.choices(range(len(stream)), k=seed % 4)

    assert heard(in_pieces(stream, places)) == told


def test_bytes_inside_a_message_are_not_mistaken_for_one() -> None:
    inside = text(b'{"t":"end"}')
    head = bytes([0x81, 0x80 | len(inside), 0, 0, 0, 0])

    assert heard([head, inside]) == [inside]
    assert heard([head[:2], head[2:], inside, text(b"a")]) == [inside, b"a"]


def test_a_message_inside_an_unfinished_one_ends_the_line() -> None:
    assert heard([masked(Opcode.TEXT, b"a", fin=False), text(b"b")]) == []


def test_one_message_that_is_too_long_ends_the_line() -> None:
    assert heard([text(b"a"), text(b"b" * LIMIT + b"b"), text(b"c")]) == [b"a"]


def test_what_is_not_masked_ends_the_line() -> None:
    assert heard([text(b"a"), text_frame(b"abcd") + b"efgh", text(b"c")]) == [b"a"]


def test_what_the_ear_does_not_want_waits_and_so_does_what_follows() -> None:
    told: list[bytes] = []

    def listener(data: bytes) -> bool:
        told.append(data)
        return data != b"b"

    heard([text(b"a"), text(b"b"), text(b"c")], listener)

    assert b"c" not in told


def test_whole_frames_are_told_from_pieces() -> None:
    one, two = text(b"a" * 200), masked(Opcode.PONG, b"")

    assert is_whole_frames(one + two)
    assert not any(is_whole_frames((one + two)[:size]) for size in range(1, len(one)))
    assert not is_whole_frames(one + two[:1])
