"""One WebSocket: reads what a client asks, limits it, and sends without ever waiting for it."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from undermine.server.admission import Admission
from undermine.server.limits import Bucket
from undermine.server.protocol.messages import Apply, Asks, Join, Tell, Why, Withdraw, Wrong
from undermine.server.store.base import StoreError
from undermine.server.table.commands.lobby import Left
from undermine.server.table.room import Room, Trouble
from undermine.server.tables import House
from undermine.server.ws.uvicorn_protocol import EXTENSION, Socket

_UNREAD: Final = 64
"""Messages that may wait for a client; one that does not read more is dropped."""
_MISTAKES: Final = 20
"""Messages that make no sense or come too fast, before the line is cut."""
_BREATH: Final = 0.02
"""Seconds until the next message is read from a client that sends too fast."""
_MINUTE: Final = 60
POLICY, TRY_AGAIN = 1008, 1013
_RARE: Final = (Join, Apply, Withdraw)
"""What strangers may ask for and everybody is told of: metered apart."""

_read: Final = msgspec.json.Decoder(Asks).decode
_encode: Final = msgspec.json.Encoder().encode


class Line:
    """The server's end of a WebSocket."""

    def __init__(self, socket: WebSocket, house: House, admission: Admission) -> None:
        settings, time = house.services.settings, house.services.time
        rate = float(settings.messages_per_second)
        self._socket = socket
        self._wire: Socket | None = socket.scope["state"].get(EXTENSION)
        self._house = house
        self._admission = admission
        self._unread: deque[bytes] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._bucket = Bucket(rate, 3 * rate, time.now)
        joins = float(settings.joins_per_minute)
        self._joins = Bucket(joins / _MINUTE, max(1.0, joins / 3), time.now)
        self._seconds = settings.request_seconds
        if self._wire is not None:
            self._wire.control = Bucket(rate, 3 * rate, time.now).take
        self._mistakes = 0
        self._dead = False
        self._closing: asyncio.Task[None] | None = None

    # -- sending ---------------------------------------------------------------

    def tell(self, data: bytes) -> None:
        """Send soon; a client that does not read is dropped, never waited for."""
        if self._dead:
            return
        if self._pump is None and self._wire is not None and self._wire.push(data):
            return
        if len(self._unread) >= _UNREAD:
            self._drop()
            return
        self._unread.append(data)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._unread:
                text = self._unread.popleft().decode()
                await self._socket.send({"type": "websocket.send", "text": text})
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._dead = True
        finally:
            self._pump = None

    def _drop(self) -> None:
        """Cut the line at once; what waits is thrown away."""
        self._dead = True
        self._unread.clear()
        if self._pump is not None:
            self._pump.cancel()
        if self._wire is not None:
            self._wire.cut()

    def close(self) -> None:
        """Close after what was said last, without waiting for it."""
        if not self._dead:
            self._closing = asyncio.get_running_loop().create_task(self._hang_up())

    def say(self, tell: Tell) -> None:
        """Tell the client something."""
        self.tell(_encode(tell))

    # -- receiving -------------------------------------------------------------

    async def serve(self, code: str, address: str) -> None:
        """From finding the table of the socket's address to the end of the line."""
        room: Room | None = None
        try:
            room = await self._join(code, address)
            if room is not None and self._wire is not None:
                self._wire.ear = partial(self._hear, room)
            while room is not None and not self._dead:
                await self._take(room)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self._dead = True
            self._stop_hearing()
            if room is not None:
                room.post_anyway(self, Left())

    async def _join(self, code: str, address: str) -> Room | None:
        """Find the table before the socket is accepted; then the first message is `join`."""
        found = await self._found(code, address)
        await self._socket.accept()
        if isinstance(found, Wrong) and found.why != "slow-down":
            await self._refuse(found)
            return None
        ask = await self._first_join()
        room = await self._found_again(code, found, ask.token)
        if isinstance(room, Wrong):
            await self._refuse(room)
            return None
        async with self._house.joining():
            room.post_anyway(self, ask)  # somebody else may have filled the mailbox
        return room

    async def _found(self, code: str, address: str) -> Room | Wrong:
        try:
            return await self._admission.find(self._house, code, address)
        except StoreError:
            return Wrong("storage")
        except Trouble as trouble:
            return trouble.tell

    async def _found_again(self, code: str, found: Room | Wrong, token: str) -> Room | Wrong:
        """The table, which may have been put away or deleted while `join` was waited for.

        After too many misses, whoever holds a seat there may still come back.
        """
        try:
            room = await self._house.find(code)
        except StoreError:
            return Wrong("storage")
        if isinstance(found, Wrong):
            return room if room is not None and room.doc.knows(token) else found
        return room or Wrong("no-table", detail=code[:60])

    async def _refuse(self, wrong: Wrong) -> None:
        self.say(wrong)
        await self._hang_up()

    async def _first_join(self) -> Join:
        async with asyncio.timeout(self._seconds):
            ask = await self._ask()
            while not isinstance(ask, Join):
                if ask is not None:
                    self._mistake("not-now", "join first")
                ask = await self._ask()
        return ask

    def _hear(self, room: Room, data: bytes) -> bool:
        """A message, straight from the socket; false if it is not to be taken as it is."""
        try:
            ask: Asks = _read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if isinstance(ask, _RARE) or self._dead or not self._bucket.take():
            return False
        room.post(self, ask)
        return True

    def _stop_hearing(self) -> None:
        if self._wire is not None:
            self._wire.ear = None

    async def _take(self, room: Room) -> None:
        ask = await self._ask()
        if isinstance(ask, _RARE) and not self._joins.take():
            self._mistake("slow-down", "too many joins or requests for a seat")
            await self._cut_after_many()
        elif isinstance(ask, _RARE):
            async with self._house.joining():
                room.post(self, ask)
        elif ask is not None:
            room.post(self, ask)

    async def _ask(self) -> Asks | None:
        """The next message; None if it makes no sense or comes too soon."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._bucket.take():
            await self._too_fast()
            return None
        try:
            ask: Asks = _read(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._mistake("malformed", str(error)[:200])
            await self._cut_after_many()
            return None
        return ask

    async def _too_fast(self) -> None:
        self._mistakes += 1
        if self._mistakes % 10 == 1:
            self.say(Wrong("slow-down"))
        await self._cut_after_many()
        await asyncio.sleep(_BREATH)

    def _mistake(self, why: Why, detail: str) -> None:
        self._mistakes += 1
        self.say(Wrong(why, detail=detail))

    async def _cut_after_many(self) -> None:
        if self._mistakes > _MISTAKES:
            await self._hang_up(POLICY)
            raise WebSocketDisconnect(POLICY)

    async def _hang_up(self, code: int = 1000) -> None:
        """Close after what was said last."""
        self._stop_hearing()
        if self._pump is not None:
            await asyncio.wait([self._pump], timeout=1)
        self._dead = True
        if self._pump is not None:
            self._pump.cancel()
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code)
        except (RuntimeError, TimeoutError, OSError):
            pass
        if self._wire is not None:
            self._wire.end_soon()
            if code == POLICY:
                self._wire.stop_reading()


async def outdated(socket: WebSocket) -> None:
    """Pages of protocol 1 connect to `/ws` alone: tell them to load the page anew."""
    await socket.accept()
    await socket.send_text(_encode(Wrong("version")).decode())
    await socket.close()
