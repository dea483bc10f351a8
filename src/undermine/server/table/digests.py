"""What was decided in the name of people who did not decide: for them to read when they return."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.state import Seat
from undermine.server.protocol.messages import Digest
from undermine.server.table.game import LogEntry

if TYPE_CHECKING:
    from undermine.server.table.room import Room

KEPT: Final = 40
"""Decisions of one seat; of more than these only the number is told."""


class Decided(NamedTuple):
    """A decision, and when it was made, in seconds since 1970."""

    at: int
    happening: LogEntry


class Unread:
    """The decisions of one seat that its person has not read about."""

    __slots__ = ("count", "latest", "since")

    def __init__(self, since: int) -> None:
        self.since = since
        self.count = 0
        self.latest: deque[Decided] = deque(maxlen=KEPT)

    def add(self, decided: Decided) -> None:
        """One more decision."""
        self.count += 1
        self.latest.append(decided)


class Digests:
    """By seat, what a stand-in or the clock decided since the person last did."""

    def __init__(self) -> None:
        self._unread: dict[Seat, Unread] = {}

    def remember(self, decided: Iterable[Decided]) -> None:
        """Go on; a decision of the person's own shows that everything before it is known."""
        for one in decided:
            actor = one.happening.actor
            if actor >= 0 and not one.happening.how:
                self._unread.pop(actor, None)
            elif actor >= 0:
                self._unread.setdefault(actor, Unread(one.at)).add(one)

    def forget(self, seat: Seat) -> None:
        """The person has read it, or somebody else sits there now."""
        self._unread.pop(seat, None)

    def of(self, seat: Seat) -> Unread | None:
        """What a seat has not read."""
        return self._unread.get(seat)


def digest_for(room: Room, seat: Seat) -> Digest | None:
    """What was decided in the name of a seat's person, as that seat saw it."""
    unread = room.digests.of(seat)
    if unread is None or room.record.seats[seat].kind != "person":
        return None
    log = room.logged((one.happening for one in unread.latest), seat)
    return Digest(unread.since, unread.latest[-1].at, unread.count, log)
