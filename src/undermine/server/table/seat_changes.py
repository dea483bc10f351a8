"""Seats that change hands with the game: a newcomer's round begins, a stand-in's turn is over."""

from __future__ import annotations

from undermine.core.state import NOBODY, TABLE
from undermine.server.protocol.messages import Seated, What
from undermine.server.table.game import Decision, Live
from undermine.server.table.notices import note
from undermine.server.table.record import ApplicantDoc
from undermine.server.table.room import Room


class Recount:
    """The room tells itself: what people vote on may have settled itself."""


def change_seats(room: Room, live: Live, decision: Decision) -> list[ApplicantDoc] | None:
    """Change the seats as a decision does; those who sit down now, or None if nothing changes.

    Nothing is stored or told yet.
    """
    actor, over = decision.state.actor, decision.state.is_over
    seats = enumerate(room.doc.seats)
    ends = [seat for seat, doc in seats if doc.standin == "turn" and seat != actor]
    arriving = newcomers(room) if decision.curtain and not over else []
    if not (over or ends or arriving):
        return None
    for seat in ends:
        room.doc.end_stand_in(seat)
    for one in arriving:
        take_seat(room, one, "seated", seq=live.seq + len(decision.happened))
    if over:
        room.doc.status, room.doc.motion, room.doc.applicants = "over", None, []
    return arriving


def newcomers(room: Room) -> list[ApplicantDoc]:
    """Those who take a seat when the next round begins: they were let in, and are here."""
    here = room.applicants_here
    return [one for one in room.doc.applicants if one.admitted and one.id in here]


def take_seat(room: Room, applicant: ApplicantDoc, what: What, *, seq: int) -> None:
    """The seat is the applicant's from entry `seq` on; nothing is stored or told yet."""
    doc = room.doc
    doc.seat_person(applicant.seat, applicant.name, applicant.token)
    doc.seats[applicant.seat].read = doc.seats[applicant.seat].since = seq
    doc.applicants = [one for one in doc.applicants if one.seat != applicant.seat]
    note(room, what, applicant.seat, TABLE if what == "seated-vote" else NOBODY, seq=seq)


def welcome(room: Room, applicant: ApplicantDoc) -> None:
    """Somebody has a seat now, which is stored already: they are told the token once more."""
    room.digests.forget(applicant.seat)
    room.understood.discard(applicant.seat)
    for line, one in list(room.applying.items()):
        if one.number == applicant.id:
            del room.applying[line]
            room.listeners[line] = applicant.seat
            room.tell(line, Seated(applicant.seat, one.token))
