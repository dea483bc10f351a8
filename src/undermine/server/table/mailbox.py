"""The mailbox of a room: everything that people and bots ask for is handled one after another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from undermine.server.eager import EagerCoroutine
from undermine.server.table.listeners import Listener, send_away

_MOST: Final = 400
"""Messages in one mailbox; a sender who would exceed it is told to slow down."""


class Mailbox:
    """A queue whose handler runs for one message at a time, so that it needs no lock."""

    def __init__(self, handle: Callable[[Listener, Any], Awaitable[None]]) -> None:
        self._handle = handle
        self._queue: deque[tuple[Listener, Any]] = deque()
        self._is_busy = False
        self._is_closed = False
        self._idle: asyncio.Future[None] | None = None
        """Done when the mailbox is empty; None if nobody waits for that."""

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def is_busy(self) -> bool:
        """Whether a message is being handled."""
        return self._is_busy

    @property
    def is_full(self) -> bool:
        """Whether no more messages of clients are taken."""
        return len(self._queue) >= _MOST

    def post(self, listener: Listener, ask: object) -> None:
        """Add a message; it is handled at once if no other one is."""
        if self._is_closed:
            send_away(listener)
            return
        self._queue.append((listener, ask))
        if not self._is_busy:
            self._is_busy = True
            EagerCoroutine(self._drain()).resume()

    def close(self, *, drop: bool = False) -> None:
        """Take no more messages: senders connect again, and find the table when they return.

        Those that wait are handled, or dropped: they are asked again, too.
        """
        self._is_closed = True
        while drop and self._queue:
            send_away(self._queue.popleft()[0])

    async def wait_until_idle(self) -> None:
        """Wait until everything has been handled."""
        while self._is_busy:
            if self._idle is None:
                self._idle = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    async def _drain(self) -> None:
        try:
            while self._queue:
                await self._handle(*self._queue.popleft())
        finally:
            self._is_busy = False
            if self._idle is not None:
                self._idle.set_result(None)
                self._idle = None
