"""Send as fast as possible on one socket: it must be cut within a second, and delay no other."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tools.fault_server import Fault, Server

CUT_WITHIN = 1.0
"""Seconds from the first message of a flood to the end of its connection."""
LONGEST = 10.0
"""Seconds after which a flood gives up."""
FLOODS = {
    "asks": b'{"t":"why","ref":1,"action":{"do":"fly"}}',
    "nonsense": b"x" * 40,
    "joins": b'{"t":"join"}',
    "pings": b"ping",
    "pongs": b"pong",
}
_OPENINGS = {"pings": 0x89, "pongs": 0x8A}
_TEXT = 0x81
_MASKED = 0x80


def try_flood(folder: Path) -> str:
    """Flood with every kind of message."""
    server = Server(folder)
    server.start()
    try:
        body = {"name": "Ana", "config": {"seats": 4}, "bots": "random"}
        opened: dict[str, Any] = server.post("/api/tables", body)
        cut = {kind: _flooded(server, opened, kind) for kind in FLOODS}
        if server.status("/healthz") != 200:  # noqa: PLR2004 (HTTP says so)
            raise Fault("the server is not well after floods")
    finally:
        server.kill()
    return "cut after " + ", ".join(f"{seconds:.2f} s ({kind})" for kind, seconds in cut.items())


def _flooded(server: Server, opened: dict[str, Any], kind: str) -> float:
    """Seconds until a flood was cut."""
    frame = _frame(kind)
    with connect(server.socket(opened["code"]), proxy=None, compression=None) as line:
        line.send(json.dumps({"t": "join", "token": opened["token"]}))
        line.recv(LONGEST)
        line.socket.settimeout(LONGEST)
        began = time.monotonic()
        try:
            while time.monotonic() < began + LONGEST:
                line.socket.sendall(frame * 50)
        except OSError:
            pass
        seconds = time.monotonic() - began
    if seconds > CUT_WITHIN:
        raise Fault(f"a flood of {kind} was cut after {seconds:.1f} s")
    return seconds


def _frame(kind: str) -> bytes:
    """A message as a client sends it, masked with zeros."""
    text = FLOODS[kind]
    return bytes([_OPENINGS.get(kind, _TEXT), _MASKED | len(text)]) + bytes(4) + text
