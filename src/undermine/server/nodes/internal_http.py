"""Plain HTTP from node to node: one request, one answer, and the connection is closed.

h11 comes with uvicorn, so this needs no further package.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

_SECONDS: Final = 5.0
"""So long an answer may take; a node that is frozen accepts connections and answers nothing."""
_LARGEST: Final = 4_000_000
"""Bytes of an answer."""
_PORTS: Final = {"http": 80, "https": 443}


class InternalAnswer(NamedTuple):
    """What another node answers."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(
    address: str, target: str, headers: Mapping[str, str], seconds: float = _SECONDS
) -> InternalAnswer:
    """GET something of another node; raises `OSError` if there is no answer in time."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    try:
        async with asyncio.timeout(seconds):
            secure = parts.scheme == "https"
            reader, writer = await asyncio.open_connection(host, port, ssl=secure or None)
            try:
                return await _exchanged(reader, writer, parts.netloc, target, headers)
            finally:
                writer.close()
    except TimeoutError as error:
        raise OSError(f"{address} does not answer within {seconds:g} s") from error
    except h11.ProtocolError as error:
        raise OSError(f"{address} does not answer by HTTP: {error}") from error


async def _exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    host: str,
    target: str,
    headers: Mapping[str, str],
) -> InternalAnswer:
    line = h11.Connection(h11.CLIENT)
    lines = {"host": host, "connection": "close", **headers}
    request = h11.Request(method="GET", target=target, headers=list(lines.items()))
    writer.write((line.send(request) or b"") + (line.send(h11.EndOfMessage()) or b""))
    status, found, body = 0, {}, b""
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            status = event.status_code
            found = {name.decode(): value.decode("latin-1") for name, value in event.headers}
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > _LARGEST:
                raise OSError(f"{host} answers more than {_LARGEST} bytes")
        elif isinstance(event, h11.EndOfMessage):
            return InternalAnswer(status, found, body)
        elif isinstance(event, h11.ConnectionClosed):
            raise OSError(f"{host} hung up without an answer")
