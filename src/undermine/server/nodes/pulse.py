"""The pulse of a node: whether it stood still for so long that others may have taken its tables.

A node that is frozen and wakes up again does not know it: its timers go on as if nothing had
happened. Its writes are fenced by the store; the pulse keeps it from showing a table as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from undermine.server.logs import log

_BEAT: Final = 0.5
"""Seconds between two beats."""
STILL: Final = 4.0
"""Seconds without a beat after which the session with the database may be over; the database waits
a little longer before it ends it."""


class Pulse:
    """Beats in the event loop."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._beaten = now()
        self._beating: asyncio.Task[None] | None = None

    def open(self, on_still: Callable[[], None]) -> None:
        """Begin to beat; the function is called after every stand-still."""
        self._beaten = self._now()
        self._beating = asyncio.get_running_loop().create_task(self._beat_for_ever(on_still))

    def close(self) -> None:
        """Beat no more."""
        if self._beating is not None:
            self._beating.cancel()

    @property
    def has_stopped(self) -> bool:
        """Whether the node stood still until just now, and nobody was told."""
        return self._beating is not None and self._now() - self._beaten > STILL

    def beat(self) -> None:
        """The node is alive."""
        self._beaten = self._now()

    async def _beat_for_ever(self, on_still: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            if self.has_stopped:
                try:
                    on_still()
                except Exception as error:  # noqa: BLE001 (one mistake must not end the pulse)
                    log.error("the pulse went on after a mistake", error=error)
            self.beat()
