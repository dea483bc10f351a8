"""Pass-through: connections to a table of another node are carried there and back.

The browser sees one server. This node checks and meters its client; the owner of the table hears
from the client by a WebSocket from node to node, and answers on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import quote

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from undermine.server.limits import TokenBucket
from undermine.server.logs import log
from undermine.server.protocol.messages import Closing

_COME_BACK: Final = 1012
"""The code of a WebSocket whose server is about to restart: the browser connects again."""
_BREATH: Final = 0.02
"""Seconds until the next message is read from a client that sends too fast."""
_DIAL_SECONDS: Final = 3.0
"""So long the owner has to answer; a node that is frozen accepts connections all the same."""
_PING_EVERY: Final = 2.0
_PING_SECONDS: Final = 5.0
"""Without an answer for so long, the owner counts as gone."""
_CLOSE_SECONDS: Final = 0.5
_MOVED: Final = 409
_NO_CODE: Final = 1005
_GOODBYE: Final = msgspec.json.encode(Closing()).decode()


async def pass_socket(
    socket: WebSocket, address: str, code: str, headers: Mapping[str, str], bucket: TokenBucket
) -> bool:
    """Carry a socket to the owner of its table until either end closes it.

    False, and the socket not accepted yet, if the owner does not take it.
    """
    try:
        owner = await _dialled(f"{_web_socket(address)}/ws/{quote(code, safe='')}", headers)
    except (OSError, TimeoutError, InvalidHandshake) as error:
        _log_refusal(address, error)
        return False
    try:
        await socket.accept()
        await _carry(socket, owner, bucket)
    finally:
        await owner.close()
    return True


async def _dialled(url: str, headers: Mapping[str, str]) -> ClientConnection:
    return await connect(
        url,
        additional_headers=headers,
        compression=None,
        max_size=None,
        proxy=None,
        user_agent_header=None,
        open_timeout=_DIAL_SECONDS,
        ping_interval=_PING_EVERY,
        ping_timeout=_PING_SECONDS,
        close_timeout=_CLOSE_SECONDS,
    )


def _web_socket(address: str) -> str:
    return address.replace("http", "ws", 1)


def _log_refusal(address: str, error: Exception) -> None:
    """Say why the owner took no socket, unless its table is just moving."""
    if isinstance(error, InvalidStatus):
        if error.response.status_code == _MOVED and not error.response.body:
            return
        what = (error.response.body or b"").decode(errors="replace").strip()
        log.error("refused by another node", node=address, what=what[:300])
    else:
        log.warning("another node does not answer", node=address, what=str(error)[:300])


async def _carry(socket: WebSocket, owner: ClientConnection, bucket: TokenBucket) -> None:
    """Carry messages both ways; the end of one way is the end of both."""
    ways = [
        asyncio.create_task(_to_owner(socket, owner, bucket)),
        asyncio.create_task(_from_owner(socket, owner)),
    ]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _to_owner(socket: WebSocket, owner: ClientConnection, bucket: TokenBucket) -> None:
    """Carry what the client says, not faster than it may speak."""
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await owner.send(message["bytes"] if text is None else text)
            if not bucket.take():
                await asyncio.sleep(_BREATH)
    except (ConnectionClosed, WebSocketDisconnect):
        await asyncio.Event().wait()  # the other way says what comes of it


async def _from_owner(socket: WebSocket, owner: ClientConnection) -> None:
    """Carry what the table says; if its node is gone, the client connects again."""
    try:
        while True:
            text = await owner.recv(decode=True)
            await socket.send({"type": "websocket.send", "text": text})
    except ConnectionClosed as closed:
        await _end_like(socket, closed)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def _end_like(socket: WebSocket, closed: ConnectionClosed) -> None:
    """Close as the owner did; without a word of it, its node is gone."""
    if closed.rcvd is None:
        await come_back(socket)
        return
    code = 1000 if closed.rcvd.code == _NO_CODE else closed.rcvd.code
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code)


async def come_back(socket: WebSocket) -> None:
    """Tell the client of an accepted socket to connect again in a moment."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send({"type": "websocket.send", "text": _GOODBYE})
        await socket.close(_COME_BACK)
