"""The date, compared with a clock that cannot be set.

The wall clock of a machine can jump: by a wrong time server, a flat battery, a restored image.
Tables are removed by their age, so a jump must make none of them look older than it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.server.services import Time, Timer

RETURN: Final = 3600.0
"""Seconds after a start before which no clock runs out that had so much left."""


class CheckedTime:
    """A clock with two dates: one never earlier than it should be, one never later."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._started = time.date(), time.now()
        self.now = time.now
        """Seconds since an arbitrary moment; they never jump."""

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call a function later."""
        return self._time.after(seconds, callback)

    def date(self) -> int:
        """Seconds since 1970, to be stored; a clock that is set back does not make rows older."""
        return max(self._time.date(), self.steady())

    def safe_date(self) -> int:
        """Seconds since 1970, to remove by; a clock that is set forward does not age anything."""
        return min(self._time.date(), self.steady())

    def since(self, date: int) -> float:
        """Seconds since a steady date, but for those before this server started."""
        return float(max(0, self.steady() - max(date, self._started[0])))

    def ran(self, date: int, left: float) -> float:
        """Seconds that a clock ran which had so many left at a steady date.

        It runs on while no server does, but leaves people time to return: it runs out an hour
        after the start at the earliest, and one with less left than that stood until the start.
        """
        ran = float(max(0, self.steady() - date))
        if date >= self._started[0]:
            return ran
        return min(ran, left - min(left, RETURN) + self.since(date))

    def jump(self) -> int:
        """How many seconds the date has gained or lost since the server started."""
        return self._time.date() - self.steady()

    def steady(self) -> int:
        """The date when the server started, and the seconds since then."""
        date, now = self._started
        return date + int(self.now() - now)
