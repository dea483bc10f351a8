"""Where a WebSocket is served: on this node, or passed through to the owner of its table."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response
from starlette.websockets import WebSocket

from undermine.server import metrics
from undermine.server.admission import Admission, Client
from undermine.server.limits import TokenBucket
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.nodes.introductions import introduce
from undermine.server.nodes.pass_through import come_back, pass_socket
from undermine.server.tables import Tables
from undermine.server.ws.connection import Connection
from undermine.server.ws.uvicorn_protocol import EXTENSION

_TRIES: Final = 15
"""How often a table is looked for that moves from one node to another."""
_PAUSE: Final = 0.3
"""Seconds between two tries."""
_MOVED: Final = 409


async def serve_or_pass(
    socket: WebSocket, tables: Tables, admission: Admission, client: Client
) -> None:
    """Serve a client here, or pass it through; if its table keeps moving, it connects again."""
    code = socket.path_params["code"]
    for _ in range(_TRIES):
        try:
            await Connection(socket, tables, admission).serve(code, client)
        except ElsewhereError as elsewhere:
            if await _pass_through(socket, tables, client, elsewhere):
                return
        else:
            return
        await asyncio.sleep(_PAUSE)
    await socket.accept()
    await come_back(socket)


async def serve_passed(
    socket: WebSocket, tables: Tables, admission: Admission, client: Client
) -> None:
    """Serve a client of another node; it is not passed on twice."""
    try:
        await Connection(socket, tables, admission).serve(socket.path_params["code"], client)
    except ElsewhereError:
        await deny(socket, Response(b"", _MOVED))


async def deny(socket: WebSocket, answer: Response) -> None:
    """Answer the request for a socket by plain HTTP."""
    await socket.send_denial_response(answer)
    protocol = socket.scope["state"].get(EXTENSION)
    if protocol is not None:
        protocol.end_handshake()


async def _pass_through(
    socket: WebSocket, tables: Tables, client: Client, elsewhere: ElsewhereError
) -> bool:
    node, settings = tables.node, tables.services.settings
    if node is None or elsewhere.address in ("", node.address):
        return False
    rate = float(settings.messages_per_second)
    now = tables.services.time.now
    protocol = socket.scope["state"].get(EXTENSION)
    if protocol is not None:
        protocol.allow_control_frame = TokenBucket(rate, 3 * rate, now).take
    headers = introduce(node, client.address, may_guess=client.may_guess)
    bucket = TokenBucket(rate, 3 * rate, now)
    with metrics.PASSED.track_inprogress():
        return await pass_socket(socket, elsewhere.address, elsewhere.code, headers, bucket)
