"""Time at a table: how long a decision may take, and what happens when nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.state import Seat
from undermine.server.protocol import Clock, Ticking

if TYPE_CHECKING:
    from undermine.server.room import Room
    from undermine.server.services import Alarm

PACES: Final = {"none": 0.0, "live": 60.0, "relaxed": 300.0, "turns": 86_400.0}
"""Seconds for a decision."""
CEREMONY: Final = 20.0
"""More, at the beginning of a round, until everybody has looked at their role."""
ABSENT: Final = 45.0
"""Whoever is away longer, when it is their turn and others wait, is replaced by a bot."""


class TimeUp(NamedTuple):
    """The room tells itself: nobody decided after this entry."""

    seq: int


class Hourglass:
    """Runs for whoever has to decide."""

    __slots__ = ("_alarm", "_ends", "_of", "_room", "_seat")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: Alarm | None = None
        self._seat: Seat = -3
        self._ends = 0.0
        self._of = 0.0

    @property
    def shown(self) -> Clock | None:
        """What people see of it: the clock of the table, not the patience with the absent."""
        if self._alarm is None or not self._of:
            return None
        left = max(0.0, self._ends - self._room.services.time.now())
        return Clock(self._seat, int(left * 1000), int(self._of * 1000))

    def turn(self) -> None:
        """Set it for whoever decides now; bots need none."""
        self.stop()
        room = self._room
        if room.live is None or room.doc.status != "playing" or room.doc.paused:
            return
        self._seat = room.actor
        if self._seat < 0 or room.doc.played_by_bot(self._seat):
            return
        self._of = PACES[room.doc.config.pace]
        seconds = self._of + (CEREMONY if self._of and self._waits_for_ceremony() else 0.0)
        if self._others_wait_for_absent():
            seconds = min(seconds or ABSENT, max(ABSENT, self._of))
        if seconds:
            self._run(seconds)

    def turn_and_tell(self) -> None:
        """Set it anew in the middle of a decision."""
        self.turn()
        self._room.tell_all(Ticking(self.shown))

    def stop(self) -> None:
        """Let nothing happen any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    def _run(self, seconds: float) -> None:
        room, time = self._room, self._room.services.time
        assert room.live is not None
        seq = room.live.seq
        self._ends = time.now() + seconds
        self._alarm = time.after(seconds, lambda: room.remind(TimeUp(seq)))

    def _waits_for_ceremony(self) -> bool:
        return not self._room.understood >= set(self._room.doc.persons()) & self._room.present

    def _others_wait_for_absent(self) -> bool:
        present = self._room.present
        patient = self._room.doc.config.pace == "turns"
        return self._seat not in present and bool(present) and not patient
