"""The seats and applicants without a connection, and how long they have had none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undermine.core.state import Seat
from undermine.server.services import Time
from undermine.server.table.audience import Audience
from undermine.server.table.clocks import ABSENT
from undermine.server.table.record import TableRecord
from undermine.server.table.rest import Absence

LOBBY_PATIENCE: Final = 600.0
"""Seconds for which a host may be away before the game: a person who sends the link to others
with the same phone is gone for a while."""


class PresenceChanged:
    """Posted by the room to itself: a person came, or has been away for long."""


class Presence:
    """The absences at one table."""

    def __init__(
        self,
        record: TableRecord,
        audience: Audience,
        time: Time,
        since: int,
        post: Callable[[object], None],
    ) -> None:
        self._record = record
        self._audience = audience
        self._time = time
        self._post = post
        self._loaded = time.now()
        self._since = since
        """When the table was last touched: a person who has not come since was there then."""
        self._gone: dict[Seat, tuple[float, int]] = {}
        self._applicants: dict[int, float] = {}

    def arrived(self, seat: Seat) -> None:
        """A seat has a connection; people who have not come yet get some time."""
        self._gone.pop(seat, None)
        self._post(PresenceChanged())
        if self.away().keys() - self._gone.keys():
            self._check_after(ABSENT)
            self._check_after(LOBBY_PATIENCE)

    def departed(self, seat: Seat) -> None:
        """A connection of this seat has ended; it counts if it was the last one."""
        if seat >= 0 and seat not in self._audience.present:
            self._gone[seat] = self._time.now(), self._time.date()
            self._check()
            self._check_after(ABSENT)
            if seat == self._record.host:
                self._check_after(LOBBY_PATIENCE)

    def applicant_departed(self, number: int) -> None:
        """A connection of an applicant has ended; it counts if it was the last one."""
        if number not in self._audience.applicants:
            self._applicants[number] = self._time.now()
            self._check()
            self._check_after(ABSENT)

    def away(self) -> dict[Seat, int]:
        """Since when people are away, in seconds since 1970."""
        present = self._audience.present
        gone = [seat for seat in self._record.persons() if seat not in present]
        return {seat: self._gone.get(seat, (0.0, self._since))[1] for seat in gone}

    def away_for(self, seat: Seat) -> float:
        """For how many seconds the person of a seat has been away, as far as is known."""
        if seat in self._audience.present:
            return 0.0
        return self._time.now() - self._gone.get(seat, (self._loaded, 0))[0]

    def rest(self) -> dict[Seat, Absence]:
        """The absences, to be known later."""
        return {seat: Absence(date, self.away_for(seat)) for seat, date in self.away().items()}

    def recall(self, absences: Mapping[Seat, Absence], slept: float) -> None:
        """The absences of before, which have lasted so many seconds more."""
        now = self._time.now()
        self._gone = {
            seat: (now - one.seconds - slept, one.since) for seat, one in absences.items()
        }

    def applicant_away_for(self, number: int) -> float:
        """For how many seconds an applicant has been away, as far as is known."""
        if number in self._audience.applicants:
            return 0.0
        return self._time.now() - self._applicants.get(number, self._loaded)

    def _check_after(self, seconds: float) -> None:
        self._time.after(seconds, self._check)

    def _check(self) -> None:
        if self._audience.present:  # otherwise nobody waits, and the room may be unloaded
            self._post(PresenceChanged())
