"""Falling asleep and waking up: what only a room in memory knows is stored, and taken up again."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from undermine.server.store.base import RestRow
from undermine.server.table.bot_turns import waits_for_bot
from undermine.server.table.record import TableRecord
from undermine.server.table.rest import Rest
from undermine.server.table.room import Room
from undermine.server.table.seat_changes import Recount

_encode: Final = msgspec.json.Encoder().encode


def sleeping_row(room: Room, date: int) -> RestRow | None:
    """What is stored when a room is unloaded; None if the store knows all of it already."""
    record = room.record
    if record.status not in ("filling", "playing"):
        return None
    doc = _encode(msgspec.structs.replace(record, rest=_rest(room, date)))
    return RestRow(record.code, doc, _due(room, date))


def awake_row(record: TableRecord) -> RestRow:
    """What is stored while a table is in memory."""
    return RestRow(record.code, _encode(record), record.due)


def may_sleep(room: Room, seconds: float) -> bool:
    """Whether nobody is here, and nothing has happened or will happen within this time."""
    if room.audience or not is_calm(room, seconds):
        return False
    left = room.hourglass.left
    return left is None or left > seconds


def is_calm(room: Room, seconds: float) -> bool:
    """Whether nothing has happened for so long."""
    return not room.is_busy and room.services.time.now() - room.last_used > seconds


def let_go(room: Room) -> None:
    """Drop what can be computed again, and pack what is seldom read: nobody does anything."""
    room.round.pack()
    room.digests.pack()
    room.hints.clear()
    if room.game is not None and room.projector is not None:
        room.game.let_go()
        room.projector.let_go()


def goes_on(room: Room) -> bool:
    """Whether the game goes on by itself: a bot is next, or a clock runs."""
    return room.game is not None and _due(room, 0) is not None


def _due(room: Room, date: int) -> int | None:
    """When the game goes on by itself."""
    if waits_for_bot(room):
        return date
    left = room.hourglass.left
    return None if left is None else date + math.ceil(left)


def _rest(room: Room, date: int) -> Rest:
    game, left = room.game, room.hourglass.left
    return Rest(
        at=date,
        seq=game.seq if game else 0,
        clock=room.hourglass.rest(),
        turn=room.actor,
        round=game.round if game else 0,
        left=-1 if left is None else int(left * 1000),
        understood=tuple(sorted(room.round.understood)),
        absences=room.presence.rest(),
        vote=room.ballots.rest(),
    )


def recall(room: Room, rest: Rest, ran: float) -> None:
    """Go on as before a sleep in which the clock ran for so many seconds."""
    room.round.mark_understood(rest.understood)
    room.hourglass.recall(rest.clock, ran)
    if rest.vote is not None:
        room.ballots.open(rest.vote, room.services.time.now())
    room.post_to_self(Recount())  # a vote on a motion is dropped


def begin_anew(room: Room) -> None:
    """Go on after the server was killed: the clock runs from its beginning, votes are dropped."""
    if room.round.has_begun:
        room.round.mark_understood(room.record.persons())
    room.hourglass.restart()
    room.post_to_self(Recount())
