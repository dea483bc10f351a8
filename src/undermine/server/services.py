"""The services that a room uses: store, clock, bots, settings and random numbers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from secrets import SystemRandom
from typing import NamedTuple, Protocol

from undermine.server.bots.workers import BotWorkers
from undermine.server.settings import Settings
from undermine.server.store.base import Store


class Alarm(Protocol):
    """A timer."""

    def cancel(self) -> None:
        """Cancel the timer."""


class Time(Protocol):
    """A clock; tests bring their own."""

    def now(self) -> float:
        """Seconds, from no particular moment."""

    def date(self) -> int:
        """Seconds since 1970."""

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Call a function later."""


class RealTime:
    """The clock of the system."""

    now = staticmethod(time.monotonic)
    """Seconds that never jump."""

    def date(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Call a function later, in the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, ring)


async def sleep(time: Time, seconds: float) -> None:
    """Wait by a clock that a test may bring."""
    if seconds <= 0:
        return
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm = time.after(seconds, lambda: over.set_result(None))
    try:
        await over
    finally:
        alarm.cancel()


class Services(NamedTuple):
    """All services of a room."""

    store: Store
    time: Time
    bots: BotWorkers
    settings: Settings
    random: Random = SystemRandom()
    """Where the seeds of games and the codes of tables come from. `SystemRandom` asks the operating
    system, and nobody can guess it; tests that need the same deals every time bring their own."""
