"""Coming late: seats that are offered in the middle of a game, and people who ask for them.

An applicant gets no seat, and so sees no hand, before the next round is dealt or everybody who is
here has agreed. Until then the applicant only watches.
"""

from __future__ import annotations

from typing import Final

from undermine.core.state import SPECTATOR, Seat
from undermine.server.protocol.messages import (
    Admit,
    Applied,
    Apply,
    OfferSeat,
    Withdraw,
    Wrong,
)
from undermine.server.table.notices import note
from undermine.server.table.plain_text import nickname
from undermine.server.table.presence import Applying
from undermine.server.table.record import ApplicantDoc, SeatDoc, fresh_token, hashed
from undermine.server.table.room import Handle, Listener, Room, Trouble
from undermine.server.table.seat_changes import Recount

_APPLICANTS: Final = 8
"""People who may ask for seats at one table at the same time."""


async def offer(room: Room, listener: Listener, ask: OfferSeat) -> None:
    """The host offers a seat that a bot plays, or no longer."""
    host = room.host(listener)
    _ = room.playing
    doc = _played_by_bot(room, ask.seat)
    if doc.offered == ask.on:
        return
    doc.offered = ask.on
    note(room, "offered" if ask.on else "unoffered", ask.seat, host)
    if not ask.on:
        room.doc.applicants = [one for one in room.doc.applicants if one.seat != ask.seat]
    await room.save()
    _tell_changed(room)


async def apply(room: Room, listener: Listener, ask: Apply) -> None:
    """Somebody without a seat asks for one; whoever asks again asks for another one instead."""
    name = _applicant_name(room, listener, ask)
    before = room.applying.get(listener)
    others = [one for one in room.doc.applicants if before is None or one.id != before.number]
    if len(others) >= _APPLICANTS:
        raise Trouble("full", "too many people ask for seats here")
    token = fresh_token()
    room.doc.applied += 1
    number = room.doc.applied
    room.doc.applicants = [*others, ApplicantDoc(number, name, ask.seat, hashed(token))]
    note(room, "applied", ask.seat, name=name)
    await room.save()
    room.applying[listener] = Applying(number, token)
    room.tell(listener, Applied(number, token))
    _tell_changed(room)


def _applicant_name(room: Room, listener: Listener, ask: Apply) -> str:
    if listener not in room.listeners:
        raise Trouble("not-now")
    if listener in room.barred:
        raise Trouble("removed")
    if room.listeners[listener] != SPECTATOR:
        raise Trouble("not-now", "you have a seat here already")
    _ = room.playing
    if not _played_by_bot(room, ask.seat).offered:
        raise Trouble("not-offered")
    name = nickname(ask.name)
    if not name:
        raise Trouble("name", repr(ask.name[:40]))
    return room.doc.distinct(name, ask.seat)


async def withdraw(room: Room, listener: Listener, _ask: Withdraw) -> None:
    """An applicant has changed their mind."""
    asking = room.applying.get(listener)
    applicant = room.doc.applicant(asking.number) if asking else None
    if applicant is None:
        raise Trouble("no-applicant")
    room.doc.applicants = [one for one in room.doc.applicants if one is not applicant]
    note(room, "withdrew", applicant.seat, name=applicant.name)
    await room.save()
    room.applying.pop(listener, None)
    _tell_changed(room)


async def admit(room: Room, listener: Listener, ask: Admit) -> None:
    """The host lets an applicant in from the next round on, or sends them away."""
    host = room.host(listener)
    live = room.playing
    applicant = room.doc.applicant(ask.applicant)
    if applicant is None:
        raise Trouble("no-applicant")
    if ask.yes and not live.rounds_left:
        raise Trouble("next-round")
    if ask.yes:
        _turn_rivals_away(room, applicant)
        applicant.admitted = True
    else:
        room.doc.applicants = [one for one in room.doc.applicants if one is not applicant]
    note(room, "admitted" if ask.yes else "declined", applicant.seat, host, applicant.name)
    await room.save()
    _tell_changed(room)


def _turn_rivals_away(room: Room, applicant: ApplicantDoc) -> None:
    """Of those who ask for a seat the host lets one in at a time."""
    for other in room.doc.applicants:
        if other.seat == applicant.seat:
            other.admitted = False


# -- joining and leaving -------------------------------------------------------------------------


def recognise(room: Room, listener: Listener, token: str) -> bool:
    """Is this the token of an applicant, or of somebody who was removed? They are told so."""
    if hashed(token) in room.doc.removed:
        room.barred.add(listener)
        room.tell(listener, Wrong("removed"))
        return True
    applicant = room.doc.applicant_of(token)
    if applicant is None:
        return False
    room.applying[listener] = Applying(applicant.id, token)
    room.tell(listener, Applied(applicant.id, token))
    return True


def forget_line(room: Room, listener: Listener) -> None:
    """A connection has ended."""
    room.barred.discard(listener)
    asking = room.applying.pop(listener, None)
    if asking is not None and asking.number not in room.applicants_here:
        room.presence.applicant_departed(asking.number)


# -- helpers -------------------------------------------------------------------------------------


def _played_by_bot(room: Room, seat: Seat) -> SeatDoc:
    if seat >= len(room.doc.seats):
        raise Trouble("no-seat", f"seat {seat + 1}")
    doc = room.doc.seats[seat]
    if doc.kind == "person":
        raise Trouble("person")
    return doc


def _tell_changed(room: Room) -> None:
    room.tell_around()
    if room.ballot is not None:
        room.remind(Recount())


HANDLERS: dict[type, Handle] = {
    OfferSeat: offer,
    Apply: apply,
    Withdraw: withdraw,
    Admit: admit,
}
