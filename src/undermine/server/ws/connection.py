"""One WebSocket connection: reads and limits messages, and sends without waiting for the client."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from undermine.server.admission import Admission, Client
from undermine.server.limits import TokenBucket
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import (
    Apply,
    Asks,
    Closing,
    Join,
    Tell,
    Why,
    Withdraw,
    Wrong,
)
from undermine.server.store.base import StoreError
from undermine.server.table.commands.lobby import Left
from undermine.server.table.listeners import COME_BACK, DONE
from undermine.server.table.room import Room
from undermine.server.tables import Tables
from undermine.server.ws.uvicorn_protocol import EXTENSION, WebSocketProtocol

_MOST_QUEUED: Final = 64
"""Messages that may wait to be sent; a client that exceeds this is disconnected."""
_MISTAKES: Final = 20
"""Messages that cannot be decoded or come too fast, before the connection is closed."""
_BREATH: Final = 0.02
"""Seconds until the next message is read from a client that sends too fast."""
_MINUTE: Final = 60
POLICY: Final = 1008
"""The code of a WebSocket that is closed for breaking a limit."""
_RARE: Final = (Join, Apply, Withdraw)
"""Messages that people without a seat may send and that are broadcast: limited apart."""

_read: Final = msgspec.json.Decoder(Asks).decode
_encode: Final = msgspec.json.Encoder().encode


class Connection:
    """The server's end of a WebSocket."""

    def __init__(self, socket: WebSocket, tables: Tables, admission: Admission) -> None:
        settings, time = tables.services.settings, tables.services.time
        rate = float(settings.messages_per_second)
        self._socket = socket
        self._protocol: WebSocketProtocol | None = socket.scope["state"].get(EXTENSION)
        self._tables = tables
        self._admission = admission
        self._send_queue: deque[bytes] = deque()
        self._send_task: asyncio.Task[None] | None = None
        self._bucket = TokenBucket(rate, 3 * rate, time.now)
        joins = float(settings.joins_per_minute)
        self._joins = TokenBucket(joins / _MINUTE, max(1.0, joins / 3), time.now)
        self._seconds = settings.request_seconds
        if self._protocol is not None:
            self._protocol.allow_control_frame = TokenBucket(rate, 3 * rate, time.now).take
        self._mistakes = 0
        self._is_closed = False
        self._closing: asyncio.Task[None] | None = None

    # -- sending ---------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send at once or queue; a client that does not read is disconnected."""
        if self._is_closed:
            return
        if self._send_task is None and self._protocol is not None and self._protocol.push(data):
            return
        if len(self._send_queue) >= _MOST_QUEUED:
            self._abort()
            return
        self._send_queue.append(data)
        if self._send_task is None:
            self._send_task = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._send_queue:
                text = self._send_queue.popleft().decode()
                await self._socket.send({"type": "websocket.send", "text": text})
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._is_closed = True
        finally:
            self._send_task = None

    def _abort(self) -> None:
        """Abort the connection and drop the queue."""
        self._is_closed = True
        self._send_queue.clear()
        if self._send_task is not None:
            self._send_task.cancel()
        if self._protocol is not None:
            self._protocol.abort()

    def close(self, code: int = DONE) -> None:
        """Close after the last message was sent, without waiting for that."""
        if not self._is_closed:
            self._closing = asyncio.get_running_loop().create_task(self._close_socket(code))

    def send_message(self, tell: Tell) -> None:
        """Encode a message and send it."""
        self.send(_encode(tell))

    # -- receiving -------------------------------------------------------------

    async def serve(self, code: str, client: Client) -> None:
        """Find and join the table of the socket's address, and receive until the end.

        Raises `ElsewhereError` before the socket is accepted if its table lives on another node.
        """
        room: Room | None = None
        try:
            room = await self._join(code, client)
            if room is not None and self._protocol is not None:
                self._protocol.on_message = partial(self._receive_now, room)
            while room is not None and not self._is_closed:
                await self._receive_next(room)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self._is_closed = True
            self._stop_receiving()
            if room is not None:
                room.post_always(self, Left())

    async def _join(self, code: str, client: Client) -> Room | None:
        """Find the table before the socket is accepted; then the first message is `join`."""
        found = await self._find(code, client)
        await self._socket.accept()
        if isinstance(found, Wrong) and found.why != "slow-down":
            await self._refuse(found)
            return None
        ask = await self._first_join()
        try:
            room = await self._find_again(code, found, ask.token)
        except ElsewhereError:
            self.send_message(Closing())
            await self._close_socket(COME_BACK)
            return None
        if isinstance(room, Wrong):
            await self._refuse(room)
            return None
        async with self._tables.joining():
            room = self._tables.rooms.get(code, room)  # it may have been unloaded, and woken again
            room.post_always(self, ask)  # somebody else may have filled the mailbox
        return room

    async def _find(self, code: str, client: Client) -> Room | Wrong:
        try:
            return await self._admission.find(self._tables, code, client)
        except StoreError:
            return Wrong("storage")
        except RequestError as error:
            return error.message

    async def _find_again(self, code: str, found: Room | Wrong, token: str) -> Room | Wrong:
        """The table, which may have been put away or deleted while `join` was waited for.

        After too many misses, whoever holds a seat there may still come back.
        """
        try:
            room = await self._tables.find(code)
        except StoreError:
            return Wrong("storage")
        if isinstance(found, Wrong):
            return room if room is not None and room.record.knows(token) else found
        return room or Wrong("no-table", detail=code[:60])

    async def _refuse(self, wrong: Wrong) -> None:
        self.send_message(wrong)
        await self._close_socket()

    async def _first_join(self) -> Join:
        async with asyncio.timeout(self._seconds):
            ask = await self._receive()
            while not isinstance(ask, Join):
                if ask is not None:
                    self._reject("not-now", "join first")
                ask = await self._receive()
        return ask

    def _receive_now(self, room: Room, data: bytes) -> bool:
        """Post a message at once; false if it must go through the queue."""
        try:
            ask: Asks = _read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if isinstance(ask, _RARE) or self._is_closed or not self._bucket.take():
            return False
        room.post(self, ask)
        return True

    def _stop_receiving(self) -> None:
        if self._protocol is not None:
            self._protocol.on_message = None

    async def _receive_next(self, room: Room) -> None:
        ask = await self._receive()
        if isinstance(ask, _RARE) and not self._joins.take():
            self._reject("slow-down", "too many joins or requests for a seat")
            await self._close_after_many()
        elif isinstance(ask, _RARE):
            async with self._tables.joining():
                room.post(self, ask)
        elif ask is not None:
            room.post(self, ask)

    async def _receive(self) -> Asks | None:
        """The next message; None if it cannot be decoded or comes too soon."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._bucket.take():
            await self._too_fast()
            return None
        try:
            ask: Asks = _read(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._reject("malformed", str(error)[:200])
            await self._close_after_many()
            return None
        return ask

    async def _too_fast(self) -> None:
        self._mistakes += 1
        if self._mistakes % 10 == 1:
            self.send_message(Wrong("slow-down"))
        await self._close_after_many()
        await asyncio.sleep(_BREATH)

    def _reject(self, why: Why, detail: str) -> None:
        self._mistakes += 1
        self.send_message(Wrong(why, detail=detail))

    async def _close_after_many(self) -> None:
        if self._mistakes > _MISTAKES:
            await self._close_socket(POLICY)
            raise WebSocketDisconnect(POLICY)

    async def _close_socket(self, code: int = DONE) -> None:
        """Close after the last message was sent."""
        self._stop_receiving()
        if self._send_task is not None:
            await asyncio.wait([self._send_task], timeout=1)
        self._is_closed = True
        if self._send_task is not None:
            self._send_task.cancel()
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code)
        except (RuntimeError, TimeoutError, OSError):
            pass
        if self._protocol is not None:
            self._protocol.abort_soon()
            if code == POLICY:
                self._protocol.stop_reading()


async def outdated(socket: WebSocket) -> None:
    """Pages of protocol 1 connect to `/ws` alone: tell them to load the page anew."""
    await socket.accept()
    await socket.send_text(_encode(Wrong("version")).decode())
    await socket.close()
