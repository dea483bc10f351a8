"""The services that a room uses: store, clock, bots, settings and random numbers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from secrets import SystemRandom
from typing import NamedTuple, Protocol

from undermine.server.bots.workers import BotWorkers
from undermine.server.nodes.ownership import Ownership, SingleOwner
from undermine.server.settings import Settings
from undermine.server.store.base import Store


class Timer(Protocol):
    """A timer."""

    def cancel(self) -> None:
        """Cancel the timer."""


class Time(Protocol):
    """A clock and its timers; tests bring their own."""

    def now(self) -> float:
        """Seconds since an arbitrary moment; they never jump."""

    def date(self) -> int:
        """Seconds since 1970."""

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call a function later."""


class RealTime:
    """The clock of the system."""

    now = staticmethod(time.monotonic)
    """Seconds that never jump."""

    def date(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call a function later, in the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, callback)


class Services(NamedTuple):
    """All services of a room."""

    store: Store
    time: Time
    bots: BotWorkers
    settings: Settings
    ownership: Ownership = SingleOwner()
    """Which tables live here; more than one node needs more than `SingleOwner`."""
    random: Random = SystemRandom()
    """The source of seeds and table codes. `SystemRandom` is cryptographically secure; tests that
    need the same deals every time bring their own."""
