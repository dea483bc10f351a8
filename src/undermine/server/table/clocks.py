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

    setting: int


class Hourglass:
    """Runs for whoever has to decide."""

    __slots__ = (
        "_alarm", "_asked", "_away", "_began", "_ends", "_grace", "_of", "_room", "_seat",
        "setting",
    )  # fmt: skip

    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: Alarm | None = None
        self._seat: Seat = -3
        self._began = self._away = self._ends = self._asked = 0.0
        self._of = self._grace = 0.0
        self.setting = 0
        """The how-manieth time it was set; what an earlier setting rang for is past."""

    @property
    def shown(self) -> Clock | None:
        """What people see of it: the clock of the table, not the patience with the absent."""
        if self._alarm is None or not self._of:
            return None
        left = max(0.0, self._ends - self._room.services.time.now())
        return Clock(self._seat, int(left * 1000), int(self._of * 1000))

    def turn(self, grace: float = 0.0) -> None:
        """Set it for whoever decides now, with so much more time; bots need none."""
        self._grace = grace
        self._began = self._away = self._asked = self._room.services.time.now()
        self._set()

    def stir(self) -> None:
        """Whoever decides has shown that they are there."""
        self._asked = self._room.services.time.now()

    @property
    def waiting(self) -> dict[Seat, int]:
        """For how many milliseconds the table has waited for whoever decides, if it does."""
        room = self._room
        if room.live is None or room.doc.status != "playing" or room.doc.paused:
            return {}
        seat = room.actor
        if seat < 0 or room.doc.played_by_bot(seat):
            return {}
        return {seat: int((room.services.time.now() - self._asked) * 1000)}

    def turn_and_tell(self) -> None:
        """Set it anew in the middle of a decision."""
        self.turn()
        self._tell()

    def mind_and_tell(self) -> None:
        """Somebody came or went in the middle of a decision: time that has passed stays passed."""
        is_patient = self._alarm is not None and not self._of
        if not is_patient:
            self._away = self._room.services.time.now()
        self._set()
        self._tell()

    def _tell(self) -> None:
        self._room.tell_all(Ticking(self.shown))

    def _set(self) -> None:
        self.stop()
        room = self._room
        if room.live is None or room.doc.status != "playing" or room.doc.paused:
            return
        self._seat = room.actor
        if self._seat < 0 or room.doc.played_by_bot(self._seat):
            return
        self._of = self._pace(room.doc.config.pace)
        if self._of:
            grace = 0.0 if self._others_wait_for_absent() else self._grace + self._ceremony()
            self._run_until(self._began + self._of + grace)
        elif self._others_wait_for_absent():
            self._run_until(self._away + ABSENT)

    def stop(self) -> None:
        """Let nothing happen any more."""
        self.setting += 1
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    def _run_until(self, ends: float) -> None:
        room, time = self._room, self._room.services.time
        up = TimeUp(self.setting)
        self._ends = ends
        self._alarm = time.after(max(0.0, ends - time.now()), lambda: room.remind(up))

    def _pace(self, name: str) -> float:
        is_asked = self._room.playing.state.agenda[-1].reaction
        return (REACTIONS if is_asked else PACES)[name]

    def _ceremony(self) -> float:
        looking = set(self._room.doc.persons()) & self._room.present - self._room.understood
        return CEREMONY if looking else 0.0

    def _others_wait_for_absent(self) -> bool:
        if self._seat in self._room.listeners.values():
            return False
        return bool(self._room.present) and self._room.doc.config.pace != "turns"
