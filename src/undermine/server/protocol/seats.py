"""Messages about seats: stand-ins, votes on them, removing somebody, coming late."""

from __future__ import annotations

from undermine.server.protocol.types import Ask, Motion, Name, SeatNo, Tell, What


class StandIn(Ask, frozen=True):
    """Host: a bot plays for this person until they are back, or (`on: false`) no longer does."""

    seat: SeatNo
    on: bool = True


class Kick(Ask, frozen=True):
    """Host: remove a person for good; in the middle of a game a bot plays on."""

    seat: SeatNo


class Crown(Ask, frozen=True):
    """Host: somebody else is host from now on."""

    seat: SeatNo


class OfferSeat(Ask, frozen=True, tag="offer"):
    """Host: whoever has no seat may ask for this one, which a bot plays; or no longer."""

    seat: SeatNo
    on: bool = True


class Apply(Ask, frozen=True):
    """Ask for an offered seat in the middle of a game; answered by `applied`."""

    name: Name
    seat: SeatNo


class Withdraw(Ask, frozen=True):
    """Ask for a seat no longer."""


class Admit(Ask, frozen=True):
    """Host: an applicant gets the seat from the next round on, or (`yes: false`) not at all."""

    applicant: int
    yes: bool = True


class Call(Ask, frozen=True):
    """Let people vote on a seat; my own vote is a yes."""

    motion: Motion


class Applied(Tell, frozen=True):
    """You ask for a seat as this applicant. Keep the token: it will be that of the seat."""

    applicant: int
    token: str


class Notice(Tell, frozen=True):
    """A line of the log that is about seats, not about the game."""

    at: int
    """Seconds since 1970."""
    seq: int
    """The last entry of the game before it."""
    what: What
    seat: int
    by: int = -3
    """The seat whose doing it was; -2: a vote; -3: nobody's in particular."""
    name: str = ""
    """The name of the person concerned, as it was then."""
