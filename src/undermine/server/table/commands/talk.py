"""Table talk and votes."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.state import Seat
from undermine.server.protocol.messages import Ballot, Propose, React, Said, Say, Vote, Voting
from undermine.server.store.base import TalkRow
from undermine.server.table.commands import seat_votes
from undermine.server.table.commands.play import read_action
from undermine.server.table.commit import commit
from undermine.server.table.plain_text import SAID_LENGTH, plain
from undermine.server.table.room import Handle, Listener, Room, Trouble
from undermine.server.views.projector import action_json


async def say(room: Room, listener: Listener, ask: Say) -> None:
    """Say something to the table, in plain text."""
    seat = _may_talk(room, listener)
    text = plain(ask.text, SAID_LENGTH)
    if text:
        await _speak(room, Said(seat, room.services.time.date(), text=text))


async def react(room: Room, listener: Listener, ask: React) -> None:
    """Show a sign."""
    seat = _may_talk(room, listener)
    await _speak(room, Said(seat, room.services.time.date(), sign=ask.sign))


async def _speak(room: Room, said: Said) -> None:
    row = TalkRow(said.at, said.seat, said.text, said.sign)
    await room.services.store.say(room.doc.code, row)
    room.said.append(said)
    room.tell_whoever_may_look(said)


def _may_talk(room: Room, listener: Listener) -> Seat:
    seat = room.seat_of(listener)
    if not room.doc.config.talk:
        raise Trouble("silent")
    return seat


# -- votes ---------------------------------------------------------------------------------------


async def propose(room: Room, listener: Listener, ask: Propose) -> None:
    """Let the table vote on something that the rules let it agree on."""
    seat, live = room.seat_of(listener), room.playing
    action = read_action(live.rules, ask.action)
    if room.ballot is not None or action not in live.rules.open_calls(live.state):
        raise Trouble("not-now")
    voters = tuple(_people(room))
    room.ballot = Ballot(action_json(action), seat, (seat,), needs=len(voters), voters=voters)
    await _count(room)


async def vote(room: Room, listener: Listener, ask: Vote) -> None:
    """For or against; on an action of the game all must agree, and one no is enough."""
    seat = room.seat_of(listener)
    if room.ballot is None:
        raise Trouble("not-now")
    if room.ballot.motion is not None:
        await seat_votes.vote(room, seat, room.ballot, yes=ask.yes)
        return
    if not ask.yes:
        room.ballot = None
        room.tell_whoever_may_look(Voting(None, "refused"))
        return
    room.ballot = replace(room.ballot, yes=tuple(sorted({*room.ballot.yes, seat})))
    await _count(room)


def _people(room: Room) -> list[Seat]:
    """Seats of people who decide themselves."""
    return [seat for seat in room.doc.persons() if not room.doc.seats[seat].bot]


async def _count(room: Room) -> None:
    """Everybody whose seat no bot plays has to agree."""
    assert room.ballot is not None
    if not set(_people(room)) <= set(room.ballot.yes):
        room.tell_whoever_may_look(Voting(room.ballot))
        return
    ballot, room.ballot = room.ballot, None
    try:
        await commit(room, [read_action(room.playing.rules, ballot.action)])
    except BaseException:
        room.ballot = ballot
        raise
    room.tell_whoever_may_look(Voting(None, "agreed"))


HANDLERS: dict[type, Handle] = {Say: say, React: react, Propose: propose, Vote: vote}
