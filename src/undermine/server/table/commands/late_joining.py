"""Late joining: seats that are offered in the middle of a game, and applicants for them.

An applicant gets no seat, and so sees no hand, before the next round is dealt or all connected
people have agreed. Until then the applicant only watches.
"""

from __future__ import annotations

from typing import Final

from undermine.core.state import SPECTATOR, Seat
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import (
    Admit,
    Applied,
    Apply,
    OfferSeat,
    Withdraw,
    Wrong,
)
from undermine.server.table.audience import Applying
from undermine.server.table.plain_text import nickname
from undermine.server.table.record import SeatRecord
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.table.seat_changes import Recount
from undermine.server.table.tokens import fresh_token, hashed

_APPLICANTS: Final = 8
"""The largest number of applicants at one table."""


async def offer(room: Room, listener: Listener, ask: OfferSeat) -> None:
    """The host offers a seat that a bot plays, or withdraws the offer."""
    host = room.require_host(listener)
    _ = room.require_game()
    if _played_by_bot(room, ask.seat).offered == ask.on:
        return
    room.record.offer(ask.seat, offered=ask.on)
    room.add_notice("offered" if ask.on else "unoffered", ask.seat, host)
    await room.save()
    _broadcast_changed(room)


async def apply(room: Room, listener: Listener, ask: Apply) -> None:
    """A person without a seat applies for one; a second application replaces the first."""
    name = _applicant_name(room, listener, ask)
    before = room.audience.application_of(listener)
    others = [one for one in room.record.applicants if before is None or one.id != before.number]
    if len(others) >= _APPLICANTS:
        raise RequestError("full", "too many people ask for seats here")
    token = fresh_token()
    room.record.keep_applicants(lambda one: one in others)
    number = room.record.add_applicant(name, ask.seat, hashed(token))
    room.add_notice("applied", ask.seat, name=name)
    await room.save()
    room.audience.apply(listener, Applying(number, token))
    room.send(listener, Applied(number, token))
    _broadcast_changed(room)


def _applicant_name(room: Room, listener: Listener, ask: Apply) -> str:
    if listener not in room.audience:
        raise RequestError("not-now")
    if room.audience.is_barred(listener):
        raise RequestError("removed")
    if room.audience.seat_of(listener) != SPECTATOR:
        raise RequestError("not-now", "you have a seat here already")
    _ = room.require_game()
    if not _played_by_bot(room, ask.seat).offered:
        raise RequestError("not-offered")
    name = nickname(ask.name)
    if not name:
        raise RequestError("name", repr(ask.name[:40]))
    return room.record.distinct(name, ask.seat)


async def withdraw(room: Room, listener: Listener, _ask: Withdraw) -> None:
    """An applicant withdraws the application."""
    applying = room.audience.application_of(listener)
    applicant = room.record.applicant(applying.number) if applying else None
    if applicant is None:
        raise RequestError("no-applicant")
    room.record.keep_applicants(lambda one: one is not applicant)
    room.add_notice("withdrew", applicant.seat, name=applicant.name)
    await room.save()
    room.audience.withdraw(listener)
    _broadcast_changed(room)


async def admit(room: Room, listener: Listener, ask: Admit) -> None:
    """The host admits an applicant from the next round on, or declines."""
    host = room.require_host(listener)
    game = room.require_game()
    applicant = room.record.applicant(ask.applicant)
    if applicant is None:
        raise RequestError("no-applicant")
    if ask.yes and not game.rounds_left:
        raise RequestError("next-round")
    if ask.yes:
        room.record.admit(applicant)
    else:
        room.record.keep_applicants(lambda one: one is not applicant)
    room.add_notice("admitted" if ask.yes else "declined", applicant.seat, host, applicant.name)
    await room.save()
    _broadcast_changed(room)


# -- joining and leaving -------------------------------------------------------------------------


def recognise(room: Room, listener: Listener, token: str) -> bool:
    """Answer the token of an applicant or of a removed person; false for any other token."""
    if hashed(token) in room.record.removed:
        room.audience.bar(listener)
        room.send(listener, Wrong("removed"))
        return True
    applicant = room.record.applicant_of(token)
    if applicant is None:
        return False
    room.audience.apply(listener, Applying(applicant.id, token))
    room.send(listener, Applied(applicant.id, token))
    return True


# -- helpers -------------------------------------------------------------------------------------


def _played_by_bot(room: Room, seat: Seat) -> SeatRecord:
    if seat >= len(room.record.seats):
        raise RequestError("no-seat", f"seat {seat + 1}")
    record = room.record.seats[seat]
    if record.kind == "person":
        raise RequestError("person")
    return record


def _broadcast_changed(room: Room) -> None:
    room.attendance.send()
    if room.ballots.current is not None:
        room.post_to_self(Recount())


HANDLERS: dict[type, Handler] = {
    OfferSeat: offer,
    Apply: apply,
    Withdraw: withdraw,
    Admit: admit,
}
