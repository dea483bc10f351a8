"""Who is not connected, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.state import Seat
from undermine.server.table.clocks import ABSENT

if TYPE_CHECKING:
    from undermine.server.table.room import Room

LOBBY_PATIENCE: Final = 600.0
"""Seconds for which a host may be away before the game: somebody who sends the link to others
with the same phone is gone for a while."""


class PresenceChanged:
    """The room tells itself: somebody came, or has been away for long."""


class Applying(NamedTuple):
    """Who is at the other end, if they ask for a seat: the number of the applicant, the token."""

    number: int
    token: str


class Presence:
    """The absences of one table."""

    def __init__(self, room: Room, since: int) -> None:
        self._room = room
        self._woken = room.services.time.now()
        self._since = since
        """When the table was last touched: whoever has not come since was there then."""
        self._gone: dict[Seat, tuple[float, int]] = {}
        self._applicants: dict[int, float] = {}

    def arrived(self, seat: Seat) -> None:
        """Somebody of this seat is connected; those who have not come yet get some time."""
        self._gone.pop(seat, None)
        self._room.post_to_self(PresenceChanged())
        if self.away().keys() - self._gone.keys():
            self._look_after(ABSENT)
            self._look_after(LOBBY_PATIENCE)

    def departed(self, seat: Seat) -> None:
        """A connection of this seat has ended; whether it was the last one, the room knows."""
        if seat >= 0 and seat not in self._room.present:
            time = self._room.services.time
            self._gone[seat] = time.now(), time.date()
            self._look()
            self._look_after(ABSENT)
            if seat == self._room.record.host:
                self._look_after(LOBBY_PATIENCE)

    def applicant_departed(self, number: int) -> None:
        """The connection of an applicant has ended."""
        self._applicants[number] = self._room.services.time.now()
        self._look()
        self._look_after(ABSENT)

    def away(self) -> dict[Seat, int]:
        """Since when people are away, in seconds since 1970."""
        present = self._room.present
        gone = [seat for seat in self._room.record.persons() if seat not in present]
        return {seat: self._gone.get(seat, (0.0, self._since))[1] for seat in gone}

    def away_for(self, seat: Seat) -> float:
        """For how many seconds somebody has been away, as far as this room knows."""
        if seat in self._room.present:
            return 0.0
        return self._room.services.time.now() - self._gone.get(seat, (self._woken, 0))[0]

    def applicant_away_for(self, number: int) -> float:
        """The same of an applicant."""
        if number in self._room.applicants_here:
            return 0.0
        return self._room.services.time.now() - self._applicants.get(number, self._woken)

    def _look_after(self, seconds: float) -> None:
        self._room.services.time.after(seconds, self._look)

    def _look(self) -> None:
        if self._room.present:  # otherwise nobody waits, and the room may have been put away
            self._room.post_to_self(PresenceChanged())
