"""Chat, reactions, and votes on actions of the game."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.state import Seat
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Ballot, Propose, React, Said, Say, Vote, Voting
from undermine.server.store.base import TalkRow
from undermine.server.table.commands import seat_votes
from undermine.server.table.commands.play import read_action
from undermine.server.table.commit import commit
from undermine.server.table.plain_text import SAID_LENGTH, plain
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.views.projector import action_json


async def say(room: Room, listener: Listener, ask: Say) -> None:
    """Send a chat message, as plain text; also before a game."""
    seat = room.require_seat(listener)
    if not room.record.config.talk:
        raise RequestError("silent")
    text = plain(ask.text, SAID_LENGTH)
    if text:
        await _speak(room, _said(room, seat, text=text))


async def react(room: Room, listener: Listener, ask: React) -> None:
    """Send a reaction; signs are understood at a table without chat too."""
    seat = room.require_seat(listener)
    await _speak(room, _said(room, seat, sign=ask.sign))


def _said(room: Room, seat: Seat, *, text: str = "", sign: str = "") -> Said:
    return Said(seat, room.services.time.date(), room.record.seats[seat].name, text, sign)


async def _speak(room: Room, said: Said) -> None:
    row = TalkRow(said.at, said.seat, said.text, said.sign, said.name)
    await room.services.store.say(room.record.code, row)
    room.add_talk(said)
    room.audience.broadcast_to_viewers(said)


# -- votes ---------------------------------------------------------------------------------------


async def propose(room: Room, listener: Listener, ask: Propose) -> None:
    """Call a vote on an action that the rules leave to the whole table."""
    seat, game = room.require_seat(listener), room.require_game()
    action = read_action(game.rules, ask.action)
    if room.ballots.current is not None or action not in game.rules.open_calls(game.state):
        raise RequestError("not-now")
    voters = tuple(_people(room))
    ballot = Ballot(action_json(action), seat, (seat,), needs=len(voters), voters=voters)
    room.ballots.open(ballot, room.services.time.now())
    await _count(room, ballot)


async def vote(room: Room, listener: Listener, ask: Vote) -> None:
    """Count a vote; an action of the game needs every yes, and one no ends the vote."""
    seat = room.require_seat(listener)
    ballot = room.ballots.current
    if ballot is None:
        raise RequestError("not-now")
    if ballot.motion is not None:
        await seat_votes.vote(room, seat, ballot, yes=ask.yes)
        return
    if not ask.yes:
        room.ballots.close()
        room.audience.broadcast_to_viewers(Voting(None, "refused"))
        return
    ballot = replace(ballot, yes=tuple(sorted({*ballot.yes, seat})))
    room.ballots.update(ballot)
    await _count(room, ballot)


def _people(room: Room) -> list[Seat]:
    """Seats of people without a stand-in."""
    return [seat for seat in room.record.persons() if not room.record.seats[seat].bot]


async def _count(room: Room, ballot: Ballot) -> None:
    """Commit the action once every person without a stand-in has voted yes."""
    if not set(_people(room)) <= set(ballot.yes):
        room.audience.broadcast_to_viewers(Voting(ballot))
        return
    room.ballots.close()
    try:
        game = room.require_game()
        action = read_action(game.rules, ballot.action)
        await commit(room, [game.trial(game.state, action).prepared])
    except BaseException:
        room.ballots.update(ballot)
        raise
    room.audience.broadcast_to_viewers(Voting(None, "agreed"))


HANDLERS: dict[type, Handler] = {Say: say, React: react, Propose: propose, Vote: vote}
