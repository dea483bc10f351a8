"""Seats that change hands with the game: a newcomer's round begins, a stand-in's turn is over."""

from __future__ import annotations

from undermine.core.state import NOBODY, TABLE
from undermine.server.protocol.messages import Seated, What
from undermine.server.table.game import Decision, GameSession
from undermine.server.table.record import ApplicantRecord
from undermine.server.table.room import Room


class Recount:
    """Posted by the room to itself: the open vote may be settled, or without a reason."""


def change_seats(room: Room, game: GameSession, decision: Decision) -> list[ApplicantRecord] | None:
    """Change the seats as a decision does; those who sit down now, or None if nothing changes.

    Nothing is stored or told yet.
    """
    actor, over = decision.state.actor, decision.state.is_over
    seats = enumerate(room.record.seats)
    ends = [seat for seat, record in seats if record.standin == "turn" and seat != actor]
    arriving = newcomers(room) if decision.curtain and not over else []
    if not (over or ends or arriving):
        return None
    for seat in ends:
        room.record.end_stand_in(seat)
    for one in arriving:
        take_seat(room, one, "seated", seq=game.seq + len(decision.entries))
    if over:
        room.record.end_game()
    return arriving


def newcomers(room: Room) -> list[ApplicantRecord]:
    """Those who take a seat when the next round begins: they were let in, and are here."""
    here = room.audience.applicants
    return [one for one in room.record.applicants if one.admitted and one.id in here]


def take_seat(room: Room, applicant: ApplicantRecord, what: What, *, seq: int) -> None:
    """The seat is the applicant's from entry `seq` on; nothing is stored or told yet."""
    room.record.seat_applicant(applicant, seq)
    room.add_notice(what, applicant.seat, TABLE if what == "seated-vote" else NOBODY, seq=seq)


def connect_newcomer(room: Room, applicant: ApplicantRecord) -> None:
    """Give the connections of an applicant the seat, once stored, and send them the token."""
    room.digests.forget(applicant.seat)
    room.round.mark_unread(applicant.seat)
    for listener, applying in room.audience.seat_applicant(applicant.id, applicant.seat):
        room.send(listener, Seated(applicant.seat, applying.token))
