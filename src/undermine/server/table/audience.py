"""The connections at one table: the seat of each of them, and sending to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from undermine.core.state import SPECTATOR, Seat
from undermine.server.protocol.messages import Tell
from undermine.server.table.listeners import Listener, send_away

_encode: Final = msgspec.json.Encoder().encode


class Applying(NamedTuple):
    """What a connection of an applicant has shown: the number of the applicant, and the token."""

    number: int
    token: str


class Audience:
    """Every connection has one seat or watches; only watchers can be applicants or barred."""

    def __init__(self, may_watch: Callable[[Seat], bool]) -> None:
        self._may_watch = may_watch
        self._seats: dict[Listener, Seat] = {}
        self._applying: dict[Listener, Applying] = {}
        self._barred: set[Listener] = set()

    # -- who is connected ------------------------------------------------------

    def __len__(self) -> int:
        return len(self._seats)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._seats

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._seats))

    def seat_of(self, listener: Listener) -> Seat:
        """The seat of a connection; a stranger counts as a spectator."""
        return self._seats.get(listener, SPECTATOR)

    def of_seat(self, seat: Seat) -> list[Listener]:
        """The connections of a seat; one person may have several."""
        return [listener for listener, own in self._seats.items() if own == seat]

    @property
    def present(self) -> set[Seat]:
        """The seats with a connection."""
        return {seat for seat in self._seats.values() if seat >= 0}

    def watchers(self, *, but: Listener | None = None) -> int:
        """The number of connections without a seat, not counting one of them."""
        own = self._seats.items()
        return sum(seat == SPECTATOR for listener, seat in own if listener is not but)

    # -- joining, leaving, changing seats --------------------------------------

    def join(self, listener: Listener, seat: Seat) -> None:
        """Give a connection its seat; SPECTATOR if it has none."""
        self._seats[listener] = seat

    def leave(self, listener: Listener) -> tuple[Seat, Applying | None] | None:
        """Remove a connection; its seat and application, or None if it never joined."""
        seat = self._seats.pop(listener, None)
        if seat is None:
            return None
        self._barred.discard(listener)
        return seat, self._applying.pop(listener, None)

    def unseat(self, seat: Seat) -> None:
        """The connections of a seat become spectators."""
        for listener in self.of_seat(seat):
            self._seats[listener] = SPECTATOR

    def bar(self, listener: Listener) -> None:
        """This connection cannot get a seat any more: its person was removed."""
        self._barred.add(listener)

    def is_barred(self, listener: Listener) -> bool:
        """Whether the person of this connection was removed."""
        return listener in self._barred

    # -- applicants ------------------------------------------------------------

    def apply(self, listener: Listener, applying: Applying) -> None:
        """This connection belongs to an applicant."""
        self._applying[listener] = applying

    def withdraw(self, listener: Listener) -> None:
        """The applicant of this connection no longer asks for a seat."""
        self._applying.pop(listener, None)

    def application_of(self, listener: Listener) -> Applying | None:
        """The application of this connection, if it has one."""
        return self._applying.get(listener)

    @property
    def applicants(self) -> set[int]:
        """The numbers of applicants with a connection."""
        return {one.number for one in self._applying.values()}

    def seat_applicant(self, number: int, seat: Seat) -> list[tuple[Listener, Applying]]:
        """The connections of an applicant get the seat; what they applied with."""
        found = [(own, one) for own, one in self._applying.items() if one.number == number]
        for listener, _ in found:
            del self._applying[listener]
            self._seats[listener] = seat
        return found

    # -- sending ---------------------------------------------------------------

    def broadcast(self, message: Tell, *, but: Listener | None = None) -> None:
        """Send the same message to every connection, except one."""
        data = _encode(message)
        for listener in self:
            if listener is not but:
                listener.send(data)

    def broadcast_to_viewers(self, message: Tell) -> None:
        """Send the same message to all seats, and to spectators where the table allows them."""
        data = _encode(message)
        for listener, seat in list(self._seats.items()):
            if self._may_watch(seat):
                listener.send(data)

    def broadcast_per_seat(self, make: Callable[[Seat], Tell]) -> None:
        """Send each seat its own message, which is made once per seat."""
        self.broadcast_bytes(lambda seat: _encode(make(seat)))

    def broadcast_bytes(self, write: Callable[[Seat], bytes]) -> None:
        """Send each seat its own encoded message, which is written once per seat."""
        written: dict[Seat, bytes] = {}
        for listener, seat in list(self._seats.items()):
            data = written.get(seat)
            if data is None:
                data = written[seat] = write(seat)
            listener.send(data)

    def send_to_seat(self, seat: Seat, message: Tell) -> None:
        """Send a message to the connections of one seat and to no others."""
        data = _encode(message)
        for listener in self.of_seat(seat):
            listener.send(data)

    def send_away(self) -> None:
        """The table goes on elsewhere, or later: every connection is told to connect again."""
        for listener in self:
            send_away(listener)
        self.clear()

    def clear(self) -> None:
        """Forget every connection."""
        self._seats.clear()
        self._applying.clear()
        self._barred.clear()
