"""Lists of tables, from the store: open tables, and those of one person.

Only a loaded table knows whose turn it is. A table of another node is asked for there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from msgspec.structs import replace

from undermine.core.state import NOBODY, Seat
from undermine.server.nodes.other_nodes import OtherNodes
from undermine.server.protocol.schemas import Brief
from undermine.server.store.base import TableRow, UnreadableError
from undermine.server.table.record import TableRecord, read_table
from undermine.server.table.room import Room
from undermine.server.tables import Tables

_LASTS: Final = 1.0
"""Seconds for which the public list takes what other nodes have told."""


class TableLists:
    """Lists for one server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._others = OtherNodes(tables.node, tables.claims) if tables.node else None
        self._elsewhere: dict[str, Brief] = {}
        """What other nodes told last of tables on the public list."""
        self._asked = -inf
        """When that was."""
        self._asking = asyncio.Lock()

    async def listed(self) -> list[Brief]:
        """Tables on the public list."""
        rows = await self._store.listed()
        elsewhere = await self._listed_elsewhere(rows)
        briefs = [elsewhere.get(row.code) or self._brief_if_readable(row) for row in rows]
        return [brief for brief in briefs if brief is not None]

    async def mine(self, tokens: dict[str, str]) -> list[Brief]:
        """The tables at which these tokens have a seat, and the games that ended there."""
        found: list[Brief] = []
        rows = await self._store.tables(list(tokens))
        mine = [(row, seat) for row in rows if (seat := self._seat_of(row, tokens)) is not None]
        elsewhere = await self._briefs_elsewhere([row for row, _ in mine])
        for row, seat in mine:
            try:
                now = elsewhere.get(row.code) or await self._brief_of_mine(row)
                found += await self._games_at(replace(now, you=seat))
            except UnreadableError as error:
                self._tables.log_unreadable(row.code, error)
        return found

    def _seat_of(self, row: TableRow, tokens: dict[str, str]) -> Seat | None:
        """The seat that somebody has at a table, if it can be read."""
        try:
            return read_table(row).seat_of(tokens[row.code])
        except UnreadableError as error:
            self._tables.log_unreadable(row.code, error)
            return None

    def here(self, codes: Iterable[str]) -> list[Brief]:
        """Those of these tables that live here, for another node."""
        rooms = self._tables.rooms
        found = [rooms[code] for code in codes if code in rooms]
        return [_brief(room.record, _present(room), 0) for room in found]

    async def _brief_of_mine(self, row: TableRow) -> Brief:
        """The table with whose turn it is, which nobody has stored if its server was killed."""
        record, is_here = read_table(row), row.code in self._tables.rooms
        if record.status != "playing" or record.rest is not None or is_here:
            return self._brief(row)
        try:
            if not self._tables.is_alone:  # it is woken where its people come to it
                room = await self._tables.still_room(row)
                return _brief(room.record, _present(room), row.touched)
            await self._tables.find(row.code)
        except UnreadableError as error:
            self._tables.log_unreadable(row.code, error)
        return self._brief(row)

    async def _listed_elsewhere(self, rows: Sequence[TableRow]) -> dict[str, Brief]:
        """Ask other nodes once for all who request the list within a second: anybody may."""
        async with self._asking:
            now = self._tables.time.now()
            if now >= self._asked + _LASTS:
                self._asked, self._elsewhere = now, await self._briefs_elsewhere(rows)
        here = self._tables.rooms
        return {code: brief for code, brief in self._elsewhere.items() if code not in here}

    async def _briefs_elsewhere(self, rows: Sequence[TableRow]) -> dict[str, Brief]:
        """The tables that other nodes own and know better than the store."""
        if self._others is None:
            return {}
        here = self._tables.rooms
        playing = [row for row in rows if row.status == "playing" and row.code not in here]
        found = await self._others.briefs([row.code for row in playing])
        touched = {row.code: row.touched for row in playing}
        return {code: replace(one, touched=touched[code]) for code, one in found.items()}

    def _brief_if_readable(self, row: TableRow) -> Brief | None:
        try:
            return self._brief(row)
        except UnreadableError as error:
            self._tables.log_unreadable(row.code, error)
            return None

    async def _games_at(self, now: Brief) -> list[Brief]:
        """The finished games of a table, then the present one."""
        ended = [
            replace(
                now,
                status="over",
                game_id=game.id,
                scores=game.scores,
                turn=NOBODY,
                turn_name="",
                left=-1,
                touched=game.ended,
            )
            for game in await self._store.games(now.code)
            if game.status == "over"
        ]
        return ended if now.status == "over" else [*ended, now]

    def _brief(self, row: TableRow) -> Brief:
        room = self._tables.rooms.get(row.code)
        if room is not None:
            return _brief(room.record, _present(room), row.touched)
        record = read_table(row)
        return _brief(record, self._asleep(record), row.touched)

    def _asleep(self, record: TableRecord) -> _Moment:
        rest = record.rest
        if rest is None:
            return _Moment()
        ran = int(rest.clock_ran(self._tables.time) * 1000)
        return _Moment(rest.round, rest.turn, max(0, rest.left - ran) if rest.left >= 0 else -1)


class _Moment(NamedTuple):
    """What a list tells of a game."""

    round: int = 0
    turn: Seat = NOBODY
    left: int = -1


def _present(room: Room) -> _Moment:
    if room.game is None or room.record.status == "filling":
        return _Moment()
    clock = room.hourglass.shown
    return _Moment(room.game.round, room.actor, clock.left if clock else -1)


def _brief(record: TableRecord, now: _Moment, touched: int) -> Brief:
    return Brief(
        code=record.code,
        game=record.config.game,
        status=record.status,
        seats=len(record.seats),
        people=len(record.persons()),
        free=sum(seat.kind == "open" for seat in record.seats),
        round=now.round,
        you=-1,
        turn=now.turn,
        turn_name=record.seats[now.turn].name if now.turn >= 0 else "",
        left=now.left,
        game_id=record.game_id,
        touched=touched,
    )
