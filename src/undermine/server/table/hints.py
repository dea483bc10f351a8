"""The hints of a table: the latest ones, and how often a seat may ask for new ones."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.state import Seat, State
from undermine.server.limits import TokenBucket
from undermine.server.protocol.guide import HintInfo
from undermine.server.services import Time

_RATE: Final = 2.0
"""New hints a second, for one seat …"""
_BURST: Final = 10.0
"""… after so many at once."""


class Hints:
    """Hints follow from the view of a seat, so those of a state are computed once.

    A seat waits for one answer at a time: hints are computed by the processes that bots need.
    """

    def __init__(self, time: Time) -> None:
        self._time = time
        self._latest: dict[Seat, tuple[State[Any], tuple[HintInfo, ...]]] = {}
        self._limits: dict[Seat, TokenBucket] = {}
        self._awaited: set[Seat] = set()

    def known(self, seat: Seat, state: State[Any]) -> tuple[HintInfo, ...] | None:
        """The hints that a seat was given in a state; None if it was given none."""
        before, hints = self._latest.get(seat, (None, ()))
        return hints if before is state else None

    def begin(self, seat: Seat) -> bool:
        """A seat begins to wait for hints; false if it waits already or asks too often."""
        limit = self._limits.setdefault(seat, TokenBucket(_RATE, _BURST, self._time.now))
        if seat in self._awaited or not limit.take():
            return False
        self._awaited.add(seat)
        return True

    def end(self, seat: Seat) -> None:
        """A seat does not wait any more."""
        self._awaited.discard(seat)

    def keep(self, seat: Seat, state: State[Any], hints: tuple[HintInfo, ...]) -> None:
        """Keep the hints of a seat until the next ones."""
        self._latest[seat] = state, hints

    def clear(self) -> None:
        """There is another game at the table."""
        self._latest.clear()
