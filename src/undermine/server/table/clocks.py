"""The clock of a table: how long a decision may take, and what happens when nobody decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from undermine.core.state import NOBODY, Seat
from undermine.server.protocol.messages import Clock
from undermine.server.services import Time, Timer
from undermine.server.table.rest import ClockRest

PACES: Final = {"none": 0.0, "live": 60.0, "relaxed": 300.0, "turns": 86_400.0}
"""Seconds for a decision."""
REACTIONS: Final = PACES | {"none": 60.0, "live": 20.0, "relaxed": 60.0}
"""Seconds to answer in the turn of another: that one waits, even where nobody else is hurried."""
CEREMONY: Final = 20.0
"""More, at the beginning of a round, until everybody has looked at their role."""
STORY: Final = 20.0
"""More, for the first decision after a round, until it was told how the round was won."""
ABSENT: Final = 45.0
"""A person who is away longer, when it is their turn and others wait, gets a stand-in: a bot
plays, and the seat stays theirs."""


class TimeUp(NamedTuple):
    """Posted by the room to itself: the hourglass ran out before the seat decided."""

    generation: int


class Turn(NamedTuple):
    """The decision that a table waits for."""

    seat: Seat
    limit: float
    """Seconds for it; 0: no limit."""
    is_ceremony: bool
    """People who are here still look at their roles."""
    is_absent: bool
    """The person is away, and others are here and wait."""


class Hourglass:
    """Runs for the person who has to decide; a bot needs none."""

    __slots__ = (
        "_away_since",
        "_began",
        "_ends",
        "_generation",
        "_grace",
        "_last_active",
        "_limit",
        "_post",
        "_seat",
        "_time",
        "_timer",
        "_turn",
    )  # fmt: skip

    def __init__(
        self, time: Time, turn: Callable[[], Turn | None], post: Callable[[object], None]
    ) -> None:
        self._time = time
        self._turn = turn
        self._post = post
        self._timer: Timer | None = None
        self._seat: Seat = NOBODY
        self._began = self._away_since = self._ends = self._last_active = 0.0
        self._limit = self._grace = 0.0
        self._generation = 0

    @property
    def generation(self) -> int:
        """The number of times it was set or stopped; a `TimeUp` of an earlier one is outdated."""
        return self._generation

    @property
    def shown(self) -> Clock | None:
        """The clock that people see; the time until a stand-in takes over is not shown."""
        if self._timer is None or not self._limit:
            return None
        left = max(0.0, self._ends - self._time.now())
        return Clock(self._seat, int(left * 1000), int(self._limit * 1000))

    @property
    def waiting(self) -> dict[Seat, int]:
        """For how many milliseconds the table has waited for a person; empty if it does not."""
        turn, seconds = self._turn(), self._time.now() - self._last_active
        return {} if turn is None else {turn.seat: int(seconds * 1000)}

    def restart(self, grace: float = 0.0) -> None:
        """Set it for the person who decides now, with some seconds more."""
        self._grace = grace
        self._began = self._away_since = self._last_active = self._time.now()
        self._set()

    def update(self) -> None:
        """A person came or went in the middle of a decision: time that has passed stays passed."""
        is_patient = self._timer is not None and not self._limit
        if not is_patient:
            self._away_since = self._time.now()
        self._set()

    def note_activity(self) -> None:
        """The person who decides has done something."""
        self._last_active = self._time.now()

    @property
    def left(self) -> float | None:
        """Seconds until the clock that people see runs out, also while it is stopped."""
        turn = self._turn()
        return self._deadline(turn) - self._time.now() if turn is not None and turn.limit else None

    def rest(self) -> ClockRest:
        """The clock, to go on later."""
        now = self._time.now()
        return ClockRest(now - self._began, self._grace, now - self._last_active)

    def recall(self, rest: ClockRest, ran: float) -> None:
        """Go on with a clock that ran for so many seconds more."""
        self._away_since = self._time.now()
        self._grace = rest.grace
        self._began = self._away_since - rest.elapsed - ran
        self._last_active = self._away_since - rest.idle - ran
        self._set()

    def stop(self) -> None:
        """Cancel it."""
        self._generation += 1
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _set(self) -> None:
        self.stop()
        turn = self._turn()
        if turn is None:
            return
        self._seat, self._limit = turn.seat, turn.limit
        if turn.limit:
            self._run_until(self._deadline(turn))
        elif turn.is_absent:
            self._run_until(self._away_since + ABSENT)

    def _deadline(self, turn: Turn) -> float:
        ceremony = CEREMONY if turn.is_ceremony else 0.0
        grace = 0.0 if turn.is_absent else self._grace + ceremony
        return self._began + turn.limit + grace

    def _run_until(self, ends: float) -> None:
        up = TimeUp(self._generation)
        self._ends = ends
        left = max(0.0, ends - self._time.now())
        self._timer = self._time.after(left, lambda: self._post(up))
