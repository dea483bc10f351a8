"""What a table that sleeps must not forget, and what lists show of it meanwhile.

It is stored with the table when the table is unloaded, and taken out when it is loaded again.
"""

from __future__ import annotations

from msgspec import Struct

from undermine.core.state import NOBODY, Seat
from undermine.server.checked_time import CheckedTime
from undermine.server.protocol.messages import Ballot


class ClockRest(Struct, frozen=True):
    """The clock of a decision, in seconds."""

    elapsed: float
    """Since the decision began."""
    grace: float
    idle: float
    """Since the person who decides has last done something."""


class Absence(Struct, frozen=True):
    """A person who is away."""

    since: int
    """In seconds since 1970."""
    seconds: float


class Rest(Struct, frozen=True):
    """A table that sleeps; most of this is about its game."""

    at: int
    """Since when, in seconds since 1970."""
    seq: int
    """Its last entry; once there is a later one, all this is outdated."""
    clock: ClockRest
    turn: Seat = NOBODY
    round: int = 0
    left: int = -1
    """Milliseconds that were left on the clock; -1: none ran."""
    understood: tuple[Seat, ...] = ()
    """The seats that have looked at their role."""
    absences: dict[Seat, Absence] = {}
    vote: Ballot | None = None
    """The open vote on an action of the game."""

    def clock_ran(self, time: CheckedTime) -> float:
        """Seconds that the clock ran meanwhile."""
        return time.ran(self.at, self.left / 1000) if self.left >= 0 else time.since(self.at)
