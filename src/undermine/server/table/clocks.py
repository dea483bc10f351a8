"""Time at a table: how long a decision may take, and what happens when nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.state import Seat
from undermine.server.protocol.messages import Clock, Ticking

if TYPE_CHECKING:
    from undermine.server.services import Alarm
    from undermine.server.table.room import Room

PACES: Final = {"none": 0.0, "live": 60.0, "relaxed": 300.0, "turns": 86_400.0}
"""Seconds for a decision."""
REACTIONS: Final = PACES | {"none": 60.0, "live": 20.0, "relaxed": 60.0}
"""Seconds to answer in the turn of another: that one waits, even where nobody else is hurried."""
CEREMONY: Final = 20.0
"""More, at the beginning of a round, until everybody has looked at their role."""
STORY: Final = 20.0
"""More, for the first decision after a round, until it was told how the round was won."""
ABSENT: Final = 45.0
"""Whoever is away longer, when it is their turn and others wait, gets a stand-in: a bot plays,
and the seat stays theirs."""


class TimeUp(NamedTuple):
    """The room tells itself: nobody decided before the hourglass ran out."""

    generation: int


class Hourglass:
    """Runs for whoever has to decide."""

    __slots__ = (
        "_alarm", "_away_since", "_began", "_ends", "_grace", "_last_active", "_limit", "_room",
        "_seat", "generation",
    )  # fmt: skip

    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: Alarm | None = None
        self._seat: Seat = -3
        self._began = self._away_since = self._ends = self._last_active = 0.0
        self._limit = self._grace = 0.0
        self.generation = 0
        """The how-manieth time it was set; what an earlier setting rang for is past."""

    @property
    def shown(self) -> Clock | None:
        """What people see of it: the clock of the table, not the patience with the absent."""
        if self._alarm is None or not self._limit:
            return None
        left = max(0.0, self._ends - self._room.services.time.now())
        return Clock(self._seat, int(left * 1000), int(self._limit * 1000))

    def restart(self, grace: float = 0.0) -> None:
        """Set it for whoever decides now, with so much more time; bots need none."""
        self._grace = grace
        self._began = self._away_since = self._last_active = self._room.services.time.now()
        self._set()

    def note_activity(self) -> None:
        """Whoever decides has shown that they are there."""
        self._last_active = self._room.services.time.now()

    @property
    def waiting(self) -> dict[Seat, int]:
        """For how many milliseconds the table has waited for whoever decides, if it does."""
        room = self._room
        if room.game is None or room.record.status != "playing" or room.record.paused:
            return {}
        seat = room.actor
        if seat < 0 or room.record.played_by_bot(seat):
            return {}
        return {seat: int((room.services.time.now() - self._last_active) * 1000)}

    def restart_and_send(self) -> None:
        """Set it anew in the middle of a decision."""
        self.restart()
        self._send()

    def update_and_send(self) -> None:
        """Somebody came or went in the middle of a decision: time that has passed stays passed."""
        is_patient = self._alarm is not None and not self._limit
        if not is_patient:
            self._away_since = self._room.services.time.now()
        self._set()
        self._send()

    def _send(self) -> None:
        self._room.broadcast(Ticking(self.shown))

    def _set(self) -> None:
        self.stop()
        room = self._room
        if room.game is None or room.record.status != "playing" or room.record.paused:
            return
        self._seat = room.actor
        if self._seat < 0 or room.record.played_by_bot(self._seat):
            return
        self._limit = self._pace(room.record.config.pace)
        if self._limit:
            grace = 0.0 if self._others_wait_for_absent() else self._grace + self._ceremony()
            self._run_until(self._began + self._limit + grace)
        elif self._others_wait_for_absent():
            self._run_until(self._away_since + ABSENT)

    def stop(self) -> None:
        """Let nothing happen any more."""
        self.generation += 1
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    def _run_until(self, ends: float) -> None:
        room, time = self._room, self._room.services.time
        up = TimeUp(self.generation)
        self._ends = ends
        self._alarm = time.after(max(0.0, ends - time.now()), lambda: room.post_to_self(up))

    def _pace(self, name: str) -> float:
        is_asked = self._room.require_game().state.agenda[-1].reaction
        return (REACTIONS if is_asked else PACES)[name]

    def _ceremony(self) -> float:
        looking = set(self._room.record.persons()) & self._room.present - self._room.understood
        return CEREMONY if looking else 0.0

    def _others_wait_for_absent(self) -> bool:
        if self._seat in self._room.listeners.values():
            return False
        return bool(self._room.present) and self._room.record.config.pace != "turns"
