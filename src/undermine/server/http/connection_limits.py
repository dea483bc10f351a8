"""uvicorn's HTTP connection with limits: how many one address holds, and how long a request takes.

Without them a client could hold thousands of connections, each with half a request, for ever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar, Final

import h11

from undermine.server.admission import client_of
from undermine.server.private_api.uvicorn import HttpProtocol
from undermine.server.settings import Settings

_TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s"
)
_SLOW_DOWN: Final = b'{"why":"slow-down","detail":"too many connections from one address"}'


class Connections:
    """Counts plain connections by the address of the other end."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self._most = settings.connections_per_address
        self._is_behind_proxy = settings.trust_proxy
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more; false if that is too much. A proxy holds as many as it needs."""
        if self._open[address] >= self._most and not self._is_behind_proxy:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """One is closed, or has become a WebSocket, which is counted elsewhere."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class LimitedHttp(HttpProtocol):
    """One connection; a request must be complete, and its answer read, within a time limit."""

    limits: ClassVar[Connections]
    _address: str | None = None
    """Under which it is counted, while it is."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or refuse it; from now on a request is due."""
        super().connection_made(transport)
        address = client_of(self.peer)
        if not self.limits.take(address):
            transport.write(_TOO_MANY % (len(_SLOW_DOWN), _SLOW_DOWN))
            transport.close()
            return
        self._address = address
        self._start_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; the rest is due soon after its first byte."""
        super().data_received(data)
        if not self.awaits_request:
            self._stop_waiting()
        elif self._address is not None and self._deadline is None:
            self._start_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request was complete, and a WebSocket has limits of its own."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The answer is not read: that is not waited for without end either."""
        super().pause_writing()
        self._stop_waiting()
        self._start_waiting()

    def resume_writing(self) -> None:
        """It is read."""
        super().resume_writing()
        self._stop_waiting()

    def _start_waiting(self) -> None:
        self._deadline = self.loop.call_later(self.limits.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _forget(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.limits.give_back(self._address)
            self._address = None


def limited_http(settings: Settings) -> type[LimitedHttp]:
    """The class of connections of one server; they share its limits."""
    return type("LimitedHttp", (LimitedHttp,), {"limits": Connections(settings)})
