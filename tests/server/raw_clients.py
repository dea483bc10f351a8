"""Clients of a real server that behave unlike browsers: plain sockets, requests by the byte."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.room_harness import Message
from tests.server.seeded import SeededServer
from tests.waiting import HANG
from tools.faults import Server


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    server = SeededServer(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def ask(
    server: Server,
    method: str,
    path: str,
    body: bytes = b"",
    headers: tuple[tuple[str, str], ...] = (),
) -> tuple[int, str]:
    """A request with header lines as given; the status and the word that says why."""
    place = urlsplit(server.url)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=HANG)
    names = {name.lower() for name, _ in headers}
    connection.putrequest(method, path, skip_host="host" in names)
    for name, value in (("content-length", str(len(body))), *headers):
        connection.putheader(name, value)
    connection.endheaders(body)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    is_json = answer.headers["content-type"] == "application/json"
    told = json.loads(text) if is_json else {}
    return answer.status, told.get("why", "") if isinstance(told, dict) else ""


def opened(server: Server, **config: object) -> Message:
    told: Message = server.post("/api/tables", {"name": "Ana", "config": {"seats": 3, **config}})
    return told


@contextmanager
def websocket_to(server: Server, code: str) -> Iterator[ClientConnection]:
    with connect(server.socket(code), compression=None, proxy=None, open_timeout=HANG) as line:
        yield line


def first_answer(server: Server, code: str, token: str = "") -> str:
    """The kind of the first message to a client that joins, or the reason of a refusal."""
    with websocket_to(server, code) as line:
        with suppress(ConnectionClosed):  # refused before anything is said
            line.send(json.dumps({"t": "join", "token": token}))
        told = json.loads(line.recv(HANG))
    return str(told.get("why", told["t"]))
