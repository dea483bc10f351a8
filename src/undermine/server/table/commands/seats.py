"""Whose seat it is: stand-ins, taking one's seat back, removing somebody, who is host.

A stand-in never ends a token: the person takes the seat back whenever they like. A token ends
when its person gets up for good, is removed by the host, or is voted out while away.
"""

from __future__ import annotations

from typing import Final

from undermine.core.state import NOBODY, SPECTATOR, TABLE, Seat
from undermine.server.logs import log
from undermine.server.protocol.messages import Crown, Kick, Return, StandIn, What, Wrong
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commit import ask_bot
from undermine.server.table.notices import is_noted_away, note
from undermine.server.table.presence import LOBBY_PATIENCE, PresenceChanged
from undermine.server.table.record import SeatDoc
from undermine.server.table.room import Handle, Listener, Room, Trouble
from undermine.server.table.seat_changes import Recount

_REMOVED: Final = 100
"""Removed people whom a table remembers."""


# -- asks ----------------------------------------------------------------------------------------


async def set_stand_in(room: Room, listener: Listener, ask: StandIn) -> None:
    """The host lets a bot play for somebody, or no longer."""
    host = room.host(listener)
    doc = person(room, ask.seat)
    _ = room.playing
    if ask.seat == host:
        raise Trouble("own-seat")
    if ask.on:
        room.doc.stand_in(ask.seat, "back")
        note(room, "standin-host", ask.seat, host)
    elif doc.bot:
        room.doc.end_stand_in(ask.seat)
        note(room, "standin-off", ask.seat, host)
    await room.save()
    resettle(room, ask.seat)


async def take_seat_back(room: Room, listener: Listener, _ask: Return) -> None:
    """The stand-in gets up, and what was decided meanwhile has been read."""
    seat = room.seat_of(listener)
    has_stand_in = bool(room.doc.seats[seat].bot)
    if not has_stand_in and room.digests.of(seat) is None:
        return
    room.doc.seats[seat].read = room.live.seq if room.live else 0
    if has_stand_in:
        room.doc.end_stand_in(seat)
        note(room, "returned", seat, seat)
    await room.save()
    room.digests.forget(seat)
    if has_stand_in:
        resettle(room, seat)
        room.remind(PresenceChanged())  # there may be nobody else who can be host


async def kick(room: Room, listener: Listener, ask: Kick) -> None:
    """The host removes somebody: their token ends, and this browser cannot ask for a seat again."""
    host = room.host(listener)
    doc = person(room, ask.seat)
    if ask.seat == host:
        raise Trouble("own-seat")
    note(room, "kicked", ask.seat, host)
    room.doc.removed = [*room.doc.removed, doc.token][-_REMOVED:]
    room.doc.vacate(ask.seat)
    await room.save()
    log.info("a person was removed", code=room.doc.code)
    for line in lines_of(room, ask.seat):
        room.barred.add(line)
        room.tell(line, Wrong("removed"))
    unseat(room, ask.seat)


async def crown(room: Room, listener: Listener, ask: Crown) -> None:
    """The host makes somebody else the host."""
    host = room.host(listener)
    doc = person(room, ask.seat)
    if ask.seat == host:
        raise Trouble("own-seat")
    if doc.bot or ask.seat not in room.present:
        raise Trouble("not-now", "a host must be here")
    make_host(room, ask.seat, "crown", host)
    await room.save()
    resettle(room, host)


# -- what the room tells itself ------------------------------------------------------------------


async def presence_changed(room: Room, _listener: Listener, _ask: PresenceChanged) -> None:
    """Say who is away or back, and let somebody who is here be host."""
    if not room.present:
        return
    host, before = room.doc.host, (len(room.unsaid), len(room.doc.applicants))
    for seat in room.doc.persons():
        _note_presence(room, seat)
    pass_crown_of_absent(room)
    _forget_applicants(room)
    if before != (len(room.unsaid), len(room.doc.applicants)):
        await room.save()
        if room.doc.host != host and is_host_asked(room):
            resettle(room, host)
        else:
            room.tell_around()
    if room.ballot is not None:
        room.remind(Recount())


def _note_presence(room: Room, seat: Seat) -> None:
    noted = is_noted_away(room, seat)
    if noted and seat in room.present:
        note(room, "back", seat, seat)
    elif not noted and room.presence.away_for(seat) >= ABSENT and _is_live(room):
        note(room, "away", seat)


def _is_live(room: Room) -> bool:
    """People play, and sit at the table together."""
    return room.doc.status == "playing" and room.doc.config.pace != "turns"


def _forget_applicants(room: Room) -> None:
    """Whoever is gone asks no longer, unless the host has agreed."""
    room.doc.applicants = [
        one
        for one in room.doc.applicants
        if one.admitted or room.presence.applicant_away_for(one.id) < ABSENT
    ]


def pass_crown_of_absent(room: Room) -> None:
    """A host who is away is host no longer, once somebody is here; by turns nobody need be."""
    doc = room.doc
    patience = LOBBY_PATIENCE if doc.status == "filling" else ABSENT
    is_away = room.presence.away_for(doc.host) >= patience
    heir = next_person(room, doc.host)
    if is_away and heir is not None and doc.config.pace != "turns":
        make_host(room, heir, "crown-away", doc.host)


# -- stand-ins -----------------------------------------------------------------------------------


async def stand_in(room: Room, seat: Seat, what: What, by: Seat = NOBODY) -> None:
    """A bot plays for somebody until they are back; a host who does not decide is host no longer.

    When it is for this turn only and the table is asked, it is enough that somebody else is host.
    """
    room.doc.stand_in(seat, "turn" if what == "standin-turn" else "back")
    note(room, what, seat, by)
    heir = next_person(room, seat)
    if seat == room.doc.host and heir is not None:
        if what != "standin-turn" or is_host_asked(room):
            make_host(room, heir, "crown-away", seat)
        if what == "standin-turn" and is_host_asked(room):
            room.doc.end_stand_in(seat)
    await room.save()
    resettle(room, seat)


# -- helpers -------------------------------------------------------------------------------------


def person(room: Room, seat: Seat) -> SeatDoc:
    """The seat of a person; anything else is refused."""
    if seat >= len(room.doc.seats):
        raise Trouble("no-seat", f"seat {seat + 1}")
    doc = room.doc.seats[seat]
    if doc.kind != "person":
        raise Trouble("no-seat", f"nobody sits on seat {seat + 1}")
    return doc


def is_host_asked(room: Room) -> bool:
    """Does the host decide now, for the table?"""
    return room.live is not None and room.live.state.actor == TABLE


def next_person(room: Room, seat: Seat) -> Seat | None:
    """Who is here and decides themselves, counted on from a seat."""
    count = len(room.doc.seats)
    order = [(seat + step) % count for step in range(1, count)]
    here = [other for other in order if other in room.present]
    return next((other for other in here if not room.doc.seats[other].bot), None)


def make_host(room: Room, seat: Seat, what: What, by: Seat) -> None:
    """Somebody else is host from now on."""
    room.doc.host = seat
    note(room, what, seat, by)


def lines_of(room: Room, seat: Seat) -> list[Listener]:
    """The connections of a seat."""
    return [line for line, own in room.listeners.items() if own == seat]


def unseat(room: Room, seat: Seat) -> None:
    """Whoever sat here has lost the seat, and watches."""
    for line in lines_of(room, seat):
        room.listeners[line] = SPECTATOR
    room.digests.forget(seat)
    resettle(room, seat)


def resettle(room: Room, seat: Seat) -> None:
    """Tell everybody that somebody else decides for a seat now, and let a bot decide."""
    if is_host_asked(room) or (seat == room.actor and room.doc.seats[seat].kind != "person"):
        room.staged = []
    if is_host_asked(room) or seat == room.actor:
        room.hourglass.stir()
    room.hourglass.mind_and_tell()
    room.tell_each(room.sync)
    if room.ballot is not None:
        room.remind(Recount())
    ask_bot(room)


HANDLERS: dict[type, Handle] = {
    StandIn: set_stand_in,
    Return: take_seat_back,
    Kick: kick,
    Crown: crown,
    PresenceChanged: presence_changed,
}
