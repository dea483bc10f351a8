"""A WebSocket client of a real server, and requests for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.room_harness import Message
from tests.waiting import HANG
from tools.faults import Server


class Client:
    """A WebSocket client of a table."""

    def __init__(self, server: Server, opened: Message, *, joins: bool = True) -> None:
        self._stack = ExitStack()
        self.line: ClientConnection = self._stack.enter_context(dial(server, opened["code"]))
        self.received: list[Message] = []
        if joins:
            self.say(t="join", token=opened.get("token", ""))
            self.receive("sync")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def say(self, **message: object) -> None:
        self.line.send(json.dumps(message))

    def next(self) -> Message:
        """The next message."""
        told: Message = json.loads(self.line.recv(HANG))
        self.received.append(told)
        return told

    def receive(self, *kinds: str) -> Message:
        """The next message of a kind."""
        while True:
            told = self.next()
            if told["t"] in kinds:
                return told

    def until_closed(self, send: Callable[[], None] = lambda: None) -> int:
        """Send and receive until the server closes the connection; the close code, or 0."""
        for _ in range(1000):
            try:
                send()
                self.next()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
        raise AssertionError("the line was not cut")

    def answer(self, **message: object) -> Message:
        """Send a message; the answer to it."""
        self.say(**message)
        return self.receive("wrong", "refused", "reason", "foreseen", "staged", "moved", "said")

    def is_alive(self) -> bool:
        """The room answers, if need be after another request."""
        told: Message = {"why": "slow-down"}
        while told.get("ref") != 4711:
            if told.get("why") == "slow-down":
                self.say(t="why", ref=4711, action={"do": "fly"})
            told = self.next()
        return True

    @property
    def watchers(self) -> int:
        """The latest number of spectators."""
        return int(next(m["table"]["watchers"] for m in reversed(self.received) if "table" in m))

    def my_turn(self) -> Message:
        """Wait until this seat has legal actions; the message that says so.

        Bots do not wait for it: it says that it has looked at its role.
        """
        self.say(t="understood")
        told = [m for m in self.received if m["t"] in ("sync", "moved")][-1]
        while not told["legal"]:
            told = self.receive("moved")
        return told


def dial(server: Server, code: str, **more: Any) -> Any:  # noqa: ANN401 (a context, as the library has it)
    return connect(
        server.socket(code), compression=None, max_size=None, proxy=None, open_timeout=HANG, **more
    )


def opened(server: Server, **body: object) -> Message:
    """A table with bots."""
    answer: Message = server.post("/api/tables", {"name": "Ana", "bots": "random", **body})
    return answer


def get(server: Server, path: str) -> str:
    with urlopen(server.url + path, timeout=HANG) as reply:  # noqa: S310 (our own address)
        return str(reply.read().decode())
