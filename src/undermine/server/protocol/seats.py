"""Messages about seats: stand-ins, votes on seats, removing a person, late joining."""

from __future__ import annotations

from undermine.server.protocol.types import Ask, Motion, Name, SeatNo, Tell, What


class StandIn(Ask, frozen=True):
    """Host: start a stand-in for this person until they are back, or (`on: false`) end it."""

    seat: SeatNo
    on: bool = True


class Kick(Ask, frozen=True):
    """Host: remove a person for good; in the middle of a game a bot takes the seat."""

    seat: SeatNo


class Crown(Ask, frozen=True):
    """Host: make another person the host."""

    seat: SeatNo


class OfferSeat(Ask, frozen=True, tag="offer"):
    """Host: offer a seat that a bot plays to applicants, or (`on: false`) no longer."""

    seat: SeatNo
    on: bool = True


class Apply(Ask, frozen=True):
    """Apply for an offered seat in the middle of a game; answered by `applied`."""

    name: Name
    seat: SeatNo


class Withdraw(Ask, frozen=True):
    """Withdraw my application."""


class Admit(Ask, frozen=True):
    """Host: an applicant gets the seat from the next round on, or (`yes: false`) not at all."""

    applicant: int
    yes: bool = True


class Call(Ask, frozen=True):
    """Call a vote about a seat; my own vote is a yes."""

    motion: Motion


class Applied(Tell, frozen=True):
    """The answer to `apply`. Store the token: it becomes that of the seat."""

    applicant: int
    token: str


class Notice(Tell, frozen=True):
    """A log line about a seat, not about the game."""

    at: int
    """Seconds since 1970."""
    seq: int
    """The last entry of the game before the notice."""
    what: What
    seat: int
    by: int = -3
    """The seat that caused it; -2: a vote; -3: no seat in particular."""
    name: str = ""
    """The name of the person concerned, as it was then."""
