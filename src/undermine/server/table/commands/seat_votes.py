"""Votes about seats: a stand-in for an inactive player, a handover, an applicant.

The person concerned has no vote, nor has a person who is not connected or for whom a bot plays;
but an applicant is admitted, and sees a hand, only if every connected person agrees.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from undermine.core.state import TABLE, Seat
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import NULL, Ballot, Call, Motion, MotionKind, Voting, What
from undermine.server.table.commands.seats import (
    after_seat_change,
    make_host,
    next_person,
    person,
    stand_in,
    unseat,
)
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.table.seat_changes import Recount, connect_newcomer, take_seat

TURN_PATIENCE: Final = 120.0
"""Seconds of waiting after which people may vote on a stand-in for one turn."""
SEAT_PATIENCE: Final = 600.0
"""Seconds of waiting after which people may vote on a stand-in until somebody is back."""
AWAY_PATIENCE: Final = 120.0
"""Seconds of absence after which people may vote on handing a seat on."""
CALM: Final = 120.0
"""Seconds for which a vote that was lost is not called again."""
OPEN: Final = 180.0
"""Seconds after which a vote that nobody has decided is lost."""
_CALLED: Final[dict[MotionKind, What]] = {
    "standin-turn": "called-standin-turn",
    "standin": "called-standin",
    "handover": "called-handover",
    "admit": "called-admit",
}


async def call(room: Room, listener: Listener, ask: Call) -> None:
    """Call a vote; the vote of the caller is a yes."""
    seat, motion = room.require_seat(listener), ask.motion
    _ = room.require_game()
    if room.ballots.current is not None:
        raise RequestError("voting")
    require_reason(room, motion)
    voters = _voters(room, motion)
    if seat not in voters:
        raise RequestError("own-seat" if seat == motion.seat else "no-vote")
    if room.ballots.lost_within(motion, CALM, room.services.time.now()):
        raise RequestError("too-soon", "this vote was lost a moment ago")
    ballot = _counted(room, Ballot(NULL, seat, (seat,), motion=motion))
    if len(ballot.yes) < ballot.needs:
        room.record.set_motion(motion)
        room.add_notice(_CALLED[motion.kind], motion.seat, seat, _name(room, motion))
        await room.save()
    time = room.services.time
    room.ballots.open(ballot, time.now())
    time.after(OPEN, lambda: room.post_to_self(Recount()) if room.present else None)
    await _conclude(room, ballot)


async def vote(room: Room, seat: Seat, ballot: Ballot, *, yes: bool) -> None:
    """Count a vote on a motion; a seat's later vote replaces its earlier one."""
    assert ballot.motion is not None
    require_reason(room, ballot.motion)
    if seat not in _voters(room, ballot.motion):
        raise RequestError("no-vote")
    ayes, noes = {*ballot.yes} - {seat}, {*ballot.no} - {seat}
    (ayes if yes else noes).add(seat)
    ballot = replace(ballot, yes=tuple(sorted(ayes)), no=tuple(sorted(noes)))
    counted = _counted(room, ballot)
    room.ballots.update(counted)
    await _conclude(room, counted)


async def recount(room: Room, _listener: Listener, _ask: Recount) -> None:
    """Count again after a change of presence or of the game: a vote may be decided, or moot.

    A vote that was open when the server stopped is dropped with a notice.
    """
    ballot = room.ballots.current
    if ballot is None and room.record.motion is not None:
        room.add_notice("dropped", room.record.motion.seat, name=_name(room, room.record.motion))
        await _close(room, "")
    if ballot is None or ballot.motion is None:
        return
    try:
        require_reason(room, ballot.motion)
        counted = _counted(room, ballot)
    except RequestError:
        await _close(room, "")
        return
    if room.ballots.open_for(room.services.time.now()) >= OPEN:
        counted = replace(counted, no=tuple(sorted({*counted.voters} - {*counted.yes})))
    if counted != ballot or len(counted.yes) >= counted.needs:
        room.ballots.update(counted)
        await _conclude(room, counted)


# -- conditions ----------------------------------------------------------------------------------


def require_reason(room: Room, motion: Motion) -> None:
    """Raise `RequestError` for a motion for which there is no reason, or no longer."""
    if room.record.paused:
        raise RequestError("paused")
    if motion.kind == "admit":
        _require_applicant(room, motion)
        return
    has_stand_in = bool(person(room, motion.seat).bot)
    away_for = room.presence.away_for(motion.seat)
    waited = room.hourglass.waiting.get(motion.seat, -1) / 1000
    by_turns = room.record.config.pace == "turns"
    if motion.kind == "handover":
        is_due = away_for >= AWAY_PATIENCE or waited >= SEAT_PATIENCE
        if not has_stand_in and (by_turns or not is_due):
            raise RequestError("too-soon")
        return
    if has_stand_in or by_turns:
        raise RequestError("not-now")
    if motion.kind == "standin-turn" and waited < 0:
        raise RequestError("not-now", "the seat does not decide now")
    patience = TURN_PATIENCE if motion.kind == "standin-turn" else SEAT_PATIENCE
    if motion.seat in room.present and (room.record.config.pace != "none" or waited < patience):
        raise RequestError("too-soon")


def _require_applicant(room: Room, motion: Motion) -> None:
    applicant = room.record.applicant(motion.applicant)
    if applicant is None or applicant.seat != motion.seat:
        raise RequestError("no-applicant")
    if applicant.id not in room.audience.applicants:
        raise RequestError("no-applicant", "the applicant is not here")


def _voters(room: Room, motion: Motion) -> list[Seat]:
    here = sorted(room.present - {motion.seat})
    if motion.kind == "admit":  # or the host, by stand-ins, could take the vote from others
        return here
    return [seat for seat in here if not room.record.seats[seat].bot]


def _counted(room: Room, ballot: Ballot) -> Ballot:
    """A ballot with the votes of the present voters, and the number of yes it needs."""
    assert ballot.motion is not None
    voters = _voters(room, ballot.motion)
    needs = len(voters) // 2 + 1
    if ballot.motion.kind in ("handover", "admit"):
        needs = len(voters)
        if needs < 2:  # noqa: PLR2004 (one person alone is no vote)
            raise RequestError("too-few")
    return replace(
        ballot,
        yes=tuple(seat for seat in ballot.yes if seat in voters),
        no=tuple(seat for seat in ballot.no if seat in voters),
        needs=needs,
        voters=tuple(voters),
    )


# -- outcomes ------------------------------------------------------------------------------------


async def _conclude(room: Room, ballot: Ballot) -> None:
    """Carry a motion out, refuse it, or broadcast its ballot."""
    assert ballot.motion is not None
    if len(ballot.yes) >= ballot.needs:
        room.ballots.close()
        try:
            await _carry_out(room, ballot.motion)
        except BaseException:
            room.ballots.update(ballot)
            raise
        room.audience.broadcast_to_viewers(Voting(None, "agreed"))
    elif len(ballot.voters) - len(ballot.no) < ballot.needs:
        room.ballots.lose(ballot.motion, room.services.time.now())
        room.add_notice("refused", ballot.motion.seat, ballot.by, _name(room, ballot.motion))
        await _close(room, "refused")
    else:
        room.audience.broadcast_to_viewers(Voting(ballot))


async def _close(room: Room, outcome: Literal["", "refused"]) -> None:
    room.record.set_motion(None)
    await room.save()
    room.ballots.close()
    room.audience.broadcast_to_viewers(Voting(None, outcome))


async def _carry_out(room: Room, motion: Motion) -> None:
    room.record.set_motion(None)
    if motion.kind == "handover":
        await _carry_out_handover(room, motion.seat)
    elif motion.kind == "admit":
        await _let_in(room, motion)
    else:
        what: What = "standin-turn" if motion.kind == "standin-turn" else "standin-vote"
        await stand_in(room, motion.seat, what, TABLE)


async def _carry_out_handover(room: Room, seat: Seat) -> None:
    """End the token of a seat; a bot plays it, and it is offered."""
    room.add_notice("handover", seat, TABLE)
    heir = next_person(room, seat)
    if seat == room.record.host and heir is not None:
        make_host(room, heir, "crown-away", seat)
    room.record.vacate(seat)
    room.record.offer(seat)
    await room.save()
    unseat(room, seat)


async def _let_in(room: Room, motion: Motion) -> None:
    """Give the applicant the seat at once."""
    applicant = room.record.applicant(motion.applicant)
    assert applicant is not None
    take_seat(room, applicant, "seated-vote", seq=room.require_game().seq)
    await room.save()
    connect_newcomer(room, applicant)
    after_seat_change(room, applicant.seat)


def _name(room: Room, motion: Motion) -> str:
    """The name of the person whom a motion concerns."""
    applicant = room.record.applicant(motion.applicant) if motion.kind == "admit" else None
    return applicant.name if applicant else room.record.seats[motion.seat].name


HANDLERS: dict[type, Handler] = {Call: call, Recount: recount}
