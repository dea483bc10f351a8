"""Commands about seats: stand-ins, taking a seat back, removing a person, the host.

A stand-in never ends a token: the person takes the seat back whenever they like. A token ends
when its person gets up for good, is removed by the host, or is voted out while away.
"""

from __future__ import annotations

from undermine.core.state import NOBODY, TABLE, Seat
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Crown, Kick, Return, StandIn, What, Wrong
from undermine.server.table.bot_turns import start_bot_turn
from undermine.server.table.clocks import ABSENT
from undermine.server.table.presence import LOBBY_PATIENCE, PresenceChanged
from undermine.server.table.record import SeatRecord
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.table.seat_changes import Recount
from undermine.server.table.sync import broadcast_sync

# -- commands ------------------------------------------------------------------------------------


async def set_stand_in(room: Room, listener: Listener, ask: StandIn) -> None:
    """The host starts or ends a stand-in for a person."""
    host = room.require_host(listener)
    record = person(room, ask.seat)
    _ = room.require_game()
    if ask.seat == host:
        raise RequestError("own-seat")
    if ask.on:
        room.record.stand_in(ask.seat, "back")
        room.add_notice("standin-host", ask.seat, host)
    elif record.bot:
        room.record.end_stand_in(ask.seat)
        room.add_notice("standin-off", ask.seat, host)
    await room.save()
    after_seat_change(room, ask.seat)


async def take_seat_back(room: Room, listener: Listener, _ask: Return) -> None:
    """End the stand-in of a person who is back, and mark the digest as read."""
    seat = room.require_seat(listener)
    has_stand_in = bool(room.record.seats[seat].bot)
    if not has_stand_in and room.digests.of(seat) is None:
        return
    room.record.mark_read(seat, room.game.seq if room.game else 0)
    if has_stand_in:
        room.record.end_stand_in(seat)
        room.add_notice("returned", seat, seat)
    await room.save()
    room.digests.forget(seat)
    if has_stand_in:
        after_seat_change(room, seat)
        room.post_to_self(PresenceChanged())  # the host may be absent


async def kick(room: Room, listener: Listener, ask: Kick) -> None:
    """The host removes a person: the token ends, and this browser cannot apply for a seat."""
    host = room.require_host(listener)
    person(room, ask.seat)
    if ask.seat == host:
        raise RequestError("own-seat")
    room.add_notice("kicked", ask.seat, host)
    room.record.remove_person(ask.seat)
    await room.save()
    log.info("a person was removed", code=room.record.code)
    for own in room.audience.of_seat(ask.seat):
        room.audience.bar(own)
        room.send(own, Wrong("removed"))
    unseat(room, ask.seat)


async def crown(room: Room, listener: Listener, ask: Crown) -> None:
    """The host makes another person the host."""
    host = room.require_host(listener)
    record = person(room, ask.seat)
    if ask.seat == host:
        raise RequestError("own-seat")
    if record.bot or ask.seat not in room.present:
        raise RequestError("not-now", "a host must be here")
    make_host(room, ask.seat, "crown", host)
    await room.save()
    after_seat_change(room, host)


# -- messages of the room to itself --------------------------------------------------------------


async def presence_changed(room: Room, _listener: Listener, _ask: PresenceChanged) -> None:
    """Add notices of absence and return, and replace an absent host."""
    if not room.present:
        return
    host, before = room.record.host, (len(room.notices.pending), len(room.record.applicants))
    for seat in room.record.persons():
        _note_presence(room, seat)
    pass_crown_of_absent(room)
    _forget_applicants(room)
    if before != (len(room.notices.pending), len(room.record.applicants)):
        await room.save()
        if room.record.host != host and is_host_asked(room):
            after_seat_change(room, host)
        else:
            room.attendance.send()
    if room.ballots.current is not None:
        room.post_to_self(Recount())


def _note_presence(room: Room, seat: Seat) -> None:
    noted = room.record.is_noted_away(seat)
    if noted and seat in room.present:
        room.add_notice("back", seat, seat)
    elif not noted and room.presence.away_for(seat) >= ABSENT and _is_live(room):
        room.add_notice("away", seat)


def _is_live(room: Room) -> bool:
    """Whether a game is played at a pace other than by turns."""
    return room.record.status == "playing" and room.record.config.pace != "turns"


def _forget_applicants(room: Room) -> None:
    """Remove applicants who are away, unless the host has admitted them."""
    away_for = room.presence.applicant_away_for
    room.record.keep_applicants(lambda one: one.admitted or away_for(one.id) < ABSENT)


def pass_crown_of_absent(room: Room) -> None:
    """Make a person who is present the host if the host is absent; not at a pace by turns."""
    record = room.record
    patience = LOBBY_PATIENCE if record.status == "filling" else ABSENT
    is_away = room.presence.away_for(record.host) >= patience
    heir = next_person(room, record.host)
    if is_away and heir is not None and record.config.pace != "turns":
        make_host(room, heir, "crown-away", record.host)


# -- stand-ins -----------------------------------------------------------------------------------


async def stand_in(room: Room, seat: Seat, what: What, by: Seat = NOBODY) -> None:
    """Start a stand-in for a person; a host with a stand-in until return is replaced.

    Where the host decides for the table, a stand-in for one turn replaces the host instead.
    """
    room.record.stand_in(seat, "turn" if what == "standin-turn" else "back")
    room.add_notice(what, seat, by)
    heir = next_person(room, seat)
    if seat == room.record.host and heir is not None:
        if what != "standin-turn" or is_host_asked(room):
            make_host(room, heir, "crown-away", seat)
        if what == "standin-turn" and is_host_asked(room):
            room.record.end_stand_in(seat)
    await room.save()
    after_seat_change(room, seat)


# -- helpers -------------------------------------------------------------------------------------


def person(room: Room, seat: Seat) -> SeatRecord:
    """The record of a person's seat; raises `RequestError` for any other seat."""
    if seat >= len(room.record.seats):
        raise RequestError("no-seat", f"seat {seat + 1}")
    record = room.record.seats[seat]
    if record.kind != "person":
        raise RequestError("no-seat", f"nobody sits on seat {seat + 1}")
    return record


def is_host_asked(room: Room) -> bool:
    """Whether the host decides now, for the table."""
    return room.game is not None and room.game.state.actor == TABLE


def next_person(room: Room, seat: Seat) -> Seat | None:
    """The next present person after a seat without a stand-in."""
    count = len(room.record.seats)
    order = [(seat + step) % count for step in range(1, count)]
    here = [other for other in order if other in room.present]
    return next((other for other in here if not room.record.seats[other].bot), None)


def make_host(room: Room, seat: Seat, what: What, by: Seat) -> None:
    """Make another person the host."""
    room.record.set_host(seat)
    room.add_notice(what, seat, by)


def unseat(room: Room, seat: Seat) -> None:
    """Make watchers of the connections of a seat."""
    room.audience.unseat(seat)
    room.digests.forget(seat)
    after_seat_change(room, seat)


def after_seat_change(room: Room, seat: Seat) -> None:
    """Broadcast that the decider of a seat has changed, and start a bot if it is one."""
    if is_host_asked(room) or (seat == room.actor and room.record.seats[seat].kind != "person"):
        room.staged.clear()
    if is_host_asked(room) or seat == room.actor:
        room.hourglass.note_activity()
    room.update_clock()
    broadcast_sync(room)
    if room.ballots.current is not None:
        room.post_to_self(Recount())
    room.pacing.update()
    start_bot_turn(room)


HANDLERS: dict[type, Handler] = {
    StandIn: set_stand_in,
    Return: take_seat_back,
    Kick: kick,
    Crown: crown,
    PresenceChanged: presence_changed,
}
